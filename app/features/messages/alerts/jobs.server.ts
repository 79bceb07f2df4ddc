import type { Sql } from '../../../data/database.ts';
import type { FetchOutside } from '../../../http/fetch-outside.server.ts';
import type { Settings } from '../../../http/settings.ts';
import type { JobLog, Work } from '../../../jobs/jobs.server.ts';
import { deliverDue } from './deliver.server.ts';
import { findNew, findNewInAll, forgetOldItems } from './find-new.server.ts';
import { notifyAtOnce, notifyDigests } from './notify.server.ts';

// "At once" means within half a minute.
const FIND_EVERY_MS = 10_000;
const DELIVER_EVERY_MS = 2_000;

export function alertsWork(sql: Sql, settings: Settings, fetch: FetchOutside, log: JobLog): Work {
  return {
    jobs: [
      {
        name: 'send-alert-digests',
        cron: '5-59/15 * * * *',
        run: () => notifyDigests(sql, settings, new Date()),
      },
      {
        name: 'check-whole-alerts',
        cron: '40 2 * * *',
        async run() {
          await findNewInAll(sql, log);
          await forgetOldItems(sql);
        },
      },
    ],
    loops: [
      {
        name: 'find-new-for-alerts',
        everyMs: FIND_EVERY_MS,
        async run(signal) {
          await findNew(sql, log, signal);
          await notifyAtOnce(sql, settings, new Date());
        },
      },
      {
        name: 'deliver-alerts',
        everyMs: DELIVER_EVERY_MS,
        run: (signal) => deliverDue({ sql, settings, fetch, log, signal }),
      },
    ],
  };
}
