// Sends what waits in alert_deliveries. A webhook may get a message twice, under one webhook-id,
// where its answer was lost; it gets it at least once unless it fails for three days.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { signWebhook } from './sign-webhook.ts';
import { authorizePush, encryptPush, readVapid } from './web-push.ts';

// Longer than one attempt; then another process may take it.
const CLAIM_S = 60;
const ATTEMPT_MS = 10_000;
const AT_ONCE = 4;
const RETRY_AFTER_S = [5, 60, 300, 1_800, 7_200, 21_600, 43_200];
const STOP_AFTER = raw`interval '3 days'`;
/** A notice that is a day old is none. */
const PUSH_S = 86_400;

export interface Delivering {
  sql: Sql;
  settings: Settings;
  fetch: FetchOutside;
  log: JobLog;
  signal: AbortSignal;
}

interface Claimed {
  id: string;
  body: Record<string, unknown>;
  attempts: number;
  createdAt: Date;
  userId: number | null;
  url: string | null;
  secrets: string[] | null;
  browserId: number | null;
  endpoint: string | null;
  p256dh: string | null;
  auth: string | null;
}

/** Until none is due or `signal` aborts; a slow receiver does not hold up the others. */
export async function deliverDue(delivering: Delivering): Promise<void> {
  const work = async () => {
    while (!delivering.signal.aborted) {
      const claimed = await claimDue(delivering.sql);
      if (!claimed) return;
      await (claimed.endpoint ? deliverPush : deliverPost)(delivering, claimed);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function claimDue(sql: Sql): Promise<Claimed | null> {
  const { rows } = await raw<Claimed>`
    with claimed as (
      update alert_deliveries set attempts = attempts + 1,
        next_attempt_at = now() + make_interval(secs => ${CLAIM_S}::int)
      where id = (select id from alert_deliveries where next_attempt_at <= now()
        order by next_attempt_at, created_at limit 1 for update skip locked)
      returning *
    )
    select c.id, c.body, c.attempts, c.created_at as "createdAt", w.user_id as "userId", w.url, w.secrets,
      p.id as "browserId", p.endpoint, p.p256dh, p.auth
    from claimed c left join alert_webhooks w on w.user_id = c.webhook_user_id
      left join push_subscriptions p on p.id = c.push_subscription_id`.execute(sql);
  return rows[0] ?? null;
}

/** 0 where nothing answered. */
async function send(
  { fetch, signal }: Delivering,
  url: string,
  post: { body: string | Buffer; headers: Record<string, string> },
): Promise<{ status: number; reason: string }> {
  try {
    const limits = { timeoutMs: ATTEMPT_MS, silenceMs: ATTEMPT_MS, signal };
    const { status } = await fetch(url, { ...limits, post });
    return { status, reason: `status ${status}` };
  } catch (error) {
    return { status: 0, reason: (error as Error).message };
  }
}

const isDone = (status: number) => status >= 200 && status < 300;

async function deliverPost(delivering: Delivering, claimed: Claimed): Promise<void> {
  const { sql, log } = delivering;
  const { id, userId, url, secrets, attempts } = claimed;
  const now = new Date();
  const body = JSON.stringify({ ...claimed.body, timestamp: claimed.createdAt.toISOString() });
  const headers = signWebhook(secrets ?? [], id, Math.floor(now.getTime() / 1_000), body);
  const { status, reason } = await send(delivering, url ?? '', { body, headers });
  if (isDone(status)) {
    await forget(sql, id);
    await raw`
      update alert_webhooks set failing_since = null
      where user_id = ${userId} and failing_since is not null`.execute(sql);
    return log.info({ delivery: id, attempt: attempts }, 'webhook delivered');
  }
  log.warn({ delivery: id, attempt: attempts, reason }, 'webhook not delivered');
  const { rows } = await raw<{ isStopped: boolean }>`
    update alert_webhooks set failing_since = coalesce(failing_since, now()),
      stopped_at = case when ${status === 410}::boolean or failing_since < now() - ${STOP_AFTER} then now() end
    where user_id = ${userId} and url = ${url} and stopped_at is null
    returning stopped_at is not null as "isStopped"`.execute(sql);
  if (rows[0]?.isStopped) return stopWebhook(delivering, claimed);
  // Its other messages wait with it: it is asked once, and the others do not wait for its silence.
  await raw`
    update alert_deliveries set next_attempt_at = now() + make_interval(secs => ${retryAfter(attempts)}::int)
    where webhook_user_id = ${userId} and (id = ${id} or next_attempt_at <= now())`.execute(sql);
}

async function stopWebhook({ sql, settings }: Delivering, { id, userId, url }: Claimed) {
  await sql.transaction().execute(async (transaction) => {
    await raw`delete from alert_deliveries where webhook_user_id = ${userId}`.execute(transaction);
    const { rows } = await raw<{ name: string; email: string }>`
      select name, email from users where id = ${userId} and email_verified_at is not null`.execute(
      transaction,
    );
    for (const { name, email } of rows) {
      await queueMail(transaction, settings, {
        to: email,
        template: 'webhook_stopped',
        data: { name, host: URL.parse(url ?? '')?.host ?? '' },
        dedupeKey: `webhook-stopped:${id}`,
      });
    }
  });
}

async function deliverPush(delivering: Delivering, claimed: Claimed): Promise<void> {
  const { sql, settings, log } = delivering;
  const { id, body, attempts, createdAt, browserId } = claimed;
  const { VAPID_PRIVATE_KEY, CONTACT_EMAIL, SITE_URL } = settings;
  const now = new Date();
  const isOld = now.getTime() - createdAt.getTime() > PUSH_S * 1_000;
  if (isOld || !VAPID_PRIVATE_KEY) return forget(sql, id);
  const browser = {
    endpoint: claimed.endpoint ?? '',
    p256dh: claimed.p256dh ?? '',
    auth: claimed.auth ?? '',
  };
  const subject = CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : SITE_URL;
  const { status, reason } = await send(delivering, browser.endpoint, {
    body: encryptPush(Buffer.from(JSON.stringify(body)), browser),
    headers: {
      authorization: authorizePush(readVapid(VAPID_PRIVATE_KEY), browser.endpoint, subject, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(PUSH_S),
      urgency: 'normal',
    },
  });
  if (isDone(status)) return forget(sql, id);
  log.warn({ delivery: id, attempt: attempts, reason }, 'push not delivered');
  if (status === 404 || status === 410) {
    // The browser is gone, and its messages with it.
    await raw`delete from push_subscriptions where id = ${browserId}`.execute(sql);
    return;
  }
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  if (isRefused) return forget(sql, id);
  await raw`
    update alert_deliveries set next_attempt_at = now() + make_interval(secs => ${retryAfter(attempts)}::int)
    where id = ${id}`.execute(sql);
}

function retryAfter(attempts: number): number {
  return RETRY_AFTER_S[Math.min(attempts, RETRY_AFTER_S.length) - 1] ?? 0;
}

async function forget(sql: Sql, id: string): Promise<void> {
  await raw`delete from alert_deliveries where id = ${id}`.execute(sql);
}
