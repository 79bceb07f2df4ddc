import type { MouseEvent } from 'react';

/** Handles a link's click in place, unless it opens a tab or a window. */
export function onPlainClick(act: () => void): (event: MouseEvent) => void {
  return (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    act();
  };
}
