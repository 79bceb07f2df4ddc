import { useEffect, useSyncExternalStore } from 'react';
import { toastsText } from '../text/text.ts';
import { toastQueue } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';
import { followToastKeys } from './toast-keys.ts';
import { TOAST_POSITIONS, type ToastPosition, type ToastsByPosition } from './toast-queue.ts';

const NONE: ToastsByPosition = {};

export function Toasts() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.getToasts, () => NONE);
  useEffect(holdWhileHidden, []);
  useEffect(() => followToastKeys(toastQueue), []);
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
