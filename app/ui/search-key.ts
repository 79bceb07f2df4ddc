/** `/` and Ctrl or Cmd+K go to the search box (design language, section 8). */
import { isSingleKey } from './single-key.ts';

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

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && isSingleKey(event);
}
