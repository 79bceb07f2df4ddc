// Stripe as a local server that answers as its documentation says.
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import {
  makeStripeEvent,
  makeStripeInvoice,
  makeStripeSession,
  type StripeEvent,
  type StripeSubscription,
} from '../../../test/stripe-objects.ts';
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
  signStripe,
  startStripeServer,
} from '../../../test/stripe-server.ts';
import { readSettings } from '../../http/settings.ts';
import { checkoutAnswer, subscriptionAnswer } from './contract.ts';
import { cancelAtProviders } from './provider-cancellations.server.ts';
import { ProviderFailed } from './providers/port.server.ts';
import { createStripe } from './providers/stripe.server.ts';
import { reconcileSubscriptions, refreshRecentCheckouts } from './reconcile.server.ts';

const START = new Date('2026-11-01T12:00:00Z');
const log = pino({ level: 'silent' });

let stripe: StripeServer;
let site: TestSite;
let env: Record<string, string>;
let now = START;

beforeAll(async () => {
  stripe = await startStripeServer(() => now);
  env = {
    STRIPE_SECRET_KEY: STRIPE_KEY,
    STRIPE_WEBHOOK_SECRET,
    STRIPE_API_URL: stripe.url,
    BILLING_SANDBOX: 'off',
    SITE_URL: 'http://griot.test',
  };
  site = await openTestSite({ catalogue: 'empty', env });
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});
beforeEach(() => {
  stripe.mood = 'well';
  stripe.events.length = 0;
  stripe.received.length = 0;
  setNow(START);
});

function setNow(to: Date) {
  now = to;
  site.setNow(to);
}
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const billing = () => ({ sql: site.sql, settings: readSettings(env), log, now });

async function start(member: Member, body: object = { plan: 'pro', interval: 'month' }) {
  const answer = await member.post('/checkout', body);
  expect(answer.status).toBe(201);
  return checkoutAnswer.parse(await answer.json()).data;
}

async function sendEvents(...events: StripeEvent[]) {
  for (const event of events) {
    const body = JSON.stringify(event);
    const answer = await site.request('/api/webhooks/stripe', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signStripe(body, now) },
    });
    expect(answer.status).toBe(200);
  }
}

const updated = (subscription: StripeSubscription, at = now) =>
  makeStripeEvent('customer.subscription.updated', { ...subscription }, at);

async function subscribe() {
  const member = await site.member();
  const { uuid: checkout } = await start(member);
  const subscription = stripe.pay(checkout);
  const about = { subscription: subscription.id, checkout };
  await sendEvents(
    makeStripeEvent('customer.subscription.created', { ...subscription }, now),
    makeStripeEvent('invoice.paid', makeStripeInvoice({ ...about, at: now }), now),
    makeStripeEvent('checkout.session.completed', makeStripeSession(about), now),
  );
  return { member, checkout, subscription, uuid: (await ownOf(member)).uuid };
}

async function ownOf(member: Member) {
  const { data } = subscriptionAnswer.parse(await member.api('/user/settings/subscription'));
  if (!data) throw new Error('There is no subscription');
  return data;
}

