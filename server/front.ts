import type { Logger } from 'pino';
import { createSemaphore } from '../app/base/semaphore.ts';
import type { Database } from '../app/data/database.ts';
import type { Settings } from '../app/http/settings.ts';
import { PURGE_ALL } from '../app/page-cache/cache-tags.ts';
import { followOutbox } from '../app/page-cache/outbox.ts';
import type { Front } from './answer-requests.ts';
import { createCachedPages } from './cached-pages.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';
import type { Site } from './site-parts.ts';

export interface FrontParts {
  site: Site;
  cachedPaths: readonly string[];
  database: Database;
  settings: Settings;
  metrics?: Metrics;
  log: Logger;
  now?: () => number;
}

export interface RunningFront extends Front {
  /** Settles when the page cache knows of everything written before the call. */
  readOutbox(): Promise<void>;
  stop(): Promise<void>;
}

const MAX_WAIT_MS = 20_000;
// Few: one renders while the database works for the next; more would only make everybody wait.
const PAGES = { limit: 4, maxWaiting: 2_000, maxWaitMs: MAX_WAIT_MS };
// Everything else: members' pages, searches, the API, forms.
const REQUESTS = { limit: 64, maxWaiting: 1_000, maxWaitMs: MAX_WAIT_MS };
// Requests with a body, each of which may be whole in memory.
const BODIES = { limit: 128, maxWaiting: 1_000, maxWaitMs: MAX_WAIT_MS };

export async function createFront(parts: FrontParts): Promise<RunningFront> {
  const { site, cachedPaths, database, settings, metrics, log, now } = parts;
  const semaphores = {
    pages: createSemaphore(PAGES),
    requests: createSemaphore(REQUESTS),
    bodies: createSemaphore(BODIES),
  };
  const cachedPages =
    settings.PAGE_CACHE_MB > 0
      ? createCachedPages({ site, cachedPaths, settings, semaphore: semaphores.pages, now })
      : undefined;
  const invalidate = (tags: string[]) => {
    if (tags.includes(PURGE_ALL)) site.forgetCatalogue();
    cachedPages?.cache.invalidate(tags);
  };
  const outbox = cachedPages && (await followOutbox(database, invalidate, log));
  metrics?.watch({ database, semaphores, cache: cachedPages?.cache });
  return {
    site,
    cachedPages,
    requests: semaphores.requests,
    bodies: semaphores.bodies,
    metrics,
    mayReadMetrics: (request) => mayReadMetrics(request, settings),
    log,
    readOutbox: async () => outbox?.read(),
    stop: async () => outbox?.stop(),
  };
}
