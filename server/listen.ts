// Opens the port, with limits against slow and greedy clients, and closes it in order.

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Settings } from '../app/http/settings.ts';
import type { Site } from './site-parts.ts';

// A client has this long to send its headers and its whole request; a slower one is cut off.
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 30_000;
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
  const server = createServer(
    {
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 2_000,
      keepAliveTimeout: KEEP_ALIVE_MS,
      maxHeaderSize: MAX_HEADER_BYTES,
    },
    getRequestListener(
      (request, { incoming }) =>
        site.fetch(request, { remoteAddress: incoming.socket.remoteAddress }),
      { overrideGlobalObjects: false },
    ),
  );
  server.maxConnections = MAX_CONNECTIONS;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.PORT, settings.HOST, resolve);
  });
  closeOnSignal(server, onClosed);
  return `http://localhost:${(server.address() as AddressInfo).port}`;
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
