import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { hashPassword } from './passwords.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'starter', env: { AUTH_PADDING_MS: String(PADDING_MS) } });
});
afterAll(() => site.close());

const sendJson = (body: object | string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  body: typeof body === 'string' ? body : JSON.stringify(body),
  headers: { 'content-type': 'application/json', ...headers },
});
const call = (path: string, body: object | string, headers?: Record<string, string>) =>
  site.request(`/api${path}`, sendJson(body, headers));

const PADDING_MS = 200;
const totalMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

/** Median processor time in milliseconds, measured alternately: a busy machine adds none. */
async function compareWork(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  rounds: number,
) {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    for (const [index, act] of [one, other].entries()) {
      const before = process.cpuUsage();
      await act();
      times[index]?.push(totalMs(process.cpuUsage(before)));
    }
  }
  const median = (list: number[]) =>
    list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
  return times.map(median) as [number, number];
}

describe('which addresses have accounts', () => {
  test('sign-in works as much for an unknown address as for a wrong password', async () => {
    const { email } = await site.member();
    const login = (address: string) => () =>
      call('/auth/login', { email: address, password: 'wrong one' });
    const [known, unknown] = await compareWork(login(email), login('nobody@people.example'), 15);
    expect(Math.abs(known - unknown)).toBeLessThan(known * 0.4);
  });

  test('registering and asking for a link answer for all addresses when the padding is over', async () => {
    const { email } = await site.member();
    let made = 0;
    let shortestMs = Number.POSITIVE_INFINITY;
    const timed = (path: string, body: () => object) => async () => {
      const startedAt = performance.now();
      await call(path, body());
      shortestMs = Math.min(shortestMs, performance.now() - startedAt);
    };
    const register = (address: () => string) =>
      timed('/auth/register', () => ({
        name: 'Ama',
        email: address(),
        password: 'a long enough one',
        terms: true,
      }));
    const fresh = () => `fresh-${++made}@people.example`;
    const registering = await compareWork(
      register(() => email),
      register(fresh),
      7,
    );
    const reset = (address: string) => timed('/auth/reset', () => ({ email: address }));
    const asking = await compareWork(reset(email), reset('nobody@people.example'), 7);
    // Timers may be a little early.
    expect(shortestMs).toBeGreaterThanOrEqual(PADDING_MS - 5);
    // Little beside the padding, which hides it: hashing a password takes a quarter of that.
    const [hashing] = await compareWork(
      () => hashPassword('a long enough one'),
      async () => {},
      7,
    );
    expect(Math.max(...registering, ...asking)).toBeLessThan(4 * hashing);
  });
});

describe('sessions', () => {
  test('fixation: a token planted before the sign-in is worth nothing after it', async () => {
    const planted = 'A'.repeat(43);
    const { email, password } = await site.member();
    const answer = await call(
      '/auth/login',
      { email, password },
      { cookie: `token=${planted}; XSRF-TOKEN=x` },
    );
    expect(answer.status).toBe(200);
    expect(readSetCookies(answer).token).not.toBe(planted);
    const me = await site.request('/api/me', { headers: { cookie: `token=${planted}` } });
    expect(me.status).toBe(401);
  });

  test('fixation: the attacker’s own session in the victim’s browser ends at the victim’s sign-in', async () => {
    const [attacker, victim] = [await site.member(), await site.member()];
    const answer = await attacker.post('/auth/login', {
      email: victim.email,
      password: victim.password,
    });
    expect(answer.status).toBe(200);
    expect((await answer.json()).user.email).toBe(victim.email);
    expect((await attacker.request('/api/me')).status).toBe(401);
  });

  test('a token is worth nothing after logout, as cookie and as Bearer', async () => {
    const member = await site.member();
    await member.post('/auth/logout');
    for (const headers of [
      { cookie: `token=${member.token}` },
      new Headers({ authorization: `Bearer ${member.token}` }),
    ]) {
      expect((await site.request('/api/me', { headers })).status).toBe(401);
    }
  });

  test('other tokens are worth nothing after a change of password', async () => {
    const member = await site.member();
    const stolen = readSetCookies(await call('/auth/login', member)).token;
    await member.post('/user', {
      oldpassword: member.password,
      newpassword: 'a wholly new secret',
    });
    const me = await site.request('/api/me', { headers: { authorization: `Bearer ${stolen}` } });
    expect(me.status).toBe(401);
  });

  test('a token in the address, half a token and what looks like one open nothing', async () => {
    const { token } = await site.member();
    expect((await site.request(`/api/me?token=${token}`)).status).toBe(401);
    for (const tried of [
      token.slice(0, 42),
      `${token}A`,
      "' or 1=1 --",
      '../../etc/passwd',
      'null',
      '%00',
    ]) {
      const me = await site.request('/api/me', {
        headers: { cookie: `token=${encodeURIComponent(tried)}` },
      });
      expect(me.status, tried).toBe(401);
    }
  });

  test('the readable cookie `user` grants nothing, whatever it says', async () => {
    const claims = { name: 'Boss', is_moderator: true, has_active_subscription: true, id: 1 };
    const cookie = `user=${Buffer.from(JSON.stringify(claims)).toString('base64')}`;
    expect((await site.request('/api/me', { headers: { cookie } })).status).toBe(401);
    const page = await site.request('/dashboard/account-settings/sessions', {
      headers: { cookie },
    });
    expect(page.status).toBe(303);
    const member = await site.member();
    const both = await site.request('/api/me', {
      headers: { cookie: `${cookie}; token=${member.token}` },
    });
    expect((await both.json()).data).toMatchObject({
      name: member.name,
      has_active_subscription: false,
    });
  });
});

