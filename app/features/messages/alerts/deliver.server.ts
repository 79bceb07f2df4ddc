// Delivers alerts to browsers and webhooks. A webhook may get a message twice, under one
// webhook-id, where its answer was lost; it gets it at least once unless it fails for three days.
import { setTimeout as wait } from 'node:timers/promises';
import { sql as raw } from 'kysely';
import { DEFAULT_LOCALE, readLocale } from '../../../base/locale.ts';
import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import { inLocale } from '../../../http/locale.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog } from '../../../jobs/jobs.server.ts';
import {
  type Claimed,
  claimFirst,
  DeliveryFailed,
  isDue,
  type Queue,
  secondsFromNow,
  sendDue,
} from '../../../outbox/queue.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { sayInChat, type WebhookMessage } from './chat-forms.ts';
import { authorizePush, encryptPush, signWebhook } from './signatures.ts';

// Longer than one attempt; then another process may take it.
const CLAIM_S = 60;
const ATTEMPT_MS = 10_000;
const AT_ONCE = 4;
const LOOK_AGAIN_MS = 500;
const RETRY_AFTER_S = [5, 60, 300, 1_800, 7_200, 21_600, 43_200];
const STOP_AFTER = raw`interval '3 days'`;
/** Notices older than a day are dropped. */
const PUSH_S = 86_400;

/** Of one account a second; what comes faster waits its turn, so that others do not wait. */
const PUSHES_A_SECOND = 2;

/** To every browser of the account. */
export async function queuePush(sql: Sql, userId: number, body: object): Promise<void> {
  await raw`
    insert into alert_deliveries (push_subscription_id, body, next_attempt_at)
    select id, ${JSON.stringify(body)}::jsonb, now() + make_interval(secs => (
      select count(*) / ${PUSHES_A_SECOND}::int from alert_deliveries d
        join push_subscriptions p on p.id = d.push_subscription_id
      where p.user_id = ${userId}))
    from push_subscriptions where user_id = ${userId}`.execute(sql);
}

/** Nothing without a webhook, or where it was switched off. */
export async function queuePost(sql: Sql, userId: number, body: object): Promise<void> {
  await raw`
    insert into alert_deliveries (webhook_user_id, body)
    select user_id, ${JSON.stringify(body)}::jsonb from alert_webhooks
    where user_id = ${userId} and stopped_at is null`.execute(sql);
}

interface Delivery extends Claimed {
  id: string;
  body: WebhookMessage & Record<string, unknown>;
  createdAt: Date;
  /** One of the two. */
  webhook: { user_id: number; url: string; secrets: string[]; locale: string } | null;
  browser: { id: number; user_id: number; endpoint: string; p256dh: string; auth: string } | null;
}

const receiverOf = ({ webhook, browser }: Delivery) =>
  webhook ? `webhook ${webhook.user_id}` : `push ${browser?.user_id}`;
const RECEIVER = raw`coalesce('webhook ' || webhook_user_id,
  'push ' || (select user_id from push_subscriptions where id = push_subscription_id))`;

const deliveryQueue = {
  async claim(sql: Sql, others: Iterable<string>): Promise<Delivery | null> {
    const claimed = claimFirst('alert_deliveries', {
      due: raw`${isDue} and ${RECEIVER} <> all (${[...others]}::text[])`,
      order: raw`next_attempt_at, created_at`,
      changes: raw`next_attempt_at = ${secondsFromNow(CLAIM_S)}`,
    });
    const { rows } = await raw<Delivery>`
      with claimed as (${claimed})
      select c.id, c.body, c.attempts, c.created_at as "createdAt", to_json(w) as webhook,
        to_json(p) as browser
      from claimed c left join (select w.*, u.locale from alert_webhooks w join users u on u.id = w.user_id) w
          on w.user_id = c.webhook_user_id
        left join push_subscriptions p on p.id = c.push_subscription_id`.execute(sql);
    return rows[0] ?? null;
  },
  pauseAfterS: (attempts: number) => RETRY_AFTER_S[attempts - 1] ?? RETRY_AFTER_S.at(-1),
  async postpone(sql: Sql, { id, webhook }: Delivery, seconds: number): Promise<void> {
    // Other messages of a webhook wait with it: it is asked once, and the others do not wait.
    await raw`
      update alert_deliveries set next_attempt_at = ${secondsFromNow(seconds)}
      where id = ${id}
        or webhook_user_id = ${webhook?.user_id ?? null} and next_attempt_at <= now()`.execute(sql);
  },
};

async function forget(sql: Sql, { id }: Delivery): Promise<void> {
  await raw`delete from alert_deliveries where id = ${id}`.execute(sql);
}

interface Delivering {
  sql: Sql;
  settings: Settings;
  fetch: FetchOutside;
  log: JobLog;
  signal: AbortSignal;
}

