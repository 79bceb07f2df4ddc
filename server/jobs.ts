// Every background job; run in the site's process or in server/worker.ts.
import type { Logger } from 'pino';
import type { Database } from '../app/data/database.ts';
import { authWork } from '../app/features/account/auth/jobs.server.ts';
import { securityLogWork } from '../app/features/account/security-log/jobs.server.ts';
import { metricsWork } from '../app/features/arriving/metrics/jobs.server.ts';
import { newsReadingWork } from '../app/features/arriving/news-reading/jobs.server.ts';
import { pageReadsWork } from '../app/features/arriving/page-reads/jobs.server.ts';
import { picturesWork } from '../app/features/arriving/pictures/jobs.server.ts';
import { technologiesWork } from '../app/features/arriving/technologies/jobs.server.ts';
import { deskWork } from '../app/features/desk/jobs.server.ts';
import { investorsWork } from '../app/features/investors/jobs.server.ts';
import { alertsWork } from '../app/features/messages/alerts/jobs.server.ts';
import { newsletterWork } from '../app/features/messages/newsletter/jobs.server.ts';
import { notificationsWork } from '../app/features/messages/notifications/jobs.server.ts';
import { billingWork } from '../app/features/money/billing/jobs.server.ts';
import { searchWork } from '../app/features/search/jobs.server.ts';
import { startupsWork } from '../app/features/startups/jobs.server.ts';
import { bulkDataWork } from '../app/features/take-along/bulk-data/jobs.server.ts';
import { figuresWork } from '../app/figures/jobs.server.ts';
import { createFetchOutside } from '../app/http/fetch-outside.server.ts';
import { outsideAgent } from '../app/http/outside-agent.ts';
import type { Settings } from '../app/http/settings.ts';
import type { Work } from '../app/jobs/job.server.ts';
import { type RunningJobs, startJobs } from '../app/jobs/start-jobs.server.ts';
import { mailWork } from '../app/outbox/jobs.server.ts';

function listWork({ sql }: Database, settings: Settings, log: Logger): Work {
  const fetch = createFetchOutside({
    userAgent: outsideAgent(settings),
    allowAddresses: settings.FETCH_ALLOW_FOR_TESTS,
  });
  const all = [
    mailWork(sql, settings, log),
    authWork(sql),
    securityLogWork(sql),
    newsletterWork(sql, settings),
    notificationsWork(sql, settings),
    alertsWork(sql, settings, fetch, log),
    picturesWork(sql),
    billingWork(sql, settings, log),
    newsReadingWork(sql, settings, fetch, log),
    metricsWork(sql, settings, fetch, log),
    technologiesWork(sql, settings, fetch),
    deskWork(sql, settings, fetch),
    pageReadsWork(sql),
    figuresWork(sql, log),
    searchWork(sql, log),
    startupsWork(sql),
    investorsWork(sql),
    bulkDataWork(sql, settings),
  ];
  return { jobs: all.flatMap(({ jobs }) => jobs), loops: all.flatMap(({ loops }) => loops) };
}

export function startSiteJobs(
  database: Database,
  settings: Settings,
  log: Logger,
): Promise<RunningJobs> {
  const { sql, kind } = database;
  if (!settings.SMTP_URL) {
    const to = settings.isProduction
      ? 'mail is not sent: SMTP_URL is not set'
      : 'the start prints the address that shows them';
    log.warn({ folder: `${settings.DATA_DIR}/mail` }, `mails are kept as files; ${to}`);
  }
  return startJobs({ sql, kind, work: listWork(database, settings, log), log });
}
