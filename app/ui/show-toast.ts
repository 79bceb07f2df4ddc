import { createToastQueue, type ToastRequest } from './toast-queue.ts';

export const toastQueue = createToastQueue();

/** Returns what closes the toast; a refused request is logged and not shown. */
export function showToast(request: ToastRequest): () => void {
  return toastQueue.show(request);
}
