import type { Logger } from 'pino';
import { pathTo } from '../app/base/paths.ts';
import { createSemaphore } from '../app/base/semaphore.ts';
import type { Database } from '../app/data/database.ts';
import { createPageReads } from '../app/features/arriving/page-reads.server.ts';
import { createClientAddress } from '../app/http/client-address.server.ts';
import { HttpError } from '../app/http/errors.ts';
import { createShares } from '../app/http/network-shares.ts';
import { createHeaderGuard } from '../app/http/safety.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { PURGE_ALL } from '../app/page-cache/cache-tags.ts';
import { followOutbox, type OutboxReader } from '../app/page-cache/outbox.ts';
import type { Front } from './answer-requests.ts';
import { createBodyLanes } from './body-lanes.ts';
import { createCachedPages } from './cached-pages.ts';
import { createConnectionShares } from './connection-shares.ts';
import { createLastAnswers } from './last-answers.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';
import type { CachedPaths } from './page-request.ts';
import { type SavedPagesOptions, savePages } from './saved-pages.ts';
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

// Few wait longer for a page; they leave, or try again.
const MAX_WAIT_MS = 2_500;
// Few: one renders while the database works for the next; more would only make everybody wait.
const PAGES = { limit: 4, maxWaiting: 2_000, maxWaitMs: MAX_WAIT_MS };
// Everything else: members' pages, searches, the API, forms.
const REQUESTS = { limit: 64, maxWaiting: 1_000, maxWaitMs: MAX_WAIT_MS };
// What one network may have at once; many people may share one, so others wait for their turn.
const PER_NETWORK = {
  pages: { limit: 3, maxWaiting: 500, maxWaitMs: MAX_WAIT_MS },
  requests: { limit: 32, maxWaiting: 500, maxWaitMs: MAX_WAIT_MS },
  searches: { limit: 8, maxWaiting: 100, maxWaitMs: MAX_WAIT_MS },
  exports: { limit: 2, maxWaiting: 20, maxWaitMs: MAX_WAIT_MS },
};

export function createFront(parts: FrontParts): RunningFront {
  const { cachedPaths, settings, metrics, log, now, savedPages } = parts;
  const semaphores = {
    pages: createSemaphore(PAGES),
    requests: createSemaphore(REQUESTS),
  };
  const { RATE_LIMITS, TRUST_PROXY } = settings;
  const bodies = createBodyLanes(MAX_WAIT_MS, RATE_LIMITS);
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
          shares: RATE_LIMITS ? createShares(PER_NETWORK.pages) : undefined,
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
          requests: createShares(PER_NETWORK.requests),
          searches: createShares(PER_NETWORK.searches),
          exports: createShares(PER_NETWORK.exports),
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
