import { sql as raw } from 'kysely';
import { lockInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import type { Billing, ProviderEvent } from '../providers/port.server.ts';
import type { ProviderName } from './contract.ts';
import { countFailure, type StoredEvent, storedEvent, storeEvents } from './events.server.ts';
import { findSubject, type Subject } from './find-subject.server.ts';
import { type Bought, type Folded, foldEvents } from './fold-events.ts';
import { holdOtherSum } from './hold-other-sum.server.ts';
import { type ChangedInvoice, queueBillingMails } from './save-subscription.server.ts';

/** A limit per process; waiting here holds no connection. */
const lines = new WeakMap<Sql, Promise<void>>();

export async function storeAndApply(
  billing: Billing,
  provider: ProviderName,
  events: readonly ProviderEvent[],
): Promise<void> {
  await applyEvents(billing, await storeEvents(billing.sql, provider, events, billing.now));
}

/** Failed events are logged and retried by jobs.server.ts. */
export function applyEvents(billing: Billing, ids: readonly number[]): Promise<void> {
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
      await countFailure(billing.sql, id);
    }
  }
}

/** Returns the ids of events that waited for this one. */
async function applyEvent(billing: Billing, id: number): Promise<number[]> {
  return billing.sql.transaction().execute(async (sql) => {
    const { rows } = await raw<{ provider: ProviderName }>`
      select provider from billing_events where id = ${id}`.execute(sql);
    if (rows[0]) await lockInTransaction(sql, rows[0].provider);
    const event = await findStored(sql, id);
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
  await raw`update billing_events set state = 'waiting' where id = ${event.id}`.execute(sql);
  const { provider, checkoutUuid, change } = event;
  if (!checkoutUuid || change?.checkout !== 'paid') return;
  // For example an account deleted during payment: a person must refund it.
  log.error({ provider, checkout: checkoutUuid }, 'paid for what is not known here');
}

async function findStored(sql: Sql, id: number): Promise<StoredEvent | null> {
  const { rows } = await raw<StoredEvent>`
    select ${storedEvent} from billing_events where id = ${id} and state = 'stored'`.execute(sql);
  return rows[0] ?? null;
}

async function apply(sql: Sql, billing: Billing, event: StoredEvent, subject: Subject) {
  const { checkout, subscription, invoice } = event.change ?? {};
  if (checkout === 'declined') await declineCheckout(sql, subject, event.occurredAt);
  const isAbout = subscription || invoice || checkout === 'paid';
  const uuid = subject.subscriptionUuid ?? (isAbout ? await begin(sql, subject, event) : null);
  await raw`
    update billing_events set state = 'applied', subscription_uuid = ${uuid} where id = ${event.id}`.execute(
    sql,
  );
  if (uuid) await refold(sql, billing, uuid, event, subject);
}

async function declineCheckout(sql: Sql, { checkoutUuid }: Subject, at: Date): Promise<void> {
  await raw`
    update checkouts set state = 'declined', settled_at = ${at}
    where uuid = ${checkoutUuid} and state = 'open'`.execute(sql);
}

async function begin(sql: Sql, { checkoutUuid }: Subject, event: StoredEvent): Promise<string> {
  const { rows } = await raw<{ uuid: string }>`
    insert into subscriptions (user_id, checkout_uuid, provider, provider_subscription_id, plan, interval, currency,
      amount, status, auto_renew, started_at, current_period_end, access_until)
    select user_id, uuid, provider, ${event.subscriptionId}, plan, interval, currency, amount, 'incomplete', true,
      created_at, created_at, created_at
    from checkouts where uuid = ${checkoutUuid}
    returning uuid`.execute(sql);
  if (!rows[0]) throw new Error('A subscription begins with a checkout');
  return rows[0].uuid;
}

interface SubscriptionBefore extends Bought {
  checkoutUuid: string | null;
  status: string;
  autoRenew: boolean;
}

async function refold(
  sql: Sql,
  billing: Billing,
  uuid: string,
  event: StoredEvent,
  subject: Subject,
): Promise<void> {
  const { rows } = await raw<SubscriptionBefore>`
    select s.checkout_uuid as "checkoutUuid", s.status, s.auto_renew as "autoRenew",
      coalesce(c.interval, s.interval) as interval, coalesce(c.currency, s.currency) as currency,
      coalesce(c.amount, s.amount) as amount, coalesce(c.created_at, s.started_at) as "createdAt"
    from subscriptions s left join checkouts c on c.uuid = s.checkout_uuid
    where s.uuid = ${uuid} for update of s`.execute(sql);
  const { rows: events } = await raw<StoredEvent>`
    select ${storedEvent} from billing_events where subscription_uuid = ${uuid} and state = 'applied'`.execute(
    sql,
  );
  const [before] = rows;
  if (!before) throw new Error('A subscription that was just there is gone');
  const folded = foldEvents(before, events);
  await saveState(sql, billing, uuid, event, folded);
  const invoices = await saveInvoices(sql, uuid, event, folded);
  if (folded.paidAt) {
    await raw`
      update checkouts set state = 'paid', settled_at = ${folded.paidAt},
        provider_customer_id = coalesce(${event.customerId}, provider_customer_id)
      where uuid = ${before.checkoutUuid}`.execute(sql);
  }
  await queueBillingMails(sql, billing, { uuid, before, folded, invoices, eventId: event.eventId });
  await endSecondSubscription(sql, billing, subject.userId);
}

async function saveState(
  sql: Sql,
  { now }: Billing,
  uuid: string,
  event: StoredEvent,
  { subscription }: Folded,
): Promise<void> {
  await raw`
    update subscriptions set status = ${subscription.status}, auto_renew = ${subscription.autoRenew},
      provider_subscription_id = coalesce(provider_subscription_id, ${event.subscriptionId}),
      provider_customer_id = coalesce(${event.customerId}, provider_customer_id),
      interval = ${subscription.interval}, currency = ${subscription.currency}, amount = ${subscription.amount},
      started_at = ${subscription.startedAt}, current_period_end = ${subscription.currentPeriodEnd},
      past_due_since = ${subscription.pastDueSince}, ended_at = ${subscription.endedAt},
      access_until = ${subscription.accessUntil}, updated_at = ${now}
    where uuid = ${uuid}`.execute(sql);
}

async function saveInvoices(
  sql: Sql,
  uuid: string,
  { provider }: StoredEvent,
  { invoices }: Folded,
): Promise<ChangedInvoice[]> {
  const { rows: before } = await raw<{ uuid: string; state: string }>`
    select uuid, state from invoices where subscription_uuid = ${uuid}`.execute(sql);
  const { rows: after } = await raw<ChangedInvoice>`
    insert into invoices as i (subscription_uuid, provider, provider_invoice_id, number, state, amount, currency,
      issued_at, paid_at, period_start, period_end, url)
    select ${uuid}::uuid, ${provider}, id, number, state, amount, currency, "issuedAt", "paidAt", "periodStart",
      "periodEnd", url
    from jsonb_to_recordset(${JSON.stringify(invoices)}::jsonb) as sent (id text, number text, state text,
      amount bigint, currency text, "issuedAt" timestamptz, "paidAt" timestamptz, "periodStart" timestamptz,
      "periodEnd" timestamptz, url text)
    on conflict (provider, provider_invoice_id) do update set
      number = excluded.number, state = excluded.state, amount = excluded.amount, currency = excluded.currency,
      issued_at = excluded.issued_at, paid_at = excluded.paid_at, period_start = excluded.period_start,
      period_end = excluded.period_end, url = excluded.url
    where i.subscription_uuid = excluded.subscription_uuid
    returning uuid, number, state, amount, currency, paid_at as "paidAt", period_end as "periodEnd"`.execute(
    sql,
  );
  return after.filter((one) => before.find((old) => old.uuid === one.uuid)?.state !== one.state);
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

/** Ends renewal of a second subscription, such as paid in two windows, and warns the operator. */
async function endSecondSubscription(
  sql: Sql,
  { now, log }: Billing,
  userId: number,
): Promise<void> {
  const { rows } = await raw<{ uuid: string; provider: string }>`
    with running as (
      select uuid, provider, provider_subscription_id as id,
        row_number() over (order by access_until > ${now} desc, started_at, uuid) as position
      from subscriptions
      where user_id = ${userId} and auto_renew and status in ('trialing', 'active', 'past_due'))
    insert into provider_cancellations (provider, provider_subscription_id, reason, next_attempt_at)
    select provider, id, 'paid twice', ${now} from running where position > 1 and id is not null
    on conflict do nothing
    returning provider, provider_subscription_id as uuid`.execute(sql);
  for (const { uuid, provider } of rows) {
    log.warn(
      { provider, subscription: uuid },
      'somebody subscribed twice; the second does not renew',
    );
  }
}
