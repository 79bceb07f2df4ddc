// Events of providers, as they come in and are applied, one after another.
import { sql as raw } from 'kysely';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { HttpError, notFound } from '../../../http/errors.ts';
import { billingText as text } from '../../../text/text.ts';
import { findProvider } from '../providers/list-providers.server.ts';
import {
  type Billing,
  type ProviderEvent,
  ProviderFailed,
  type Sum,
  WebhookRefused,
} from '../providers/port.server.ts';
import type { ProviderName } from './contract.ts';
import {
  findSubject,
  isHeld,
  listDueEvents,
  type StoredEvent,
  type Subject,
  storedEvent,
  storeEvents,
} from './events.server.ts';
import { beginSubscription, saveSubscription } from './save-subscription.server.ts';

const APPLIED_AT_ONCE = 100;
/** In JSON: U+0000 and lone surrogates, which Postgres cannot hold in text. */
const UNSTORABLE = /\\u(?:0000|d[89a-f])/;

/**
 * Stores and applies a provider's events. Throws 404 if not set up, 400 for a bad signature, 503
 * where the provider has to be asked and does not answer: it sends the event again.
 */
export async function receiveWebhook(
  billing: Billing,
  name: string,
  body: Uint8Array,
  headers: Headers,
): Promise<void> {
  const provider = findProvider(billing, name);
  if (!provider) throw notFound('payment provider', name);
  let events: ProviderEvent[];
  try {
    events = await provider.readWebhook(body, headers, billing.now);
    if (UNSTORABLE.test(JSON.stringify(events))) throw new WebhookRefused('U+0000 or half a sign');
  } catch (error) {
    if (error instanceof ProviderFailed) {
      billing.log.error({ err: error }, 'a provider could not be reached');
      throw new HttpError(503, text.failed.subscription);
    }
    if (!(error instanceof WebhookRefused)) throw error;
    billing.log.warn({ provider: name, reason: error.message }, 'a webhook was refused');
    throw new HttpError(400, text.signature);
  }
  await storeAndApply(billing, provider.name, events);
}

export async function storeAndApply(
  billing: Billing,
  provider: ProviderName,
  events: readonly ProviderEvent[],
): Promise<void> {
  await applyEvents(billing, await storeEvents(billing.sql, provider, events, billing.now));
}

/** Those that failed before, or came while a process ended. */
export async function applyDueEvents(billing: Billing): Promise<void> {
  await applyEvents(billing, await listDueEvents(billing.sql, billing.now, APPLIED_AT_ONCE));
}

/** A limit per process; waiting here holds no connection. */
const lines = new WeakMap<Sql, Promise<void>>();

/** Failed events are logged and retried by jobs.server.ts. */
function applyEvents(billing: Billing, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return Promise.resolve();
  const before = lines.get(billing.sql) ?? Promise.resolve();
  const applied = before.catch(() => {}).then(() => applyInOrder(billing, ids));
  lines.set(billing.sql, applied);
  return applied;
}

async function applyInOrder(billing: Billing, ids: readonly number[]): Promise<void> {
  const due = [...ids];
  for (let id = due.shift(); id !== undefined; id = due.shift()) {
    try {
      due.push(...(await applyEvent(billing, id)));
    } catch (error) {
      billing.log.error({ err: error, event: id }, 'a payment event could not be applied');
      await raw`
        update billing_events set attempts = least(attempts + 1, 100)
        where id = ${id}`.execute(billing.sql);
    }
  }
}

/** Returns the ids of events that waited for this one. */
async function applyEvent(billing: Billing, id: number): Promise<number[]> {
  return billing.sql.transaction().execute(async (sql) => {
    const { rows: found } = await raw<{ provider: ProviderName }>`
      select provider from billing_events where id = ${id}`.execute(sql);
    if (found[0]) await lockInTransaction(sql, found[0].provider);
    const { rows: stored } = await raw<StoredEvent>`
      select ${storedEvent} from billing_events where id = ${id} and state = 'stored'`.execute(sql);
    const [event] = stored;
    if (!event) return [];
    const subject = await findSubject(sql, event);
    if (!subject) {
      await leaveWaiting(sql, billing, event);
      return [];
    }
    if (await holdOtherSum(sql, billing, event, subject)) return [];
    // Serializes with start-checkout.server.ts.
    await raw`select id from users where id = ${subject.userId} for update`.execute(sql);
    await apply(sql, billing, event, subject);
    return wakeWaiting(sql, event);
  });
}

