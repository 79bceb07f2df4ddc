// A subscription as its events leave it: its row, invoices and checkout, and mails about changes.

import { sql as raw, type Selectable } from 'kysely';
import { formatDay } from '../../../base/dates.ts';
import { formatPrice } from '../../../base/money.ts';
import { findPlan } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import type { Tables } from '../../../data/row-types.ts';
import { isMailAllowed, queueMail } from '../../../outbox/queue-mail.server.ts';
import { sayName } from '../../../text/say-name.ts';
import type { Billing } from '../providers/port.server.ts';
import { type StoredEvent, type Subject, storedEvent } from './events.server.ts';
import { type Bought, type Folded, foldEvents } from './fold-events.ts';

/** Of the checkout that was paid; returns its uuid. */
export async function beginSubscription(sql: Sql, { checkoutUuid }: Subject, event: StoredEvent) {
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

/** Computes it from all its events, of which this is the last to arrive. */
export async function saveSubscription(
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
    select ${storedEvent} from billing_events
    where subscription_uuid = ${uuid} and state = 'applied'`.execute(sql);
  const [before] = rows;
  if (!before) throw new Error('A subscription that was just there is gone');
  const folded = foldEvents(before, events, before.checkoutUuid);
  await saveState(sql, billing.now, uuid, event, folded.subscription);
  const invoices = await saveInvoices(sql, uuid, event, folded);
  if (folded.paidAt) {
    await raw`
      update checkouts set state = 'paid', settled_at = ${folded.paidAt},
        provider_customer_id = coalesce(${event.customerId}, provider_customer_id)
      where uuid = ${before.checkoutUuid}`.execute(sql);
  }
  await queueMails(sql, billing, uuid, { before, folded, invoices, eventId: event.eventId });
  await endSecondSubscription(sql, billing, subject.userId);
}

async function saveState(
  sql: Sql,
  now: Date,
  uuid: string,
  event: StoredEvent,
  state: Folded['subscription'],
): Promise<void> {
  await raw`
    update subscriptions set status = ${state.status}, auto_renew = ${state.autoRenew},
      provider_subscription_id = coalesce(provider_subscription_id, ${event.subscriptionId}),
      provider_customer_id = coalesce(${event.customerId}, provider_customer_id),
      interval = ${state.interval}, currency = ${state.currency}, amount = ${state.amount},
      started_at = ${state.startedAt}, current_period_end = ${state.currentPeriodEnd},
      past_due_since = ${state.pastDueSince}, ended_at = ${state.endedAt},
      access_until = ${state.accessUntil}, updated_at = ${now}
    where uuid = ${uuid}`.execute(sql);
}

type Invoice = Selectable<Tables['invoices']>;
type MailedOf = 'uuid' | 'number' | 'state' | 'amount' | 'currency' | 'paid_at' | 'period_end';
type ChangedInvoice = Pick<Invoice, MailedOf>;

/** Returns those whose state changed. */
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
    returning uuid, number, state, amount, currency, paid_at, period_end`.execute(sql);
  return after.filter((one) => before.find((old) => old.uuid === one.uuid)?.state !== one.state);
}

interface Changed {
  before: SubscriptionBefore;
  folded: Folded;
  invoices: ChangedInvoice[];
  eventId: string;
}

async function queueMails(
  sql: Sql,
  { settings, now }: Billing,
  uuid: string,
  { before, folded: { subscription }, invoices, eventId }: Changed,
): Promise<void> {
  const isCancelled = before.status !== 'incomplete' && before.autoRenew && !subscription.autoRenew;
  if (invoices.length === 0 && !isCancelled) return;
  type Person = { name: string; email: string; isProven: boolean; plan: string; provider: string };
  const { rows } = await raw<Person>`
    select u.name, u.email, u.email_verified_at is not null as "isProven", s.plan, s.provider
    from subscriptions s join users u on u.id = s.user_id where s.uuid = ${uuid}`.execute(sql);
  const [person] = rows;
  if (!person) return;
  const { email: to, isProven, provider } = person;
  const name = isProven ? person.name : null;
  const cap = { sql, settings, now, clientAddress: 'payments' };
  // An unproven address may be a stranger's, and its account can cause such mails at will.
  const mayMail = async () => isProven || (await isMailAllowed(cap, to));
  const plan = findPlan(settings.plans, person.plan)?.name ?? person.plan;
  const accessUntil = () => formatDay(subscription.accessUntil);

  for (const invoice of invoices) {
    const price = () => formatPrice(invoice.amount, invoice.currency);
    // A free trial makes an invoice of 0.
    if (invoice.state === 'paid' && invoice.amount > 0 && (await mayMail())) {
      await queueMail(sql, settings, {
        to,
        template: 'receipt',
        data: () => ({
          name,
          plan: sayName(plan),
          price: price(),
          number: invoice.number,
          paidOn: formatDay(invoice.paid_at ?? subscription.startedAt),
          paidUntil: formatDay(invoice.period_end ?? subscription.currentPeriodEnd),
          isSandbox: provider === 'sandbox',
        }),
        dedupeKey: `receipt:${invoice.uuid}`,
      });
    }
    if (invoice.state === 'failed' && (await mayMail())) {
      const data = () => ({
        name,
        plan: sayName(plan),
        price: price(),
        accessUntil: accessUntil(),
      });
      const dedupeKey = `payment-failed:${invoice.uuid}`;
      await queueMail(sql, settings, { to, template: 'payment_failed', data, dedupeKey });
    }
  }
  if (isCancelled && (await mayMail())) {
    const data = () => ({ name, plan: sayName(plan), accessUntil: accessUntil() });
    const dedupeKey = `renewal-cancelled:${uuid}:${eventId}`;
    await queueMail(sql, settings, { to, template: 'renewal_cancelled', data, dedupeKey });
  }
}

/** Ends renewal of a second subscription, such as paid in two windows, and warns the operator. */
async function endSecondSubscription(sql: Sql, { now, log }: Billing, userId: number) {
  const { rows } = await raw<{ provider: string; subscription: string | null }>`
    with running as (
      select uuid, provider, provider_subscription_id as id,
        row_number() over (order by access_until > ${now} desc, started_at, uuid) as position
      from subscriptions
      where user_id = ${userId} and auto_renew and status in ('trialing', 'active', 'past_due')
    ), ended as (
      insert into provider_cancellations (provider, provider_subscription_id, reason, next_attempt_at)
      select provider, id, 'paid twice', ${now} from running where position > 1 and id is not null
      on conflict do nothing
      returning provider, provider_subscription_id as subscription)
    select provider, subscription from ended
    union all select provider, null from running where position > 1 and id is null`.execute(sql);
  for (const second of rows) {
    log.warn(second, 'somebody subscribed twice; the second does not renew');
  }
}
