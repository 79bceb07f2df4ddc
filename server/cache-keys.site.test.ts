import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { callPaths } from './site.tsx';

let site: TestSite;
let server: TestServer;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await server?.close();
  server = await openTestServer(site);
});
afterAll(() => server.close());

const PAGE = '/startup/flutterwave';

test('a key that the page does not read makes no fresh page', async () => {
  await server.get('/');
  for (const query of ['?b=1', '?utm_source=x&__proto__=1', '?page=2', '?view']) {
    expect((await server.get(`/${query}`)).isHit, query).toBe(query !== '?view');
  }
  const table = await server.get('/?view=table&invented=1');
  expect(table.body.toString()).not.toContain('invented');
  expect((await server.get('/?other=2&view=table')).isHit).toBe(true);
});

describe('the key of a cached page', () => {
  test('whether the visitor saves data', async () => {
    const ways: Array<Record<string, string>> = [{}, { 'save-data': 'on' }];
    for (const headers of ways) expect((await server.get(PAGE, { headers })).isHit).toBe(false);
    for (const headers of ways) expect((await server.get(PAGE, { headers })).isHit).toBe(true);
  });

  test('the theme of the cookie, and the query but for campaigns, in any order', async () => {
    const dark = { headers: { cookie: 'theme=dark; user=x' } };
    await server.get('/investors?type=angel&page=2');
    expect((await server.get('/investors?type=angel&page=2', dark)).isHit).toBe(false);
    const inDark = await server.get('/investors?page=2&utm_source=mail&type=angel', dark);
    expect(inDark.isHit).toBe(true);
    expect(inDark.body.toString()).toContain('data-theme="dark"');
    expect(inDark.body.toString()).not.toContain('utm_source');
    expect((await server.get('/investors?type=angel&page=3', dark)).isHit).toBe(false);
    expect((await server.get('/investors?page=2&type=angel')).body.toString()).toContain(
      'data-theme="auto"',
    );
  });

  test('redirects and missing pages are not cached', async () => {
    for (const _ of [1, 2]) {
      const missing = await server.get('/startup/nobody-knows');
      expect([missing.status, missing.isHit]).toEqual([404, false]);
      const moved = await server.get('/investors?q=&type=angel');
      expect([moved.status, moved.headers.location]).toEqual([302, '/investors?type=angel']);
    }
    expect(server.front.cachedPages?.cache.size.pages).toBe(0);
  });

  test('nothing is older than an hour, nor from another day (UTC)', async () => {
    const made = site.now();
    const at = async (time: string) => {
      site.setNow(new Date(time));
      return (await server.get(PAGE)).isHit;
    };
    expect(await at('2026-11-01T12:00:00Z')).toBe(false);
    expect(await at('2026-11-01T12:59:00Z')).toBe(true);
    expect(await at('2026-11-01T13:00:00Z')).toBe(false);
    expect(await at('2026-11-01T23:30:00Z')).toBe(false);
    expect(await at('2026-11-01T23:59:59Z')).toBe(true);
    expect(await at('2026-11-02T00:00:00Z')).toBe(false);
    site.setNow(made);
  });
});

