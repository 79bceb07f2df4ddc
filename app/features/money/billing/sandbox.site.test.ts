import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql as raw } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PRO, START, useSandboxSite } from '../../../../test/sandbox-site.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { readSettings } from '../../../http/settings.ts';
import { renewSandboxSubscriptions } from '../providers/sandbox-actions.server.ts';
import { applyDueEvents } from './apply-event.server.ts';
import { checkoutStateAnswer, plansAnswer } from './contract.ts';

const kit = useSandboxSite();
const { pass, start, startedUrl, press, subscribe, findOwn, ownOf, isActive, mailsTo } = kit;

describe('buying in the sandbox', () => {
  test('without a subscription it is null', async () => {
    const member = await kit.site.member();
    expect(await member.api('/user/settings/subscription')).toEqual({ data: null });
    expect(await isActive(member)).toBe(false);
    expect((await kit.site.request('/api/user/settings/subscription')).status).toBe(401);
  });

  test('plans are listed with whole amounts, and nothing of the providers', async () => {
    const { data, meta } = plansAnswer.parse(await kit.site.api('/plans'));
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
      kit.site.sql,
    );
    expect(rows[0]?.text).toMatch(/XOF\s9,900/);
    expect(rows[0]?.text).toContain('no money moved');
  });

  test('access follows at the next request: the session, /me, the limits and the readable cookie', async () => {
    const member = await kit.site.member();
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
    const member = await kit.site.member();
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
    const member = await kit.site.member();
    const [one, two] = [await startedUrl(member), await startedUrl(member)];
    expect(two).toBe(one);
    const atOnce = await kit.site.member();
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
    const member = await kit.site.member();
    const monthly = await startedUrl(member);
    const yearly = await startedUrl(member, { plan: 'pro', interval: 'year' });
    await press(member, monthly, 'approve');
    pass(1 / 24);
    await press(member, yearly, 'approve');
    const { rows } = await raw<{ reason: string }>`
      select reason from provider_cancellations`.execute(kit.site.sql);
    expect(rows).toEqual([{ reason: 'paid twice' }]);
    await raw`delete from provider_cancellations`.execute(kit.site.sql);
  });

  test('the price is the one of the plans, whatever the browser sends', async () => {
    const member = await kit.site.member();
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
    const member = await kit.site.member();
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
    const visitor = await kit.site.request('/api/checkout', { method: 'POST' });
    expect(visitor.status).toBe(401);
    const forged = await start(member, PRO, { 'x-xsrf-token': 'wrong' });
    expect(forged.status).toBe(403);
  });

  test('Idempotency-Key: the same call answers the same, another under the key is a 409', async () => {
    const member = await kit.site.member();
    const key = { 'idempotency-key': 'buy-1' };
    const answers = await Promise.all([start(member, PRO, key), start(member, PRO, key)]);
    const [one, two] = await Promise.all(answers.map((answer) => answer.json()));
    expect(two).toEqual(one);
    pass(0.9);
    expect(await (await start(member, PRO, key)).json()).toEqual(one);
    const other = await start(member, { plan: 'pro', interval: 'year' }, key);
    expect(other.status).toBe(409);
  });
});

describe('a plan with a trial, on a site of its own', () => {
  let own: TestSite;
  beforeAll(async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'griot-plans-')), 'plans.json');
    const plans = JSON.parse(
      readFileSync(new URL('../../../../config/plans.json', import.meta.url), 'utf8'),
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

  test('an internal failure is reported in fixed words', async () => {
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
