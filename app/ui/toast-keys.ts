/** F6 moves to the toasts and back, Esc closes the focused one. */
import type { ToastQueue } from './toast-queue.ts';

export function followToastKeys(queue: ToastQueue): () => void {
  let cameFrom: HTMLElement | null = null;

  const goBack = () => {
    if (cameFrom?.isConnected) cameFrom.focus();
    cameFrom = null;
  };

  const onKey = (event: KeyboardEvent) => {
    const inside = document.activeElement?.closest<HTMLElement>('[data-toast]');
    const shown = [...document.querySelectorAll<HTMLElement>('[data-toast]')];
    if (event.key === 'F6' && shown.length > 0) {
      event.preventDefault();
      const next = inside ? shown[shown.indexOf(inside) + 1] : shown[0];
      if (!inside) cameFrom = document.activeElement as HTMLElement | null;
      if (next) next.focus();
      else goBack();
    }
    if (event.key === 'Escape' && inside) {
      event.preventDefault();
      const next = shown[shown.indexOf(inside) + 1] ?? shown[shown.indexOf(inside) - 1];
      queue.dismiss(Number(inside.dataset.toast));
      if (next) next.focus();
      else goBack();
    }
  };

  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
