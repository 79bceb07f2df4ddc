import type { Sql } from '../../data/database.ts';
import type { Work } from '../../jobs/job.server.ts';
import { forgetOldReads } from './forget-page-reads.server.ts';

export function pageReadsWork(sql: Sql): Work {
  const run = () => forgetOldReads(sql, new Date());
  return { jobs: [{ name: 'forget-page-reads', cron: '50 3 * * *', run }], loops: [] };
}
