// The front through a real port: request ids, metrics, queues, and orderly shutdown.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSemaphore } from '../app/base/semaphore.ts';
import { WAIT_HUNG_AFTER_MS } from '../test/hung-after.ts';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { createSiteServer, drain } from './listen.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

let site: TestSite;
let server: TestServer;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  server = await openTestServer(site);
});
afterEach(() => server.close());

describe('more requests than can be served', () => {
  const LIMITS = { limit: 1, maxWaiting: 1, maxWaitMs: WAIT_HUNG_AFTER_MS };

  test('is refused with 503 and Retry-After, the oldest first; cached pages and checks are answered', async () => {
    await server.get('/terms');
    const { cachedPages } = server.front;
    const release = Promise.withResolvers<void>();
    const requests = createSemaphore(LIMITS);
    const slow = { fetch: () => release.promise.then(() => new Response('late')) };
    const busy = createSiteServer({ site: slow, cachedPages, requests }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const address = busy.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const running = ask('/api/one');
    await expect.poll(() => requests.running).toBe(1);
    let waiting = ask('/api/two');
    await expect.poll(() => requests.waiting).toBe(1);
    for (const path of ['/api/three', '/healthz-of-others', '/assets/no/such/file.js']) {
      const newest = ask(path);
      const refused = await waiting;
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
      waiting = newest;
    }
    const ready = await ask('/terms');
    expect([ready.status, ready.headers.get('cache-status')]).toEqual([200, 'griot; hit']);
    release.resolve();
    expect((await ask('/healthz')).status).toBe(200);
    for (const answer of [running, waiting]) expect((await answer).status).toBe(200);
    busy.close();
  });

  test('searches wait in a queue of their own: of too many one is answered, and so is everything else', async () => {
    const release = Promise.withResolvers<void>();
    const fetchSlowly = async ({ url }: Request) => {
      if (new URL(url).pathname === '/fr/search') await release.promise;
      return new Response('found');
    };
    const searches = createSemaphore({ ...LIMITS, maxWaiting: 0 });
    const requests = createSemaphore(LIMITS);
    const busy = createSiteServer({ site: { fetch: fetchSlowly }, requests, searches });
    await once(busy.listen(0, '127.0.0.1'), 'listening');
    const { port } = busy.address() as AddressInfo;
    const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const first = ask('/fr/search?q=solar');
    await expect.poll(() => searches.running).toBe(1);
    for (const path of ['/search?q=a', '/api/search?q=b', '/rounds?q=c']) {
      const refused = await ask(path);
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    }
    expect((await ask('/api/countries')).status).toBe(200);
    release.resolve();
    expect((await first).status).toBe(200);
    busy.close();
  });

  test('who leaves while waiting is not worked for', async () => {
    const release = Promise.withResolvers<void>();
    const requests = createSemaphore({ limit: 1 });
    let worked = 0;
    const slow = {
      fetch: async () => {
        worked += 1;
        await release.promise;
        return new Response('late');
      },
    };
    const busy = createSiteServer({ site: slow, requests }).listen(0, '127.0.0.1');
    await once(busy, 'listening');
    const { port } = busy.address() as AddressInfo;
    const sockets = [1, 2, 3].map(() => connect(port, '127.0.0.1'));
    for (const socket of sockets) socket.write('GET /api/x HTTP/1.1\r\nHost: griot.test\r\n\r\n');
    await expect.poll(() => [requests.running, requests.waiting]).toEqual([1, 2]);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => requests.waiting).toBe(0);
    release.resolve();
    await expect.poll(() => requests.running).toBe(0);
    expect(worked).toBe(1);
    busy.close();
  });

  test('programs get a problem with the request id; the log counts', async () => {
    const lines: Array<Record<string, unknown>> = [];
    const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
    const requests = createSemaphore({ ...LIMITS, limit: 0, maxWaiting: 0 });
    const full = createSiteServer({ site: site.site, requests, log }).listen(0, '127.0.0.1');
    await once(full, 'listening');
    const { port } = full.address() as AddressInfo;
    const headers = { 'x-request-id': 'proxy-0123456789abcdef' };
    const refused = await fetch(`http://127.0.0.1:${port}/api/countries?x=1`, { headers });
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      503,
      'application/problem+json',
    ]);
    expect(await refused.json()).toMatchObject({
      status: 503,
      message: 'Too many visitors at once. Try again in a moment.',
      request_id: 'proxy-0123456789abcdef',
    });
    const page = await fetch(`http://127.0.0.1:${port}/search?q=a`, { headers });
    expect([page.status, page.headers.get('x-request-id')]).toEqual([
      503,
      'proxy-0123456789abcdef',
    ]);
    await expect
      .poll(() => lines)
      .toMatchObject([{ refused: 2, msg: 'refused: too many at once' }]);
    full.close();
  });

  test('slow bodies delay other requests with a body, and no others', async () => {
    const requests = createSemaphore(LIMITS);
    const semaphore = createSemaphore({ ...LIMITS, limit: 2, maxWaiting: 0 });
    const bodies = { webhooks: { semaphore }, small: { semaphore }, large: { semaphore } };
    const slowed = createSiteServer({ site: site.site, requests, bodies }).listen(0, '127.0.0.1');
    await once(slowed, 'listening');
    const { port } = slowed.address() as AddressInfo;
    const { origin } = new URL(site.settings.SITE_URL);
    const head = `POST /theme HTTP/1.1\r\nHost: griot.test\r\nOrigin: ${origin}\r\nContent-Type: ${FORM['content-type']}\r\nContent-Length: 10\r\n\r\n`;
    const slow = [0, 1].map(() => connect(port, '127.0.0.1'));
    for (const socket of slow) socket.write(`${head}theme`);
    await expect.poll(() => semaphore.running).toBe(2);
    const ask = async (path: string, init?: RequestInit) =>
      (await fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init })).status;
    const form = { method: 'POST', body: 'theme=dark', headers: { origin, ...FORM } };
    expect(await ask('/search?q=pay')).toBe(200);
    expect(await ask('/theme', form)).toBe(503);
    expect(requests.running).toBe(0);
    const answered = once(slow[0] as Socket, 'data');
    slow[0]?.write('=dark');
    expect(String(await answered)).toMatch(/^HTTP\/1\.1 303 /);
    expect(await ask('/theme', form)).toBe(303);
    slowed.closeAllConnections();
    slowed.close();
  });

  test('without its database a process is not ready, and still answers from its cache', async () => {
    const lost = await openTestSite();
    const other = await openTestServer(lost);
    await other.get('/startup/andela');
    expect((await other.get('/readyz')).status).toBe(200);
    expect(await isHealthy(other.port)).toBe(true);
    await Promise.all([lost.sql.destroy(), lost.database.checkSql.destroy()]);
    expect((await other.get('/startup/andela')).status).toBe(200);
    expect((await other.get('/readyz')).status).toBe(503);
    expect(await isHealthy(other.port)).toBe(false);
    expect((await other.get('/startup/wave')).status).toBeGreaterThanOrEqual(500);
    await other.close();
    await lost.close();
  });
});

