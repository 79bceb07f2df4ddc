/**
 * `/`, Ctrl or Cmd+K and the phone's search link open the palette; until it is loaded the search
 * box takes the keys.
 */
import { trackRequest } from './progress.ts';
import { isSingleKey } from './single-key.ts';

export interface PaletteStart {
  /** Typed before the palette was loaded. */
  typed: string;
  opener: HTMLElement | null;
}

export type OpenPalette = (start: PaletteStart) => void;

export function followSearchKey(loadPalette: () => Promise<OpenPalette>): void {
  addEventListener('keydown', async (event) => {
    if (!isSearchKey(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    const opener = document.activeElement as HTMLElement | null;
    const box = findBox();
    box?.focus();
    box?.select();
    try {
      const openPalette = await trackRequest(loadPalette());
      const isStillWanted = !box || document.activeElement === box;
      if (isStillWanted && !document.querySelector('dialog[open]')) {
        openPalette({ typed: box ? takeTyped(box) : '', opener });
      }
    } catch {}
  });
  addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-opens-search]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      const openPalette = await trackRequest(loadPalette());
      openPalette({ typed: '', opener: link });
    } catch {
      location.assign(link.href);
    }
  });
}

function findBox(): HTMLInputElement | undefined {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-search-box]')];
  return boxes.find((candidate) => candidate.checkVisibility());
}

/** What the visitor typed into the box, which is reset. */
function takeTyped(box: HTMLInputElement): string {
  const typed = box.value === box.defaultValue ? '' : box.value;
  box.value = box.defaultValue;
  return typed;
}

function isSearchKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (key.toLowerCase() === 'k') return (ctrlKey || metaKey) && !altKey;
  return key === '/' && isSingleKey(event);
}
