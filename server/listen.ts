// Opens the port, with limits against slow and greedy clients, and closes it in order.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '../app/http/settings.ts';
import type { Site } from './site-parts.ts';

// A client has this long to send its headers and its whole request, and may leave an answer unread this long;
// a slower one is cut off.
const PATIENCE = {
  headersMs: 10_000,
  requestMs: 30_000,
  unreadMs: 60_000,
  checkedEveryMs: 2_000,
};
const KEEP_ALIVE_MS = 65_000;
const MAX_CONNECTIONS = 5_000;
const MAX_HEADER_BYTES = 16_384;
const CLOSE_TIMEOUT_MS = 10_000;

/** Listens until SIGTERM or SIGINT, then finishes what is under way. Answers the address. */
export async function listen(
  site: Site,
  settings: Settings,
  onClosed: () => Promise<void>,
): Promise<string> {
  const server = createSiteServer(site);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  closeOnSignal(server, onClosed);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** The server without its port, so that tests can be less patient. */
export function createSiteServer(site: Site, patience = PATIENCE): Server {
  const answer = getRequestListener(
    (request, { incoming }) =>
      site.fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
    { overrideGlobalObjects: false },
  );
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
      if (!server.listening) response.shouldKeepAlive = false;
      return answer(request, response);
    },
  );
  server.timeout = patience.unreadMs;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

function closeOnSignal(server: Server, onClosed: () => Promise<void>): void {
  let closing = false;
  const close = () => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), CLOSE_TIMEOUT_MS).unref();
    server.close(() => onClosed().finally(() => process.exit(0)));
    server.closeIdleConnections();
  };
  process.on('SIGTERM', close);
  process.on('SIGINT', close);
}