/** Whether what the image's health check asks for says that it is ready. */
async function isHealthy(port: number): Promise<boolean> {
  const containerfile = readFileSync('Containerfile', 'utf8');
  const [, path = ''] = /^HEALTHCHECK [\s\S]*?wget .*\$PORT(\/\w+)"$/m.exec(containerfile) ?? [];
  expect(path).toBe('/readyz');
  return (await fetch(`http://127.0.0.1:${port}${path}`)).ok;
}

describe('ending (SIGTERM)', () => {
  test('open requests are finished, connections end with their response, none are refused', async () => {
    let isGoing = false;
    const sent: Array<{ status: number; isAfter: boolean; connection: string | undefined }> = [];
    const begun = Array.from({ length: 12 }, () => Promise.withResolvers<void>());
    const visitors = begun.map(async ({ resolve }, number) => {
      for (;;) {
        const path = number % 2 ? '/startup/andela' : `/search?q=pay${number}`;
        const isAfter = isGoing;
        const { status, headers } = await server.get(path);
        sent.push({ status, isAfter, connection: headers.connection });
        resolve();
        if (isAfter || headers.connection === 'close') return;
      }
    });
    await Promise.all(begun.map(({ promise }) => promise));
    await server.drain(Promise.all(visitors), () => {
      isGoing = true;
    });
    expect(sent.length).toBeGreaterThan(visitors.length);
    expect(sent.every(({ status }) => status === 200)).toBe(true);
    const after = sent.filter(({ isAfter }) => isAfter);
    expect(after.every(({ connection }) => connection === 'close')).toBe(true);
    expect(sent.some(({ connection }) => connection === 'close')).toBe(true);
  });

  test('a late response on a kept-alive connection does not delay the end', async () => {
    const answered = Promise.withResolvers<Response>();
    const asked = Promise.withResolvers<void>();
    const fetchLate = () => {
      asked.resolve();
      return answered.promise;
    };
    const late = createSiteServer({ site: { fetch: fetchLate } }).listen(0, '127.0.0.1');
    await once(late, 'listening');
    const socket = connect((late.address() as AddressInfo).port, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: griot.test\r\n\r\n');
    await asked.promise;
    const drained = drain(late, Promise.resolve(), { onDraining() {}, onClosed: async () => {} });
    await expect.poll(() => late.listening).toBe(false);
    const said = once(socket, 'data');
    answered.resolve(new Response('late'));
    expect(String(await said)).toMatch(/^HTTP\/1\.1 200 /);
    await drained;
  });

  test('while draining /readyz says 503 and pages are still answered', async () => {
    let isDraining = false;
    const going = await openTestSite({ isDraining: () => isDraining });
    const other = await openTestServer(going);
    expect((await other.get('/readyz')).status).toBe(200);
    const noticed = Promise.withResolvers<void>();
    const drained = other.drain(noticed.promise, () => {
      isDraining = true;
    });
    expect((await other.get('/readyz')).status).toBe(503);
    expect((await other.get('/startup/andela')).status).toBe(200);
    noticed.resolve();
    await drained;
    await expect(other.get('/terms')).rejects.toThrow('ECONNREFUSED');
    await other.close();
    await going.close();
  });
});
