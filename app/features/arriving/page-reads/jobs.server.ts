import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Work } from '../../../jobs/jobs.server.ts';

export function pageReadsWork(sql: Sql): Work {
  const run = () => forgetOldReads(sql, new Date());
  return { jobs: [{ name: 'forget-page-reads', cron: '50 3 * * *', run }], loops: [] };
}

/** Those of this month and the two before stay. */
export async function forgetOldReads(sql: Sql, now: Date): Promise<void> {
  await raw`
    delete from page_reads
    where month < date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '2 months'`.execute(
    sql,
  );
}
