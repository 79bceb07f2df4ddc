// Opens the port, with limits against slow and greedy clients, and closes it in order.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../app/http/settings.ts';
import { createRequestListener, type Front } from './answer-requests.ts';

// A client has this long to send its headers and its whole request, and may leave an answer unread
// this long; a slower one is cut off.
const PATIENCE = {
  headersMs: 10_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  checkedEveryMs: 2_000,
};
const KEEP_ALIVE_MS = 65_000;
const MAX_CONNECTIONS = 5_000;
const MAX_HEADER_BYTES = 16_384;
// Longer than anybody waits for a turn and then for the answer.
const CLOSE_TIMEOUT_MS = 30_000;
const IDLE_CLOSED_EVERY_MS = 100;
// One Ctrl-C may arrive twice: from the terminal, and passed on by npm.
const TWICE_MS = 1_000;

export interface Closing {
  /** The process is to end: it still answers, but asks for no more. */
  onDraining: () => void;
  /** The last answer has been sent. */
  onClosed: () => Promise<void>;
}

/** Listens until SIGTERM or SIGINT, then finishes what is under way. Answers the address. */
export async function listen(front: Front, settings: Settings, closing: Closing): Promise<string> {
  const server = createSiteServer(front);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  closeOnSignal(server, settings.DRAIN_SECONDS * 1_000, closing);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const draining = new WeakSet<Server>();

/** The server without its port, so that tests can be less patient. */
export function createSiteServer(front: Front, patience = PATIENCE): Server {
  const answer = createRequestListener(front);
  const server = createServer(
    {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      connectionsCheckingInterval: patience.checkedEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      // A client that keeps asking on one connection would keep a closing server open.
      if (!server.listening || draining.has(server)) response.shouldKeepAlive = false;
      return answer(request, response);
    },
  );
  server.timeout = patience.unreadMs;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/**
 * First the server only says that it is going, so that proxies send no more and connections end
 * with their next answer; then it takes no new ones, and at last the rest is closed.
 */
export async function drain(server: Server, drainMs: number, closing: Closing): Promise<void> {
  draining.add(server);
  closing.onDraining();
  await new Promise((resolve) => setTimeout(resolve, drainMs));
  const closed = new Promise((resolve) => server.close(resolve));
  // Who was answered as one who may ask again keeps the connection open.
  const sweeping = setInterval(() => server.closeIdleConnections(), IDLE_CLOSED_EVERY_MS);
  await closed;
  clearInterval(sweeping);
  await closing.onClosed();
}

function closeOnSignal(server: Server, drainMs: number, closing: Closing): void {
  let startedAtMs = 0;
  const close = (signal: NodeJS.Signals) => {
    if (draining.has(server)) {
      if (Date.now() - startedAtMs > TWICE_MS) process.exit(1);
      return;
    }
    startedAtMs = Date.now();
    // Whoever presses Ctrl-C has no proxy in front.
    const waitMs = signal === 'SIGINT' ? 0 : drainMs;
    setTimeout(() => process.exit(1), waitMs + CLOSE_TIMEOUT_MS).unref();
    // Node itself reports what fails, and ends the process with 1.
    drain(server, waitMs, closing).then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
