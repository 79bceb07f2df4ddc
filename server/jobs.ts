// Every background job; run in the site's process or in server/worker.ts.
import type { Logger } from 'pino';
import type { Database, Sql } from '../app/data/database.ts';
import { accountWork } from '../app/features/account/auth/security-log.server.ts';
import { arrivingWork } from '../app/features/arriving/jobs.server.ts';
import { deskWork } from '../app/features/desk/jobs.server.ts';
import { investorsWork } from '../app/features/investors/top.server.ts';
import { messagesWork } from '../app/features/messages/jobs.server.ts';
import { billingWork } from '../app/features/money/billing/jobs.server.ts';
import { searchWork } from '../app/features/search/jobs.server.ts';
import { startupsWork } from '../app/features/startups/startup-group.server.ts';
import { bulkDataWork } from '../app/features/take-along/bulk-data/publish.server.ts';
import { figuresWork } from '../app/figures/group-records.server.ts';
import { createFetchOutside, outsideAgent } from '../app/http/fetch-outside.server.ts';
import type { Settings } from '../app/http/settings.ts';
import { type RunningJobs, startJobs, type Work } from '../app/jobs/jobs.server.ts';
import { mailWork } from '../app/outbox/send-mails.server.ts';

function listWork(sql: Sql, settings: Settings, log: Logger): Work {
  const fetch = createFetchOutside({
    userAgent: outsideAgent(settings),
    allowAddresses: settings.FETCH_ALLOW_FOR_TESTS,
  });
  const all = [
    mailWork(sql, settings, log),
    accountWork(sql),
    messagesWork(sql, settings, fetch, log),
    billingWork(sql, settings, log),
    arrivingWork(sql, settings, fetch, log),
    deskWork(sql, settings, fetch),
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
  const { backgroundSql: sql, kind } = database;
  if (!settings.SMTP_URL) {
    const to = settings.isProduction
      ? 'mail is not sent: SMTP_URL is not set'
      : 'the start prints the address that shows them';
    log.warn({ folder: `${settings.DATA_DIR}/mail` }, `mails are kept as files; ${to}`);
  }
  return startJobs({ sql, kind, work: listWork(sql, settings, log), log });
}
