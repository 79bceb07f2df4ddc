// What every writer of a kind takes and tells.
import type { Sql } from '../../data/database.ts';
import type { ImportConnection, StagedRow } from './import-connection.server.ts';

/** A row that passed cleaning, with the line it began on. */
export interface LinedRow<Row> {
  line: number;
  row: Row;
  /** As the connection stages it: made while rows are read and the database has other things to do. */
  staged: string;
}

/** The temporary table in which a batch waits to be matched and written. */
export interface Staging<Row> {
  table: string;
  columns: readonly string[];
  /** One a column. */
  valuesOf(line: number, row: Row): StagedRow;
}

export interface LineProblem {
  line: number;
  column: string;
  value: string;
  reason: string;
}

export interface BatchResult {
  created: number;
  updated: number;
  unchanged: number;
  /** Rows that cannot go in, for reasons only the database knows. */
  rejected: LineProblem[];
  /** Rows that went in, with something a person should look at. */
  notes: LineProblem[];
}

export interface KindWriter<Row> {
  /**
   * Rows that can only tell of records known already wait until all others are in: else the same file again would find records that
   * it did not find the first time.
   */
  comesLate?(row: Row): boolean;
  staging: Staging<Row>;
  /** Makes temporary tables; once a run. */
  begin(connection: ImportConnection): Promise<void>;
  /** Two rows that share a key may be about one record and are not written side by side (split-waves.ts). */
  keysOf(row: LinedRow<Row>): readonly string[];
  /** Writes rows in the given transaction, wave by wave. */
  write(
    connection: ImportConnection,
    transaction: Sql,
    waves: ReadonlyArray<readonly LinedRow<Row>[]>,
  ): Promise<BatchResult>;
}

/** Puts these rows into the table in place of those before. */
export function stageRows<Row>(
  connection: ImportConnection,
  transaction: Sql,
  { table, columns }: Staging<Row>,
  rows: readonly LinedRow<Row>[],
): Promise<void> {
  return connection.stage(
    transaction,
    table,
    columns,
    rows.map(({ staged }) => staged),
  );
}

export function emptyResult(): BatchResult {
  return { created: 0, updated: 0, unchanged: 0, rejected: [], notes: [] };
}

export function addResult(sum: BatchResult, one: BatchResult): void {
  sum.created += one.created;
  sum.updated += one.updated;
  sum.unchanged += one.unchanged;
  sum.rejected.push(...one.rejected);
  sum.notes.push(...one.notes);
}
