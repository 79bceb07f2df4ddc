import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

/** Those of this month and the two before stay. */
export async function forgetOldReads(sql: Sql, now: Date): Promise<void> {
  await raw`
    delete from page_reads
    where month < date_trunc('month', ${now}::timestamptz at time zone 'UTC') - interval '2 months'`.execute(
    sql,
  );
}
