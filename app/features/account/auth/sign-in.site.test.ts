import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { signInAnswer, userAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => site.close());

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const login = (email: string, password: string, headers?: Record<string, string>) =>
  site.request('/api/auth/login', json({ email, password }, headers));

describe('sign-in', () => {
  test('POST /auth/login answers {data:{token}, user}, and the token opens /me as Bearer and as cookie', async () => {
    const { email, password } = await site.member({ name: 'Ọlábísí Àkàndé' });
    const answer = await login(email, password);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const { data, user } = signInAnswer.strict().parse(await answer.json());
    expect(user).toMatchObject({ name: 'Ọlábísí Àkàndé', email, email_verified_at: null });
    const ways: Array<Record<string, string>> = [
      { authorization: `Bearer ${data.token}` },
      { cookie: `token=${data.token}` },
    ];
    for (const headers of ways) {
      const me = await site.request('/api/me', { headers });
      expect(me.headers.get('cache-control')).toBe('private, no-store');
      expect(userAnswer.strict().parse(await me.json())).toEqual({ data: user });
    }
  });

  test('cookies live 28 days; scripts read all but the token; under https they are Secure, on the shared domain', async () => {
    const secure = await openTestSite({
      catalogue: 'empty',
      env: { SITE_URL: 'https://griot.example', COOKIE_DOMAIN: 'griot.example' },
    });
    const { email, password } = await secure.member({ name: 'Zoë' });
    const answer = await secure.request('/api/auth/login', json({ email, password }));
    const all = answer.headers.getSetCookie();
    const isDevice = (line: string) => line.startsWith('__Host-device=');
    expect(all.find(isDevice)).toMatch(
      /^__Host-device=[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure$/,
    );
    const lines = all.filter((line) => !isDevice(line));
    expect(lines.map((line) => line.split('=')[0]).toSorted()).toEqual([
      'XSRF-TOKEN',
      'token',
      'user',
    ]);
    for (const line of lines) {
      expect(line).toContain('; Path=/; Max-Age=2419200; SameSite=Lax; Domain=griot.example');
      expect(line).toContain('; Secure');
      expect(line.includes('; HttpOnly')).toBe(line.startsWith('token='));
    }
    const { user = '' } = readSetCookies(answer);
    expect(JSON.parse(Buffer.from(user, 'base64').toString('utf8'))).toEqual({
      name: 'Zoë',
      avatar: null,
      locale: 'en',
      has_active_subscription: false,
    });
    await secure.close();
  });

  test('a session ends 28 days after its sign-in, however much it is used', async () => {
    const own = await openTestSite({ catalogue: 'empty' });
    const member = await own.member();
    const day = (days: number) => own.setNow(new Date(Date.UTC(2026, 10, 1 + days, 11, 59)));
    day(13);
    expect((await member.request('/api/me')).status).toBe(200);
    day(26);
    expect((await member.request('/api/me')).status).toBe(200);
    day(28);
    expect((await member.request('/api/me')).status).toBe(200);
    own.setNow(new Date(Date.UTC(2026, 10, 29, 12, 0)));
    expect((await member.request('/api/me')).status).toBe(401);
    await own.close();
  });

  test('an unknown address and a wrong password answer the same', async () => {
    const { email } = await site.member();
    const known = await login(email, 'not the password');
    const unknown = await login('nobody@people.example', 'not the password');
    expect([known.status, unknown.status]).toEqual([401, 401]);
    const body = async (answer: Response) => ({ ...(await answer.json()), request_id: '' });
    const said = await body(known);
    expect(said.message).toBe('The email address or the password is wrong.');
    expect(await body(unknown)).toEqual(said);
    expect(known.headers.getSetCookie()).toEqual(unknown.headers.getSetCookie());
  });

  test('a failed login clears the session that was there', async () => {
    const member = await site.member();
    const answer = await member.post('/auth/login', { email: member.email, password: 'wrong' });
    expect(answer.status).toBe(401);
    expect(readSetCookies(answer)).toEqual({ token: '', user: '', 'XSRF-TOKEN': '' });
    expect((await member.request('/api/me')).status).toBe(401);
  });

  test('a 401 takes the cookies away; a failure of ours does not', async () => {
    const own = await openTestSite({ catalogue: 'empty' });
    const member = await own.member();
    await raw`alter table sessions rename to sessions_away`.execute(own.sql);
    const failed = await member.request('/api/me');
    expect(failed.status).toBe(503);
    expect(failed.headers.getSetCookie()).toEqual([]);
    await raw`alter table sessions_away rename to sessions`.execute(own.sql);
    expect((await member.request('/api/me')).status).toBe(200);
    await raw`delete from sessions`.execute(own.sql);
    const ended = await member.request('/api/me');
    expect(ended.status).toBe(401);
    expect(readSetCookies(ended)).toEqual({ token: '', user: '', 'XSRF-TOKEN': '' });
    await own.close();
  });

  test('signing out ends the session at once, and says so without one too', async () => {
    const member = await site.member();
    const answer = await member.post('/auth/logout');
    expect(await answer.json()).toEqual({ message: 'Signed out.' });
    expect(readSetCookies(answer).token).toBe('');
    expect((await member.request('/api/me')).status).toBe(401);
    expect((await site.request('/api/auth/logout', { method: 'POST' })).status).toBe(200);
  });

  test('what is sent is checked: each field is named (422), other kinds of body are a 415', async () => {
    const answer = await site.request('/api/auth/login', json({ email: 'no address' }));
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual(['email', 'password']);
    const form = new URLSearchParams({ email: 'nobody@people.example', password: 'x' });
    expect((await site.request('/api/auth/login', { method: 'POST', body: form })).status).toBe(
      401,
    );
    const xml = { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } };
    expect((await site.request('/api/auth/login', xml)).status).toBe(415);
    const wrongMethod = await site.request('/api/auth/login');
    expect([wrongMethod.status, wrongMethod.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('passwords are stored as argon2id, tokens as hashes', async () => {
    const { password, token } = await site.member();
    const { rows } = await raw<{ all: string }>`
      select coalesce(json_agg(u)::text, '') || (select json_agg(s)::text from sessions s)
        || (select json_agg(o)::text from one_time_tokens o) as all from users u`.execute(site.sql);
    const kept = rows[0]?.all ?? '';
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain(password);
    expect(kept).not.toContain(token);
    // As the database writes bytes.
    expect(kept).not.toContain(Buffer.from(token).toString('hex'));
  });
});
