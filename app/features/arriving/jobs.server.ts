// Background jobs: reading news, figures and websites, and deleting old data.

import type { Sql } from '../../data/database.ts';
import type { FetchOutside } from '../../http/fetch-outside.server.ts';
import { outsideAgentName } from '../../http/fetch-outside.server.ts';
import type { Settings } from '../../http/settings.ts';
import type { JobLog, Loop, Work } from '../../jobs/jobs.server.ts';
import { forgetOldChanges } from './import/runs.server.ts';
import { type MetricCollector, runDueCollectors } from './metrics/collectors.server.ts';
import { followerCounts } from './metrics/follower-counts.server.ts';
import { headcountFile } from './metrics/headcount-file.server.ts';
import { readDueFeeds } from './news-reading/read-news.server.ts';
import { forgetOldReads } from './page-reads.server.ts';
import { forgetUnusedPictures } from './pictures.server.ts';
import { runDueUploads, type UploadRunner } from './uploads/run-uploads.server.ts';
import { forgetOldUploads } from './uploads/uploads.server.ts';
import { scanNext } from './websites/scan-website.server.ts';

// How often to check for due work; each feed and each collector has its own interval.
const LOOK_EVERY_MS = 60_000;
// Somebody waits for it.
const LOOK_FOR_UPLOADS_EVERY_MS = 2_000;
// Four sites a minute: a catalogue of 50,000 takes nine days.
const ONE_SITE_EVERY_MS = 15_000;

export function arrivingWork(sql: Sql, settings: Settings, fetch: FetchOutside, log: JobLog): Work {
  const { NEWS_READING = settings.isProduction, TECHNOLOGY_DETECTION, feeds } = settings;
  const collectors = listCollectors(settings, fetch);
  const now = () => new Date();
  const databaseUrl = settings.DATABASE_URL;
  const uploads: UploadRunner = { sql, site: settings, databaseUrl, log, now };
  const loops: Loop[] = [
    {
      name: 'import-uploads',
      everyMs: LOOK_FOR_UPLOADS_EVERY_MS,
      run: (signal) => runDueUploads(uploads, signal),
    },
  ];
  if (NEWS_READING && feeds.length > 0) {
    loops.push({
      name: 'read-news',
      everyMs: LOOK_EVERY_MS,
      run: (signal) => readDueFeeds({ sql, feeds, fetch, log, now, signal }),
    });
  }
  if (collectors.length > 0) {
    loops.push({
      name: 'collect-metrics',
      everyMs: LOOK_EVERY_MS,
      run: (signal) => runDueCollectors({ sql, collectors, log, now, signal }),
    });
  }
  if (TECHNOLOGY_DETECTION !== false) {
    // Outside production only sites a moderator requests are read, unless it is switched on.
    const onlyRequested = !(TECHNOLOGY_DETECTION ?? settings.isProduction);
    const agentName = outsideAgentName(settings);
    loops.push({
      name: 'detect-technologies',
      everyMs: ONE_SITE_EVERY_MS,
      async run(signal) {
        const scanner = { sql, fetch, agentName, now: now(), signal, takesLogos: settings.LOGOS };
        await scanNext(scanner, { onlyRequested });
      },
    });
  }
  const cron = '50 3 * * *';
  const jobs = [
    { name: 'forget-unused-pictures', cron, run: () => forgetUnusedPictures(sql) },
    { name: 'forget-import-changes', cron, run: () => forgetOldChanges(sql, now()) },
    { name: 'forget-uploads', cron, run: () => forgetOldUploads(sql, now()) },
    { name: 'forget-page-reads', cron, run: () => forgetOldReads(sql, now()) },
  ];
  return { jobs, loops };
}

function listCollectors(settings: Settings, fetch: FetchOutside): MetricCollector[] {
  const { HEADCOUNT_FILE: file, FOLLOWERS_URL: url, FOLLOWERS_KEY: key } = settings;
  const { FOLLOWERS_FIELD: followersField, POSTS_FIELD: postsField } = settings;
  return [
    ...(file ? [headcountFile(file)] : []),
    ...(url ? [followerCounts({ url, key, followersField, postsField }, fetch)] : []),
  ];
}
