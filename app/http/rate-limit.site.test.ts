import { sql as raw } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSite } from '../../server/site.tsx';
import type { Site } from '../../server/site-parts.ts';
import { ASSETS, openTestSite, type TestSite } from '../../test/site.ts';

const open = (env: Record<string, string> = {}) =>
  openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on', ...env } });
const fields = (values: Record<string, string>) => ({
  method: 'POST',
  body: new URLSearchParams(values),
});
const login = (site: TestSite, email: string, remoteAddress: string, password = 'wrong') =>
  site.request('/api/auth/login', { ...fields({ email, password }), remoteAddress });

describe('tries at sign-in', () => {
  test('5 in 15 minutes per account and address; then 429 with Retry-After, also for the right password', async () => {
    const site = await open();
    const { email, password } = await site.member();
    for (let round = 0; round < 5; round++) {
      expect((await login(site, email, '10.0.0.1')).status).toBe(401);
    }
    const refused = await login(site, email.toUpperCase(), '10.0.0.1', password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(900);
    // The owner, at another address, is not locked out.
    expect((await login(site, email, '10.0.0.2', password)).status).toBe(200);
    const page = await site.form('/login', { email, password }, { remoteAddress: '10.0.0.1' });
    expect(page.status).toBe(429);
    expect(await page.text()).toContain('Too many tries. Try again in 15 minutes.');
    site.setNow(new Date('2026-11-01T12:15:01Z'));
    expect((await login(site, email, '10.0.0.1', password)).status).toBe(200);
    await site.close();
  });

  test('tries of a clock that was a year ahead lock nobody out for a year', async () => {
    const site = await open();
    const { email, password } = await site.member();
    const right = site.now();
    site.setNow(new Date(right.getTime() + 365 * 86_400_000));
    for (let round = 0; round < 6; round++) await login(site, email, '10.0.0.1');
    site.setNow(right);
    expect((await login(site, email, '10.0.0.1', password)).status).toBe(200);
    await site.close();
  });

  test('50 per address over all accounts; unknown accounts count alike; what succeeds does not count', async () => {
    const site = await open();
    const { email, password } = await site.member();
    for (let round = 0; round < 8; round++) {
      expect((await login(site, email, '10.0.0.1', password)).status).toBe(200);
    }
    for (let round = 0; round < 50; round++) {
      // API calls have their own limit, which does not count the site's pages.
      const answer = await site.form(
        '/login',
        { email: `nobody-${round}@people.example`, password: 'x' },
        { remoteAddress: '10.0.0.1' },
      );
      expect(answer.status).toBe(422);
    }
    const sent = { email: 'one-more@people.example', password: 'x' };
    const refused = await site.form('/login', sent, { remoteAddress: '10.0.0.1' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    expect((await site.form('/login', sent, { remoteAddress: '10.0.0.2' })).status).toBe(422);
    await site.close();
  });

  test('tries at once count each: a burst gains nothing', async () => {
    const site = await open();
    const { email } = await site.member();
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login(site, email, '10.0.0.1')),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([...Array(5).fill(401), ...Array(7).fill(429)]);
    await site.close();
  });

  test('asking for links and changing the password are limited too', async () => {
    const site = await open();
    const member = await site.member();
    const reset = () =>
      site.form('/forgot-password', { email: member.email }, { remoteAddress: '10.0.0.1' });
    for (let round = 0; round < 5; round++) expect((await reset()).status).toBe(303);
    expect((await reset()).status).toBe(429);
    const change = () =>
      member.post('/user', { oldpassword: 'guess', newpassword: 'a wholly new secret' });
    for (let round = 0; round < 5; round++) expect((await change()).status).toBe(422);
    expect((await change()).status).toBe(429);
    await site.close();
  });

  test('an owner gets at most five mails an hour about links, from however many addresses', async () => {
    const site = await open();
    const { email } = await site.member();
    for (let round = 0; round < 14; round++) {
      await site.form('/forgot-password', { email }, { remoteAddress: `10.0.1.${round}` });
    }
    const { rows } = await raw<{ count: number }>`
      select count(*) as count from mails where template = 'reset'`.execute(site.sql);
    // One mail verified the address; one link an hour is always possible.
    expect(rows[0]?.count).toBe(5);
    await site.close();
  });

  test('keys are stored as hashes only', async () => {
    const site = await open();
    await login(site, 'ama@people.example', '10.0.0.1');
    const { rows } = await raw<{ key: string }>`
      select encode(key, 'escape') as key from rate_limits`.execute(site.sql);
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/ama|people|10\.0/);
    await site.close();
  });

  test('a client’s own X-Forwarded-For counts only behind a trusted proxy', async () => {
    const site = await open({ TRUST_PROXY: '10.9.0.0/16' });
    const tryFrom = (forwarded: string, remoteAddress: string) =>
      site.request('/api/auth/login', {
        ...fields({ email: 'ama@people.example', password: 'x' }),
        headers: { 'x-forwarded-for': forwarded },
        remoteAddress,
      });
    for (let round = 0; round < 5; round++) await tryFrom(`1.1.1.${round}`, '10.0.0.1');
    expect((await tryFrom('1.1.1.9', '10.0.0.1')).status).toBe(429);
    for (let round = 0; round < 6; round++) {
      expect((await tryFrom(`1.1.1.${round}`, '10.9.0.1')).status).toBe(401);
    }
    await site.close();
  });
});

describe('API calls a minute', () => {
  const counted = { remoteAddress: '10.0.0.1' };

  test('60 for a visitor, with what is left in headers; then 429 until the minute is over', async () => {
    const site = await open();
    const first = await site.request('/api/industry', counted);
    expect(first.headers.get('ratelimit-policy')).toBe('"calls";q=60;w=60');
    expect(first.headers.get('ratelimit')).toBe('"calls";r=59;t=60');
    for (let round = 0; round < 59; round++) await site.request('/api/industry', counted);
    const refused = await site.request('/api/industry', counted);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({
      title: 'Too Many Requests',
      message:
        'All 60 calls of this minute are used. Try again in 60 seconds. What an account and a plan give stands at /pricing.',
    });
    expect((await site.request('/api/industry', { remoteAddress: '10.0.0.2' })).status).toBe(200);
    expect((await site.request('/terms', counted)).status).toBe(200);
    site.setNow(new Date('2026-11-01T12:01:00Z'));
    expect((await site.request('/api/industry', counted)).status).toBe(200);
    await site.close();
  });

  test('calls at once count each, apart for each who calls', async () => {
    const site = await open();
    const left = async (remoteAddress: string) => {
      const answer = await site.request('/api/industry', { remoteAddress });
      return Number(/r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '')?.[1]);
    };
    const callers = Array.from({ length: 30 }, (_, nth) => (nth % 3 ? '10.0.0.1' : '10.0.0.2'));
    const answers = await Promise.all(callers.map(left));
    const of = (caller: string) =>
      answers.filter((_, nth) => callers[nth] === caller).toSorted((a, b) => b - a);
    expect(of('10.0.0.1')).toEqual(Array.from({ length: 20 }, (_, nth) => 59 - nth));
    expect(of('10.0.0.2')).toEqual(Array.from({ length: 10 }, (_, nth) => 59 - nth));
    expect(await left('10.0.0.1')).toBe(39);
    await site.close();
  });

  test('120 with an account, wherever it calls from', async () => {
    const site = await open();
    const member = await site.member();
    const answer = await member.request('/api/me', counted);
    expect(answer.headers.get('ratelimit-policy')).toBe('"calls";q=120;w=60');
    for (let round = 0; round < 119; round++) await member.request('/api/me');
    expect((await member.request('/api/me', counted)).status).toBe(429);
    await site.close();
  });

  test('calls of our own pages have a bucket ten times as large; suggestions have their own', async () => {
    const site = await open();
    const own = { ...counted, headers: { 'sec-fetch-site': 'same-origin' } };
    for (let round = 0; round < 600; round++) {
      const path = round % 2 ? '/api/suggest?q=' : '/api/plans';
      expect((await site.request(path, own)).status).toBe(200);
    }
    const refused = await site.request('/api/plans', own);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('content-type')).toBe('application/problem+json');
    expect(refused.headers.get('ratelimit-policy')).toBe('"pages";q=600;w=60');
    expect((await refused.json()).message).toBe(
      'All 600 calls of this minute are used. Try again in 60 seconds.',
    );
    const suggested = await site.request('/api/suggest?q=ab', counted);
    expect(suggested.headers.get('ratelimit-policy')).toBe('"suggestions";q=240;w=60');
    const call = await site.request('/api/industry', counted);
    expect(call.headers.get('ratelimit')).toBe('"calls";r=59;t=60');
    await site.close();
  });

  test('RATE_LIMITS=off takes all of it away', async () => {
    const site = await open({ RATE_LIMITS: 'off' });
    for (let round = 0; round < 70; round++) {
      expect((await login(site, 'ama@people.example', '10.0.0.1')).status).toBe(401);
    }
    await site.close();
  });
});

