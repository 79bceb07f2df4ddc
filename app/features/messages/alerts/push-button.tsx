// Subscribes this browser to web push, and sends what it gives as a form.
import { useRef, useState } from 'react';
import { pathTo } from '../../../base/paths.ts';
import { alertsText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-queue.ts';

interface PushButtonProps {
  xsrfToken: string;
  /** Public key of the site, base64url. */
  pushKey: string;
}

export function PushButton({ xsrfToken, pushKey }: PushButtonProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);

  async function subscribe() {
    setBusy(true);
    try {
      const fields = await subscribeBrowser(pushKey);
      for (const [name, value] of Object.entries(fields)) {
        const input = form.current?.elements.namedItem(name);
        if (input instanceof HTMLInputElement) input.value = value;
      }
      form.current?.requestSubmit();
    } catch (error) {
      console.info('Push was not set up:', error);
      showToast({ type: 'negative', message: text.pushFailed });
      setBusy(false);
    }
  }

  return (
    <form ref={form} method="post" action={pathTo('/dashboard/alerts')}>
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="action" value="add-browser" />
      <input type="hidden" name="endpoint" />
      <input type="hidden" name="p256dh" />
      <input type="hidden" name="auth" />
      <Button busy={isBusy} onClick={subscribe}>
        {text.addBrowser}
      </Button>
      <noscript>{text.needsScript}</noscript>
    </form>
  );
}

/** Asks for permission. Throws where the browser cannot, or its user does not want it. */
async function subscribeBrowser(pushKey: string): Promise<Record<string, string>> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' };
}
