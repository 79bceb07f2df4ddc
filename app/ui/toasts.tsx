import { useEffect, useSyncExternalStore } from 'react';
import { toastsText } from '../text/text.ts';
import { toastQueue } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';
import { TOAST_POSITIONS, type ToastPosition, type ToastsByPosition } from './toast-queue.ts';

const NONE: ToastsByPosition = {};

export function Toasts() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.getToasts, () => NONE);
  useEffect(holdWhileHidden, []);
  useEffect(followKeys, []);
  return (
    <section className="toasts" aria-label={toastsText.region}>
      {TOAST_POSITIONS.map((position) => (
        <div
          key={position}
          className={toasts[position]?.length ? `toast-region toast-region-${position}` : undefined}
          aria-live="polite"
          {...holdWhileUsed(position)}
        >
          {toasts[position]?.map((toast) => (
            <ToastCard key={toast.id} toast={toast} onClose={() => toastQueue.dismiss(toast.id)} />
          ))}
        </div>
      ))}
    </section>
  );
}

function holdWhileUsed(position: ToastPosition) {
  return {
    onPointerEnter: () => toastQueue.hold('pointer', position),
    onPointerLeave: () => toastQueue.release('pointer', position),
    onFocus: () => toastQueue.hold('focus', position),
    onBlur: () => toastQueue.release('focus', position),
  };
}

function holdWhileHidden() {
  const follow = () =>
    document.visibilityState === 'hidden'
      ? toastQueue.hold('hidden')
      : toastQueue.release('hidden');
  follow();
  document.addEventListener('visibilitychange', follow);
  return () => document.removeEventListener('visibilitychange', follow);
}

/** F6 moves to the toasts and back, Esc closes the focused one. */
function followKeys(): () => void {
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
      toastQueue.dismiss(Number(inside.dataset.toast));
      if (next) next.focus();
      else goBack();
    }
  };

  document.addEventListener('keydown', onKey);
  return () => document.removeEventListener('keydown', onKey);
}
