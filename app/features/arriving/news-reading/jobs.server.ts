import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog, Work } from '../../../jobs/jobs.server.ts';
import { readDueFeeds } from './read-news.server.ts';

// How often to check; each feed has its own interval.
const LOOK_EVERY_MS = 60_000;

/** Off outside production unless configured, and without listed feeds. */
export function newsReadingWork(
  sql: Sql,
  settings: Settings,
  fetch: FetchOutside,
  log: JobLog,
): Work {
  const { NEWS_READING = settings.isProduction, feeds } = settings;
  if (!NEWS_READING || feeds.length === 0) return { jobs: [], loops: [] };
  const run = (signal: AbortSignal) =>
    readDueFeeds({ sql, feeds, fetch, log, now: () => new Date(), signal });
  return { jobs: [], loops: [{ name: 'read-news', everyMs: LOOK_EVERY_MS, run }] };
}
