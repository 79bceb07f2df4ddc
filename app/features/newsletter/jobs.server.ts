import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { forgetUnconfirmed } from './subscribers.server.ts';

export function newsletterWork(sql: Sql): Work {
  const job = { name: 'forget-unconfirmed', cron: '40 3 * * *', run: () => forgetUnconfirmed(sql) };
  return { jobs: [job], loops: [] };
}
