// The sandbox's buttons and its renewals; each sends a signed event, as other providers do.
import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { addInterval } from '../../../base/add-interval.ts';
import { DAY_MS } from '../../../base/day.ts';
import type { Interval } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { notFound } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import type { Billing } from '../billing.ts';
import { requireUuid } from '../queries.server.ts';
import { receiveWebhook } from '../receive-webhook.server.ts';
import { isSandboxOpen } from './list-providers.server.ts';
import {
  describeSandboxRow,
  findSandboxRow,
  listDueSandboxRows,
  type SandboxEvent,
  type SandboxInvoice,
  type SandboxRow,
  signEvent,
} from './sandbox.server.ts';

interface SandboxCheckout {
  uuid: string;
  state: 'open' | 'paid' | 'declined';
  interval: Interval;
  currency: string;
  amount: number;
  trialDays: number;
}

/** Approves an open checkout once. Throws 404 for another user's. */
export async function approveSandboxCheckout(context: Context, uuid: string): Promise<void> {
  const checkout = await requireOwnCheckout(context, uuid);
  if (checkout.state !== 'open') return;
  const { sql, now } = context;
  const isTrial = checkout.trialDays > 0;
  const periodEnd = isTrial
    ? new Date(now.getTime() + checkout.trialDays * DAY_MS)
    : addInterval(now, checkout.interval);
  const { rows } = await raw<{ id: string }>`
    insert into sandbox_subscriptions (id, checkout_uuid, status, period_start, period_end, created_at)
    values (${makeId('sub')}, ${checkout.uuid}, ${isTrial ? 'trialing' : 'active'}, ${now}, ${periodEnd}, ${now})
    on conflict (checkout_uuid) do nothing returning id`.execute(sql);
  const row = rows[0] && (await findSandboxRow(sql, rows[0].id));
  if (!row) return;
  await report(context, row, 'subscription.started', {
    checkout: 'paid',
    subscription: describeSandboxRow(row),
    ...(!isTrial && { invoice: makeInvoice(row, 'paid', now) }),
  });
}

/** Throws 404 for another user's. */
export async function declineSandboxCheckout(context: Context, uuid: string): Promise<void> {
  const checkout = await requireOwnCheckout(context, uuid);
  if (checkout.state !== 'open') return;
  await send(context, {
    id: makeId('evt'),
    type: 'checkout.declined',
    created: context.now.toISOString(),
    checkout: checkout.uuid,
    subscription: null,
    version: 0,
    change: { checkout: 'declined' },
  });
}

export type Happening = 'renewed' | 'payment failed' | 'period over';

/** Moves a sandbox subscription on without waiting. Throws 404 for others' and other providers'. */
export async function moveSandboxOn(
  context: Context,
  uuid: string,
  happening: Happening,
): Promise<void> {
  const { sql, now } = context;
  const { userId } = requireSession(context);
  const { rows } = await raw<{ id: string }>`
    select provider_subscription_id as id from subscriptions
    where uuid = ${requireUuid('subscription', uuid)} and user_id = ${userId} and provider = 'sandbox'`.execute(
    sql,
  );
  const row = rows[0] && isSandboxOpen(context) && (await findSandboxRow(sql, rows[0].id));
  if (!row) throw notFound('subscription', uuid);
  if (row.status === 'ended') return;
  if (happening === 'payment failed') return failPayment(context, row);
  if (happening === 'period over' && !row.autoRenew) return end(context, row, now);
  return renew(context, row, happening === 'renewed' ? row.periodEnd : now);
}

export async function renewSandboxSubscriptions(billing: Billing): Promise<void> {
  for (const row of await listDueSandboxRows(billing.sql, billing.now)) {
    if (row.autoRenew) await renew(billing, row, row.periodEnd);
    else await end(billing, row, row.periodEnd);
  }
}

async function requireOwnCheckout(context: Context, uuid: string): Promise<SandboxCheckout> {
  const { userId } = requireSession(context);
  const { rows } = await raw<SandboxCheckout>`
    select uuid, state, interval, currency, amount, trial_days as "trialDays" from checkouts
    where uuid = ${requireUuid('checkout', uuid)} and user_id = ${userId} and provider = 'sandbox'`.execute(
    context.sql,
  );
  if (!rows[0] || !isSandboxOpen(context)) throw notFound('checkout', uuid);
  return rows[0];
}

async function renew(billing: Billing, row: SandboxRow, from: Date): Promise<void> {
  const changed = await change(billing.sql, row, {
    status: 'active',
    periodStart: from,
    periodEnd: addInterval(from, row.interval),
    endedAt: null,
  });
  if (!changed) return;
  await report(billing, changed, 'subscription.renewed', {
    subscription: describeSandboxRow(changed),
    invoice: makeInvoice(changed, 'paid', billing.now),
  });
}

async function failPayment(billing: Billing, row: SandboxRow): Promise<void> {
  const changed = await change(billing.sql, row, { ...row, status: 'past_due' });
  if (!changed) return;
  await report(billing, changed, 'payment.failed', {
    subscription: describeSandboxRow(changed),
    invoice: makeInvoice(changed, 'failed', billing.now),
  });
}

async function end(billing: Billing, row: SandboxRow, at: Date): Promise<void> {
  const changed = await change(billing.sql, row, { ...row, status: 'ended', endedAt: at });
  if (!changed) return;
  await report(billing, changed, 'subscription.ended', {
    subscription: describeSandboxRow(changed),
  });
}

/** Null when it was changed meanwhile. */
async function change(
  sql: Sql,
  row: SandboxRow,
  to: Pick<SandboxRow, 'status' | 'periodStart' | 'periodEnd' | 'endedAt'>,
): Promise<SandboxRow | null> {
  const { rows } = await raw<{ id: string }>`
    update sandbox_subscriptions set status = ${to.status}, period_start = ${to.periodStart},
      period_end = ${to.periodEnd}, ended_at = ${to.endedAt},
      auto_renew = auto_renew and ${to.status !== 'ended'}, version = version + 1
    where id = ${row.id} and version = ${row.version}
    returning id`.execute(sql);
  return rows[0] ? findSandboxRow(sql, row.id) : null;
}

function makeInvoice(row: SandboxRow, state: 'paid' | 'failed', now: Date): SandboxInvoice {
  const id = makeId('inv');
  return {
    id,
    number: `SANDBOX-${id.slice(4, 12).toUpperCase()}`,
    state,
    amount: row.amount,
    currency: row.currency,
    issuedAt: now.toISOString(),
    paidAt: state === 'paid' ? now.toISOString() : null,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    url: null,
  };
}

function makeId(kind: 'sub' | 'evt' | 'inv'): string {
  return `${kind}_${randomBytes(12).toString('hex')}`;
}

function report(
  billing: Billing,
  row: SandboxRow,
  type: string,
  change: SandboxEvent['change'] & object,
): Promise<void> {
  return send(billing, {
    id: makeId('evt'),
    type,
    created: billing.now.toISOString(),
    checkout: row.checkoutUuid,
    subscription: row.id,
    version: row.version,
    change,
  });
}

async function send(billing: Billing, event: SandboxEvent): Promise<void> {
  const { body, headers } = await signEvent(billing.sql, event, billing.now);
  await receiveWebhook(billing, 'sandbox', body, headers);
}
