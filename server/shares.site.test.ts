// One network cannot take what others need: bodies, connections, fresh pages and searches. Clients
// differ by their loopback address.
import { once } from 'node:events';
import { Agent, type IncomingMessage, request as requestOver } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readWhole } from '../app/http/read-body.server.ts';
import { openTestServer, type TestServer } from '../test/server.ts';
import { openTestSite, type TestSite } from '../test/site.ts';
import { createFront } from './front.ts';
import { createSiteServer } from './listen.ts';
import { createConnectionShares } from './queues.ts';
import { cachedPaths, callPaths } from './site.tsx';

const OTHER = '127.0.9.9';
let site: TestSite;
let server: TestServer;
const open: Socket[] = [];
beforeAll(async () => {
  site = await openTestSite({ env: { RATE_LIMITS: 'on' } });
  server = await openTestServer(site);
  // The first sign-in also makes the hash that stands for unknown accounts.
  await post('/api/auth/login', SIGN_IN);
});
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
  vi.useRealTimers();
});
afterAll(async () => {
  await server.close();
  await site.close();
});

/** A socket that has sent the beginning of a body, and sends no more. */
async function sendSlowly(localAddress: string, path = '/api/auth/login'): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  open.push(socket);
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\nHost: griot.test\r\nContent-Length: 900\r\n\r\n{`);
  return socket;
}

function ask(path: string, localAddress: string, body?: string, port = server.port) {
  return new Promise<IncomingMessage>((resolve, reject) => {
    const type = { 'content-type': 'application/json' };
    const headers = body === undefined ? {} : { ...type, 'content-length': body.length };
    const agent = new Agent();
    const options = { port, host: '127.0.0.1', localAddress, path, headers, agent };
    const method = body === undefined ? 'GET' : 'POST';
    const sent = requestOver({ ...options, method }, (answer) => {
      answer.resume().on('end', () => resolve(answer));
    });
    sent.on('error', reject).end(body);
  });
}

/** The status: 503 for who waited too long, as all would without shares. */
const post = async (path: string, body: string, localAddress = OTHER) =>
  (await ask(path, localAddress, body)).statusCode;

const SIGN_IN = JSON.stringify({ email: 'nobody@example.org', password: 'not the right one' });
const addressesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => `127.0.1.${at + 1}`);

test.each([
  ['one address', addressesOf(1), 200],
  ['twenty addresses', addressesOf(20), 20],
  ['twenty addresses, 2,000 in all', addressesOf(20), 100],
])(
  'slow senders from %s hold up neither sign-in nor webhooks of others',
  async (_, addresses, each) => {
    const slow = Array.from({ length: each }, () => addresses).flat();
    await Promise.all(slow.flatMap((address) => [sendSlowly(address)]));
    expect(
      await Promise.all([post('/api/auth/login', SIGN_IN), post('/api/webhooks/stripe', '{}')]),
    ).toEqual([401, 404]);
  },
);

test('slow webhooks of one network hold up neither those of others nor forms', async () => {
  for (let count = 0; count < 100; count += 1)
    await sendSlowly('127.0.1.1', '/api/webhooks/paystack');
  expect(
    await Promise.all([post('/api/webhooks/stripe', '{}'), post('/api/auth/login', SIGN_IN)]),
  ).toEqual([404, 401]);
});

test('a body in crumbs is cut off: each costs time of the thread', async () => {
  const accepted = once(server.server, 'connection') as Promise<[Socket]>;
  const socket = connect({ port: server.port, host: '127.0.0.1', localAddress: OTHER });
  socket.on('error', () => {});
  open.push(socket);
  const start = 'POST /api/auth/login HTTP/1.1\r\nHost: griot.test\r\n';
  socket.write(`${start}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(1_000_000)}`);
  const [end] = await accepted;
  await once(end, 'close');
  expect(end.bytesRead).toBeLessThan(1_000_000);
});

test('a sender slower than 1 KB a second is cut off after five seconds', async () => {
  const startedAt = performance.now();
  const socket = await sendSlowly('127.0.1.1');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  await once(socket, 'close');
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 .*\r\nconnection: close\r\n/is);
  // Node's own limit, much longer, says nothing.
  expect(answer.toString()).toContain('too slowly');
  expect(performance.now() - startedAt).toBeGreaterThan(4_900);
});

test('a steady sender on a poor line is waited for', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // What was sent before is read by then.
      await nextTurn();
      vi.advanceTimersByTime(50);
      sent += 1;
      if (sent > 10) controller.close();
      else controller.enqueue(new Uint8Array(400));
    },
  });
  const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
  const slowest = { bytesPerSecond: 1_024, afterMs: 100, checkedEveryMs: 20 };
  const whole = await readWhole(new Request('http://griot.test/', init), slowest);
  expect((await whole.bytes()).length).toBe(4_000);
});

test('a network that used up its share gets no fresh page, file or call while others ask', async () => {
  const GREEDY = '127.0.1.1';
  const paths = ['/startups?page=2', '/startups.csv', '/search?q=pay', '/api/countries'];
  await ask('/terms', GREEDY);
  let skippedMs = 0;
  const realNow = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => realNow() + skippedMs);
  const done = Promise.withResolvers<void>();
  const work = () => server.front.networkTime?.run(GREEDY, (count) => count(() => done.promise));
  const worked = Promise.all(Array.from({ length: 20 }, work));
  skippedMs = 400;
  done.resolve();
  await worked;
  await ask('/api/countries', OTHER);
  const greedy = await Promise.all(paths.map((path) => ask(path, GREEDY)));
  expect(greedy.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 429));
  expect(Number(greedy[0]?.headers['retry-after'])).toBeGreaterThan(0);
  // What costs nothing.
  for (const path of ['/terms', '/healthz', '/readyz']) {
    expect((await ask(path, GREEDY)).statusCode, path).toBe(200);
  }
  const others = await Promise.all(paths.map((path) => ask(path, OTHER)));
  expect(others.map(({ statusCode }) => statusCode)).toEqual(paths.map(() => 200));
  clock.mockRestore();
});

test('a page that a network waits for is rendered at once for others', async () => {
  const GREEDY = '127.0.1.1';
  const slow = Promise.withResolvers<void>();
  const fetchSlowly: typeof site.site.fetch = async (request, connection) => {
    if (request.url.includes('/industry/')) await slow.promise;
    return site.site.fetch(request, connection);
  };
  const { settings, log } = site;
  const front = createFront({ cachedPaths, callPaths, settings, log });
  await front.open({ ...site.site, fetch: fetchSlowly }, site.database);
  const other = createSiteServer(front).listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const busy = ['fintech', 'edtech', 'agritech'].map((slug) => `/industry/${slug}`);
  const held = busy.map((path) => ask(path, GREEDY, undefined, port));
  await expect.poll(() => front.figures().queues[0]?.running).toBe(3);
  const hasCome = once(other, 'request');
  const waiting = ask('/startup/wave', GREEDY, undefined, port);
  await hasCome;
  const { statusCode } = await ask('/startup/wave', OTHER, undefined, port);
  expect(statusCode).toBe(200);
  expect(front.figures().queues[0]?.running, 'of the other network').toBe(3);
  slow.resolve();
  for (const answer of [...held, waiting]) expect((await answer).statusCode).toBe(200);
  other.closeAllConnections();
  other.close();
  await front.stop();
});

test('a connection that sends many requests before it takes a response is closed', async () => {
  const release = Promise.withResolvers<void>();
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    await release.promise;
    return new Response('late');
  };
  const small = createSiteServer({ site: { fetch } }).listen(0, '127.0.0.1');
  await once(small, 'listening');
  const { port } = small.address() as AddressInfo;
  const send = async (count: number) => {
    const socket = connect({ port, host: '127.0.0.1' });
    open.push(socket);
    socket.on('error', () => {});
    socket.write('GET /api/plans HTTP/1.1\r\nHost: griot.test\r\n\r\n'.repeat(count));
    return socket;
  };
  await once(await send(500), 'close');
  expect(asked).toBeLessThan(5);
  const socket = await send(3);
  release.resolve();
  let text = '';
  socket.on('data', (part) => {
    text += part;
  });
  await expect.poll(() => text.match(/late/g)?.length).toBe(3);
  socket.write('GET /api/plans HTTP/1.1\r\nHost: griot.test\r\n\r\n'.repeat(3));
  await expect.poll(() => text.match(/late/g)?.length).toBe(6);
  small.closeAllConnections();
  small.close();
});

test('a network holds so many connections and no more; a trusted proxy any number', async () => {
  const front = { site: site.site, connections: createConnectionShares(['127.0.2.2'], 3) };
  const small = createSiteServer(front).listen(0, '127.0.0.1');
  await once(small, 'listening');
  const { port } = small.address() as AddressInfo;
  const countOpen = async (localAddress: string) => {
    const sockets = Array.from({ length: 5 }, () =>
      connect({ port, host: '127.0.0.1', localAddress }),
    );
    open.push(...sockets);
    const answers = sockets.map((socket) => {
      socket.write('GET /healthz HTTP/1.1\r\nHost: griot.test\r\n\r\n');
      return new Promise<number>((resolve) => {
        socket.once('data', () => resolve(1));
        socket.once('error', () => resolve(0)).once('close', () => resolve(0));
      });
    });
    return (await Promise.all(answers)).reduce((sum, one) => sum + one, 0);
  };
  expect(await countOpen('127.0.1.1')).toBe(3);
  expect(await countOpen('127.0.1.2')).toBe(3);
  expect(await countOpen('127.0.2.2')).toBe(5);
  for (const socket of open.splice(0)) socket.destroy();
  await expect.poll(() => countOpen('127.0.1.1')).toBe(3);
  small.closeAllConnections();
  small.close();
});

test('limits are those of the address that is answered, however it is written', async () => {
  const written = ['/api/countries', '/%61pi/countries', '/api/webhooks/../countries'];
  for (const path of [...written, 'http://griot.test/api/countries']) {
    const { statusCode, headers } = await ask(path, OTHER);
    expect([path, statusCode, headers['ratelimit-policy']]).toEqual([
      path,
      200,
      '"calls";q=60;w=60',
    ]);
  }
});
