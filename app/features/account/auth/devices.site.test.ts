// Sessions that end, browsers that are known, and guesses from many addresses.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';

const START = new Date('2026-11-01T12:00:00Z');
const DAY_MS = 86_400_000;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`truncate rate_limits`.execute(site.sql);
  site.setNow(START);
});

const login = (
  { email, password }: { email: string; password: string },
  { device, remoteAddress = '192.0.2.1' }: { device?: string; remoteAddress?: string } = {},
) =>
  site.request('/api/auth/login', {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { 'user-agent': FIREFOX, ...(device && { cookie: `device=${device}` }) },
    remoteAddress,
  });

async function noticesTo(email: string) {
  const { rows } = await raw<{ template: string; text: string }>`
    select template, text from mails where to_address = ${email} and template in ('sign_in', 'guesses')
    order by id`.execute(site.sql);
  return rows;
}

test('a session ends after 14 days without use, and after 28 in all', async () => {
  const [idle, busy] = [await site.member(), await site.member()];
  const statusOn = async (member: typeof idle, day: number) => {
    site.setNow(new Date(START.getTime() + day * DAY_MS));
    return (await member.request('/api/me')).status;
  };
  expect(await statusOn(busy, 13)).toBe(200);
  expect(await statusOn(idle, 14)).toBe(401);
  expect(await statusOn(busy, 26)).toBe(200);
  expect(await statusOn(busy, 28)).toBe(401);
});

describe('a sign-in with a browser that is new to the account', () => {
  test('sends a notice, once; a known browser sends none', async () => {
    const member = await site.verifiedMember();
    const { device } = readSetCookies(await login(member));
    expect((await noticesTo(member.email)).map(({ template }) => template)).toEqual(['sign_in']);
    expect((await noticesTo(member.email))[0]?.text).toContain('with Firefox (Linux) that');
    site.setNow(new Date(START.getTime() + 2 * DAY_MS));
    const again = await login(member, { device });
    expect(readSetCookies(again).device).toBeUndefined();
    expect(await noticesTo(member.email)).toHaveLength(1);
    await login(member);
    expect(await noticesTo(member.email)).toHaveLength(2);
  });

  test('sends none to an address that was not proven', async () => {
    const member = await site.member();
    await login(member);
    expect(await noticesTo(member.email)).toEqual([]);
  });
});

