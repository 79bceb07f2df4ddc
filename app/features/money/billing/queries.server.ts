// Every query names the owner: another user's records do not exist.
import { sql as raw, type Selectable } from 'kysely';
import { findPlan, type Interval } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import type { Tables } from '../../../data/row-types.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import type { SubscriptionStatus } from '../providers/port.server.ts';
import type { Checkout, Invoice, ProviderName, Subscription } from './contract.ts';
import { isHeld } from './events.server.ts';

type Unread = 'past_due_since' | 'ended_at' | 'updated_at';
type Words = { provider: ProviderName; interval: Interval; status: SubscriptionStatus };
type Stored = Selectable<Tables['subscriptions']>;
export type SubscriptionRow = Omit<Stored, Unread | keyof Words> & Words;

export function subscriptionStateAt(
  row: Pick<SubscriptionRow, 'status' | 'auto_renew' | 'current_period_end' | 'access_until'>,
  now: Date,
): Subscription['status'] {
  if (row.access_until <= now) return 'expired';
  if (!row.auto_renew) return 'cancelled';
  // Without an event of the renewal it is owed.
  if (row.status === 'past_due' || row.current_period_end <= now) return 'past_due';
  return row.status === 'trialing' ? 'trialing' : 'active';
}

/** The named one, otherwise the one that renews or gives access longest. Null without any. */
export async function findSubscriptionRow(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  userId: number,
  uuid?: string,
): Promise<SubscriptionRow | null> {
  const { rows } = await raw<SubscriptionRow>`
    select uuid, user_id, checkout_uuid, provider, provider_subscription_id, provider_customer_id, plan, interval,
      currency, amount, status, auto_renew, started_at, current_period_end, access_until
    from subscriptions
    where user_id = ${userId} and status <> 'incomplete' and (${uuid ?? null}::uuid is null or uuid = ${uuid ?? null})
    order by (auto_renew and access_until > ${now}) desc, access_until desc, started_at desc, uuid
    limit 1`.execute(sql);
  return rows[0] ?? null;
}

type Reader = Pick<Context, 'sql' | 'plans' | 'now'>;

export async function findSubscription(context: Reader, userId: number) {
  const row = await findSubscriptionRow(context, userId);
  return row && presentSubscription(context, row);
}

export async function presentSubscription(
  { sql, plans, now }: Reader,
  row: SubscriptionRow,
): Promise<Subscription> {
  return {
    uuid: row.uuid,
    plan: row.plan,
    plan_name: findPlan(plans, row.plan)?.name ?? row.plan,
    interval: row.interval,
    status: subscriptionStateAt(row, now),
    started_at: row.started_at.toISOString(),
    current_period_end: row.current_period_end.toISOString(),
    access_until: row.access_until.toISOString(),
    auto_renew: row.auto_renew,
    price: row.amount,
    currency: row.currency,
    provider: row.provider,
    invoices: await listInvoices(sql, row.user_id),
  };
}

/** Newest first, of all subscriptions. */
export async function listInvoices(sql: Sql, userId: number): Promise<Invoice[]> {
  type Times = 'issued_at' | 'paid_at' | 'period_start' | 'period_end';
  type Row = Omit<Invoice, Times> & Pick<Selectable<Tables['invoices']>, Times>;
  const { rows } = await raw<Row>`
    select i.uuid, i.number, i.state, i.amount, i.currency, i.issued_at, i.paid_at, i.period_start, i.period_end, i.url
    from invoices i join subscriptions s on s.uuid = i.subscription_uuid
    where s.user_id = ${userId} order by i.issued_at desc, i.number desc`.execute(sql);
  return rows.map((row) => ({
    ...row,
    issued_at: row.issued_at.toISOString(),
    paid_at: row.paid_at?.toISOString() ?? null,
    period_start: row.period_start?.toISOString() ?? null,
    period_end: row.period_end?.toISOString() ?? null,
  }));
}

export async function listCheckouts(sql: Sql, userId: number): Promise<Checkout[]> {
  const { rows } = await raw<CheckoutRow>`
    select ${checkoutColumns} from checkouts where user_id = ${userId}
    order by created_at desc, uuid`.execute(sql);
  return rows.map(presentCheckout);
}

/** Throws 404, also for another user's. */
export async function checkoutState(sql: Sql, userId: number, uuid: string): Promise<Checkout> {
  const { rows } = await raw<CheckoutRow>`
    select ${checkoutColumns} from checkouts
    where uuid = ${requireUuid('checkout', uuid)} and user_id = ${userId}`.execute(sql);
  if (!rows[0]) throw notFound('checkout', uuid);
  return presentCheckout(rows[0]);
}

type CheckoutRow = Omit<Checkout, 'created_at'> & { created_at: Date };

const checkoutColumns = raw`uuid, case when ${isHeld(raw`checkouts.uuid`)} then 'held' else state end as state,
  plan, interval, currency, amount, provider, created_at`;

function presentCheckout(row: CheckoutRow): Checkout {
  return { ...row, created_at: row.created_at.toISOString() };
}
