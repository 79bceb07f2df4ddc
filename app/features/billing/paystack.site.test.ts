// Paystack as a local server that answers as its documentation says.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import {
  chargeSuccess,
  invoiceEvent,
  PAYSTACK_KEY,
  type PaystackServer,
  type PaystackSubscription,
  type PaystackTransaction,
  signPaystack,
  startPaystackServer,
  subscriptionEvent,
} from '../../../test/paystack-server.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { readSettings } from '../../http/settings.ts';
import { checkoutText } from '../../text/text.ts';
import { checkoutAnswer, subscriptionAnswer } from './contract.ts';
import { applyDueEvents } from './jobs.server.ts';
import { cancelAtProviders } from './provider-cancellations.server.ts';
import { createPaystack } from './providers/paystack.server.ts';
import { ProviderFailed } from './providers/port.server.ts';
import { reconcileSubscriptions } from './reconcile.server.ts';

const START = new Date('2026-11-01T12:00:00Z');
const NEXT = new Date('2026-12-01T12:00:00Z');
const DAY_S = 86_400;
const log = pino({ level: 'silent' });

let paystack: PaystackServer;
let site: TestSite;
let env: Record<string, string>;
let now = START;

function writePlans(): string {
  const plans = JSON.parse(
    readFileSync(new URL('../../../config/plans.json', import.meta.url), 'utf8'),
  );
  for (const { prices } of plans.plans) {
    for (const price of prices) {
      if (price.currency !== 'USD') price.paystack_plan = `PLN_${price.currency}_${price.interval}`;
    }
  }
  const file = join(mkdtempSync(join(tmpdir(), 'griot-plans-')), 'plans.json');
  writeFileSync(file, JSON.stringify(plans));
  return file;
}

beforeAll(async () => {
  paystack = await startPaystackServer(() => now);
  const plan = (id: number, plan_code: string, amount: number, currency: string) =>
    paystack.plans.set(plan_code, {
      id,
      name: 'Pro',
      plan_code,
      amount,
      interval: 'monthly',
      currency,
    });
  plan(1, 'PLN_NGN_month', 1_500_000, 'NGN');
  plan(2, 'PLN_XOF_month', 990_000, 'XOF');
  env = {
    PAYSTACK_SECRET_KEY: PAYSTACK_KEY,
    PAYSTACK_API_URL: paystack.url,
    PLANS_FILE: writePlans(),
    BILLING_SANDBOX: 'off',
    SITE_URL: 'http://griot.test',
  };
  site = await openTestSite({ neverIdle: true, catalogue: 'empty', env });
});
afterAll(async () => {
  await site.close();
  await paystack.close();
});
beforeEach(async () => {
  paystack.mood = 'well';
  paystack.received.length = 0;
  paystack.transactions.clear();
  paystack.subscriptions.clear();
  await raw`delete from users`.execute(site.sql);
  setNow(START);
});

function setNow(to: Date) {
  now = to;
  site.setNow(to);
}
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const billing = () => ({ sql: site.sql, settings: readSettings(env), log, now });

const start = (member: Member, currency = 'NGN') =>
  member.post('/checkout', { plan: 'pro', interval: 'month', currency });

async function started(member: Member, currency = 'NGN') {
  const answer = await start(member, currency);
  expect(answer.status).toBe(201);
  return checkoutAnswer.parse(await answer.json()).data;
}

async function sendEvents(...events: object[]) {
  for (const event of events) {
    const body = JSON.stringify(event);
    const answer = await site.request('/api/webhooks/paystack', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-paystack-signature': signPaystack(body) },
    });
    expect(answer.status).toBe(200);
  }
}

async function pay(member: Member, currency = 'NGN') {
  const { uuid: checkout } = await started(member, currency);
  const subscription = paystack.pay(checkout, now, NEXT);
  const transaction = paystack.transactions.get(checkout) as PaystackTransaction;
  return { checkout, subscription, transaction };
}

async function subscribe(currency = 'NGN') {
  const member = await site.member();
  const paid = await pay(member, currency);
  await sendEvents(
    chargeSuccess(paid.transaction),
    subscriptionEvent('subscription.create', paid.subscription),
  );
  await raw`update sessions set expires_at = '2028-01-01', last_seen_at = '2027-12-31'`.execute(
    site.sql,
  );
  return { member, ...paid, uuid: (await ownOf(member)).uuid };
}

