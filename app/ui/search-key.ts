/** `/` and Ctrl or Cmd+K go to the search box (design language, section 8). */
const TYPING = 'input, textarea, select, [contenteditable]';

export function followSearchKey(): void {
  addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-search-box]')];
    const box = boxes.find((candidate) => candidate.checkVisibility());
    if (!box) return;
    event.preventDefault();
    box.focus();
    box.select();
  });
}

function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  // Single keys are off while typing, and when the settings turn them off.
  const isTyping = target instanceof Element && target.matches(TYPING);
  const areOff = document.documentElement.dataset.keys === 'off';
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && !areOff;
}
