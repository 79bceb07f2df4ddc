import type { MouseEvent } from 'react';

/** Lets a link do its act in place; a click that opens a tab or a window stays the browser's. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  };
}
