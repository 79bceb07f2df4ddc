import type { Logger } from 'pino';
import { pathTo } from '../app/base/paths.ts';
import type { Database } from '../app/data/database.ts';
import { createPageReads } from '../app/features/arriving/page-reads/count-page-reads.server.ts';
import { createClientAddress } from '../app/http/client-address.server.ts';
import { HttpError } from '../app/http/errors.ts';
import { createHeaderGuard } from '../app/http/safety.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { PURGE_ALL } from '../app/page-cache/cache-tags.ts';
import { followOutbox, type OutboxReader } from '../app/page-cache/outbox.ts';
import type { Front } from './answer-requests.ts';
import { createCachedPages } from './cached-pages.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';
import { createLastAnswers, type SavedPagesOptions, savePages } from './outage.ts';
import type { CachedPaths } from './page-request.ts';
import {
  createBodyLanes,
  createConnectionShares,
  createNetworkShares,
  createQueue,
} from './queues.ts';
import type { Site } from './site-parts.ts';

export interface FrontParts {
  cachedPaths: CachedPaths;
  settings: Settings;
  metrics?: Metrics;
  log: Logger;
  now?: () => number;
  savedPages?: SavedPagesOptions;
}

export interface RunningFront extends Front {
  /** Until then every request gets a 503, or the page as an earlier process saved it. */
  open(site: Site, database: Database): Promise<void>;
  /** Settles when the page cache knows of everything written before the call. */
  readOutbox(): Promise<void>;
  stop(): Promise<void>;
}

export function createFront(parts: FrontParts): RunningFront {
  const { cachedPaths, settings, metrics, log, now, savedPages } = parts;
  const semaphores = { pages: createQueue('pages'), requests: createQueue('requests') };
  const { RATE_LIMITS, TRUST_PROXY } = settings;
  const bodies = createBodyLanes(RATE_LIMITS);
  const clientOf = createClientAddress(TRUST_PROXY);
  let opened: Site | undefined;
  const site: Pick<Site, 'fetch'> = {
    fetch: (request, connection) =>
      opened ? opened.fetch(request, connection) : answerBeforeOpen(request),
  };
  const cachedPages =
    settings.PAGE_CACHE_MB > 0
      ? createCachedPages({
          site,
          cachedPaths,
          settings,
          semaphore: semaphores.pages,
          shares: RATE_LIMITS ? createNetworkShares('pages') : undefined,
          now,
        })
      : undefined;
  const savePagesNow = cachedPages && savedPages && savePages(cachedPages.cache, savedPages, log);
  let outbox: OutboxReader | undefined;
  const reads = createPageReads();
  let stopReads: (() => Promise<void>) | undefined;
  return {
    site,
    cachedPages,
    lastAnswers: createLastAnswers(now),
    requests: semaphores.requests,
    bodies,
    shares: RATE_LIMITS
      ? {
          requests: createNetworkShares('requests'),
          searches: createNetworkShares('searches'),
          exports: createNetworkShares('exports'),
        }
      : undefined,
    connections: RATE_LIMITS ? createConnectionShares(TRUST_PROXY) : undefined,
    addressOf: ({ headers, socket }) =>
      clientOf(headers['x-forwarded-for']?.toString(), socket.remoteAddress),
    reads,
    metrics,
    secureHeaders: createHeaderGuard(settings),
    mayReadMetrics: (request) => mayReadMetrics(request, settings),
    log,
    async open(site, database) {
      const invalidate = (tags: string[]) => {
        if (tags.includes(PURGE_ALL)) site.forgetCatalogue();
        cachedPages?.cache.invalidate(tags);
      };
      outbox = cachedPages && (await followOutbox(database, invalidate, log));
      const lanes = Object.entries(bodies).map(([name, { semaphore }]) => [
        `bodies-${name}`,
        semaphore,
      ]);
      const all = { ...semaphores, ...Object.fromEntries(lanes) };
      stopReads = reads.follow(database.sql, log);
      metrics?.watch({ database, semaphores: all, cache: cachedPages?.cache });
      opened = site;
    },
    readOutbox: async () => outbox?.read(),
    async stop() {
      savePagesNow?.();
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
