import type { Sql } from '../../../data/database.ts';
import type { Settings } from '../../../http/settings.ts';
import type { Work } from '../../../jobs/jobs.server.ts';
import { queueIssues } from './send-issues.server.ts';
import { sendTopics } from './send-topics.server.ts';
import { forgetUnconfirmed } from './subscribers.server.ts';
import { writeIssue } from './write-issue.server.ts';

const QUEUE_EVERY_MS = 10_000;

export function newsletterWork(sql: Sql, settings: Settings): Work {
  return {
    jobs: [
      { name: 'forget-unconfirmed', cron: '40 3 * * *', run: () => forgetUnconfirmed(sql) },
      {
        name: 'write-newsletter',
        cron: '5 * * * *',
        run: () => writeIssue(sql, settings, new Date()),
      },
      { name: 'send-topics', cron: '15 * * * *', run: () => sendTopics(sql, settings, new Date()) },
    ],
    loops: [
      {
        name: 'queue-newsletter',
        everyMs: QUEUE_EVERY_MS,
        run: (signal) => queueIssues(sql, settings, signal),
      },
    ],
  };
}
