import type { Sql } from '../../data/database.ts';
import type { FetchOutside } from '../../http/fetch-outside.server.ts';
import type { Settings } from '../../http/settings.ts';
import type { JobLog, Work } from '../../jobs/jobs.server.ts';
import { deliverDue } from './alerts/deliver.server.ts';
import { findNew, findNewInAll, forgetOldItems } from './alerts/find-new.server.ts';
import { notifyAtOnce, notifyDigests } from './alerts/notify.server.ts';
import { queueIssues, sendTopics } from './newsletter/send.server.ts';
import { forgetUnconfirmed } from './newsletter/subscribers.server.ts';
import { writeIssue } from './newsletter/write-issue.server.ts';
import { forgetOldNotices, notifyInstantly, sendDigests } from './notifications/notify.server.ts';

export function messagesWork(sql: Sql, settings: Settings, fetch: FetchOutside, log: JobLog): Work {
  return {
    jobs: [
      {
        name: 'send-digests',
        cron: '*/15 * * * *',
        run: () => sendDigests(sql, settings, new Date()),
      },
      {
        name: 'send-alert-digests',
        cron: '5-59/15 * * * *',
        run: () => notifyDigests(sql, settings, new Date()),
      },
      {
        name: 'write-newsletter',
        cron: '5 * * * *',
        run: () => writeIssue(sql, settings, new Date()),
      },
      { name: 'send-topics', cron: '15 * * * *', run: () => sendTopics(sql, settings, new Date()) },
      {
        name: 'check-whole-alerts',
        cron: '40 2 * * *',
        async run() {
          await findNewInAll(sql, log);
          await forgetOldItems(sql);
        },
      },
      { name: 'forget-old-notices', cron: '30 3 * * *', run: () => forgetOldNotices(sql) },
      { name: 'forget-unconfirmed', cron: '40 3 * * *', run: () => forgetUnconfirmed(sql) },
    ],
    loops: [
      {
        // Such a notification comes within a minute.
        name: 'notify-instantly',
        everyMs: 20_000,
        run: () => notifyInstantly(sql, settings, new Date()),
      },
      {
        // Such an alert comes within half a minute.
        name: 'find-new-for-alerts',
        everyMs: 10_000,
        async run(signal) {
          await findNew(sql, log, signal);
          await notifyAtOnce(sql, settings, new Date());
        },
      },
      {
        name: 'deliver-alerts',
        everyMs: 2_000,
        run: (signal) => deliverDue({ sql, settings, fetch, log, signal }),
      },
      {
        name: 'queue-newsletter',
        everyMs: 10_000,
        run: (signal) => queueIssues(sql, settings, signal),
      },
    ],
  };
}