/** Until none is due or `signal` aborts; a slow receiver does not hold up the others. */
export async function deliverDue(delivering: Delivering): Promise<void> {
  const { sql, signal, log } = delivering;
  const queue = oneOfEach();
  const send = () =>
    sendDue(queue, {
      sql,
      signal,
      async deliver(delivery) {
        const { webhook, browser } = delivery;
        if (webhook) await post(delivering, delivery, webhook);
        if (browser) await push(delivering, delivery, browser);
      },
      log({ id, attempts, webhook }, failure) {
        const fields = { delivery: id, attempt: attempts };
        const what = webhook ? 'webhook' : 'push';
        if (failure) log.warn({ ...fields, reason: failure.message }, `${what} not delivered`);
        else if (webhook) log.info(fields, 'webhook delivered');
      },
    });
  const work = async () => {
    await send();
    // While one waits for its receiver, messages to others may fall due.
    while (queue.isBusy() && !signal.aborted) {
      await wait(LOOK_AGAIN_MS);
      await send();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Remembered at most; the next round begins then. */
const MOST_SERVED = 100;

/**
 * Each account's webhook has one sender at a time, and its browsers one: others go on. They are
 * served in turn: slow ones with much waiting would otherwise hold all senders.
 */
function oneOfEach(): Queue<Delivery> & { isBusy(): boolean } {
  const busy = new Set<string>();
  const served = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const whenDone = async (delivery: Delivery, work: Promise<void>) => {
    try {
      await work;
    } finally {
      const receiver = receiverOf(delivery);
      busy.delete(receiver);
      if (served.size < MOST_SERVED) served.add(receiver);
      else served.clear();
    }
  };
  const { claim, pauseAfterS, postpone } = deliveryQueue;
  const end = (sql: Sql, delivery: Delivery) => whenDone(delivery, forget(sql, delivery));
  return {
    isBusy: () => busy.size > 0,
    // One claim after the other: the next knows whom this one is for.
    claim(sql) {
      const next = last.then(async () => {
        let delivery = served.size > 0 ? await claim(sql, [...busy, ...served]) : null;
        if (!delivery) {
          served.clear();
          delivery = await claim(sql, busy);
        }
        if (delivery) busy.add(receiverOf(delivery));
        return delivery;
      });
      last = next.catch(() => {});
      return next;
    },
    pauseAfterS,
    markSent: end,
    giveUp: end,
    postpone: (sql, one, seconds) => whenDone(one, postpone(sql, one, seconds)),
  };
}

/** 0 where nothing answered. */
async function send(
  { fetch, signal }: Delivering,
  url: string,
  post: { body: string | Buffer; headers: Record<string, string> },
): Promise<{ status: number; isDone: boolean; reason: string }> {
  try {
    const limits = { timeoutMs: ATTEMPT_MS, silenceMs: ATTEMPT_MS, signal };
    const { status } = await fetch(url, { ...limits, post });
    return { status, isDone: status >= 200 && status < 300, reason: `status ${status}` };
  } catch (error) {
    return { status: 0, isDone: false, reason: (error as Error).message };
  }
}

async function post(
  delivering: Delivering,
  { id, createdAt, ...delivery }: Delivery,
  { user_id, url, secrets, locale }: NonNullable<Delivery['webhook']>,
): Promise<void> {
  const { sql, settings } = delivering;
  const message = { ...delivery.body, timestamp: createdAt.toISOString() };
  const said = inLocale(readLocale(locale) ?? DEFAULT_LOCALE, () => sayInChat(url, message));
  const body = JSON.stringify(said ?? message);
  const headers = signWebhook(secrets, id, Math.floor(Date.now() / 1_000), body);
  const { status, isDone, reason } = await send(delivering, url, { body, headers });
  if (isDone) {
    await raw`
      update alert_webhooks set failing_since = null
      where user_id = ${user_id} and failing_since is not null`.execute(sql);
    return;
  }
  const { rows } = await raw<{ isStopped: boolean }>`
    update alert_webhooks set failing_since = coalesce(failing_since, now()),
      stopped_at = case when ${status === 410}::boolean or failing_since < now() - ${STOP_AFTER} then now() end
    where user_id = ${user_id} and url = ${url} and stopped_at is null
    returning stopped_at is not null as "isStopped"`.execute(sql);
  if (!rows[0]?.isStopped) throw new DeliveryFailed('later', reason);
  // Its queue is dropped, and its owner gets a mail.
  await sql.transaction().execute(async (transaction) => {
    await raw`delete from alert_deliveries where webhook_user_id = ${user_id}`.execute(transaction);
    const { rows: owners } = await raw<{ name: string; email: string }>`
      select name, email from users
      where id = ${user_id} and email_verified_at is not null`.execute(transaction);
    for (const { name, email } of owners) {
      await queueMail(transaction, settings, {
        to: email,
        template: 'webhook_stopped',
        data: { name, host: URL.parse(url)?.host ?? '' },
        dedupeKey: `webhook-stopped:${id}`,
      });
    }
  });
  throw new DeliveryFailed('never', reason);
}

async function push(
  delivering: Delivering,
  { body, createdAt }: Delivery,
  { id, endpoint, ...keys }: NonNullable<Delivery['browser']>,
): Promise<void> {
  const { sql, settings } = delivering;
  const { VAPID_PRIVATE_KEY, CONTACT_EMAIL, SITE_URL } = settings;
  const now = new Date();
  const isOld = now.getTime() - createdAt.getTime() > PUSH_S * 1_000;
  if (isOld || !VAPID_PRIVATE_KEY) return;
  const subject = CONTACT_EMAIL ? `mailto:${CONTACT_EMAIL}` : SITE_URL;
  const { status, isDone, reason } = await send(delivering, endpoint, {
    body: encrypt(body, keys),
    headers: {
      authorization: authorizePush(VAPID_PRIVATE_KEY, endpoint, subject, now),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(PUSH_S),
      urgency: 'normal',
    },
  });
  if (isDone) return;
  if (status === 404 || status === 410) {
    // The browser is gone, and its messages with it.
    await raw`delete from push_subscriptions where id = ${id}`.execute(sql);
  }
  const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429;
  throw new DeliveryFailed(isRefused ? 'never' : 'later', reason);
}

/** A message that cannot be encrypted for a browser concerns that browser alone. */
function encrypt(body: object, keys: { p256dh: string; auth: string }): Buffer {
  try {
    return encryptPush(Buffer.from(JSON.stringify(body)), keys);
  } catch (error) {
    throw new DeliveryFailed('never', (error as { code?: string }).code ?? 'not encrypted');
  }
}
