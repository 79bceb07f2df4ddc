import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { checkoutAnswer, subscriptionAnswer } from '../app/features/money/billing/contract.ts';
import { readSettings } from '../app/http/settings.ts';
import type { Member } from './member.ts';
import {
  chargeSuccess,
  PAYSTACK_KEY,
  type PaystackServer,
  type PaystackTransaction,
  signPaystack,
  startPaystackServer,
  subscriptionEvent,
} from './paystack-server.ts';
import { openTestSite, type TestSite } from './site.ts';

const START = new Date('2026-11-01T12:00:00Z');
export const NEXT = new Date('2026-12-01T12:00:00Z');
export const DAY_S = 86_400;

export function usePaystackSite() {
  const log = pino({ level: 'silent' });

  let paystack: PaystackServer;
  let site: TestSite;
  let env: Record<string, string>;
  let now = START;

  function writePlans(): string {
    const plans = JSON.parse(
      readFileSync(new URL('../config/plans.json', import.meta.url), 'utf8'),
    );
    for (const { prices } of plans.plans) {
      for (const price of prices) {
        if (price.currency !== 'USD')
          price.paystack_plan = `PLN_${price.currency}_${price.interval}`;
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
    await keepSessions();
    return { member, ...paid, uuid: (await ownOf(member)).uuid };
  }

  async function keepSessions() {
    await raw`update sessions set expires_at = '2028-01-01', last_seen_at = '2027-12-31'`.execute(
      site.sql,
    );
  }

  async function ownOf(member: Member) {
    const { data } = subscriptionAnswer.parse(await member.api('/user/settings/subscription'));
    if (!data) throw new Error('There is no subscription');
    return data;
  }
  const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);

  return {
    setNow,
    billing,
    start,
    started,
    sendEvents,
    pay,
    subscribe,
    keepSessions,
    ownOf,
    later,
    get paystack() {
      return paystack;
    },
    get site() {
      return site;
    },
    get now() {
      return now;
    },
  };
}
