// Where requests wait, and how much of it one network may take.

import type { IncomingMessage, Server } from 'node:http';
import { splitLocale } from '../app/base/locale-path.ts';
import { createSemaphore, type Semaphore } from '../app/base/semaphore.ts';
import { createProxyCheck } from '../app/http/client-address.server.ts';
import { createCounts, createShares, type Shares } from '../app/http/network-shares.ts';
import type { NetworkTime } from '../app/http/network-time.ts';

/** Where requests wait: for their network's turn, and then for the lane's. */
export interface Lane {
  semaphore: Semaphore;
  /** Absent with RATE_LIMITS=off. */
  shares?: Shares;
  /** The same for all lanes; absent with RATE_LIMITS=off, and where only bodies wait. */
  time?: NetworkTime;
}

// Few wait longer for a page; they leave, or try again.
const MAX_WAIT_MS = 2_500;
const QUEUES = {
  // Few: one renders while the database works for the next; more would only make everybody wait.
  pages: { limit: 4, maxWaiting: 2_000 },
  // Everything else: members' pages, the API, forms.
  requests: { limit: 64, maxWaiting: 1_000 },
  // The database works for three at a time; more at once would all be answered late.
  searches: { limit: 8, maxWaiting: 200, maxWaitMs: 1_000 },
};
// What one network may have at once; many people may share one, so others wait for their turn.
const PER_NETWORK = {
  pages: { limit: 3, maxWaiting: 500 },
  requests: { limit: 32, maxWaiting: 500 },
  searches: { limit: 4, maxWaiting: 100 },
  exports: { limit: 2, maxWaiting: 20 },
  bodies: { limit: 8, maxWaiting: 100 },
};
const SMALL_BYTES = 16_384;
// Small bodies cost memory only in number, and large ones may each be whole in memory.
const BODIES = { webhooks: 64, small: 2_000, large: 128 };

export const createQueue = (of: keyof typeof QUEUES): Semaphore =>
  createSemaphore({ maxWaitMs: MAX_WAIT_MS, ...QUEUES[of] });

export const createNetworkShares = (of: keyof typeof PER_NETWORK): Shares =>
  createShares({ ...PER_NETWORK[of], maxWaitMs: MAX_WAIT_MS });

export type BodyLanes = ReturnType<typeof createBodyLanes>;

/**
 * Requests with a body wait in lanes of their own: a slow sender of one must not hold up the
 * others, nor a large body a small one.
 */
export function createBodyLanes(isShared: boolean) {
  const createLane = (limit: number): Lane => ({
    semaphore: createSemaphore({ limit, maxWaiting: 1_000, maxWaitMs: MAX_WAIT_MS }),
    shares: isShared ? createNetworkShares('bodies') : undefined,
  });
  const { webhooks, small, large } = BODIES;
  return { webhooks: createLane(webhooks), small: createLane(small), large: createLane(large) };
}

/** A body has no meaning with one of these (RFC 9110 section 9.3) and is not read. */
const BODILESS = new Set(['GET', 'HEAD', 'TRACE']);

/** Null for a request without a body. */
export function findLane(
  request: Pick<IncomingMessage, 'method' | 'url' | 'headers'>,
): keyof typeof BODIES | null {
  const { method = '', url = '', headers } = request;
  if (BODILESS.has(method)) return null;
  const bytes = Number(headers['content-length'] ?? 0);
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (!isChunked && !(bytes > 0)) return null;
  if (url.startsWith('/api/webhooks/')) return 'webhooks';
  return isChunked || bytes > SMALL_BYTES ? 'large' : 'small';
}

export function runInLane<Result>(
  { semaphore, shares, time }: Lane,
  address: string,
  work: () => Promise<Result>,
  left: AbortSignal,
): Promise<Result> {
  const inTime = () =>
    time
      ? time.run(address, (count) => semaphore.run(() => count(work), left), left)
      : semaphore.run(work, left);
  return shares ? shares.run(address, inTime, left) : inTime();
}

const EXPORTS = /^[^?]*\.(csv|xlsx|jsonl|zip|gz)(\?|$)/;
// What searches the database (server/queues.site.test.ts finds them), and lists that cost as much.
const SEARCHES = [
  /^\/(api\/)?(search|suggest|advanced[-_]search|startups|rounds|exits|investors\/fit|figures)\b/,
  /^\/(match|reconcile|mcp|oembed|feeds\/list|embed\/(figure|rounds|startups))\b/,
  // With a list of their rounds or startups.
  /^\/(location|industry|investor)\//,
];

export type RequestShares = ReturnType<typeof createRequestShares>;

export const createRequestShares = () => ({
  requests: createNetworkShares('requests'),
  searches: createNetworkShares('searches'),
  exports: createNetworkShares('exports'),
});

type KindOfRequest = keyof RequestShares;

export function kindOf(url = ''): KindOfRequest {
  if (EXPORTS.test(url)) return 'exports';
  const { path } = splitLocale(url);
  return SEARCHES.some((one) => one.test(path)) ? 'searches' : 'requests';
}

// Whole offices and mobile networks share an address, and a browser opens six.
const CONNECTIONS_PER_NETWORK = 250;

export type ConnectionShares = ReturnType<typeof createConnectionShares>;

/** Limits the connections of a network, except for proxies of TRUST_PROXY. */
export function createConnectionShares(
  trusted: readonly string[],
  perNetwork = CONNECTIONS_PER_NETWORK,
) {
  const isProxy = createProxyCheck(trusted);
  const counts = createCounts(perNetwork);
  return {
    limit(server: Server): void {
      server.on('connection', (socket) => {
        const address = socket.remoteAddress ?? '';
        if (isProxy(address)) return;
        const release = counts.take(address);
        if (release) socket.once('close', release);
        else socket.destroy();
      });
    },
  };
}
