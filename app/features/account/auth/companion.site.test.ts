import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { sql as raw } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { readSetCookies } from '../../../../test/member.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { useTimeLimits } from '../../../../test/time-limits.ts';

const KEY = 'a shared key that is long enough to be one';
const NOW = new Date('2026-11-01T12:00:00Z');
const SITE = 'http://localhost:3000';

let answer: RequestListener;
let asked: Array<{ url: string; cookie: string }> = [];
let server: Server;
let companion: string;
let site: TestSite;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', cookie: request.headers.cookie ?? '' });
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  companion = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  site = await openTestSite({
    catalogue: 'empty',
    env: { COMPANION_URL: companion, COMPANION_KEY: KEY },
    now: NOW,
  });
});
afterAll(async () => {
  await site.close();
  server.closeAllConnections();
  server.close();
});
afterEach(() => {
  asked = [];
});

const limits = useTimeLimits();

let made = 0;
interface TokenOptions {
  claims?: Record<string, unknown>;
  key?: string;
  alg?: string;
  audience?: string;
  issuer?: string;
  issuedAt?: number;
  lifeSeconds?: number;
  jti?: string;
}
function makeToken(options: TokenOptions = {}): Promise<string> {
  const issuedAt = options.issuedAt ?? NOW.getTime() / 1_000;
  const claims = { email: 'amina@companion.example', email_verified: true, name: 'Amina' };
  return new SignJWT({ ...claims, ...options.claims })
    .setProtectedHeader({ alg: options.alg ?? 'HS256' })
    .setIssuer(options.issuer ?? companion)
    .setAudience(options.audience ?? SITE)
    .setJti(options.jti ?? `token-${++made}`)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + (options.lifeSeconds ?? 60))
    .sign(new TextEncoder().encode(options.key ?? KEY));
}
/** A token signed with a private key, of which there is a public one. */
async function makeSignedToken(issuer: string) {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const token = await new SignJWT({ email: 'kofi@companion.example', email_verified: true })
    .setProtectedHeader({ alg: 'ES256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience(SITE)
    .setJti(`signed-${++made}`)
    .setIssuedAt(NOW.getTime() / 1_000)
    .setExpirationTime(NOW.getTime() / 1_000 + 60)
    .sign(privateKey);
  return { token, jwk: { ...(await exportJWK(publicKey)), kid: 'one', alg: 'ES256' } };
}
const answerToken =
  (token: string): RequestListener =>
  (_request, response) =>
    response.end(JSON.stringify({ access_token: token }));

let visitors = 0;
function arrive(path = '/terms', cookie = `companion_session=visitor-${++visitors}`) {
  return site.request(path, { headers: { accept: 'text/html', cookie } });
}
const isSignedIn = (response: Response) => Boolean(readSetCookies(response).token);

describe('single sign-on', () => {
  test('who is signed in at the companion arrives here signed in, with an account of the proven address', async () => {
    answer = answerToken(await makeToken());
    const response = await arrive('/terms', 'theme=dark; companion_session=a%2Fb; other=secret');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.text()).toContain('Account of Amina');
    expect(asked).toEqual([{ url: '/api/auth/session', cookie: 'companion_session=a%2Fb' }]);
    const { token } = readSetCookies(response);
    const me = await site.request('/api/me', { headers: { cookie: `token=${token}` } });
    expect((await me.json()).data).toMatchObject({
      name: 'Amina',
      email: 'amina@companion.example',
      email_verified_at: NOW.toISOString(),
    });
  });

  test('it is queried on the first request of a page only: not with a session, by the API or for a form', async () => {
    answer = answerToken(await makeToken());
    const cookie = 'companion_session=only';
    await site.request('/api/me', { headers: { accept: 'text/html', cookie } });
    await site.request('/terms', { headers: { accept: 'application/json', cookie } });
    await site.request('/terms', { headers: { accept: 'text/html' } });
    await arrive('/logout', cookie);
    expect(asked).toEqual([]);
    const first = await arrive('/terms', cookie);
    const { token } = readSetCookies(first);
    await arrive('/terms', `${cookie}; token=${token}`);
    expect(asked).toHaveLength(1);
  });

  test('a deleted account is not made again by the cookie that is still there', async () => {
    const claims = { email: 'gone@companion.example' };
    answer = answerToken(await makeToken({ claims }));
    const cookie = 'companion_session=of-one-who-leaves';
    const { token } = readSetCookies(await arrive('/terms', cookie));
    const left = await site.request('/api/user/delete', {
      method: 'POST',
      body: JSON.stringify(claims),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, cookie },
    });
    expect(left.status).toBe(204);
    answer = answerToken(await makeToken({ claims }));
    expect(isSignedIn(await arrive('/terms', cookie))).toBe(false);
  });

  test.each<[string, TokenOptions]>([
    ['a wrong signature', { key: 'another key that is long enough as well' }],
    ['another audience', { audience: 'https://elsewhere.example' }],
    ['another issuer', { issuer: 'https://elsewhere.example' }],
    ['an expired token', { issuedAt: NOW.getTime() / 1_000 - 120 }],
    ['a token that lives longer than a minute', { lifeSeconds: 3_600 }],
    ['an address that was not proven', { claims: { email_verified: false } }],
    ['no address', { claims: { email: 'amina' } }],
    ['no id', { claims: { jti: undefined }, jti: '' }],
  ])('%s: the visitor stays signed out', async (_what, options) => {
    answer = answerToken(await makeToken(options));
    const response = await arrive();
    expect(response.status).toBe(200);
    expect(isSignedIn(response)).toBe(false);
  });

  test('a token without signature is worth nothing', async () => {
    const [, payload] = (await makeToken()).split('.');
    const header = Buffer.from('{"alg":"none"}').toString('base64url');
    answer = answerToken(`${header}.${payload}.`);
    expect(isSignedIn(await arrive())).toBe(false);
  });

  test('one of another algorithm is worth nothing, right as its signature is', async () => {
    answer = answerToken(await makeToken({ alg: 'HS512' }));
    expect(isSignedIn(await arrive())).toBe(false);
  });

  test.each<[string, RequestListener]>([
    [
      'a redirect to a foreign origin',
      (_q, r) => r.writeHead(302, { location: 'https://evil.example/' }).end(),
    ],
    ['a redirect to itself', (_q, r) => r.writeHead(302, { location: '/elsewhere' }).end()],
    ['nobody signed in there', (_q, r) => r.writeHead(401).end('{}')],
    ['an answer that is no JSON', (_q, r) => r.end('<html>')],
    ['an answer without a token', (_q, r) => r.end('{"access_token":null}')],
    [
      'an endless answer',
      (_q, r) => {
        const timer = setInterval(() => r.write('x'.repeat(10_000)), 5);
        r.on('close', () => clearInterval(timer));
      },
    ],
    ['a connection that breaks', (q) => q.socket.destroy()],
  ])(
    '%s: the visitor stays signed out, and it is not asked again at once',
    async (_what, reply) => {
      answer = reply;
      const response = await arrive('/terms', 'companion_session=refused');
      expect(response.status).toBe(200);
      expect(isSignedIn(response)).toBe(false);
      await arrive('/terms', 'companion_session=refused');
      expect(asked).toHaveLength(1);
      await raw`delete from dropped_companion_sessions`.execute(site.sql);
    },
  );

  test('made-up cookies of one network stop to be asked about; those of another are not affected', async () => {
    const limited = await openTestSite({
      catalogue: 'empty',
      env: { COMPANION_URL: companion, COMPANION_KEY: KEY, RATE_LIMITS: 'on' },
      now: NOW,
    });
    answer = (_request, response) => response.writeHead(401).end();
    const arriveFrom = (remoteAddress: string, name: string) =>
      limited.request('/terms', {
        remoteAddress,
        headers: { accept: 'text/html', cookie: `companion_session=${name}` },
      });
    for (let at = 0; at < 55; at += 1) await arriveFrom('203.0.113.1', `made-up-${at}`);
    expect(asked).toHaveLength(50);
    const { rows } = await raw`select 1 from dropped_companion_sessions`.execute(limited.sql);
    expect(rows).toHaveLength(50);
    answer = answerToken(await makeToken());
    expect(isSignedIn(await arriveFrom('203.0.113.1', 'real'))).toBe(false);
    expect(isSignedIn(await arriveFrom('203.0.113.2', 'real'))).toBe(true);
    await limited.close();
  });

  test('a companion that never answers: the page comes within 2 s, signed out', async () => {
    answer = () => limits.end();
    const response = await arrive();
    expect(response.status).toBe(200);
    expect(limits.list()).toEqual([expect.toSatisfy((ms: number) => ms < 2_000)]);
    expect(isSignedIn(response)).toBe(false);
  });

  test('a companion that responds without its public keys: within 2 s too', async () => {
    const slow = await openTestSite({
      catalogue: 'empty',
      env: { COMPANION_URL: companion },
      now: NOW,
    });
    const { token } = await makeSignedToken(companion);
    answer = (request, response) => {
      if (request.url !== '/api/auth/session') return limits.end(1_500);
      response.end(JSON.stringify({ access_token: token }));
    };
    const headers = { accept: 'text/html', cookie: 'companion_session=slow' };
    const response = await slow.request('/terms', { headers });
    expect(response.status).toBe(200);
    // Of all, and of the keys in it.
    expect(limits.list()).toEqual([1_500, 1_000]);
    expect(isSignedIn(response)).toBe(false);
    await slow.close();
  });

  test('without a shared key, its public keys are read from its JWKS; a shared-key token is refused then', async () => {
    const other = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
    const keyed = await openTestSite({ catalogue: 'empty', env: { COMPANION_URL: url }, now: NOW });
    const { token: signed, jwk } = await makeSignedToken(url);
    const forged = await makeToken({ issuer: url, key: JSON.stringify(jwk) });
    const arriveWith = (token: string, cookie: string) => {
      answer = (request, response) =>
        response.end(
          JSON.stringify(
            request.url === '/.well-known/jwks.json' ? { keys: [jwk] } : { access_token: token },
          ),
        );
      const headers = { accept: 'text/html', cookie: `companion_session=${cookie}` };
      return keyed.request('/terms', { headers });
    };
    expect(isSignedIn(await arriveWith(signed, 'signed'))).toBe(true);
    expect(isSignedIn(await arriveWith(forged, 'forged'))).toBe(false);
    await keyed.close();
    other.close();
  });

  test('signing out here holds although the companion’s cookie still lives', async () => {
    answer = answerToken(await makeToken());
    const cookie = 'companion_session=leaving';
    const { token, 'XSRF-TOKEN': xsrf = '' } = readSetCookies(await arrive('/terms', cookie));
    const form = new URLSearchParams({ _xsrf: xsrf });
    const headers = { cookie: `${cookie}; token=${token}`, origin: SITE };
    const left = await site.request('/logout', { method: 'POST', body: form, headers });
    expect([left.status, left.headers.get('location')]).toEqual([303, '/logout']);
    answer = answerToken(await makeToken());
    expect(isSignedIn(await arrive('/terms', cookie))).toBe(false);
    const page = await site.request('/logout', { headers: { accept: 'text/html', cookie } });
    expect(page.headers.get('refresh')).toBe(`2; url=${companion}/sign-out`);
    expect(await page.text()).toContain(`href="${companion}/sign-out" data-redirect-after-delay`);
  });

  test('pages for visitors only send who is signed in to the companion', async () => {
    const member = await site.member();
    for (const path of ['/login', '/register']) {
      const response = await member.request(path);
      expect([response.status, response.headers.get('location')]).toEqual([303, companion]);
    }
  });
});

