// The page cache as visitors meet it, through a real port.
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listAddresses } from '../test/cached-pages.ts';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { cachedPaths } from './site.tsx';

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

test('a page is rendered once and then comes from the cache, with the bytes of a fresh one', async () => {
  const first = await server.get(PAGE);
  const second = await server.get(PAGE);
  expect([first.status, first.isHit, second.status, second.isHit]).toEqual([200, false, 200, true]);
  expect(second.body.equals(first.body)).toBe(true);
  expect(second.body.toString()).toBe(await site.page(PAGE));
});

test('brotli and gzip are cached, each with an ETag of its own', async () => {
  const plain = await server.get(PAGE);
  const etags = [plain.headers.etag];
  for (const [encoding, decode] of [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const) {
    for (const isHit of [true, true]) {
      const sent = await server.get(PAGE, { headers: { 'accept-encoding': encoding } });
      expect(sent.headers['content-encoding']).toBe(encoding);
      expect(sent.isHit).toBe(isHit);
      expect(sent.headers['content-length']).toBe(String(sent.body.length));
      expect(decode(sent.body).equals(plain.body)).toBe(true);
      etags.push(sent.headers.etag);
    }
  }
  expect(new Set(etags).size).toBe(3);
  expect(etags.every((etag) => /^"[^"]+"$/.test(etag ?? ''))).toBe(true);
});

test('an encoding that many want at once is made and counted once', async () => {
  const get = () => server.get(PAGE, { headers: { 'accept-encoding': 'gzip' } });
  const cache = server.front.cachedPages?.cache;
  await server.get(PAGE, { headers: { 'accept-encoding': 'br' } });
  const before = cache?.size.bytes ?? 0;
  const [first] = await Promise.all(Array.from({ length: 50 }, get));
  const added = (cache?.size.bytes ?? 0) - before;
  expect(added).toBeGreaterThan(first?.body.length ?? 0);
  expect(added).toBeLessThan(1.1 * (first?.body.length ?? 0));
});

test('a cached page holds the bytes that the cache counts for it, and its texts', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    await server.get(PAGE, { headers: { 'accept-encoding': encoding } });
  }
  const page = server.front.cachedPages?.cache.get(`auto ${PAGE}`);
  const bodies = Object.values(page?.variants ?? {}).map(({ body }) => body);
  expect(bodies.map(({ buffer }) => buffer.byteLength)).toEqual(bodies.map(({ length }) => length));
  const own = Object.values(page?.variants ?? {}).flatMap(({ headers }) => headers);
  const held = [...bodies, ...own].reduce((sum, { length }) => sum + length, 0);
  expect(page?.bytes).toBe(held + 32 * own.length);
});

test('If-None-Match answers 304 without a body, to whichever encoding is held', async () => {
  const { headers } = await server.get(PAGE, { headers: { 'accept-encoding': 'br' } });
  for (const accepted of ['br', 'gzip']) {
    const sent = await server.get(PAGE, {
      headers: { 'if-none-match': headers.etag ?? '', 'accept-encoding': accepted },
    });
    expect([sent.status, sent.body.length, sent.isHit]).toEqual([304, 0, true]);
    expect(sent.headers['cache-control']).toBe(headers['cache-control']);
    expect(sent.headers['content-security-policy']).toBe(headers['content-security-policy']);
  }
  const other = await server.get(PAGE, { headers: { 'if-none-match': '"another"' } });
  expect(other.status).toBe(200);
});

