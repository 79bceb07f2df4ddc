// The sandbox's buttons and its renewals; each sends a signed event, as other providers do.

import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { addInterval, DAY_MS } from '../../../base/dates.ts';
import type { Interval } from '../../../base/plans.ts';
import type { Context } from '../../../http/context.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { receiveWebhook } from '../billing/apply-event.server.ts';
import { isSandboxOpen } from './list-providers.server.ts';
import type { Billing } from './port.server.ts';
import {
  describeSandboxRow,
  findSandboxRow,
  type SandboxEvent,
  type SandboxInvoice,
  type SandboxRow,
  sandboxRow,
  signEvent,
} from './sandbox.server.ts';

/** Approves an open checkout once. Throws 404 for another user's. */
export async function approveSandboxCheckout(context: Context, given: string): Promise<void> {
  const { uuid, state, interval, trialDays } = await requireOwnCheckout(context, given);
  if (state !== 'open') return;
  const { sql, now } = context;
  const isTrial = trialDays > 0;
  const periodEnd = isTrial
    ? new Date(now.getTime() + trialDays * DAY_MS)
    : addInterval(now, interval);
  const { rows } = await raw<{ id: string }>`
    insert into sandbox_subscriptions (id, checkout_uuid, status, period_start, period_end, created_at)
    values (${makeId('sub')}, ${uuid}, ${isTrial ? 'trialing' : 'active'}, ${now}, ${periodEnd}, ${now})
    on conflict (checkout_uuid) do nothing returning id`.execute(sql);
  const row = rows[0] && (await findSandboxRow(sql, rows[0].id));
  if (!row) return;
  await report(context, 'subscription.started', row, isTrial ? undefined : 'paid');
}

/** Throws 404 for another user's. */
export async function declineSandboxCheckout(context: Context, given: string): Promise<void> {
  const { uuid, state } = await requireOwnCheckout(context, given);
  if (state !== 'open') return;
  await send(context, {
    type: 'checkout.declined',
    checkout: uuid,
    subscription: null,
    version: 0,
    change: { checkout: 'declined' },
  });
}

export type Happening = 'renewed' | 'payment failed' | 'period over';

/** Moves a sandbox subscription on without waiting. Throws 404 for others' and other providers'. */
export async function moveSandboxOn(context: Context, uuid: string, happening: Happening) {
  const { sql, now } = context;
  const { userId } = requireSession(context);
  const { rows } = await raw<{ id: string }>`
    select provider_subscription_id as id from subscriptions
    where uuid = ${requireUuid('subscription', uuid)} and user_id = ${userId}
      and provider = 'sandbox'`.execute(sql);
  const row = rows[0] && isSandboxOpen(context) && (await findSandboxRow(sql, rows[0].id));
  if (!row) throw notFound('subscription', uuid);
  if (row.status === 'ended') return;
  if (happening === 'payment failed') {
    return change(context, row, 'payment.failed', { status: 'past_due' }, 'failed');
  }
  if (happening === 'period over' && !row.autoRenew) return end(context, row, now);
  return renew(context, row, happening === 'renewed' ? row.periodEnd : now);
}

export async function renewSandboxSubscriptions(billing: Billing): Promise<void> {
  const { rows } = await raw<SandboxRow>`
    select ${sandboxRow} from sandbox_subscriptions s join checkouts c on c.uuid = s.checkout_uuid
    where s.status in ('trialing', 'active') and s.period_end <= ${billing.now}
    order by s.period_end`.execute(billing.sql);
  for (const row of rows) {
    if (row.autoRenew) await renew(billing, row, row.periodEnd);
    else await end(billing, row, row.periodEnd);
  }
}

async function requireOwnCheckout(context: Context, given: string) {
  const { userId } = requireSession(context);
  type Own = { uuid: string; state: string; interval: Interval; trialDays: number };
  const { rows } = await raw<Own>`
    select uuid, state, interval, trial_days as "trialDays" from checkouts
    where uuid = ${requireUuid('checkout', given)} and user_id = ${userId}
      and provider = 'sandbox'`.execute(context.sql);
  if (!rows[0] || !isSandboxOpen(context)) throw notFound('checkout', given);
  return rows[0];
}

function renew(billing: Billing, row: SandboxRow, from: Date): Promise<void> {
  const periodEnd = addInterval(from, row.interval);
  const to = { status: 'active', periodStart: from, periodEnd, endedAt: null } as const;
  return change(billing, row, 'subscription.renewed', to, 'paid');
}

function end(billing: Billing, row: SandboxRow, at: Date): Promise<void> {
  return change(billing, row, 'subscription.ended', { status: 'ended', endedAt: at });
}

/** Reports the change, unless the row was changed meanwhile. */
async function change(
  billing: Billing,
  row: SandboxRow,
  type: string,
  changes: Partial<Pick<SandboxRow, 'status' | 'periodStart' | 'periodEnd' | 'endedAt'>>,
  invoice?: 'paid' | 'failed',
): Promise<void> {
  const to = { ...row, ...changes };
  const { rows } = await raw<SandboxRow>`
    update sandbox_subscriptions s set status = ${to.status}, period_start = ${to.periodStart},
      period_end = ${to.periodEnd}, ended_at = ${to.endedAt},
      auto_renew = s.auto_renew and ${to.status !== 'ended'}, version = s.version + 1
    from checkouts c
    where s.id = ${row.id} and s.version = ${row.version} and c.uuid = s.checkout_uuid
    returning ${sandboxRow}`.execute(billing.sql);
  if (rows[0]) await report(billing, type, rows[0], invoice);
}

function report(billing: Billing, type: string, row: SandboxRow, invoice?: 'paid' | 'failed') {
  return send(billing, {
    type,
    checkout: row.checkoutUuid,
    subscription: row.id,
    version: row.version,
    change: {
      ...(type === 'subscription.started' && { checkout: 'paid' }),
      subscription: describeSandboxRow(row),
      ...(invoice && { invoice: makeInvoice(row, invoice, billing.now) }),
    },
  });
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

const makeId = (kind: 'sub' | 'evt' | 'inv') => `${kind}_${randomBytes(12).toString('hex')}`;

async function send(billing: Billing, event: Omit<SandboxEvent, 'id' | 'created'>): Promise<void> {
  const about = { id: makeId('evt'), created: billing.now.toISOString() };
  const { body, headers } = await signEvent(billing.sql, { ...about, ...event }, billing.now);
  await receiveWebhook(billing, 'sandbox', body, headers);
}