describe('GET /auth/token/{token}', () => {
  test('responds like a sign-in, once; it is not cached and its path is not logged', async () => {
    const token = await makeToken();
    const response = await site.request(`/api/auth/token/${token}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const { data, user } = await response.json();
    expect(data.token).toHaveLength(43);
    expect(user.email).toBe('amina@companion.example');
    expect((await site.request(`/api/auth/token/${token}`)).status).toBe(401);
    expect(JSON.stringify(site.logged)).not.toContain(token.slice(0, 20));
    expect(JSON.stringify(site.logged)).toContain('/api/auth/token/[redacted]');
  });

  test('a link on another site does not sign a visitor in as somebody else', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    const response = await site.request(`/api/auth/token/${await makeToken()}`, { headers });
    expect(response.status).toBe(403);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test('an account that was made in advance for an address never proven loses its password and sessions', async () => {
    const squatter = await site.member({ email: 'Ngozi@companion.example' });
    const token = await makeToken({ claims: { email: 'ngozi@companion.example' } });
    const response = await site.request(`/api/auth/token/${token}`);
    expect((await response.json()).user.id).toBe(squatter.user.id);
    expect((await squatter.request('/api/me')).status).toBe(401);
    const { email, password } = squatter;
    const again = await site.request('/api/auth/login', {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    expect(again.status).toBe(401);
  });

  test('without a companion there is no such token', async () => {
    const alone = await openTestSite({ catalogue: 'empty' });
    expect((await alone.request(`/api/auth/token/${await makeToken()}`)).status).toBe(401);
    await alone.close();
  });
});
