// Webhooks that are forged, old, repeated, out of order, concurrent, too large or cut off.

import { assert, asyncProperty, shuffledSubarray } from 'fast-check';
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import {
  makeStripeEvent,
  makeStripeInvoice,
  makeStripeSession,
  makeStripeSubscription,
  type StripeEvent,
} from '../../../test/stripe-objects.ts';
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, signStripe } from '../../../test/stripe-server.ts';

const START = new Date('2026-11-01T12:00:00Z');
const HOUR_S = 3_600;

let site: TestSite;
let member: Member;
let now = START;
beforeAll(async () => {
  const env = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, RATE_LIMITS: 'on' };
  site = await openTestSite({ catalogue: 'empty', env, now: START });
  member = await site.member();
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
    makeStripeEvent('customer.subscription.updated', subscription({ periodEnd: month(1) }), at(0)),
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
  makeStripeEvent('customer.subscription.created', makeStripeSubscription({ id, checkout }), START);

describe('webhooks', () => {
  test('events unsigned, signed with another key or for another body are refused and not stored', async () => {
    const body = JSON.stringify(bought(await makeCheckout()));
    const right = signStripe(body, now);
    const forged = [
      null,
      '',
      'nonsense',
      't=,v1=',
      signStripe(body, now, 'whsec_other'),
      signStripe(`${body} `, now),
      right.replace(/v1=../, 'v1=00'),
      right.replace('v1=', 'v0='),
      right.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1_000) + 1}`),
      `${right.slice(0, -1)}é`.replace('é', 'e0'),
    ];
    for (const signature of forged) {
      const answer = await send(body, signature);
      expect(answer.status, String(signature)).toBe(400);
      expect((await answer.json()).message).toBe('The signature is missing, wrong or too old.');
    }
    expect((await send(body.replace('active', 'trialing'), right)).status).toBe(400);
    expect(await count('billing_events')).toBe(0);
    expect((await send(body, right)).status).toBe(200);
  });

  test('a signature older than five minutes is refused: what was overheard is worth nothing later', async () => {
    const body = JSON.stringify(bought(await makeCheckout()));
    expect((await send(body, signStripe(body, at(-301)))).status).toBe(400);
    expect((await send(body, signStripe(body, at(-299)))).status).toBe(200);
  });

  test('the same event a hundred times, also at once, counts once', async () => {
    const checkout = await makeCheckout();
    const [, active, , paid, completed] = makeLife(checkout, 'sub_replay');
    for (const event of [active, paid, completed]) await sendEvent(event ?? {});
    const before = await stateOf(checkout);
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => sendEvent((index % 2 ? paid : active) ?? {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stateOf(checkout)).toEqual(before);
    expect(await count('billing_events')).toBe(3);
    expect(await count('invoices')).toBe(1);
    expect(await countReceipts()).toBe(1);
  });

  test('any order gives the same state, the same invoices and as many receipts (property)', async () => {
    let round = 0;
    let expected: object | null = null;
    const blank = Array.from({ length: 13 }, (_, index) => index);
    await assert(
      asyncProperty(shuffledSubarray(blank, { minLength: 13, maxLength: 13 }), async (order) => {
        const id = `sub_round${++round}`;
        await raw`delete from checkouts`.execute(site.sql);
        await raw`delete from mails`.execute(site.sql);
        const checkout = await makeCheckout();
        const life = makeLife(checkout, id);
        for (const index of order) expect((await sendEvent(life[index] ?? {})).status).toBe(200);
        const state = JSON.parse(JSON.stringify(await stateOf(checkout)).replaceAll(id, 'sub'));
        expected ??= state;
        expect(state).toEqual(expected);
        expect(await countReceipts()).toBe(2);
      }),
      {
        numRuns: 30,
        examples: [
          [blank, null],
          [[...blank].reverse(), null],
        ],
      },
    );
    expect(expected).toMatchObject({
      status: 'active',
      auto_renew: false,
      invoices: [
        ['in_sub_0', 'paid', 1900, expect.any(String)],
        ['in_sub_1', 'paid', 1900, expect.any(String)],
      ],
    });
  });

  test('all at once for one subscription: one subscription, the state of the last', async () => {
    const checkout = await makeCheckout();
    const life = makeLife(checkout, 'sub_atonce');
    const answers = await Promise.all(life.map((event) => sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(life.map(() => 200));
    expect(await count('subscriptions')).toBe(1);
    expect(await stateOf(checkout)).toMatchObject({ status: 'active', auto_renew: false });
  });

  test('an older event never undoes a newer one', async () => {
    const checkout = await makeCheckout();
    const about = { id: 'sub_old', checkout };
    const ended = makeStripeSubscription({ ...about, status: 'canceled', endedAt: at(2 * HOUR_S) });
    await sendEvent(makeStripeEvent('customer.subscription.deleted', ended, at(2 * HOUR_S)));
    await sendEvent(
      makeStripeEvent('customer.subscription.updated', makeStripeSubscription(about), at(HOUR_S)),
    );
    expect(await stateOf(checkout)).toMatchObject({ status: 'ended', auto_renew: false });
  });

  test('an unknown event is stored and ignored; one about an unknown customer waits', async () => {
    expect(
      (await sendEvent(makeStripeEvent('treasury.something_new', { id: 'x' }, now))).status,
    ).toBe(200);
    expect(
      (await sendEvent(makeStripeEvent('customer.subscription.updated', { odd: true }, now)))
        .status,
    ).toBe(200);
    const strange = makeStripeSubscription({ id: 'sub_strange', checkout: crypto.randomUUID() });
    expect(
      (await sendEvent(makeStripeEvent('customer.subscription.created', strange, now))).status,
    ).toBe(200);
    const other = makeStripeSubscription({ id: 'sub_other', checkout: 'order 17' });
    expect(
      (await sendEvent(makeStripeEvent('customer.subscription.created', other, now))).status,
    ).toBe(200);
    const { rows } = await raw<{
      state: string;
    }>`select state from billing_events order by id`.execute(site.sql);
    expect(rows.map(({ state }) => state)).toEqual(['ignored', 'ignored', 'waiting', 'waiting']);
    expect(await count('subscriptions')).toBe(0);
  });

  test('signed nonsense is refused, never a failure of ours', async () => {
    for (const body of [
      '',
      'null',
      '[]',
      '{}',
      '"x"',
      '{"id":1}',
      '{"id":"e","type":"x"}',
      '\u0000',
      '{'.repeat(2_000),
    ]) {
      expect((await send(body, signStripe(body, now))).status, body.slice(0, 20)).toBe(400);
    }
    const withNul = JSON.stringify(
      makeStripeEvent('invoice.paid', makeStripeInvoice({ subscription: 'a\u0000b' }), now),
    );
    expect((await send(withNul, signStripe(withNul, now))).status).toBe(400);
    const odd = { ...bought(await makeCheckout()), created: 1e300 };
    expect((await sendEvent(odd)).status).toBe(400);
  });

  test('a body of 1 MiB is taken, a larger one is a 413', async () => {
    const event = bought(await makeCheckout());
    const bytes = 1_048_576;
    const room = bytes - JSON.stringify({ ...event, padding: '' }).length;
    const full = JSON.stringify({ ...event, padding: 'x'.repeat(room) });
    expect(full).toHaveLength(bytes);
    expect((await send(full, signStripe(full, now))).status).toBe(200);
    const over = `${full} `;
    expect((await send(over, signStripe(over, now))).status).toBe(413);
    const junk = new Uint8Array(bytes).fill(120);
    expect((await send(junk, 't=1,v1=0')).status).toBe(400);
    expect((await send(junk, null, { 'content-encoding': 'gzip' })).status).toBe(400);
  });

  test('neither call limits nor cookies apply', async () => {
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => sendEvent(makeStripeEvent('charge.updated', {}, now))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const body = JSON.stringify(bought(await makeCheckout()));
    const answer = await member.request('/api/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'stripe-signature': signStripe(body, now), 'x-xsrf-token': 'wrong' },
    });
    expect(answer.status).toBe(200);
    expect((await site.request('/api/webhooks/stripe')).status).toBe(405);
  });

  test('access follows at once', async () => {
    const isActive = async () => (await member.api('/me')).data.has_active_subscription;
    expect(await isActive()).toBe(false);
    await sendEvent(bought(await makeCheckout(), 'sub_access'));
    expect(await isActive()).toBe(true);
  });
});
