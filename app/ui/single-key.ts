const TYPING = 'input, textarea, select, [contenteditable], [role=listbox]';

/** Off while typing, in dialogs, and where the settings turn single keys off. */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  if (document.documentElement.dataset.keys === 'off') return false;
  return !(target instanceof Element && target.closest(`${TYPING}, dialog`));
}
