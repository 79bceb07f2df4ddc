/** The one queue of the page, and the call that everything else uses. */
import { createToastQueue, type ToastRequest } from './toast-queue.ts';

export const toastQueue = createToastQueue();

/** Shows a toast and returns what closes it; a wrong request is logged and not shown. */
export function showToast(request: ToastRequest): () => void {
  return toastQueue.show(request);
}
