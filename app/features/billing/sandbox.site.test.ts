import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Member } from '../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { readSettings } from '../../http/settings.ts';
import {
  checkoutAnswer,
  checkoutStateAnswer,
  plansAnswer,
  subscriptionAnswer,
} from './contract.ts';
import { applyDueEvents } from './jobs.server.ts';
import { signEvent } from './providers/sandbox.server.ts';
import { renewSandboxSubscriptions } from './providers/sandbox-actions.server.ts';

const START = new Date('2026-11-01T12:00:00Z');
const DAY = 86_400_000;
const PRO = { plan: 'pro', interval: 'month' };

let site: TestSite;
let now = START;
beforeAll(async () => {
  site = await openTestSite({ neverIdle: true, catalogue: 'empty' });
});
afterAll(() => site.close());
beforeEach(() => {
  now = START;
  site.setNow(now);
});

function pass(days: number) {
  now = new Date(now.getTime() + days * DAY);
  site.setNow(now);
}

async function start(member: Member, body: object = PRO, headers: Record<string, string> = {}) {
  return member.request('/api/checkout', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
}

async function startedUrl(member: Member, body: object = PRO): Promise<string> {
  const answer = await start(member, body);
  expect(answer.status).toBe(201);
  return checkoutAnswer.parse(await answer.json()).data.url;
}

const press = (member: Member, url: string, act: string) => member.form(url, { act });

async function subscribe(body: object = PRO) {
  const member = await site.member();
  expect((await press(member, await startedUrl(member, body), 'approve')).status).toBe(303);
  await raw`update sessions set expires_at = '2028-01-01'`.execute(site.sql);
  return { member, uuid: (await ownOf(member)).uuid };
}

async function findOwn(member: Member) {
  return subscriptionAnswer.parse(await member.api('/user/settings/subscription')).data;
}

async function ownOf(member: Member) {
  const own = await findOwn(member);
  if (!own) throw new Error('There is no subscription');
  return own;
}

const isActive = async (member: Member) => (await member.api('/me')).data.has_active_subscription;

async function mailsTo(member: Member): Promise<string[]> {
  const { rows } = await raw<{ template: string }>`
    select template from mails where to_address = ${member.email} and template not in ('verify', 'welcome')
    order by id`.execute(site.sql);
  return rows.map(({ template }) => template);
}

describe('subscription (spec sections 6 and 7, decisions.md)', () => {
  test('without a subscription it is null', async () => {
    const member = await site.member();
    expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
    expect(await isActive(member)).toBe(false);
    expect((await site.request('/api/user/settings/subscription')).status).toBe(401);
  });

  test('plans are listed with whole amounts, and nothing of the providers', async () => {
    const { data, meta } = plansAnswer.parse(await site.api('/plans'));
    expect(meta).toMatchObject({ is_open: false, is_sample: true });
    const pro = data.find(({ slug }) => slug === 'pro');
    expect(pro?.prices[0]).toEqual({ currency: 'USD', interval: 'month', amount: 1900 });
    expect(pro?.limits.csv_rows).toBe(50_000);
  });

  test('approved: it runs at once, with a receipt and an invoice, and no money is a fraction', async () => {
    const { member } = await subscribe({ ...PRO, currency: 'xof' });
    const own = await ownOf(member);
    expect(own).toMatchObject({
      plan: 'pro',
      plan_name: 'Pro',
      interval: 'month',
      status: 'active',
      auto_renew: true,
      price: 9900,
      currency: 'XOF',
      provider: 'sandbox',
      started_at: '2026-11-01T12:00:00.000Z',
      current_period_end: '2026-12-01T12:00:00.000Z',
    });
    expect(own.invoices).toHaveLength(1);
    expect(own.invoices[0]).toMatchObject({ state: 'paid', amount: 9900, currency: 'XOF' });
    expect(await mailsTo(member)).toEqual(['receipt']);
    const { rows } = await raw<{ text: string }>`
      select text from mails where to_address = ${member.email} and template = 'receipt'`.execute(
      site.sql,
    );
    expect(rows[0]?.text).toMatch(/XOF\s9,900/);
    expect(rows[0]?.text).toContain('no money moved');
  });

  test('access follows at the next request: the session, /me, the limits and the readable cookie', async () => {
    const member = await site.member();
    const before = await member.request('/api/me');
    expect(before.headers.getSetCookie()).toEqual([]);
    await press(member, await startedUrl(member), 'approve');
    const after = await member.request('/api/me');
    expect((await after.json()).data.has_active_subscription).toBe(true);
    const cookie = after.headers.getSetCookie().find((line) => line.startsWith('user='));
    const said = JSON.parse(
      Buffer.from(cookie?.slice(5).split(';')[0] ?? '', 'base64').toString('utf8'),
    );
    expect(said).toMatchObject({ name: member.name, has_active_subscription: true });
  });

  test('declined: nothing runs, nothing is sent, and one can try again', async () => {
    const member = await site.member();
    const url = await startedUrl(member);
    await press(member, url, 'decline');
    const uuid = new URL(url, 'http://griot.test').searchParams.get('checkout');
    const state = checkoutStateAnswer.parse(await member.api(`/checkout/${uuid}`));
    expect(state.data.state).toBe('declined');
    expect(await findOwn(member)).toBeNull();
    expect(await mailsTo(member)).toEqual([]);
    await press(member, url, 'approve');
    expect(await findOwn(member)).toBeNull();
    const again = await startedUrl(member);
    expect(again).not.toBe(url);
    await press(member, again, 'approve');
    expect((await ownOf(member)).status).toBe('active');
  });

  test('paying twice is paying once: a second window gets the same payment, later ones a 409', async () => {
    const member = await site.member();
    const [one, two] = [await startedUrl(member), await startedUrl(member)];
    expect(two).toBe(one);
    const atOnce = await site.member();
    const windows = await Promise.all(Array.from({ length: 5 }, () => startedUrl(atOnce)));
    expect(new Set(windows).size).toBe(1);
    await Promise.all([press(member, one, 'approve'), press(member, two, 'approve')]);
    await press(member, one, 'approve');
    expect((await ownOf(member)).invoices).toHaveLength(1);
    expect(await mailsTo(member)).toEqual(['receipt']);
    const third = await start(member);
    expect(third.status).toBe(409);
    expect((await third.json()).message).toContain('already have a subscription');
  });

  test('two different payments that are both made: the first stays, the second does not renew', async () => {
    const member = await site.member();
    const monthly = await startedUrl(member);
    const yearly = await startedUrl(member, { plan: 'pro', interval: 'year' });
    await press(member, monthly, 'approve');
    pass(1 / 24);
    await press(member, yearly, 'approve');
    const { rows } = await raw<{ reason: string }>`
      select reason from provider_cancellations`.execute(site.sql);
    expect(rows).toEqual([{ reason: 'paid twice' }]);
    await raw`delete from provider_cancellations`.execute(site.sql);
  });

  test('the price is the one of the plans, whatever the browser sends', async () => {
    const member = await site.member();
    const url = await startedUrl(member, {
      ...PRO,
      amount: 1,
      price: 1,
      status: 'active',
      trial_days: 365,
      user_id: 1,
    });
    await press(member, url, 'approve');
    expect(await ownOf(member)).toMatchObject({ price: 1900, status: 'active' });
  });

  test('what is not for sale is a 422 that says what is', async () => {
    const member = await site.member();
    const cases: Array<[object, string, RegExp]> = [
      [{ plan: 'free', interval: 'month' }, 'plan', /no price for a plan called "free"/],
      [{ plan: 'gold', interval: 'month' }, 'plan', /gold/],
      [{ plan: 'pro' }, 'interval', /month or year/],
      [{ plan: 'pro', interval: 'week' }, 'interval', /month or year/],
      [{ plan: 'pro', interval: 'month', currency: 'EUR' }, 'currency', /USD, NGN, XOF/],
      [{ plan: 'pro', interval: 'month', currency: 'dollars' }, 'currency', /currency code/],
      [{ plan: 'pro', interval: 'month', provider: 'stripe' }, 'provider', /not set up here/],
      [{ plan: 'pro', interval: 'month', provider: 'cash' }, 'provider', /expected stripe/],
      [{}, 'plan', /slug/],
    ];
    for (const [body, field, words] of cases) {
      const answer = await start(member, body);
      expect(answer.status, JSON.stringify(body)).toBe(422);
      expect((await answer.json()).errors[field]?.[0]).toMatch(words);
    }
    const visitor = await site.request('/api/checkout', { method: 'POST' });
    expect(visitor.status).toBe(401);
    const forged = await start(member, PRO, { 'x-xsrf-token': 'wrong' });
    expect(forged.status).toBe(403);
  });

  test('Idempotency-Key: the same call answers the same, another under the key is a 409', async () => {
    const member = await site.member();
    const key = { 'idempotency-key': 'buy-1' };
    const answers = await Promise.all([start(member, PRO, key), start(member, PRO, key)]);
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(two).toEqual(one);
    pass(0.9);
    expect(await (await start(member, PRO, key)).json()).toEqual(one);
    const other = await start(member, { plan: 'pro', interval: 'year' }, key);
    expect(other.status).toBe(409);
  });

  test('cancelled: no renewal, access to the end, a mail; done twice it is done once', async () => {
    const { member, uuid } = await subscribe();
    pass(10);
    const answer = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(answer.status).toBe(200);
    expect((await answer.json()).data).toMatchObject({
      auto_renew: false,
      status: 'cancelled',
      current_period_end: '2026-12-01T12:00:00.000Z',
      access_until: '2026-12-01T12:00:00.000Z',
    });
    expect((await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`)).status).toBe(200);
    expect(await mailsTo(member)).toEqual(['receipt', 'renewal_cancelled']);
    pass(19.9);
    expect(await isActive(member)).toBe(true);
    pass(0.2);
    expect(await isActive(member)).toBe(false);
    expect((await ownOf(member)).status).toBe('expired');
    const late = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    expect(late.status).toBe(409);
    await press(member, await startedUrl(member), 'approve');
    const again = await ownOf(member);
    expect(again).toMatchObject({ status: 'active' });
    expect(again.uuid).not.toBe(uuid);
    expect(again.invoices).toHaveLength(2);
  });

  test('resumed before the end it renews again; cancelling again sends a mail again', async () => {
    const { member, uuid } = await subscribe();
    const cancel = `/user/settings/subscription_cancel?uuid=${uuid}`;
    const resume = `/user/settings/subscription_resume?uuid=${uuid}`;
    await member.post(cancel);
    const resumed = await member.post(resume);
    expect((await resumed.json()).data).toMatchObject({ auto_renew: true, status: 'active' });
    await member.post(cancel);
    expect((await ownOf(member)).auto_renew).toBe(false);
    expect(await mailsTo(member)).toEqual(['receipt', 'renewal_cancelled', 'renewal_cancelled']);
  });

  test('a payment that fails leaves 7 days of grace, then access ends; paid in time it goes on', async () => {
    const { member } = await subscribe();
    const card = (await ownOf(member)).uuid;
    const { url } = (
      await (await member.post(`/user/settings/subscription_card?uuid=${card}`)).json()
    ).data;
    await press(member, url, 'payment failed');
    expect(await ownOf(member)).toMatchObject({
      status: 'past_due',
      access_until: '2026-11-08T12:00:00.000Z',
    });
    expect(await mailsTo(member)).toEqual(['receipt', 'payment_failed']);
    pass(6.9);
    expect(await isActive(member)).toBe(true);
    await press(member, url, 'renewed');
    expect(await ownOf(member)).toMatchObject({ status: 'active' });

    const { member: late } = await subscribe();
    const theirs = (await ownOf(late)).uuid;
    const link = (await (await late.post(`/user/settings/subscription_card?uuid=${theirs}`)).json())
      .data.url;
    await press(late, link, 'payment failed');
    pass(7.1);
    expect(await isActive(late)).toBe(false);
    expect((await ownOf(late)).status).toBe('expired');
  });

  test("another's subscription or payment cannot be read, cancelled or paid: 404", async () => {
    const { member, uuid } = await subscribe();
    const url = await startedUrl(await site.member());
    const other = await site.member();
    for (const call of ['cancel', 'resume', 'card']) {
      const answer = await other.post(`/user/settings/subscription_${call}?uuid=${uuid}`);
      expect(answer.status).toBe(404);
    }
    expect((await other.request(`/api/checkout/${url.split('=')[1]}`)).status).toBe(404);
    expect((await press(other, url, 'approve')).status).toBe(404);
    expect((await ownOf(member)).auto_renew).toBe(true);
    for (const wrong of ['', '0', 'x'.repeat(80), "'; drop table users; --"]) {
      const answer = await member.post(
        `/user/settings/subscription_cancel?uuid=${encodeURIComponent(wrong)}`,
      );
      expect([404, 422]).toContain(answer.status);
    }
    expect((await member.post('/user/settings/subscription_cancel')).status).toBe(422);
  });

  test('only the sandbox itself can report its events', async () => {
    const member = await site.member();
    const uuid = (await startedUrl(member)).split('=')[1] ?? '';
    const told = {
      id: 'evt_forged',
      type: 'subscription.started',
      created: now.toISOString(),
      checkout: uuid,
      subscription: 'sub_forged',
      version: 0,
      change: { checkout: 'paid' as const },
    };
    const send = (body: string | Uint8Array<ArrayBuffer>, headers: HeadersInit) =>
      site.request('/api/webhooks/sandbox', { method: 'POST', body, headers });
    const forged = `t=${now.getTime()},v1=${'0'.repeat(64)}`;
    for (const signature of ['', forged, forged.replace('v1', 'v2')]) {
      const answer = await send(JSON.stringify(told), { 'sandbox-signature': signature });
      expect(answer.status).toBe(400);
    }
    const signed = await signEvent(site.sql, told, new Date(now.getTime() - 301_000));
    expect((await send(signed.body, signed.headers)).status).toBe(400);
    expect(await findOwn(member)).toBeNull();
    const right = await signEvent(site.sql, told, now);
    expect((await send(right.body, right.headers)).status).toBe(200);
    expect((await member.api(`/checkout/${uuid}`)).data.state).toBe('paid');
  });

  test('my data holds the subscription; deleting the account leaves nothing of it', async () => {
    const { member, uuid } = await subscribe();
    const data = await (await member.request('/dashboard/account-settings/data.json')).json();
    expect(data.subscription.uuid).toBe(uuid);
    expect(data.checkouts).toHaveLength(1);
    expect((await member.post('/user/delete', { password: member.password })).status).toBe(204);
    const { rows } = await raw<{ left: number }>`
      select (select count(*) from subscriptions where uuid = ${uuid})
        + (select count(*) from billing_events where subscription_uuid = ${uuid}) as left`.execute(
      site.sql,
    );
    expect(rows[0]?.left).toBe(0);
  });
});

describe('a plan with a trial, on a site of its own', () => {
  let own: TestSite;
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'griot-plans-')), 'plans.json');
    const plans = JSON.parse(
      readFileSync(new URL('../../../config/plans.json', import.meta.url), 'utf8'),
    );
    plans.plans[1].trial_days = 14;
    writeFileSync(file, JSON.stringify(plans));
    own = await openTestSite({
      neverIdle: true,
      catalogue: 'empty',
      env: { PLANS_FILE: file },
      now: START,
    });
  });
  afterAll(() => own.close());

  test('the first subscription begins free of charge, the next one does not', async () => {
    const member = await own.member();
    const buy = async () => press(member, await startedUrl(member), 'approve');
    await buy();
    expect(await ownOf(member)).toMatchObject({
      status: 'trialing',
      current_period_end: '2026-11-15T12:00:00.000Z',
      invoices: [],
    });
    expect(await isActive(member)).toBe(true);
    const { uuid } = await ownOf(member);
    await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    own.setNow(new Date('2026-11-16T12:00:00Z'));
    expect((await ownOf(member)).status).toBe('expired');
    await buy();
    expect(await ownOf(member)).toMatchObject({ status: 'active', invoices: [{ state: 'paid' }] });
  });

  test('what is due renews by itself, what was cancelled ends', async () => {
    own.setNow(START);
    const [stays, goes] = [await own.member(), await own.member()];
    for (const member of [stays, goes]) await press(member, await startedUrl(member), 'approve');
    const { uuid } = await ownOf(goes);
    await goes.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    const later = new Date('2026-11-15T12:00:01Z');
    own.setNow(later);
    const settings = readSettings({});
    const log = pino({ level: 'silent' });
    await renewSandboxSubscriptions({ sql: own.sql, settings, log, now: later });
    expect(await ownOf(stays)).toMatchObject({
      status: 'active',
      current_period_end: '2026-12-15T12:00:00.000Z',
      invoices: [{ state: 'paid', amount: 1900 }],
    });
    expect((await ownOf(goes)).status).toBe('expired');
  });

  test('an internal failure is reported in the words of the specification (section 8)', async () => {
    own.setNow(START);
    const member = await own.member();
    await press(member, await startedUrl(member), 'approve');
    const { uuid } = await ownOf(member);
    const rename = (from: string, to: string) =>
      raw`alter table ${raw.table(from)} rename to ${raw.ref(to)}`.execute(own.sql);
    await rename('invoices', 'invoices_away');
    const fetched = await member.request('/api/user/settings/subscription');
    const cancelled = await member.post(`/user/settings/subscription_cancel?uuid=${uuid}`);
    await rename('invoices_away', 'invoices');
    expect(fetched.status).toBe(500);
    expect((await fetched.json()).message).toBe('Failed to fetch subscription');
    expect(cancelled.status).toBe(500);
    expect((await cancelled.json()).message).toBe('Failed to cancel auto renewal');
    const settings = readSettings({});
    const log = pino({ level: 'silent' });
    const later = new Date(START.getTime() + 60_000);
    await applyDueEvents({ sql: own.sql, settings, log, now: later });
    expect((await ownOf(member)).auto_renew).toBe(false);
  });
});
