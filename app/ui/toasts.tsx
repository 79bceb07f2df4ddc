import { useEffect, useSyncExternalStore } from 'react';
import { toastsText } from '../text/text.ts';
import { Icon, Spinner } from './icon.tsx';
import {
  TOAST_POSITIONS,
  type Toast,
  type ToastPosition,
  type ToastsByPosition,
  toastQueue,
} from './toast-queue.ts';

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

export function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const { id, type, message, caption, actions, count, badgePosition } = toast;
  return (
    <div
      className={`toast toast-${type}`}
      role={type === 'negative' || type === 'warning' ? 'alert' : 'status'}
      aria-atomic="true"
      tabIndex={-1}
      data-toast={id}
    >
      {type === 'ongoing' ? <Spinner /> : <Icon name={type} className="toast-icon" />}
      <div className="toast-words">
        <p className="toast-message" dir="auto">
          {message}
        </p>
        {caption && (
          <p className="toast-caption" dir="auto">
            {caption}
          </p>
        )}
      </div>
      {actions.map(({ label, href, onClick }) =>
        href ? (
          <a key={label} className="button button-quiet" href={href} onClick={onClick}>
            {label}
          </a>
        ) : (
          <button
            key={label}
            type="button"
            className="button button-quiet"
            onClick={() => {
              onClose();
              onClick?.();
            }}
          >
            {label}
          </button>
        ),
      )}
      {type !== 'ongoing' && (
        <button
          type="button"
          className="icon-button"
          aria-label={toastsText.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      )}
      {count > 1 && (
        <span className={`toast-badge toast-badge-${badgePosition}`}>
          <span className="visually-hidden">{toastsText.times(count)}</span>
          <span aria-hidden="true">{count}</span>
        </span>
      )}
    </div>
  );
}
