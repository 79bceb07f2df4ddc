import { type FormEvent, useState } from 'react';
import { localPath } from '../../../base/locale-path.ts';
import { pathTo, settingsPath, withQuery } from '../../../base/paths.ts';
import { subscriptionText as text } from '../../../text/text.ts';
import { Button } from '../../../ui/button.tsx';
import { request } from '../../../ui/request.ts';
import { showToast } from '../../../ui/toast-queue.ts';

interface CancelRenewalFormProps {
  uuid: string;
  xsrfToken: string;
  /** The day it would end, formatted. */
  end: string;
}

const BACK = settingsPath('subscription');

export function CancelRenewalForm({ uuid, xsrfToken, end }: CancelRenewalFormProps) {
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const call = withQuery(pathTo('/api/user/settings/subscription_cancel'), { uuid });
    const answer = await request(call, { method: 'POST' });
    if (answer.ok) {
      location.assign(localPath(withQuery(BACK, { done: 'cancelled' })));
      return;
    }
    setBusy(false);
    const { message = '' } = (answer.body ?? {}) as { message?: string };
    showToast({
      type: 'negative',
      message: text.failed.cancel,
      caption: message === text.failed.cancel ? undefined : message,
    });
  }

  return (
    <form
      className="row"
      method="post"
      action={pathTo('/dashboard/account-settings/subscription/cancel')}
      onSubmit={send}
    >
      <input type="hidden" name="_xsrf" value={xsrfToken} />
      <input type="hidden" name="uuid" value={uuid} />
      <Button type="submit" look="danger" large busy={isBusy}>
        {text.cancelConfirm(end)}
      </Button>
      <a href={BACK}>{text.cancelBack}</a>
    </form>
  );
}
