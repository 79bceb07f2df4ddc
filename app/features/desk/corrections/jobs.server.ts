import type { Sql } from '../../../data/database.ts';
import type { Work } from '../../../jobs/job.server.ts';
import { forgetFinders } from './report-status.server.ts';

export function factEditsWork(sql: Sql): Work {
  const job = { name: 'forget-finders', cron: '50 3 * * *', run: () => forgetFinders(sql) };
  return { jobs: [job], loops: [] };
}
