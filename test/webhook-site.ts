import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Member } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';
import {
  makeStripeEvent,
  makeStripeInvoice,
  makeStripeSession,
  makeStripeSubscription,
  type StripeEvent,
} from './stripe-objects.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, signStripe } from './stripe-server.ts';

const START = new Date('2026-11-01T12:00:00Z');
export const HOUR_S = 3_600;

export function useWebhookSite() {
  let site: TestSite;
  let member: Member;
  let now = START;
  beforeAll(async () => {
    const env = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, RATE_LIMITS: 'on' };
    site = await openTestSite({ catalogue: 'empty', env, now: START });
    member = await site.verifiedMember();
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    now = START;
    site.setNow(now);
    await raw`delete from checkouts`.execute(site.sql);
    await raw`delete from billing_events`.execute(site.sql);
    await raw`delete from mails`.execute(site.sql);
  });

  const at = (seconds: number) => new Date(START.getTime() + seconds * 1_000);

  async function makeCheckout(): Promise<string> {
    const { rows } = await raw<{ uuid: string }>`
    insert into checkouts (user_id, provider, plan, interval, currency, amount, created_at)
    select id, 'stripe', 'pro', 'month', 'USD', 1900, ${START} from users where email = ${member.email}
    returning uuid`.execute(site.sql);
    return rows[0]?.uuid ?? '';
  }

  function send(
    body: string | Uint8Array<ArrayBuffer>,
    signature: string | null,
    headers: Record<string, string> = {},
  ) {
    return site.request('/api/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { ...(signature !== null && { 'stripe-signature': signature }), ...headers },
    });
  }

  function sendEvent(event: object) {
    const body = JSON.stringify(event);
    return send(body, signStripe(body, now));
  }

  function makeLife(checkout: string, id: string): StripeEvent[] {
    const about = { id, checkout, start: START };
    const month = (index: number) => at(index * 30 * 24 * HOUR_S);
    const subscription = (values: object) => makeStripeSubscription({ ...about, ...values });
    const invoice = (index: number, isPaid = true) =>
      makeStripeInvoice({
        id: `in_${id}_${index}`,
        subscription: id,
        checkout,
        at: month(index),
        isPaid,
      });
    return [
      makeStripeEvent(
        'customer.subscription.created',
        subscription({ status: 'incomplete', periodEnd: month(1) }),
        at(0),
      ),
      makeStripeEvent(
        'customer.subscription.updated',
        subscription({ periodEnd: month(1) }),
        at(0),
      ),
      makeStripeEvent('invoice.finalized', invoice(0, false), at(0)),
      makeStripeEvent('invoice.paid', invoice(0), at(0)),
      makeStripeEvent(
        'checkout.session.completed',
        makeStripeSession({ checkout, subscription: id }),
        at(1),
      ),
      makeStripeEvent(
        'customer.subscription.updated',
        subscription({ status: 'past_due', periodEnd: month(2) }),
        month(1),
      ),
      makeStripeEvent('invoice.payment_failed', invoice(1, false), month(1)),
      makeStripeEvent(
        'customer.subscription.updated',
        subscription({ status: 'active', periodEnd: month(2) }),
        at(31 * 24 * HOUR_S),
      ),
      makeStripeEvent('invoice.paid', invoice(1), at(31 * 24 * HOUR_S)),
      makeStripeEvent(
        'customer.subscription.updated',
        subscription({ periodEnd: month(2), cancelAtPeriodEnd: true }),
        at(32 * 24 * HOUR_S),
      ),
      makeStripeEvent(
        'customer.subscription.updated',
        subscription({ periodEnd: month(2) }),
        at(33 * 24 * HOUR_S),
      ),
      makeStripeEvent(
        'customer.subscription.updated',
        subscription({ periodEnd: month(2), cancelAtPeriodEnd: true }),
        at(34 * 24 * HOUR_S),
      ),
      makeStripeEvent('customer.source.expiring', {}, at(35 * 24 * HOUR_S)),
    ];
  }

  async function stateOf(checkout: string): Promise<object | null> {
    const { rows } = await raw<{ state: object }>`
    select json_build_object('checkout', (c.state, c.settled_at), 'status', s.status, 'auto_renew', s.auto_renew,
      'period_end', s.current_period_end, 'access_until', s.access_until, 'past_due_since', s.past_due_since,
      'amount', s.amount, 'started_at', s.started_at, 'customer', s.provider_customer_id,
      'invoices', (select json_agg(json_build_array(i.provider_invoice_id, i.state, i.amount, i.paid_at)
        order by i.provider_invoice_id) from invoices i where i.subscription_uuid = s.uuid)) as state
    from checkouts c left join subscriptions s on s.checkout_uuid = c.uuid where c.uuid = ${checkout}`.execute(
      site.sql,
    );
    return rows[0]?.state ?? null;
  }

  async function count(table: 'billing_events' | 'invoices' | 'subscriptions'): Promise<number> {
    const { rows } = await raw<{ count: number }>`
    select count(*) as count from ${raw.table(table)}`.execute(site.sql);
    return rows[0]?.count ?? 0;
  }

  async function countReceipts(): Promise<number> {
    const { rows } = await raw<{ count: number }>`
    select count(*) as count from mails where template = 'receipt'`.execute(site.sql);
    return rows[0]?.count ?? 0;
  }

  const bought = (checkout: string, id = 'sub_1') =>
    makeStripeEvent(
      'customer.subscription.created',
      makeStripeSubscription({ id, checkout }),
      START,
    );

  return {
    at,
    makeCheckout,
    send,
    sendEvent,
    makeLife,
    stateOf,
    count,
    countReceipts,
    bought,
    get site() {
      return site;
    },
    get member() {
      return member;
    },
    get now() {
      return now;
    },
  };
}
