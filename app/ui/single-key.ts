const TYPING = 'input, textarea, select, [contenteditable], [role=listbox]';

const KEYS = 'keys';

/** Off while typing, in dialogs, and where they were turned off. */
export function isSingleKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return false;
  if (areSingleKeysOff()) return false;
  return !(target instanceof Element && target.closest(`${TYPING}, dialog`));
}

/** In this browser (WCAG 2.1.4). */
export function areSingleKeysOff(): boolean {
  try {
    return localStorage.getItem(KEYS) === 'off';
  } catch {
    return false;
  }
}

export function turnSingleKeys(isOff: boolean): void {
  if (isOff) localStorage.setItem(KEYS, 'off');
  else localStorage.removeItem(KEYS);
}
