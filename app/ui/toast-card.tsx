import { toastsText } from '../text/text.ts';
import { Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import type { Toast, ToastAction } from './toast-queue.ts';

export interface ToastCardProps {
  toast: Toast;
  onClose: () => void;
}

export function ToastCard({ toast, onClose }: ToastCardProps) {
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
      {actions.map((action) => (
        <ToastActionButton key={action.label} action={action} onClose={onClose} />
      ))}
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

function ToastActionButton({ action, onClose }: { action: ToastAction; onClose: () => void }) {
  if (action.href) {
    return (
      <a className="button button-quiet" href={action.href} onClick={action.onClick}>
        {action.label}
      </a>
    );
  }
  const act = () => {
    onClose();
    action.onClick?.();
  };
  return (
    <button type="button" className="button button-quiet" onClick={act}>
      {action.label}
    </button>
  );
}