describe('processes on one database count together; the embedded one has but one process', () => {
  let site: TestSite;
  beforeEach(async () => {
    site = await open();
  });
  afterEach(() => site.close());

  const openOther = () =>
    createSite({
      database: site.database,
      settings: site.settings,
      assets: ASSETS,
      log: site.log,
      now: site.now,
    });
  const ask = async (asked: Site, headers: Record<string, string> = {}) => {
    const request = new Request('http://griot.test/api/plans', { headers });
    return (await asked.fetch(request, { remoteAddress: '203.0.113.77' })).status;
  };
  const ownPage = { 'sec-fetch-site': 'same-origin' };

  test('calls', async () => {
    const other = openOther();
    const statuses: number[] = [];
    for (let call = 0; call < 62; call++) {
      statuses.push(await ask(call % 2 === 0 ? site.site : other));
    }
    const refused = statuses.filter((status) => status === 429).length;
    expect(refused).toBe(site.database.kind === 'postgres' ? 2 : 0);
  });

  test('calls of our own pages, which any program can claim to be', async () => {
    const other = openOther();
    for (let call = 0; call < 600; call++) {
      expect(await ask(call % 2 === 0 ? site.site : other, ownPage)).toBe(200);
    }
    if (site.database.kind === 'embedded') return expect(await ask(other, ownPage)).toBe(200);
    for (const asked of [site.site, other]) {
      await expect.poll(() => ask(asked, ownPage)).toBe(429);
    }
    site.setNow(new Date('2026-11-01T12:01:00Z'));
    for (const asked of [site.site, other]) expect(await ask(asked, ownPage)).toBe(200);
  });

  test('our own pages do not wait for the count, nor mind when it fails', async () => {
    if (site.database.kind === 'embedded') return;
    await raw`alter table call_counts rename to call_counts_away`.execute(site.sql);
    expect(await ask(site.site, ownPage)).toBe(200);
    await raw`alter table call_counts_away rename to call_counts`.execute(site.sql);
    // Locks the table, so that nothing can be counted.
    await site.sql.transaction().execute(async (transaction) => {
      await raw`lock table call_counts in access exclusive mode`.execute(transaction);
      expect(await ask(site.site, ownPage)).toBe(200);
    });
    expect(JSON.stringify(site.logged)).not.toContain('203.0.113');
  });
});
