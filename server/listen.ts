// Opens the port, with limits against slow clients, and closes it in order.
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, Server as NetServer, type Socket } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Settings } from '../app/http/settings.ts';
import { createRequestListener, type Front } from './answer-requests.ts';

// For a client to send its headers and its request, and to leave a response unread.
const CLIENT_TIMEOUTS = {
  headersMs: 10_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  checkedEveryMs: 2_000,
};
const KEEP_ALIVE_MS = 65_000;
const MAX_CONNECTIONS = 5_000;
// As many as Node lets the system keep until they are accepted.
const QUEUED_CONNECTIONS = 511;
const MAX_HEADER_BYTES = 16_384;
// Each holds memory until its turn on the connection. Neither browsers nor proxies send more.
const MOST_UNANSWERED = 4;
// Longer than any wait for a turn and the response.
const CLOSE_TIMEOUT_MS = 30_000;
const IDLE_CLOSED_EVERY_MS = 100;
// One Ctrl-C may arrive twice: from the terminal, and passed on by npm.
const TWICE_MS = 1_000;

interface Closing {
  onDraining: () => void;
  onClosed: () => Promise<void>;
}

/** Listens until SIGTERM or SIGINT, then finishes open requests. Returns the address. */
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
/** The open connections of each server, with the newest response on each. */
const connectionsOf = new WeakMap<Server, Map<Socket, ServerResponse | undefined>>();

/** The server without its port; tests pass shorter timeouts. */
export function createSiteServer(front: Front, timeouts = CLIENT_TIMEOUTS): Server {
  const answer = createRequestListener(front);
  const connections = new Map<Socket, ServerResponse | undefined>();
  const unanswered = new WeakMap<Socket, number>();
  const server = createServer(
    {
      headersTimeout: timeouts.headersMs,
      requestTimeout: timeouts.requestMs,
      connectionsCheckingInterval: timeouts.checkedEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    (request, response) => {
      const { socket } = request;
      const count = (by: number) => {
        const counted = (unanswered.get(socket) ?? 0) + by;
        unanswered.set(socket, counted);
        return counted;
      };
      response.once('close', () => count(-1));
      if (count(1) > MOST_UNANSWERED) return socket.destroy();
      connections.set(socket, response);
      // A client that keeps its connection busy would keep a closing server open.
      if (!server.listening || draining.has(server)) response.shouldKeepAlive = false;
      return answer(request, response);
    },
  );
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  connectionsOf.set(server, connections);
  server.timeout = timeouts.unreadMs;
  server.maxConnections = MAX_CONNECTIONS;
  front.connections?.limit(server);
  return server;
}

/**
 * First /readyz fails and connections end with their response, until `isNoticed`; then no new ones,
 * then the rest.
 */
export async function drain(
  server: Server,
  isNoticed: Promise<unknown>,
  closing: Closing,
): Promise<void> {
  const connections = connectionsOf.get(server) ?? new Map<Socket, ServerResponse | undefined>();
  draining.add(server);
  for (const response of connections.values()) {
    if (response && !response.headersSent) response.shouldKeepAlive = false;
  }
  closing.onDraining();
  await isNoticed;
  await acceptQueued(server);
  // That of http would also close connections whose response is still on its way.
  const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve));
  // Closes connections kept alive before draining began.
  const closeIdle = () => {
    const responses = [...connections.values()];
    if (responses.every((one) => !one?.writableEnded || one.writableFinished)) {
      server.closeIdleConnections();
    }
  };
  closeIdle();
  const sweeping = setInterval(() => setImmediate(closeIdle), IDLE_CLOSED_EVERY_MS);
  await closed;
  clearInterval(sweeping);
  await closing.onClosed();
}

/** Closing would lose what has come; a turn of the event loop accepts one connection. */
async function acceptQueued(server: Server): Promise<void> {
  let hasAccepted = true;
  const note = () => {
    hasAccepted = true;
  };
  server.on('connection', note);
  for (let turns = 0; hasAccepted && turns < QUEUED_CONNECTIONS; turns++) {
    hasAccepted = false;
    await nextTurn();
  }
  server.off('connection', note);
}

function closeOnSignal(server: Server, drainMs: number, closing: Closing): void {
  let startedAtMs = 0;
  const close = (signal: NodeJS.Signals) => {
    if (draining.has(server)) {
      if (Date.now() - startedAtMs > TWICE_MS) process.exit(1);
      return;
    }
    startedAtMs = Date.now();
    // Ctrl-C: there is no proxy in front.
    const waitMs = signal === 'SIGINT' ? 0 : drainMs;
    setTimeout(() => process.exit(1), waitMs + CLOSE_TIMEOUT_MS).unref();
    // Node reports a failure and exits with 1.
    drain(server, sleep(waitMs), closing).then(() => process.exit(0));
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
