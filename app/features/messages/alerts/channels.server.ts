// The channels of an account's alerts besides mail: its browsers and its webhook.
import { sql as raw } from 'kysely';
import { describeBrowser } from '../../../base/session-label.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { isPublicAddress, OutsideError, readAddress } from '../../../http/fetch-outside.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireUsesLeft } from '../../../http/rate-limit.server.ts';
import { alertsText as text } from '../../../text/text.ts';
import type { newBrowser } from '../contract.ts';
import { lacksChat } from './chat-forms.ts';
import { queuePost } from './deliver.server.ts';
import { isPushKey, makeSecret } from './signatures.ts';

const MOST_BROWSERS = 10;

export async function listBrowsers(sql: Sql, userId: number) {
  const { rows } = await raw<{ id: number; label: string; createdAt: Date }>`
    select id, label, created_at as "createdAt" from push_subscriptions
    where user_id = ${userId} order by id`.execute(sql);
  return rows;
}

export interface OwnWebhook {
  url: string;
  secrets: string[];
  failingSince: Date | null;
  stoppedAt: Date | null;
  waiting: number;
}

export async function findWebhook(sql: Sql, userId: number): Promise<OwnWebhook | null> {
  const { rows } = await raw<OwnWebhook>`
    select url, secrets, failing_since as "failingSince", stopped_at as "stoppedAt",
      (select count(*)::int from alert_deliveries d where d.webhook_user_id = w.user_id) as waiting
    from alert_webhooks w where user_id = ${userId}`.execute(sql);
  return rows[0] ?? null;
}

/** A browser known before belongs to who uses it now. Throws 401, 422. */
export async function addBrowser(
  context: Context,
  { endpoint, p256dh, auth }: ReturnType<typeof newBrowser.parse>,
): Promise<void> {
  const { userId } = requireSession(context);
  requireOutside(context, endpoint, 'endpoint', text.wrong.browser);
  if (!isPushKey(p256dh)) throw invalid({ p256dh: [text.wrong.browser] });
  const label = describeBrowser(context.request.headers.get('user-agent')) ?? text.unknownBrowser;
  await raw`
    insert into push_subscriptions (user_id, endpoint, p256dh, auth, label)
    values (${userId}, ${endpoint}, ${p256dh}, ${auth}, ${label})
    on conflict (endpoint) do update set user_id = excluded.user_id, p256dh = excluded.p256dh,
      auth = excluded.auth, label = excluded.label`.execute(context.sql);
  await raw`
    delete from push_subscriptions where user_id = ${userId} and id not in (
      select id from push_subscriptions where user_id = ${userId}
      order by id desc limit ${MOST_BROWSERS})`.execute(context.sql);
}

export async function removeBrowser(context: Context, id: number): Promise<void> {
  const { userId } = requireSession(context);
  await raw`
    delete from push_subscriptions where id = ${id} and user_id = ${userId}`.execute(context.sql);
}

/** Sets the address, or another one: its secrets stay, and one switched off runs again. */
export async function setWebhook(context: Context, url: string): Promise<void> {
  const { userId } = requireSession(context);
  requireOutside(context, url, 'url', text.wrong.webhook);
  if (lacksChat(url)) throw invalid({ url: [text.wrong.chat] });
  await raw`
    insert into alert_webhooks (user_id, url, secrets) values (${userId}, ${url}, ${[makeSecret()]}::text[])
    on conflict (user_id) do update
      set url = excluded.url, failing_since = null, stopped_at = null`.execute(context.sql);
}

/** The one before stays beside it until the next. */
export async function renewSecret(context: Context): Promise<void> {
  const { userId } = requireSession(context);
  await raw`
    update alert_webhooks set secrets = array[${makeSecret()}, secrets[1]]::text[]
    where user_id = ${userId}`.execute(context.sql);
}

export async function removeWebhook(context: Context): Promise<void> {
  const { userId } = requireSession(context);
  await raw`delete from alert_webhooks where user_id = ${userId}`.execute(context.sql);
}

/**
 * The address may be a stranger's: throws 403 before the account's own is confirmed, as alerts wait
 * for it, too, and 429 beyond 5 in 15 minutes, from anywhere.
 */
export async function testWebhook(context: Context): Promise<void> {
  const { userId, isVerified } = requireSession(context);
  if (!isVerified) throw new HttpError(403, text.unverified);
  await requireUsesLeft(context, `test webhooks of ${userId}`);
  await queuePost(context.sql, userId, { type: 'webhook.test', data: {} });
}

/** Names of this machine or its network: without a dot, or under a domain kept for them. */
const LOCAL_NAME = /^[^.]*$|\.(?:localhost|local|internal|lan|home\.arpa)$/i;

/** The resolved addresses are checked at each delivery. */
function requireOutside(context: Context, address: string, field: string, message: string): void {
  const { isProduction, FETCH_ALLOW_FOR_TESTS } = context.settings;
  const isAllowed = (host: string) => FETCH_ALLOW_FOR_TESTS.includes(host);
  try {
    const url = readAddress(address, (host) => isPublicAddress(host) || isAllowed(host));
    const host = url.hostname.replace(/\.$/, '');
    const isInside = !/[:\]]/.test(host) && LOCAL_NAME.test(host) && !isAllowed(host);
    if (!isInside && (!isProduction || url.protocol === 'https:')) return;
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
  }
  throw invalid({ [field]: [message] });
}
