import { sql as raw } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Member, readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { deleteExpired } from './security-log.server.ts';
import { codeAt, stepAt } from './totp.ts';

const START = new Date('2026-11-01T12:00:00Z');
const SETTINGS = '/dashboard/account-settings/second-step';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', env: { RATE_LIMITS: 'on' } });
});
afterAll(() => site.close());
beforeEach(async () => {
  await raw`truncate rate_limits`.execute(site.sql);
  site.setNow(START);
});

const later = (seconds: number) => site.setNow(new Date(site.now().getTime() + seconds * 1_000));
async function codeOf({ email }: Member): Promise<string> {
  const { rows } = await raw<{ secret: Buffer }>`
    select secret from totp_secrets t join users u on u.id = t.user_id where email = ${email}`.execute(
    site.sql,
  );
  return codeAt(rows[0]?.secret ?? Buffer.alloc(0), stepAt(site.now()));
}
const readCodes = (html: string) =>
  [...html.matchAll(/<code>([A-Z2-7-]{29})<\/code>/g)].map(([, code = '']) => code);

/** Returns the recovery codes. */
async function setUp(member: Member): Promise<string[]> {
  const started = await member.form(SETTINGS, { action: 'start', password: member.password });
  expect(started.status).toBe(303);
  expect(await member.page(SETTINGS)).toContain('QR code for an authenticator app');
  const done = await member.form(SETTINGS, { action: 'confirm', code: await codeOf(member) });
  expect(done.status).toBe(200);
  const codes = readCodes(await done.text());
  expect(new Set(codes).size).toBe(10);
  later(60);
  return codes;
}
const call = (path: string, body: Record<string, string>, cookie = '') =>
  site.request(`/api/auth/${path}`, {
    method: 'POST',
    body: new URLSearchParams(body),
    headers: cookie ? { cookie } : {},
  });
async function challenge({ email, password }: Member): Promise<string> {
  const answer = await call('login', { email, password });
  const problem = await answer.json();
  expect(answer.status).toBe(401);
  expect(readSetCookies(answer).token || undefined).toBeUndefined();
  return problem.challenge;
}

describe('setting it up', () => {
  test('needs the password, a proven address and a first code; other sessions end; mails tell it', async () => {
    const unproven = await site.member();
    const early = await unproven.form(SETTINGS, { action: 'start', password: unproven.password });
    expect(early.status).toBe(422);
    const member = await site.verifiedMember();
    const wrong = await member.form(SETTINGS, { action: 'start', password: 'not mine at all' });
    expect([wrong.status, (await wrong.text()).includes('This is not your password')]).toEqual([
      422,
      true,
    ]);
    const elsewhere = readSetCookies(
      await call('login', { email: member.email, password: member.password }),
    ).token;
    await member.form(SETTINGS, { action: 'start', password: member.password });
    const guess = await member.form(SETTINGS, { action: 'confirm', code: '000000' });
    expect(guess.status).toBe(422);
    await setUp(member);
    const me = (token = '') => site.request('/api/me', { headers: { cookie: `token=${token}` } });
    expect((await me(elsewhere)).status).toBe(401);
    expect((await member.request('/api/me')).status).toBe(200);
    const { rows } = await raw<{ template: string }>`
      select template from mails where to_address = ${member.email} order by id desc limit 1`.execute(
      site.sql,
    );
    expect(rows[0]?.template).toBe('factor_changed');
  });

  test('recovery codes are renewed and the step is removed only with a code', async () => {
    const member = await site.verifiedMember();
    const old = await setUp(member);
    for (const action of ['renew', 'remove']) {
      expect((await member.form(SETTINGS, { action, code: '123' })).status).toBe(422);
    }
    const renewed = await member.form(SETTINGS, { action: 'renew', code: await codeOf(member) });
    const codes = readCodes(await renewed.text());
    expect(codes).toHaveLength(10);
    expect((await member.form(SETTINGS, { action: 'remove', code: old[0] ?? '' })).status).toBe(
      422,
    );
    expect((await member.form(SETTINGS, { action: 'remove', code: codes[0] ?? '' })).status).toBe(
      303,
    );
    expect((await call('login', { email: member.email, password: member.password })).status).toBe(
      200,
    );
  });
});

