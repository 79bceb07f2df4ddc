// Requests with a body wait in lanes of their own: a slow sender of one must not hold up the
// others, nor a large body a small one.
import type { IncomingMessage } from 'node:http';
import { createSemaphore, type Semaphore } from '../app/base/semaphore.ts';
import { createShares, type Shares } from '../app/http/network-shares.ts';

export type LaneName = 'webhooks' | 'small' | 'large';

export interface Lane {
  semaphore: Semaphore;
  /** Absent with RATE_LIMITS=off. */
  shares?: Shares;
}

export type BodyLanes = Record<LaneName, Lane>;

const SMALL_BYTES = 16_384;
// Small ones cost memory only in number, and large ones may each be whole in memory.
const LIMITS = { webhooks: 64, small: 2_000, large: 128 };
const PER_NETWORK = 8;

/** `maxWaitMs` is how long a request waits for its network's turn, and then for its lane's. */
export function createBodyLanes(maxWaitMs: number, isShared: boolean): BodyLanes {
  const createLane = (limit: number): Lane => ({
    semaphore: createSemaphore({ limit, maxWaiting: 1_000, maxWaitMs }),
    shares: isShared ? createShares({ limit: PER_NETWORK, maxWaiting: 100, maxWaitMs }) : undefined,
  });
  return {
    webhooks: createLane(LIMITS.webhooks),
    small: createLane(LIMITS.small),
    large: createLane(LIMITS.large),
  };
}

/** A body has no meaning with one of these (RFC 9110 section 9.3) and is not read. */
const BODILESS = new Set(['GET', 'HEAD', 'TRACE']);

/** Null for a request without a body. */
export function findLane({
  method = '',
  url = '',
  headers,
}: Pick<IncomingMessage, 'method' | 'url' | 'headers'>): LaneName | null {
  if (BODILESS.has(method)) return null;
  const bytes = Number(headers['content-length'] ?? 0);
  const isChunked = headers['transfer-encoding'] !== undefined;
  if (!isChunked && !(bytes > 0)) return null;
  if (url.startsWith('/api/webhooks/')) return 'webhooks';
  return isChunked || bytes > SMALL_BYTES ? 'large' : 'small';
}

export function runInLane<Result>(
  { semaphore, shares }: Lane,
  address: string,
  work: () => Promise<Result>,
  left: AbortSignal,
): Promise<Result> {
  const run = () => semaphore.run(work, left);
  return shares ? shares.run(address, run, left) : run();
}
