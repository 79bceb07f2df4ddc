// Polls until the provider has reported the payment; without script, a link reloads.

import { useEffect, useState } from 'react';
import { localPath } from '../../../base/locale-path.ts';
import { pathTo } from '../../../base/paths.ts';
import { checkoutText } from '../../../text/text.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/icon.tsx';
import { request } from '../../../ui/request.ts';

const text = checkoutText.return;
const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 10_000;
const GIVE_UP_AFTER_MS = 120_000;

interface WaitForPaymentProps {
  uuid: string;
  href: string;
}

export function WaitForPayment({ uuid, href }: WaitForPaymentProps) {
  const [isPolling, setPolling] = useState(false);
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const startedAt = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    setPolling(true);
    async function poll(waitMs: number) {
      const { ok, body } = await request(pathTo('/api/checkout/:uuid', { uuid }));
      const state = ok ? (body as { data: { state: string } }).data.state : 'open';
      if (state !== 'open') {
        location.replace(localPath(href));
        return;
      }
      if (Date.now() - startedAt > GIVE_UP_AFTER_MS) {
        setPolling(false);
        setLong(true);
        return;
      }
      timer = setTimeout(poll, waitMs, Math.min(waitMs * 1.5, LONGEST_WAIT_MS));
    }
    timer = setTimeout(poll, FIRST_WAIT_MS, FIRST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [uuid, href]);

  return (
    <>
      <p className="lead" role="status">
        {isPolling && <Spinner />} {isLong ? text.long : text.waitingWhy}
      </p>
      <p>
        <ButtonLink href={href} rel="nofollow">
          {text.refresh}
        </ButtonLink>
      </p>
    </>
  );
}