describe('guesses at one account from many addresses', () => {
  const guess = (email: string, number: number, prefix = '198.18') =>
    login(
      { email, password: 'not the password' },
      { remoteAddress: `${prefix}.${number >> 8}.${number & 255}` },
    );

  test('are slowed to one a minute beyond 100 a day; its owner is warned and passes', async () => {
    const member = await site.verifiedMember();
    const { device } = readSetCookies(await login(member));
    const answers: number[] = [];
    for (let one = 0; one < 104; one++) answers.push((await guess(member.email, one)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(3);
    expect((await login(member, { remoteAddress: '203.0.113.5' })).status).toBe(429);
    expect((await login(member, { remoteAddress: '203.0.113.5', device })).status).toBe(200);
    const notices = (await noticesTo(member.email)).map(({ template }) => template);
    expect(notices).toEqual(['sign_in', 'guesses']);
    site.setNow(new Date(START.getTime() + 61_000));
    expect((await login(member, { remoteAddress: '203.0.113.6' })).status).toBe(200);
  });

  test('are slowed alike for an address without an account', async () => {
    const answers: number[] = [];
    for (let one = 0; one < 102; one++)
      answers.push((await guess('no@people.example', one)).status);
    expect(answers.slice(-1)).toEqual([429]);
  });

  test('are counted for a /48 of IPv6, too', async () => {
    await raw`
      insert into rate_limits (key, hits, expires_at)
      values (sha256(convert_to('sign-in from 2001:db8:7::/48', 'UTF8')), 499, ${new Date(START.getTime() + 60_000)})`.execute(
      site.sql,
    );
    const from = (net: string) =>
      login(
        { email: `a${net}@people.example`, password: 'x' },
        { remoteAddress: `2001:db8:7:${net}::1` },
      );
    expect((await from('1')).status).toBe(401);
    expect((await from('2')).status).toBe(429);
    const other = await login(
      { email: 'b@people.example', password: 'x' },
      { remoteAddress: '2001:db8:8::1' },
    );
    expect(other.status).toBe(401);
  });
});

describe('a program that signs in for each of its runs', () => {
  test('leaves a bounded trace, and the browsers of the account signed in and known', async () => {
    const member = await site.verifiedMember();
    const own = readSetCookies(await login(member));
    site.setNow(new Date(START.getTime() + 3_600_000));
    const { email, password } = member;
    const run = () =>
      site.form('/login', { email, password }, { headers: { 'user-agent': 'curl/8.5.0' } });
    let last = '';
    for (let one = 0; one < 110; one++) last = readSetCookies(await run()).token ?? '';
    const me = async (token = '') =>
      (await site.request('/api/me', { headers: { cookie: `token=${token}` } })).status;
    expect([await me(own.token), await me(last)]).toEqual([200, 200]);
    const { rows } = await raw`
      select (select count(*)::int from sessions s where s.user_id = u.id and label like 'curl%') as sessions,
        (select count(*)::int from known_devices d where d.user_id = u.id and label like 'curl%') as devices,
        (select count(*)::int from security_events e where e.user_id = u.id and detail like '%curl%') as events
      from users u where email = ${email}`.execute(site.sql);
    expect(rows).toEqual([{ sessions: 100, devices: 100, events: 20 }]);
    const before = (await noticesTo(email)).length;
    site.setNow(new Date(START.getTime() + 2 * DAY_MS));
    await login(member, { device: own.device });
    expect(await noticesTo(email)).toHaveLength(before);
  });

  test('is bounded under changing names, too', async () => {
    const member = await site.verifiedMember();
    await raw`
      insert into sessions (user_id, token_hash, label, last_seen_at, expires_at)
      select u.id, sha256(convert_to(nth::text, 'UTF8')), 'odd ' || nth, ${new Date(START.getTime() + 400 * DAY_MS)}, ${new Date(START.getTime() + DAY_MS)}
      from users u, generate_series(1, 600) as nth where email = ${member.email}`.execute(site.sql);
    site.setNow(new Date(START.getTime() + 60_000));
    const { token } = readSetCookies(await login(member));
    const headers = { cookie: `token=${token}` };
    expect((await site.request('/api/me', { headers })).status).toBe(200);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int from sessions s join users u on u.id = s.user_id
      where email = ${member.email}`.execute(site.sql);
    expect(rows[0]?.count).toBe(500);
  });
});

describe('another password', () => {
  const knownIn = async (member: { email: string }) => {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int from known_devices d join users u on u.id = d.user_id
      where email = ${member.email}`.execute(site.sql);
    return rows[0]?.count;
  };

  test('changed in one browser ends what others were known for', async () => {
    const member = await site.verifiedMember();
    const { device, token } = readSetCookies(await login(member));
    await login(member);
    const headers = { cookie: `device=${device}`, authorization: `Bearer ${token}` };
    const body = { oldpassword: member.password, newpassword: 'four quiet rivers' };
    const changed = await site.request('/api/user', {
      method: 'POST',
      body: new URLSearchParams(body),
      headers,
    });
    expect([changed.status, await knownIn(member)]).toEqual([200, 1]);
    const again = { email: member.email, password: body.newpassword };
    const before = (await noticesTo(member.email)).length;
    site.setNow(new Date(START.getTime() + DAY_MS));
    await login(again, { device });
    expect(await noticesTo(member.email)).toHaveLength(before);
  });

  test('by mail ends them, but for the browser of the link', async () => {
    const member = await site.verifiedMember();
    await login(member);
    await site.form('/forgot-password', { email: member.email });
    const { rows } = await raw<{ text: string }>`
      select text from mails where template = 'reset' and to_address = ${member.email}`.execute(
      site.sql,
    );
    const token = /token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    await site.form(`/forgot-password/confirm?token=${token}`, { password: 'four quiet rivers' });
    expect(await knownIn(member)).toBe(1);
  });
});

test('a new password by mail is not one’s own address either', async () => {
  const member = await site.member({ email: 'amamensah@people.example' });
  await site.form('/forgot-password', { email: member.email });
  const { rows } = await raw<{ text: string }>`
    select text from mails where template = 'reset' and to_address = ${member.email}`.execute(
    site.sql,
  );
  const token = /token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
  const path = `/forgot-password/confirm?token=${token}`;
  expect((await site.form(path, { password: 'amamensah12' })).status).toBe(422);
  expect((await site.form(path, { password: 'four quiet rivers' })).status).toBe(303);
});
