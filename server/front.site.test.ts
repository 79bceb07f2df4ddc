// The front through a real port: request ids, metrics, queues, and orderly shutdown.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { mayReadMetrics } from './metrics.ts';

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

describe('request ids', () => {
  test('a valid one is adopted, logged and sent back', async () => {
    site.logged.length = 0;
    const headers = { 'x-request-id': 'proxy-0123456789abcdef' };
    const made = await server.get('/terms', { headers });
    const ready = await server.get('/terms', { headers });
    const api = await server.get('/api/countries', { headers });
    for (const sent of [made, ready, api]) {
      expect(sent.headers['x-request-id']).toBe('proxy-0123456789abcdef');
    }
    const lines = site.logged.filter(({ requestId }) => requestId === 'proxy-0123456789abcdef');
    expect(lines.map(({ route }) => route)).toEqual(['/terms', '/api/countries']);
  });

  test.each([
    'short',
    'x'.repeat(65),
    'with space inside it',
    '"quoted-request-id"',
    '<script>12345',
  ])('%s is replaced', async (given) => {
    const { headers } = await server.get('/api/countries', { headers: { 'x-request-id': given } });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test.each(['a b', 'a/b', ''])(
  'a Host that is none (%j) gets a 400 with its reason',
  async (host) => {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(`GET /none HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    let heard = '';
    for await (const bytes of socket) heard += bytes;
    expect(heard).toMatch(/^HTTP\/1\.1 400 /);
    for (const header of ['x-content-type-options', 'x-request-id', 'content-security-policy'])
      expect(heard.toLowerCase()).toContain(`\r\n${header}: `);
    expect(heard).toContain('The Host or the address');
  },
);

describe('/metrics', () => {
  const read = async (headers: Record<string, string> = {}) => server.get('/metrics', { headers });

  test.each(['/%6detrics', '/./metrics', '/x/../metrics', 'http://other.example/metrics'])(
    'not as %s, which proxies would let through',
    async (path) => {
      expect((await server.get(path)).status).toBe(404);
    },
  );

  test('counts requests by route template, the page cache, the pool, the queues and the event loop', async () => {
    await server.get('/startup/andela');
    await server.get('/startup/andela');
    await server.get('/startup/andela/team?x=secret');
    await server.get('/no/such/page-anywhere');
    await server.get('/api/startup/andela');
    const { status, body } = await read();
    const text = body.toString();
    expect(status).toBe(200);
    for (const line of [
      'griot_request_seconds_count{route="/startup/:startup",method="GET",status="200"} 1',
      'griot_request_seconds_count{route="/startup/:startup/team",method="GET",status="200"} 1',
      'griot_request_seconds_count{route="/api/startup/:slug",method="GET",status="200"} 1',
      'griot_request_seconds_count{route="none",method="GET",status="404"} 1',
      'griot_page_cache_total{outcome="hits"} 1',
      'griot_page_cache_total{outcome="misses"} 2',
      'griot_page_cache_size{unit="pages"} 2',
      'griot_database_connections{state="waiting"} 0',
      'griot_queue_waiting{queue="pages"} 0',
      'nodejs_eventloop_lag_p99_seconds',
    ]) {
      expect(text).toContain(line);
    }
    expect(text).not.toMatch(/andela|secret|no\/such/);
  });

  test('without a token nobody reads them in production, and only this machine elsewhere', async () => {
    const live = await openTestSite({
      catalogue: 'empty',
      env: { SITE_URL: 'https://griot.test' },
    });
    const other = await openTestServer(live);
    const refused = await other.get('/metrics');
    expect(refused.status).toBe(404);
    expect(refused.headers['content-security-policy']).toContain("default-src 'none'");
    expect(refused.headers['strict-transport-security']).toMatch(/^max-age/);
    await other.close();
    await live.close();
    const mayRead = (remoteAddress: string) =>
      mayReadMetrics(
        { headers: { host: 'localhost' }, socket: { remoteAddress } as Socket },
        site.settings,
      );
    const addresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.0.0.4', '192.168.1.9', ''];
    expect(addresses.filter(mayRead)).toEqual(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
  });

  test('with a token, only requests that send it', async () => {
    const closed = await openTestSite({ env: { METRICS_TOKEN: 'a-token-of-some-length' } });
    const other = await openTestServer(closed);
    const ask = async (authorization: string) =>
      (await other.get('/metrics', { headers: { authorization } })).status;
    expect(await ask('Bearer a-token-of-some-length')).toBe(200);
    expect(await ask('Bearer a-token-of-other-leng')).toBe(404);
    expect(await ask('')).toBe(404);
    await other.close();
    await closed.close();
  });
});

test('TRACE is not allowed, with or without a body', async () => {
  for (const body of ['', 'x']) {
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      `TRACE / HTTP/1.1\r\nHost: griot.test\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    );
    const [bytes] = (await once(socket, 'data')) as [Buffer];
    expect(bytes.toString()).toMatch(/^HTTP\/1\.1 405 /);
    socket.destroy();
  }
});