async function leaveWaiting(sql: Sql, { log }: Billing, event: StoredEvent): Promise<void> {
  const { id, provider, checkoutUuid, customerId, change } = event;
  const isPayment = checkoutUuid !== null && change?.checkout === 'paid';
  // A renewal, with a reference of Paystack's own; its invoice is an event of its own.
  const isRenewal = isPayment && (await isCustomer(sql, provider, customerId));
  await raw`
    update billing_events set state = ${isRenewal ? 'ignored' : 'waiting'}
    where id = ${id}`.execute(sql);
  if (!isPayment || isRenewal) return;
  // For example an account deleted during payment: a person must refund it.
  log.error({ provider, checkout: checkoutUuid }, 'paid for what is not known here');
}

async function isCustomer(sql: Sql, provider: ProviderName, customerId: string | null) {
  const { rows } = await raw`
    select from subscriptions
    where provider = ${provider} and provider_customer_id = ${customerId} limit 1`.execute(sql);
  return rows.length > 0;
}

/** Holds a checkout's events for a person if its first payment is another sum. True if held. */
async function holdOtherSum(
  sql: Sql,
  { log }: Billing,
  { id, provider, change }: StoredEvent,
  { checkoutUuid }: Subject,
): Promise<boolean> {
  const { rows } = await raw<Sum & { hasBegun: boolean; isHeld: boolean }>`
    select c.amount, c.currency, s.status is not null and s.status <> 'incomplete' as "hasBegun",
      ${isHeld(raw`c.uuid`)} as "isHeld"
    from checkouts c left join subscriptions s on s.checkout_uuid = c.uuid
    where c.uuid = ${checkoutUuid}`.execute(sql);
  const [ordered] = rows;
  if (!ordered) return false;
  const { amount, currency, hasBegun } = ordered;
  // A running subscription may change its price at the provider.
  const paid = change?.paid ?? (hasBegun ? null : sumOf(change?.subscription));
  const isOther = paid !== null && (paid.amount !== amount || paid.currency !== currency);
  if (!isOther && !(ordered.isHeld && !hasBegun)) return false;
  await raw`
    update billing_events set state = 'held', checkout_uuid = ${checkoutUuid}
    where id = ${id}`.execute(sql);
  if (!ordered.isHeld) {
    log.error(
      { provider, checkout: checkoutUuid, ordered: { amount, currency }, paid },
      'another sum was paid than was asked for; it is held for a person',
    );
  }
  return true;
}

function sumOf({ amount, currency }: Partial<Sum> = {}): Sum | null {
  return amount === undefined || currency === undefined ? null : { amount, currency };
}

async function apply(sql: Sql, billing: Billing, event: StoredEvent, subject: Subject) {
  const { checkout, subscription, invoice } = event.change ?? {};
  if (checkout === 'declined') {
    await raw`
      update checkouts set state = 'declined', settled_at = ${event.occurredAt}
      where uuid = ${subject.checkoutUuid} and state = 'open'`.execute(sql);
  }
  const isAbout = subscription || invoice || checkout === 'paid';
  const uuid =
    subject.subscriptionUuid ?? (isAbout ? await beginSubscription(sql, subject, event) : null);
  await raw`
    update billing_events set state = 'applied', subscription_uuid = ${uuid}
    where id = ${event.id}`.execute(sql);
  if (uuid) await saveSubscription(sql, billing, uuid, event, subject);
}

/** Events that waited for this subscription can be applied now. */
async function wakeWaiting(sql: Sql, event: StoredEvent): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    update billing_events set state = 'stored'
    where provider = ${event.provider} and state = 'waiting'
      and (provider_subscription_id = ${event.subscriptionId} or provider_customer_id = ${event.customerId}
        or checkout_uuid = ${event.checkoutUuid})
    returning id`.execute(sql);
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
