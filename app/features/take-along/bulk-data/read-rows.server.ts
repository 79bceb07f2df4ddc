import { sql as raw } from 'kysely';
import { isEmbedded, type Sql } from '../../../data/database.ts';
import { type Row, TABLES } from './contract.ts';

// Pages of an embedded database wait for one statement.
const IDS_AT_ONCE = 500;

type Batch = [table: string, rows: Row[]];

/** As of one moment on Postgres; on the embedded database a transaction would hold up pages. */
export async function readAllRows(sql: Sql, take: (batch: Batch) => Promise<void>): Promise<void> {
  if (isEmbedded(sql)) return readTables(sql, take);
  await sql
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((transaction) => readTables(transaction, take));
}

async function readTables(sql: Sql, take: (batch: Batch) => Promise<void>): Promise<void> {
  for (const { name } of TABLES) {
    const view = raw.table(`published_${name}`);
    const { rows: last } = await raw<{ id: number | null }>`
      select max(row_id) as id from ${view}`.execute(sql);
    for (let after = 0; after < (last[0]?.id ?? 0); after += IDS_AT_ONCE) {
      const { rows } = await raw<Row>`
        select * from ${view} where row_id > ${after} and row_id <= ${after + IDS_AT_ONCE}`.execute(
        sql,
      );
      if (rows.length > 0) await take([name, rows]);
    }
  }
}
