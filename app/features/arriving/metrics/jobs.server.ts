import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog, Work } from '../../../jobs/jobs.server.ts';
import type { MetricCollector } from './collector.ts';
import { followerCounts } from './follower-counts.server.ts';
import { headcountFile } from './headcount-file.server.ts';
import { runDueCollectors } from './run-collectors.server.ts';

const LOOK_EVERY_MS = 60_000;

export function metricsWork(sql: Sql, settings: Settings, fetch: FetchOutside, log: JobLog): Work {
  const collectors = listCollectors(settings, fetch);
  if (collectors.length === 0) return { jobs: [], loops: [] };
  const run = (signal: AbortSignal) =>
    runDueCollectors({ sql, collectors, log, now: () => new Date(), signal });
  return { jobs: [], loops: [{ name: 'collect-metrics', everyMs: LOOK_EVERY_MS, run }] };
}

function listCollectors(settings: Settings, fetch: FetchOutside): MetricCollector[] {
  const { HEADCOUNT_FILE, FOLLOWERS_URL, FOLLOWERS_KEY, FOLLOWERS_FIELD, POSTS_FIELD } = settings;
  const collectors: MetricCollector[] = [];
  if (HEADCOUNT_FILE) collectors.push(headcountFile(HEADCOUNT_FILE));
  if (FOLLOWERS_URL) {
    const endpoint = {
      url: FOLLOWERS_URL,
      key: FOLLOWERS_KEY,
      followersField: FOLLOWERS_FIELD,
      postsField: POSTS_FIELD,
    };
    collectors.push(followerCounts(endpoint, fetch));
  }
  return collectors;
}
