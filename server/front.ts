import type { Logger } from 'pino';
import { pathTo } from '../app/base/paths.ts';
import type { Semaphore } from '../app/base/semaphore.ts';
import type { Database } from '../app/data/database.ts';
import { createPageReads } from '../app/features/arriving/page-reads.server.ts';
import { createClientAddress } from '../app/http/client-address.server.ts';
import type { ProcessFigures } from '../app/http/context.ts';
import { HttpError } from '../app/http/errors.ts';
import { createNetworkTime } from '../app/http/network-time.ts';
import { createHeaderGuard } from '../app/http/safety.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { PURGE_ALL, REMOVED } from '../app/page-cache/cache-tags.ts';
import { followOutbox, type OutboxReader } from '../app/page-cache/outbox.ts';
import type { Front } from './answer-requests.ts';
import { createCachedPages } from './cached-pages.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';
import { createLastAnswers, type SavedPagesOptions, savePages } from './outage.ts';
import { type CachedPaths, createKeyFinder } from './page-request.ts';
import {
  createBodyLanes,
  createConnectionShares,
  createNetworkShares,
  createQueue,
  createRequestShares,
} from './queues.ts';
import { createRequestTime } from './request-time.ts';
import type { Site } from './site-parts.ts';

interface FrontParts {
  cachedPaths: CachedPaths;
  callPaths: CachedPaths;
  settings: Settings;
  metrics?: Metrics;
  log: Logger;
  now?: () => number;
  savedPages?: SavedPagesOptions;
}

export function createFront(parts: FrontParts) {
  const { cachedPaths, callPaths, settings, metrics, log, now, savedPages } = parts;
  const semaphores = {
    pages: createQueue('pages'),
    requests: createQueue('requests'),
    searches: createQueue('searches'),
  };
  const { RATE_LIMITS, TRUST_PROXY } = settings;
  const bodies = createBodyLanes(RATE_LIMITS);
  const clientOf = createClientAddress(TRUST_PROXY);
  let opened: Site | undefined;
  const site: Pick<Site, 'fetch'> = {
    fetch: (request, connection) =>
      opened ? opened.fetch(request, connection) : answerBeforeOpen(request),
  };
  const shares = RATE_LIMITS ? createNetworkShares('pages') : undefined;
  const networkTime = RATE_LIMITS ? createNetworkTime() : undefined;
  const lane = { semaphore: semaphores.pages, shares, time: networkTime };
  const cachedPages =
    settings.PAGE_CACHE_MB > 0
      ? createCachedPages({ site, cachedPaths, settings, lane, now })
      : undefined;
  const lastAnswers = createLastAnswers(createKeyFinder(callPaths), now);
  const saving = cachedPages && savedPages && savePages(cachedPages.cache, savedPages, log);
  let outbox: OutboxReader | undefined;
  const reads = createPageReads();
  let stopReads: (() => Promise<void>) | undefined;
  const front: Front = {
    site,
    cachedPages,
    lastAnswers,
    time: createRequestTime(settings.REQUEST_TIMEOUT_MS),
    requests: semaphores.requests,
    searches: semaphores.searches,
    bodies,
    shares: RATE_LIMITS ? createRequestShares() : undefined,
    networkTime,
    connections: RATE_LIMITS ? createConnectionShares(TRUST_PROXY) : undefined,
    addressOf: ({ headers, socket }) =>
      clientOf(headers['x-forwarded-for']?.toString(), socket.remoteAddress),
    reads,
    metrics,
    secureHeaders: createHeaderGuard(settings),
    mayReadMetrics: (request) => mayReadMetrics(request, settings),
    log,
  };
  const listQueues = (): Record<string, Semaphore> => ({
    ...semaphores,
    ...Object.fromEntries(
      Object.entries(bodies).map(([name, { semaphore }]) => [`bodies-${name}`, semaphore]),
    ),
  });
  return {
    ...front,
    /** For /status. */
    figures(): Pick<ProcessFigures, 'queues' | 'cache'> {
      const queues = Object.entries(listQueues()).map(([name, queue]) => {
        const { running, waiting, refused } = queue;
        return { name, running, waiting, refused };
      });
      const cache = cachedPages?.cache;
      return { queues, cache: cache ? { ...cache.size, ...cache.counts } : null };
    },
    /** Until then every request gets a 503, or the page as an earlier process saved it. */
    async open(site: Site, database: Database): Promise<void> {
      const invalidate = (tags: string[]) => {
        if (tags.includes(PURGE_ALL)) site.forgetCatalogue();
        cachedPages?.cache.invalidate(tags);
        if (!tags.includes(REMOVED)) return;
        lastAnswers.forget();
        saving?.save();
      };
      outbox = await followOutbox(database, invalidate, log);
      stopReads = reads.follow(database.sql, log);
      metrics?.watch({ database, semaphores: listQueues(), cache: cachedPages?.cache });
      opened = site;
    },
    /** Settles when the page cache knows of everything written before the call. */
    readOutbox: async () => outbox?.read(),
    async stop(): Promise<void> {
      saving?.stop();
      await stopReads?.();
      await outbox?.stop();
    },
  };
}

async function answerBeforeOpen(request: Request): Promise<Response> {
  if (new URL(request.url).pathname === pathTo('/healthz')) return new Response('ok');
  throw new HttpError(503, 'The site is starting. Try again in a moment.', {
    headers: { 'retry-after': '2' },
  });
}