test('what a browser fetches ahead it may use for the click that follows; no cache between may', async () => {
  const ahead = { 'sec-purpose': 'prefetch' };
  const usual = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';
  const cacheControl = async (path: string, headers: Record<string, string> = {}) =>
    (await server.get(path, { headers })).headers['cache-control'];
  // A cached page before and after it was rendered, and one that is never cached.
  for (const path of [PAGE, PAGE, '/login']) {
    expect(await cacheControl(path, ahead)).toBe('public, max-age=30, s-maxage=0');
    expect(await cacheControl(path)).toBe(usual);
  }
  const plain = await server.get(PAGE);
  const fetched = await server.get(PAGE, { headers: ahead });
  expect(fetched.isHit).toBe(true);
  expect(fetched.body.equals(plain.body)).toBe(true);
  expect(fetched.headers.etag).toBe(plain.headers.etag);
  const held = { ...ahead, 'if-none-match': plain.headers.etag ?? '' };
  const unchanged = await server.get(PAGE, { headers: held });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers['cache-control']).toBe('public, max-age=30, s-maxage=0');
  const { token } = await site.member();
  expect(await cacheControl(PAGE, { ...ahead, cookie: `token=${token}` })).toBe(
    'private, no-store',
  );
  expect(await cacheControl('/startup/nobody-knows', ahead)).toBe('private, no-store');
});

test('HEAD answers the headers of GET, ready or not', async () => {
  const made = await server.get(PAGE, { method: 'HEAD' });
  const ready = await server.get(PAGE, { method: 'HEAD' });
  const got = await server.get(PAGE);
  expect([made.isHit, ready.isHit]).toEqual([false, true]);
  for (const { status, body, headers } of [made, ready]) {
    expect([status, body.length]).toEqual([200, 0]);
    expect(headers['content-length']).toBe(String(got.body.length));
    expect(headers.etag).toBe(got.headers.etag);
  }
});

test('many who ask at once wait for one rendering', async () => {
  const sent = await Promise.all(Array.from({ length: 30 }, () => server.get('/top-100')));
  expect(new Set(sent.map(({ body }) => body.toString())).size).toBe(1);
  // Later requests find it ready; how many wait depends on the network.
  expect(server.front.cachedPages?.cache.counts.misses).toBe(1);
});

test('a cached page has every header that a fresh one has', async () => {
  const fresh = await site.request(PAGE);
  await server.get(PAGE);
  const { headers } = await server.get(PAGE);
  const own = new Set(['x-request-id', 'etag']);
  for (const [name, value] of fresh.headers) if (!own.has(name)) expect(headers[name]).toBe(value);
  expect(headers['surrogate-key']).toContain('startup:flutterwave');
  expect(headers.vary).toBe('Save-Data, Accept-Encoding, Authorization, Cookie');
});

test('requests sent without waiting for answers are answered in their order', async () => {
  await server.get(PAGE);
  const socket = connect(server.port, '127.0.0.1');
  const ask = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;
  socket.write(
    ask('/healthz') + ask(PAGE) + ask('/api/countries') + ask(PAGE, 'Connection: close\r\n'),
  );
  let heard = '';
  for await (const bytes of socket) heard += bytes;
  const types = [...heard.matchAll(/^content-type: (.*)\r$/gim)].map(([, type]) =>
    type?.toLowerCase(),
  );
  expect(types).toEqual([
    'text/plain; charset=utf-8',
    'text/html; charset=utf-8',
    'application/json',
    'text/html; charset=utf-8',
  ]);
});

test.each([...cachedPaths.keys()])('%s makes no fresh page for an invented key', async (path) => {
  const [address = ''] = listAddresses(path);
  const mark = address.includes('?') ? '&' : '?';
  await server.get(address);
  expect((await server.get(`${address}${mark}invented=1`)).isHit).toBe(true);
});

test('memory is bounded by bytes, and the bound holds for pages of any size', async () => {
  const small = await openTestSite({ env: { PAGE_CACHE_MB: '1' } });
  const bounded = await openTestServer(small);
  const rows = await small.sql.selectFrom('startups').select('slug').limit(150).execute();
  for (const { slug } of rows) await bounded.get(`/startup/${slug}`);
  const size = bounded.front.cachedPages?.cache.size ?? { pages: 0, bytes: 0 };
  expect(size.bytes).toBeLessThanOrEqual(1_048_576);
  expect(size.pages).toBeGreaterThan(10);
  expect(size.pages).toBeLessThan(rows.length);
  await bounded.close();
  await small.close();
});