async function ownOf(member: Member) {
  const { data } = subscriptionAnswer.parse(await member.api('/user/settings/subscription'));
  if (!data) throw new Error('There is no subscription');
  return data;
}

describe('Paystack', () => {
  test('a transaction is begun with the plan, our reference and our addresses', async () => {
    const member = await site.member();
    const { uuid, url, provider } = await started(member);
    expect(provider).toBe('paystack');
    expect(url).toMatch(/^https:\/\/checkout\.paystack\.example\//);
    expect(paystack.received[0]).toMatchObject({
      method: 'POST',
      path: '/transaction/initialize',
      headers: { authorization: `Bearer ${PAYSTACK_KEY}` },
    });
    expect(JSON.parse(paystack.received[0]?.body ?? '')).toEqual({
      email: member.email,
      amount: '1500000',
      currency: 'NGN',
      plan: 'PLN_NGN_month',
      reference: uuid,
      callback_url: `http://griot.test/product/checkout/return?checkout=${uuid}`,
      metadata: { cancel_action: `http://griot.test/product/checkout/cancelled?checkout=${uuid}` },
    });
  });

  test('a price without a plan of Paystack is not offered there', async () => {
    const answer = await start(await site.member(), 'USD');
    expect(answer.status).toBe(503);
    expect(paystack.received).toEqual([]);
  });

  test('paid: charge and subscription find each other, in either order', async () => {
    const { member, checkout } = await subscribe();
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      auto_renew: true,
      price: 1_500_000,
      currency: 'NGN',
      provider: 'paystack',
      current_period_end: NEXT.toISOString(),
      invoices: [{ number: checkout, state: 'paid', amount: 1_500_000, currency: 'NGN' }],
    });

    const other = await site.member();
    const paid = await pay(other);
    await sendEvents(
      subscriptionEvent('subscription.create', {
        ...paid.subscription,
        customer: { ...paid.subscription.customer, customer_code: 'CUS_other' },
      }),
    );
    expect(await other.api('/user/settings/subscription')).toEqual({ data: null });
    await sendEvents(
      chargeSuccess({
        ...paid.transaction,
        customer: { ...paid.transaction.customer, customer_code: 'CUS_other' },
      }),
    );
    expect((await ownOf(other)).status).toBe('active');
    const { rows } = await raw<{ id: string }>`
      select provider_subscription_id as id from subscriptions where uuid = ${(await ownOf(other)).uuid}`.execute(
      site.sql,
    );
    expect(rows[0]?.id).toBe(paid.subscription.subscription_code);
  });

  test('the franc CFA is sent and read in hundredths, and shown whole', async () => {
    const { member } = await subscribe('XOF');
    expect(JSON.parse(paystack.received[0]?.body ?? '').amount).toBe('990000');
    expect(await ownOf(member)).toMatchObject({
      price: 9900,
      currency: 'XOF',
      invoices: [{ amount: 9900, currency: 'XOF' }],
    });
  });

  test.each([
    ['a smaller sum', { amount: 100 }],
    ['another currency', { currency: 'GHS' }],
  ])(
    '%s than was asked for gives nothing, is logged once and kept for a person',
    async (_what, other) => {
      const member = await site.member();
      const { checkout, transaction, subscription } = await pay(member);
      Object.assign(transaction, other);
      const logged = site.logged.length;
      await sendEvents(
        chargeSuccess(transaction),
        subscriptionEvent('subscription.create', subscription),
      );
      await reconcileSubscriptions(billing());
      expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
      const { rows } = await raw<{ type: string; state: string }>`
      select type, state from billing_events where checkout_uuid = ${checkout} order by id`.execute(
        site.sql,
      );
      expect(rows[0]).toEqual({ type: 'charge.success', state: 'held' });
      expect(rows.filter(({ state }) => state === 'applied')).toEqual([]);
      const said = site.logged
        .slice(logged)
        .filter(({ msg }) => String(msg).includes('another sum'));
      expect(said).toMatchObject([
        { level: 50, checkout, ordered: { amount: 1_500_000, currency: 'NGN' } },
      ]);
      const { rows: mails } =
        await raw`select template from mails where to_address = ${member.email}
      and template = 'receipt'`.execute(site.sql);
      expect(mails).toEqual([]);

      expect(await member.page(`/product/checkout/return?checkout=${checkout}`)).toContain(
        checkoutText.return.heldWhy,
      );
      expect((await start(member)).status).toBe(409);

      const paid = { amount: 1_500_000, currency: 'NGN', ...other };
      await raw`update checkouts set amount = ${paid.amount}, currency = ${paid.currency}
      where uuid = ${checkout}`.execute(site.sql);
      await raw`update billing_events set state = 'stored' where checkout_uuid = ${checkout}`.execute(
        site.sql,
      );
      await applyDueEvents(billing());
      expect((await ownOf(member)).status).toBe('active');
    },
  );

  test('a renewal, one that fails with its grace, and one that mends it', async () => {
    const { member, subscription } = await subscribe();
    setNow(NEXT);
    const january = new Date('2027-01-01T12:00:00Z');
    await sendEvents(
      invoiceEvent(subscription, { code: 'INV_2', at: NEXT, periodEnd: january, outcome: 'paid' }),
    );
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      current_period_end: january.toISOString(),
    });
    setNow(january);
    const february = new Date('2027-02-01T12:00:00Z');
    const third = { code: 'INV_3', at: january, periodEnd: february };
    await sendEvents(
      invoiceEvent(subscription, { ...third, outcome: 'created' }),
      invoiceEvent(subscription, { ...third, outcome: 'failed' }),
    );
    expect(await ownOf(member)).toMatchObject({
      status: 'past_due',
      access_until: '2027-01-08T12:00:00.000Z',
    });
    setNow(later(2 * DAY_S));
    await sendEvents(invoiceEvent(subscription, { ...third, at: now, outcome: 'paid' }));
    const own = await ownOf(member);
    expect(own).toMatchObject({ status: 'active', current_period_end: february.toISOString() });
    expect(own.invoices.map(({ number, state }) => [number, state])).toEqual([
      ['INV_3', 'paid'],
      ['INV_2', 'paid'],
      [expect.any(String), 'paid'],
    ]);
    const { rows } = await raw<{ template: string; count: number }>`
      select template, count(*) as count from mails where to_address = ${member.email}
        and template in ('receipt', 'payment_failed') group by template order by template`.execute(
      site.sql,
    );
    expect(rows).toEqual([
      { template: 'payment_failed', count: 1 },
      { template: 'receipt', count: 3 },
    ]);
  });

  test('cancelled with the code and the token it wants; access to the end; resumed before it', async () => {
    const { member, uuid, subscription } = await subscribe();
    setNow(later(DAY_S));
    const cancelled = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect((await cancelled.json()).data).toMatchObject({ status: 'cancelled', auto_renew: false });
    const asked = paystack.received.find(({ path }) => path === '/subscription/disable');
    expect(JSON.parse(asked?.body ?? '')).toEqual({
      code: subscription.subscription_code,
      token: subscription.email_token,
    });
    await sendEvents(subscriptionEvent('subscription.not_renew', subscription));
    expect((await ownOf(member)).status).toBe('cancelled');
    setNow(later(60));
    const resumed = await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    expect((await resumed.json()).data).toMatchObject({ status: 'active', auto_renew: true });
    setNow(later(60));
    await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    setNow(later(60));
    await sendEvents(subscriptionEvent('subscription.disable', subscription, 'complete'));
    expect(await ownOf(member)).toMatchObject({
      status: 'cancelled',
      access_until: NEXT.toISOString(),
    });
    setNow(NEXT);
    expect((await ownOf(member)).status).toBe('expired');
  });

  test('cancelled before Paystack has named the subscription: it is fetched', async () => {
    const member = await site.member();
    const { transaction, subscription } = await pay(member);
    await sendEvents(chargeSuccess(transaction));
    const { uuid } = await ownOf(member);
    const answer = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(answer.status).toBe(200);
    expect(subscription.status).toBe('non-renewing');
  });

  test('the card is changed on Paystack’s page', async () => {
    const { member, uuid, subscription } = await subscribe();
    const answer = await member.post(`/user/settings/subscription_card?uuid=${uuid}`);
    expect((await answer.json()).data.url).toBe(
      `https://paystack.example/manage/subscriptions/${subscription.subscription_code}`,
    );
  });

  for (const mood of ['failing', 'gibberish'] as const) {
    test(`${mood}: people read plain words, and trying again works`, async () => {
      const member = await site.member();
      paystack.mood = mood;
      const failed = await start(member);
      expect(failed.status).toBe(503);
      const said = await failed.text();
      expect(said).toContain('The payment could not be started. Nothing was charged.');
      expect(said).not.toMatch(/secret|paystack|sk_test/i);
      expect(paystack.received).toHaveLength(1);
      paystack.mood = 'well';
      expect((await start(member)).status).toBe(201);

      const { member: payer, uuid } = await subscribe();
      paystack.mood = mood;
      const cancelled = await payer.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
      expect(cancelled.status).toBe(503);
      expect((await cancelled.json()).message).toBe('Failed to cancel auto renewal');
      expect((await ownOf(payer)).auto_renew).toBe(true);
    });
  }

  test('an answer that never comes is given up after three tries; a wrong key is a failure', async () => {
    const ref = { subscriptionId: 'SUB_1', customerId: null };
    paystack.mood = 'silent';
    const slow = createPaystack({ secretKey: PAYSTACK_KEY, apiUrl: paystack.url, timeoutMs: 100 });
    await expect(slow.fetchSubscription(ref)).rejects.toThrow('paystack: TimeoutError');
    expect(paystack.received).toHaveLength(3);
    paystack.mood = 'well';
    const wrong = createPaystack({ secretKey: 'sk_test_wrong', apiUrl: paystack.url });
    await expect(wrong.fetchSubscription(ref)).rejects.toThrow('paystack: 401 Invalid key');
    const away = createPaystack({ secretKey: PAYSTACK_KEY, apiUrl: 'http://127.0.0.1:1' });
    await expect(away.endNow(ref)).rejects.toThrow(ProviderFailed);
    const unknown = createPaystack({ secretKey: PAYSTACK_KEY, apiUrl: paystack.url });
    await expect(unknown.endNow(ref)).resolves.toBeUndefined();
  });

  test('what never arrived is found at night: a payment, its subscription, and its end', async () => {
    const member = await site.member();
    const { subscription } = await pay(member);
    await reconcileSubscriptions(billing());
    expect(await ownOf(member)).toMatchObject({
      status: 'active',
      current_period_end: NEXT.toISOString(),
    });
    setNow(later(DAY_S));
    subscription.status = 'attention';
    await reconcileSubscriptions(billing());
    expect((await ownOf(member)).status).toBe('past_due');
    setNow(later(DAY_S));
    Object.assign(subscription, { status: 'completed', next_payment_date: null });
    await reconcileSubscriptions(billing());
    expect(await ownOf(member)).toMatchObject({
      auto_renew: false,
      access_until: NEXT.toISOString(),
    });
  });

  test('a deleted account is never charged again', async () => {
    const { member, subscription } = await subscribe();
    await member.post('/user/delete', { password: member.password });
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('non-renewing');
  });

  test('an account is deleted before Paystack has named its subscription: it is fetched, or nothing is deleted', async () => {
    const member = await site.member();
    const { transaction, subscription } = await pay(member);
    await sendEvents(chargeSuccess(transaction));
    paystack.mood = 'failing';
    const refused = await member.post('/user/delete', { password: member.password });
    expect(refused.status).toBe(503);
    expect((await refused.json()).message).toContain('nothing was deleted');
    paystack.mood = 'well';
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('non-renewing');
  });

  test('a signature that is wrong, missing, or of another body is refused', async () => {
    const { member, transaction, subscription } = await subscribe();
    const body = JSON.stringify(
      subscriptionEvent('subscription.disable', subscription as PaystackSubscription),
    );
    const signatures = [
      '',
      'x',
      signPaystack(body, 'sk_test_other'),
      signPaystack(`${body} `),
      signPaystack(body).toUpperCase(),
    ];
    for (const signature of signatures) {
      const answer = await site.request('/api/webhooks/paystack', {
        method: 'POST',
        body,
        headers: signature ? { 'x-paystack-signature': signature } : {},
      });
      expect(answer.status).toBe(400);
    }
    expect((await ownOf(member)).status).toBe('active');
    for (let index = 0; index < 20; index++) await sendEvents(chargeSuccess(transaction));
    expect((await ownOf(member)).invoices).toHaveLength(1);
  });
});
