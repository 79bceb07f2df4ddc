// Rows are staged in a temporary table, matched with the catalogue, inserted or filled in.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Problem } from './contract.ts';
import type { ImportConnection, StagedValue } from './import-connection.server.ts';

export interface LinedRow<Row> {
  line: number;
  row: Row;
  staged: string;
}

export interface LineProblem extends Omit<Problem, 'effect'> {
  line: number;
}

export interface Written {
  created: number;
  /** Lines that changed a record known before. */
  changedLines: ReadonlySet<number>;
  /** Rows that cannot go in, for reasons only the database knows. */
  rejected?: readonly LineProblem[];
  /** Rows that went in, with something a person should look at. */
  notes?: readonly LineProblem[];
  /** Lines about the same record as an earlier one: written after the others. */
  repeats?: ReadonlySet<number>;
}

export interface Writer<Row, Result extends Written = Written> {
  table: string;
  /** Types of the columns that hold the row's properties of the same name. */
  columns: Readonly<Partial<Record<keyof Row & string, string>>>;
  /** Further columns, filled while rows are matched. */
  matchColumns: string;
  /** Columns of import_seen, the records written so far; an id by default. */
  seenColumns?: string;
  /** Rows about known records only wait for all others, so that a second import finds the same. */
  needsSecondPass?(row: Row): boolean;
  /** Two rows that share a key may be about one record. */
  keysOf(row: Row): readonly string[];
  write(transaction: Sql, rows: ReadonlyArray<LinedRow<Row>>): Promise<Result>;
  finish?(transaction: Sql, results: readonly Result[]): Promise<void>;
}

export async function prepareTables<Row>({ sql }: ImportConnection, writer: Writer<Row>) {
  const own = Object.entries(writer.columns).map(([column, type]) => `${column} ${type}`);
  const columns = ['line int not null', ...own, writer.matchColumns].join(', ');
  const seen = writer.seenColumns ?? 'id bigint primary key';
  for (const [table, definition] of Object.entries({
    [writer.table]: columns,
    import_seen: seen,
  })) {
    await raw`drop table if exists ${raw.raw(table)}`.execute(sql);
    await raw`create temp table ${raw.raw(table)} (${raw.raw(definition)})`.execute(sql);
  }
}

export function toStaged<Row>(
  connection: ImportConnection,
  { columns }: Writer<Row>,
  line: number,
  row: Row,
): LinedRow<Row> {
  const names = Object.keys(columns);
  const values = names.map((name) => row[name as keyof Row] as StagedValue);
  return { line, row, staged: connection.encode(['line', ...names], [line, ...values]) };
}

export async function writeBatch<Row>(
  connection: ImportConnection,
  transaction: Sql,
  writer: Writer<Row>,
  rows: ReadonlyArray<LinedRow<Row>>,
) {
  const results: Array<Written & { rowsCount: number }> = [];
  const columns = ['line', ...Object.keys(writer.columns)];
  const waiting = splitConflictFree(rows, ({ row }) => writer.keysOf(row));
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    const staged = batch.map((row) => row.staged);
    await connection.stage(transaction, writer.table, columns, staged);
    const written = await writer.write(transaction, batch);
    const { repeats } = written;
    results.push({ ...written, rowsCount: batch.length - (repeats?.size ?? 0) });
    if (repeats?.size) waiting.unshift(batch.filter(({ line }) => repeats.has(line)));
  }
  await writer.finish?.(transaction, results);
  return results;
}

/** Within a batch no key comes twice; rows that share a key keep their order. */
export function splitConflictFree<Row>(
  rows: readonly Row[],
  keysOf: (row: Row) => readonly string[],
): Row[][] {
  const batches: Row[][] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const batch: Row[] = [];
    const later: Row[] = [];
    const seen = new Set<string>();
    for (const row of waiting) {
      const keys = keysOf(row);
      (keys.some((key) => seen.has(key)) ? later : batch).push(row);
      // Keys of rows that wait count too: no later row may overtake them.
      for (const key of keys) seen.add(key);
    }
    batches.push(batch);
    waiting = later;
  }
  return batches;
}
