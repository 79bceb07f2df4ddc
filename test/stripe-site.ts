import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { checkoutAnswer, subscriptionAnswer } from '../app/features/money/billing/contract.ts';
import { readSettings } from '../app/http/settings.ts';
import type { Member } from './member.ts';
import { openTestSite, type TestSite } from './site.ts';
import {
  makeStripeEvent,
  makeStripeInvoice,
  makeStripeSession,
  type StripeEvent,
  type StripeSubscription,
} from './stripe-objects.ts';
import {
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
  signStripe,
  startStripeServer,
} from './stripe-server.ts';

export const START = new Date('2026-11-01T12:00:00Z');

export function useStripeSite() {
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

  return {
    setNow,
    later,
    billing,
    start,
    sendEvents,
    updated,
    subscribe,
    ownOf,
    get stripe() {
      return stripe;
    },
    get site() {
      return site;
    },
    get now() {
      return now;
    },
  };
}