describe('Stripe', () => {
  test('a checkout is created with our price, reference and addresses', async () => {
    const member = await site.member();
    const { uuid, url, provider } = await start(member, { plan: 'pro', interval: 'year' });
    expect(provider).toBe('stripe');
    expect(url).toMatch(/^https:\/\/checkout\.stripe\.example\//);
    const [asked] = stripe.received;
    expect(asked).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
    expect(asked?.headers['idempotency-key']).toBe(`checkout-${uuid}`);
    expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
      mode: 'subscription',
      client_reference_id: uuid,
      customer_email: member.email,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '19000',
      'line_items[0][price_data][recurring][interval]': 'year',
      'line_items[0][price_data][product_data][name]': 'Griot Pro',
      'subscription_data[metadata][checkout]': uuid,
      success_url: `http://griot.test/product/checkout/return?checkout=${uuid}`,
      cancel_url: `http://griot.test/product/checkout/cancelled?checkout=${uuid}`,
    });
  });

  test('another sum than ordered gives no access and is held for a person, in any order of events', async () => {
    const member = await site.member();
    const { uuid: checkout } = await start(member);
    const subscription = stripe.pay(checkout);
    const other = structuredClone(subscription);
    if (other.items.data[0]) other.items.data[0].price.unit_amount = 100;
    const session = { ...makeStripeSession({ subscription: subscription.id, checkout }) };
    await sendEvents(
      makeStripeEvent('customer.subscription.created', other, now),
      makeStripeEvent(
        'checkout.session.completed',
        { ...session, amount_subtotal: 100, currency: 'usd' },
        now,
      ),
      updated(subscription),
    );
    expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
    const { rows } = await raw<{ state: string }>`
      select state from billing_events where checkout_uuid = ${checkout}`.execute(site.sql);
    expect(rows).toEqual([{ state: 'held' }, { state: 'held' }, { state: 'held' }]);
  });

  test('a currency without small units is sent as it is', async () => {
    await start(await site.member(), { plan: 'pro', interval: 'month', currency: 'XOF' });
    expect(stripe.received[0]?.body).toContain('[unit_amount]=9900');
  });

  test('paid: the subscription is what Stripe says, with its invoice and one receipt', async () => {
    const { member, checkout } = await subscribe();
    const own = await ownOf(member);
    expect(own).toMatchObject({
      status: 'active',
      auto_renew: true,
      price: 1900,
      currency: 'USD',
      provider: 'stripe',
      current_period_end: '2026-12-01T12:00:00.000Z',
    });
    expect(own.invoices).toMatchObject([{ state: 'paid', amount: 1900 }]);
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('paid');
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from mails where template = 'receipt' and to_address = ${member.email}`.execute(
      site.sql,
    );
    expect(rows[0]?.count).toBe(1);
  });

  test('a payment that is not through yet gives nothing', async () => {
    const member = await site.member();
    const { uuid: checkout } = await start(member);
    const subscription = { ...stripe.pay(checkout), status: 'incomplete' };
    await sendEvents(
      makeStripeEvent('customer.subscription.created', subscription, now),
      makeStripeEvent(
        'checkout.session.completed',
        makeStripeSession({ checkout, subscription: subscription.id, paymentStatus: 'unpaid' }),
        now,
      ),
    );
    expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('open');
    await sendEvents(
      makeStripeEvent(
        'checkout.session.async_payment_failed',
        makeStripeSession({ checkout, subscription: subscription.id }),
        later(60),
      ),
    );
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('declined');
  });

  test('cancelled and resumed at Stripe; its own events after it change nothing', async () => {
    const { member, uuid, subscription } = await subscribe();
    setNow(later(3_600));
    const cancelled = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect((await cancelled.json()).data).toMatchObject({ auto_renew: false, status: 'cancelled' });
    const asked = stripe.received.at(-1);
    expect(asked).toMatchObject({ method: 'POST', body: 'cancel_at_period_end=true' });
    expect(asked?.path).toBe(`/v1/subscriptions/${subscription.id}`);
    await sendEvents(updated(stripe.subscriptions.get(subscription.id) ?? subscription));
    expect(await ownOf(member)).toMatchObject({ auto_renew: false });
    setNow(later(60));
    const resumed = await member.post(`/user/settings/subscription_resume?uuid=${uuid}`);
    expect((await resumed.json()).data).toMatchObject({ auto_renew: true, status: 'active' });
    const { rows } = await raw<{ template: string }>`
      select template from mails where to_address = ${member.email} and template = 'renewal_cancelled'`.execute(
      site.sql,
    );
    expect(rows).toHaveLength(1);
  });

  test('ended in Stripe’s own pages: access ends with it', async () => {
    const { member, subscription } = await subscribe();
    setNow(later(7_200));
    await sendEvents(
      makeStripeEvent(
        'customer.subscription.deleted',
        { ...subscription, status: 'canceled', ended_at: Math.floor(now.getTime() / 1_000) },
        now,
      ),
    );
    expect((await ownOf(member)).status).toBe('expired');
    expect((await member.api('/me')).data.has_active_subscription).toBe(false);
  });

  test('the card is changed on Stripe’s page', async () => {
    const { member, uuid } = await subscribe();
    const answer = await member.post(`/user/settings/subscription_card?uuid=${uuid}`);
    expect((await answer.json()).data.url).toBe('https://billing.stripe.example/p/cus_test1');
    expect(stripe.received.at(-1)?.body).toContain('flow_data[type]=payment_method_update');
  });

  test('who comes back is the same customer, unless Stripe does not know them any more', async () => {
    const { member, subscription } = await subscribe();
    const end = async (one: StripeSubscription) => {
      setNow(later(60));
      const ended = { ...one, status: 'canceled', ended_at: Math.floor(now.getTime() / 1_000) };
      await sendEvents(makeStripeEvent('customer.subscription.deleted', ended, now));
      setNow(later(60));
    };
    await end(subscription);
    const { uuid } = await start(member);
    const asked = () => Object.fromEntries(new URLSearchParams(stripe.received.at(-1)?.body));
    expect(asked()).toMatchObject({ customer: 'cus_test1' });
    expect(asked()).not.toHaveProperty('customer_email');
    const again = stripe.pay(uuid);
    await sendEvents(makeStripeEvent('customer.subscription.created', { ...again }, now));
    expect((await ownOf(member)).status).toBe('active');
    await end(again);
    stripe.customers.clear();
    await start(member);
    expect(asked()).toMatchObject({ customer_email: member.email });
  });

  for (const mood of ['failing', 'gibberish'] as const) {
    test(`${mood}: people read plain words, nothing is lost, and trying again works`, async () => {
      const member = await site.member();
      const key = { 'idempotency-key': `again-${mood}`, 'content-type': 'application/json' };
      const send = () =>
        member.request('/api/checkout', {
          method: 'POST',
          headers: key,
          body: JSON.stringify({ plan: 'pro', interval: 'month' }),
        });
      stripe.mood = mood;
      const failed = await send();
      expect(failed.status).toBe(503);
      const said = await failed.text();
      expect(said).toContain('The payment could not be started. Nothing was charged.');
      expect(said).not.toMatch(/secret|stripe|sk_test/i);
      stripe.mood = 'well';
      expect((await send()).status).toBe(201);

      const { member: payer, uuid } = await subscribe();
      stripe.mood = mood;
      const cancelled = await payer.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
      expect(cancelled.status).toBe(503);
      expect((await cancelled.json()).message).toBe('Failed to cancel auto renewal');
      expect((await ownOf(payer)).auto_renew).toBe(true);
    });
  }

  test('a missing response times out, and a wrong key is not revealed', async () => {
    stripe.mood = 'silent';
    const options = {
      secretKey: STRIPE_KEY,
      webhookSecret: STRIPE_WEBHOOK_SECRET,
      apiUrl: stripe.url,
    };
    const slow = createStripe({ ...options, timeoutMs: 150 });
    const ref = { subscriptionId: 'sub_1', customerId: null };
    await expect(slow.fetchSubscription(ref)).rejects.toThrow(ProviderFailed);
    stripe.mood = 'well';
    const wrong = createStripe({ ...options, secretKey: 'sk_test_wrong' });
    await expect(wrong.fetchSubscription(ref)).rejects.toThrow(
      /^stripe: StripeAuthenticationError/,
    );
    const unknown = await createStripe(options)
      .fetchSubscription(ref)
      .catch((error) => error);
    expect(unknown).toMatchObject({ isUnknown: true });
  });

  test('what never arrived is found at night: by the list of events, and by asking', async () => {
    const { member, subscription } = await subscribe();
    const lost = await site.member();
    const { uuid: checkout } = await start(lost);
    stripe.pay(checkout);
    setNow(later(86_400));
    subscription.cancel_at_period_end = true;
    for (let index = 0; index < 5; index++) {
      stripe.events.push(makeStripeEvent('charge.succeeded', {}, now));
    }
    stripe.events.push(updated(subscription));
    await reconcileSubscriptions(billing());
    expect((await ownOf(member)).auto_renew).toBe(false);
    expect(await ownOf(lost)).toMatchObject({ status: 'active', price: 1900 });
    const countStored = async () => {
      const { rows } = await raw<{
        count: number;
      }>`select count(*) as count from billing_events`.execute(site.sql);
      return rows[0]?.count;
    };
    const before = await countStored();
    setNow(later(86_400));
    await reconcileSubscriptions(billing());
    expect(await countStored()).toBe(before);
  });

  test('a site that no webhook reaches learns of a payment within minutes', async () => {
    const member = await site.member();
    const { uuid: checkout } = await start(member);
    const session = [...stripe.sessions.values()].find(
      ({ client_reference_id }) => client_reference_id === checkout,
    );
    const asked = () =>
      stripe.received.filter(({ path }) => path === `/v1/checkout/sessions/${session?.id}`).length;
    for (let minute = 0; minute < 70; minute++) {
      await refreshRecentCheckouts(billing());
      setNow(later(60));
    }
    expect(asked()).toBe(9);
    setNow(START);
    stripe.pay(checkout);
    setNow(later(61));
    await refreshRecentCheckouts(billing());
    expect((await ownOf(member)).status).toBe('active');
    expect((await member.api(`/checkout/${checkout}`)).data.state).toBe('paid');
  });

  test('at night a provider that is away is reported, and nothing is changed', async () => {
    const { member } = await subscribe();
    stripe.mood = 'failing';
    await expect(reconcileSubscriptions(billing())).rejects.toThrow(ProviderFailed);
    expect((await ownOf(member)).status).toBe('active');
  });

  test('a deleted account is never charged again: cancelling is retried until Stripe has done it', async () => {
    const { member, subscription } = await subscribe();
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    stripe.mood = 'failing';
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('active');
    stripe.mood = 'well';
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('active');
    setNow(later(31));
    await cancelAtProviders(billing());
    expect(subscription.status).toBe('canceled');
    const { rows } = await raw`select 1 from provider_cancellations`.execute(site.sql);
    expect(rows).toEqual([]);
  });

  test('without keys it does not appear; in production the sandbox does not either', async () => {
    const bare = await openTestSite({
      catalogue: 'empty',
      env: { SITE_URL: 'https://griot.test', BILLING_SANDBOX: '' },
    });
    try {
      const member = await bare.member();
      const answer = await member.post('/checkout', { plan: 'pro', interval: 'month' });
      expect(answer.status).toBe(503);
      expect((await answer.json()).message).toContain('No way to pay');
      for (const name of ['stripe', 'paystack', 'sandbox', 'cash']) {
        const answer = await bare.request(`/api/webhooks/${name}`, { method: 'POST', body: '{}' });
        expect(answer.status).toBe(404);
      }
    } finally {
      await bare.close();
    }
  });
});