describe('what is sent', () => {
  test('POST /user changes nothing but what it is for: no role, no plan, no email address', async () => {
    const member = await site.member();
    const before = (await member.api('/me')).data;
    await member.post('/user', {
      oldpassword: member.password,
      newpassword: 'a wholly new secret',
      is_moderator: true,
      has_active_subscription: true,
      email: 'boss@people.example',
      email_verified_at: '2020-01-01T00:00:00Z',
      id: 1,
      password_hash: 'x',
    });
    expect((await member.api('/me')).data).toEqual(before);
    const { rows } =
      await raw`select is_moderator from users where email = ${member.email}`.execute(site.sql);
    expect(rows).toEqual([{ is_moderator: false }]);
  });

  test('script in a name is text wherever it is shown', async () => {
    const name = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    const member = await site.member({ name });
    const html = await member.page('/dashboard/account-settings/sessions');
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<img src=x');
    expect(html).toContain('&lt;script&gt;');
    const again = await site.form('/register', { name, email: '"><script>alert(1)</script>' });
    expect(await again.text()).not.toContain('<script>alert');
  });

  test('a name has no signs that nobody sees, and no link behind them', async () => {
    const member = await site.member();
    const rename = async (name: string) => (await member.post('/user', { name })).status;
    expect(await rename('\u202eAma\u200b  Mensah')).toBe(200);
    expect((await member.api('/me')).data.name).toBe('Ama Mensah');
    for (const name of [
      'ht\u200btp:/\u2060/evil.example',
      'w\u00adww.evil.example',
      '\u202ea\u200b',
    ])
      expect([name, await rename(name)]).toEqual([name, 422]);
  });

  test('oversize, nested and broken bodies are refused before anything is done with them', async () => {
    const nested = `${'{"email":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    const cases: Array<[string, number]> = [
      [`{"email":"${'x'.repeat(1_100_000)}"}`, 413],
      [nested, 422],
      ['{"email":["a@b.example"],"password":{"$ne":1}}', 422],
      ['{"__proto__":{"email":"a@b.example"}}', 422],
      ['{"email":"a@b.example\\u0000","password":"x"}', 422],
      ['nothing', 422],
    ];
    for (const [body, status] of cases) {
      expect((await call('/auth/login', body)).status, body.slice(0, 50)).toBe(status);
    }
    const huge = await call('/auth/login', { email: 'a@b.example', password: 'x'.repeat(100_000) });
    expect(huge.status).toBe(422);
  });

  test('secrets stand in no log', async () => {
    const member = await site.member({ password: 'unmistakable secret words' });
    await call('/auth/login', { ...member, password: 'unmistakable wrong words' });
    await call('/auth/reset', { email: member.email });
    const { rows } = await raw<{
      text: string;
    }>`select text from mails where to_address = ${member.email}`.execute(site.sql);
    const token = /token=([\w-]{43})/.exec(rows.at(-1)?.text ?? '')?.[1] ?? '?';
    await site.request(`/forgot-password/confirm?token=${token}`);
    const log = JSON.stringify(site.logged);
    for (const secret of ['unmistakable', member.token, member.xsrfToken, token, member.email]) {
      expect(log).not.toContain(secret);
    }
  });
});

describe('many at once', () => {
  test('20 sign-ins at once do not stall other visitors’ pages: hashing is off the main loop', async () => {
    const { email, password } = await site.member();
    await site.page('/startup/andela');
    const [ofAll, ofMain] = [process.cpuUsage(), process.threadCpuUsage()];
    const logins = Promise.all(
      Array.from({ length: 20 }, () => call('/auth/login', { email, password })),
    );
    let haveEnded = false;
    logins.finally(() => {
      haveEnded = true;
    });
    for (let round = 0; round < 6; round++) {
      const page = await site.request('/startup/andela', { headers: { 'accept-encoding': 'br' } });
      expect(page.status).toBe(200);
    }
    expect(haveEnded).toBe(false);
    expect((await logins).map(({ status }) => status)).toEqual(Array(20).fill(200));
    const main = totalMs(process.threadCpuUsage(ofMain));
    expect(main / totalMs(process.cpuUsage(ofAll))).toBeLessThan(0.5);
  });
});
