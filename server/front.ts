// Puts together what stands before the site: the page cache and what empties it, the queues, the figures.
import type { Logger } from 'pino';
import { createGate } from '../app/base/gate.ts';
import type { Database } from '../app/data/database.ts';
import type { Settings } from '../app/http/settings.ts';
import { EVERYTHING } from '../app/http/shown-keys.ts';
import type { Front } from './answer-requests.ts';
import { followChanges } from './changes.ts';
import { createKeptPages } from './kept-pages.ts';
import { type Metrics, mayReadMetrics } from './metrics.ts';
import type { Site } from './site-parts.ts';

export interface FrontParts {
  site: Site;
  /** Templates of the addresses whose answers may be kept. */
  keptPaths: readonly string[];
  database: Database;
  settings: Settings;
  metrics?: Metrics;
  log: Logger;
  now?: () => number;
}

export interface RunningFront extends Front {
  /** Settles when the page cache knows of everything written before the call. */
  readChanges(): Promise<void>;
  stop(): Promise<void>;
}

const LONGEST_WAIT_MS = 20_000;
// One page is drawn while the database works for the next ones; more at once only makes everybody wait longer,
// pages kept ready included.
const PAGES = { atOnce: 4, mostWaiting: 2_000, longestWaitMs: LONGEST_WAIT_MS };
// Everything else: members' pages, searches, the API, forms.
const REQUESTS = { atOnce: 64, mostWaiting: 1_000, longestWaitMs: LONGEST_WAIT_MS };
// Of those that send a body, the ones whose body is awaited and the ones worked for: each may lie in memory, whole.
const BODIES = { atOnce: 128, mostWaiting: 1_000, longestWaitMs: LONGEST_WAIT_MS };

export async function createFront(parts: FrontParts): Promise<RunningFront> {
  const { site, keptPaths, database, settings, metrics, log, now } = parts;
  const gates = {
    pages: createGate(PAGES),
    requests: createGate(REQUESTS),
    bodies: createGate(BODIES),
  };
  const kept =
    settings.PAGE_CACHE_MB > 0
      ? createKeptPages({ site, keptPaths, settings, gate: gates.pages, now })
      : undefined;
  const changes =
    kept &&
    (await followChanges(
      database,
      (keys) => {
        if (keys.includes(EVERYTHING)) site.forgetCatalogue();
        kept.cache.touch(keys);
      },
      log,
    ));
  metrics?.watch({ database, gates, kept });
  return {
    site,
    kept,
    gate: gates.requests,
    bodies: gates.bodies,
    metrics,
    mayReadMetrics: (request) => mayReadMetrics(request, settings),
    log,
    readChanges: async () => changes?.read(),
    stop: async () => changes?.stop(),
  };
}