describe('never a personal byte', () => {
  test('a member is never answered from it, and leaves nothing in it', async () => {
    const member = await site.member({ name: 'Amina Diallo' });
    const cookie = `token=${member.token}`;
    await server.get(PAGE);
    const ways = [
      ['cookie', cookie],
      ['authorization', `Bearer ${member.token}`],
    ] as const;
    for (const [name, value] of ways) {
      const own = await server.get(PAGE, { headers: { [name]: value } });
      expect(own.isHit).toBe(false);
      expect(own.headers['cache-control']).toBe('private, no-store');
    }
    const own = await server.get('/top-100', { headers: { cookie } });
    expect(own.body.toString()).toContain('Amina');
    const visitor = await server.get('/top-100');
    expect(visitor.isHit).toBe(false);
    expect(visitor.body.toString()).not.toContain('Amina');
  });

  test('a token that is nobody’s does not open it either, nor does it set cookies for others', async () => {
    const stale = { headers: { cookie: 'token=abc; theme=light' } };
    const sent = await server.get(PAGE, stale);
    expect(sent.headers['set-cookie']).toBeDefined();
    expect(sent.isHit).toBe(false);
    expect((await server.get(PAGE, stale)).isHit).toBe(false);
    const visitor = await server.get(PAGE, { headers: { cookie: 'theme=light' } });
    expect([visitor.isHit, visitor.headers['set-cookie']]).toEqual([false, undefined]);
  });

  test.each([
    ['host', 'evil.example'],
    ['x-forwarded-host', 'evil.example'],
    ['x-forwarded-proto', 'gopher'],
    ['x-forwarded-for', '203.0.113.9'],
    ['forwarded', 'host=evil.example'],
    ['x-original-url', '/dashboard'],
    ['x-rewrite-url', '/dashboard'],
    ['x-http-method-override', 'POST'],
    ['origin', 'https://evil.example'],
    ['referer', 'https://evil.example/path'],
    ['accept', 'application/json'],
    ['accept-language', 'fr'],
    ['user-agent', 'evil.example'],
    ['range', 'bytes=0-3'],
    ['sec-fetch-site', 'cross-site'],
    ['save-data', 'off'],
    ['cookie', 'recent_searches=%5B%22evil.example%22%5D; user=evil.example; theme=<evil.example>'],
    ['cookie', 'XSRF-TOKEN=evil.example; pressed_follow=startup%3Aflutterwave'],
  ])('%s: %s leaves no trace', async (name, value) => {
    const fresh = await site.page(PAGE);
    const poisoned = await server.get(PAGE, { headers: { [name]: value } });
    const visitor = await server.get(PAGE);
    expect(visitor.isHit).toBe(true);
    expect(visitor.body.toString()).toBe(fresh);
    expect(poisoned.body.toString()).toBe(fresh);
    expect(JSON.stringify(visitor.headers)).not.toContain('evil');
  });

  test.each([
    '//evil.example/startup/flutterwave',
    'http://evil.example/startup/flutterwave',
    '/startup/flutterwave/../../login',
    '/startup/%66lutterwave',
    '/startup/flutterwave?page=%00',
    '/startup/flutterwave#evil.example',
    '/\\evil.example',
  ])('%s spoils nothing', async (target) => {
    const { status } = await server.get(target);
    expect(status).toBeLessThan(500);
    const visitor = await server.get(PAGE);
    expect(visitor.body.toString()).toBe(await site.page(PAGE));
  });

  test.each([
    '/login',
    '/register',
    '/dashboard',
    '/search?q=pay',
    '/account-settings',
    '/subscriber',
    '/theme',
    '/api/index',
    '/healthz',
  ])('%s is not cached', async (path) => {
    await server.get(path);
    expect((await server.get(path)).isHit).toBe(false);
    expect(server.front.cachedPages?.cache.size.pages).toBe(0);
  });

  test('with a companion, visitors with its cookie are checked there', async () => {
    const other = await openTestSite({ env: { COMPANION_URL: 'http://127.0.0.1:9' } });
    const withCompanion = await openTestServer(other);
    await withCompanion.get(PAGE);
    const cookie = 'companion_session=abc';
    expect((await withCompanion.get(PAGE, { headers: { cookie } })).isHit).toBe(false);
    expect((await withCompanion.get(PAGE)).isHit).toBe(true);
    await withCompanion.close();
    await other.close();
  });
});

test('every key that a call reads is one of its keys', async () => {
  const read = new Set<string>();
  for (const method of ['get', 'getAll', 'has'] as const) {
    const real: (this: URLSearchParams, key: string) => unknown = URLSearchParams.prototype[method];
    vi.spyOn(URLSearchParams.prototype, method).mockImplementation(function (
      this: URLSearchParams,
      key: string,
    ) {
      read.add(key);
      return real.call(this, key) as never;
    });
  }
  for (const [path, keys] of callPaths) {
    // It refuses every key that it does not know.
    if (path === '/api/figures') continue;
    read.clear();
    await site.request(path.replaceAll(/:\w+/g, 'x'));
    expect(
      [...read].filter((key) => !keys.includes(key)),
      path,
    ).toEqual([]);
  }
  vi.restoreAllMocks();
});
