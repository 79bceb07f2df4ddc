import { sql as raw } from 'kysely';
import type { Sql } from './database.ts';
import type { Tables } from './row-types.ts';

// Keeps one statement's JSON at a few megabytes.
const ROWS_PER_STATEMENT = 5_000;

export type TableName = keyof Tables;
type Row = Record<string, unknown>;

/**
 * Inserts rows given by column name; columns left out become null, not their default. To be called
 * in a transaction, which keeps the order of its concurrent statements.
 */
export async function insertRows(sql: Sql, table: TableName, rows: readonly Row[]): Promise<void> {
  const first = rows[0];
  if (!first) return;
  const columns = raw.join(Object.keys(first).map((column) => raw.ref(column)));
  const chunks = Array.from({ length: Math.ceil(rows.length / ROWS_PER_STATEMENT) }, (_, index) =>
    rows.slice(index * ROWS_PER_STATEMENT, (index + 1) * ROWS_PER_STATEMENT),
  );
  await Promise.all(
    chunks.map((chunk) =>
      raw`insert into ${raw.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${raw.table(table)}, ${JSON.stringify(chunk)}::json)`.execute(
        sql,
      ),
    ),
  );
}

export async function followHighestId(sql: Sql, tables: readonly TableName[]): Promise<void> {
  for (const table of tables) {
    await raw`select setval(pg_get_serial_sequence(${table}, 'id'),
      (select coalesce(max(id), 0) + 1 from ${raw.table(table)}), false)`.execute(sql);
  }
}