describe('signing in', () => {
  test('the password alone opens nothing; with a code it answers as a sign-in; a code works once', async () => {
    const member = await site.verifiedMember();
    await setUp(member);
    const code = await codeOf(member);
    const first = await call('second-step', { challenge: await challenge(member), code });
    expect(first.status).toBe(200);
    expect((await first.json()).user.email).toBe(member.email);
    const replay = await call('second-step', { challenge: await challenge(member), code });
    expect(replay.status).toBe(422);
    later(60);
    const given = await challenge(member);
    const fresh = await codeOf(member);
    const both = await Promise.all([
      call('second-step', { challenge: given, code: fresh }),
      call('second-step', { challenge: given, code: fresh }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    later(601);
    const late = await call('second-step', { challenge: given, code: await codeOf(member) });
    expect(late.status).toBe(401);
    await deleteExpired(site.sql, site.now());
  });

  test('a recovery code works once', async () => {
    const member = await site.verifiedMember();
    const [code = ''] = await setUp(member);
    const answer = await call('second-step', {
      challenge: await challenge(member),
      code: code.toLowerCase(),
    });
    expect(answer.status).toBe(200);
    const again = await call('second-step', { challenge: await challenge(member), code });
    expect(again.status).toBe(422);
  });

  test('without script: from the login page over the code to the page that was wanted', async () => {
    const member = await site.verifiedMember();
    await setUp(member);
    const { email, password } = member;
    const login = await site.form('/login?next=%2Fterms', { email, password });
    const location = login.headers.get('location') ?? '';
    expect(location).toBe('/login/second-step?next=%2Fterms');
    const headers = { cookie: `sign_in_challenge=${readSetCookies(login).sign_in_challenge}` };
    expect((await site.request('/login/second-step')).headers.get('location')).toBe('/login');
    expect(await (await site.request(location, { headers })).text()).toContain('Second step');
    const wrong = await site.form(location, { code: '000000' }, { headers });
    expect([wrong.status, (await wrong.text()).includes('This code is wrong')]).toEqual([
      422,
      true,
    ]);
    const done = await site.form(location, { code: await codeOf(member) }, { headers });
    expect([done.status, done.headers.get('location')]).toEqual([303, '/terms']);
    expect(readSetCookies(done).token).toMatch(/^[\w-]{43}$/);
  });

  test('codes are not guessed: five tries from one place, twenty an hour from all', async () => {
    const member = await site.verifiedMember();
    await setUp(member);
    const given = await challenge(member);
    const statuses: number[] = [];
    for (let one = 0; one < 24; one++) {
      const answer = await site.request('/api/auth/second-step', {
        method: 'POST',
        body: new URLSearchParams({ challenge: given, code: '000000' }),
        remoteAddress: `198.51.100.${one >> 2}`,
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 422)).toHaveLength(20);
    expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
    const { rows } = await raw<{ text: string }>`
      select text from mails where to_address = ${member.email} and template = 'wrong_codes'`.execute(
      site.sql,
    );
    expect(rows.map(({ text }) => text.includes('/forgot-password'))).toEqual([true]);
  });

  test('right codes use up no tries', async () => {
    const member = await site.verifiedMember();
    await setUp(member);
    for (let one = 0; one < 22; one++) {
      later(60);
      const given = { challenge: await challenge(member), code: await codeOf(member) };
      expect((await call('second-step', given)).status).toBe(200);
    }
  });

  test('a new password by mail does not pass it', async () => {
    const member = await site.verifiedMember();
    await setUp(member);
    await call('reset', { email: member.email });
    const { rows } = await raw<{ text: string }>`
      select text from mails where template = 'reset' and to_address = ${member.email}`.execute(
      site.sql,
    );
    const token = /token=([\w-]{43})/.exec(rows[0]?.text ?? '')?.[1] ?? '';
    const password = 'seven quiet rivers';
    expect((await call('reset/confirm', { token, password })).status).toBe(200);
    expect((await call('login', { email: member.email, password })).status).toBe(401);
  });
});

describe('moderators', () => {
  test('decide nothing before it is set up; then sessions need it', async () => {
    const member = await site.verifiedMember();
    await raw`
      update users set is_moderator = true where email = ${member.email}`.execute(site.sql);
    expect(await member.page(SETTINGS)).toContain('Moderators need a passkey or codes');
    expect((await member.request('/moderation')).headers.get('location')).toBe(SETTINGS);
    await setUp(member);
    expect((await member.request('/moderation')).status).toBe(200);
    await raw`update sessions set second_step_at = null`.execute(site.sql);
    const led = (await member.request('/moderation?state=pending')).headers.get('location') ?? '';
    expect(led).toBe('/login/second-step?next=%2Fmoderation%3Fstate%3Dpending');
    const back = await member.form(led, { code: await codeOf(member) });
    expect(back.headers.get('location')).toBe('/moderation?state=pending');
    expect((await member.request('/moderation')).status).toBe(200);
  });
});

test('a sign-in halfway ends with the sessions, such as by another password', async () => {
  const member = await site.verifiedMember();
  await setUp(member);
  const begun = await challenge(member);
  const change = { oldpassword: member.password, newpassword: 'a wholly new secret' };
  expect((await member.post('/user', change)).status).toBe(200);
  const answer = await call('second-step', { challenge: begun, code: await codeOf(member) });
  expect(answer.status).toBe(401);
});
