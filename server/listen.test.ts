import { once } from 'node:events';
import { Agent, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { createSemaphore } from '../app/base/semaphore.ts';
import type { Front } from './answer-requests.ts';
import { createSiteServer, drain } from './listen.ts';
import type { Site } from './site-parts.ts';

const SHORT_TIMEOUTS = { headersMs: 150, requestMs: 300, unreadMs: 600, checkedEveryMs: 20 };
const LARGE = 'x'.repeat(8_000_000);
const SITE: Pick<Site, 'fetch'> = {
  fetch: async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/body') return new Response(await request.text());
    return new Response(pathname === '/large' ? LARGE : 'small');
  },
};

let server: Server;
afterEach(() => server.closeAllConnections());

async function open(
  timeouts?: typeof SHORT_TIMEOUTS,
  front: Front = { site: SITE },
): Promise<number> {
  server = createSiteServer(front, timeouts).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

async function talk(port: number, said: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(said);
  return socket;
}

async function listenTo(socket: Socket): Promise<string> {
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  await once(socket, 'close');
  return heard;
}

test.each([
  ['says nothing', ''],
  ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
  ['never ends its body', 'POST /body HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\nab'],
])('a client that %s is cut off', async (_, said) => {
  expect(await listenTo(await talk(await open(SHORT_TIMEOUTS), said))).toMatch(/^HTTP\/1.1 408 /);
});

test('a client that does not read its response is disconnected', async () => {
  const port = await open(SHORT_TIMEOUTS);
  const connection = once(server, 'connection') as Promise<[Socket]>;
  const socket = await talk(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(4));
  socket.pause();
  const [held] = await connection;
  await once(held, 'close');
  expect(held.bytesWritten).toBeLessThan(LARGE.length * 4);
});

test('closes while a client keeps sending requests on one connection', async () => {
  const port = await open();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, agent }, (answer) => answer.resume().on('end', () => resolve(answer))).on(
        'error',
        reject,
      );
    });
  expect((await ask()).headers.connection).toBe('keep-alive');
  const closed = once(server, 'close');
  const asked = ask();
  await once(server, 'request');
  server.close();
  expect((await asked).statusCode).toBe(200);
  expect((await ask()).headers.connection).toBe('close');
  await expect(ask().then(({ statusCode }) => statusCode)).rejects.toThrow('ECONNREFUSED');
  await closed;
});

describe('ending', () => {
  const closing = { onDraining() {}, onClosed: async () => {} };
  const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

  test('what has come before the end is answered, on open connections and queued ones', async () => {
    const port = await open();
    const kept = await talk(port, REQUEST);
    await once(kept, 'data');
    const isNoticed = new Promise((resolve) => setTimeout(resolve, 1));
    const drained = drain(server, isNoticed, closing);
    kept.write(REQUEST);
    const queued = Array.from({ length: 20 }, () => connect(port, '127.0.0.1'));
    for (const socket of queued) socket.write(REQUEST);
    const heard = Promise.all([kept, ...queued].map(listenTo));
    // The end is due when the server can read these.
    await new Promise<void>((resolve) => process.nextTick(resolve));
    const until = performance.now() + 10;
    while (performance.now() < until);
    for (const answer of await heard) {
      expect(answer).toMatch(/^HTTP\/1.1 200 [\s\S]*\r\nConnection: close\r\n[\s\S]*small$/);
    }
    await drained;
  });

  test('a response under way says that it is the last of its connection', async () => {
    const answered = Promise.withResolvers<Response>();
    const port = await open(undefined, { site: { fetch: () => answered.promise } });
    const asked = once(server, 'request');
    const socket = await talk(port, REQUEST);
    await asked;
    const noticed = Promise.withResolvers<void>();
    const drained = drain(server, noticed.promise, closing);
    answered.resolve(new Response('late'));
    expect(await listenTo(socket)).toMatch(/\r\nConnection: close\r\n[\s\S]*late$/);
    noticed.resolve();
    await drained;
  });

  test('a response that its client reads slowly arrives whole', async () => {
    const port = await open();
    const asked = once(server, 'request') as Promise<[IncomingMessage, ServerResponse]>;
    const socket = await talk(port, 'GET /large HTTP/1.1\r\nHost: x\r\n\r\n');
    socket.pause();
    const [, response] = await asked;
    await expect.poll(() => response.writableEnded).toBe(true);
    const drained = drain(server, Promise.resolve(), closing);
    await expect.poll(() => server.listening).toBe(false);
    expect(response.writableFinished).toBe(false);
    socket.resume();
    expect((await listenTo(socket)).endsWith(`\r\n\r\n${LARGE}`)).toBe(true);
    await drained;
  });
});

test.each([
  ['', undefined],
  [', behind a limit,', createSemaphore({ limit: 1, maxWaiting: 1, maxWaitMs: 1_000 })],
])('what the site%s fails to answer is a 500 and stands in the log', async (_, requests) => {
  const logged: string[] = [];
  const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  const site = { fetch: () => Promise.reject(new Error('no frame to draw in')) };
  const port = await open(undefined, { site, requests, log });
  const { status } = await fetch(`http://127.0.0.1:${port}/`);
  expect(status).toBe(500);
  expect(logged.join()).toContain('no frame to draw in');
});
