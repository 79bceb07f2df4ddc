// Rows on their way to the database, by table.
import { insertRows, type TableName } from '../../app/data/bulk-load.ts';
import type { Sql } from '../../app/data/database.ts';

type Row = Record<string, unknown>;

/** Tables in an order in which they can be filled. */
export const FILLED_TABLES = [
  'sources',
  'technologies',
  'investors',
  'investor_sources',
  'startups',
  'startup_names',
  'startup_operations',
  'startup_industries',
  'startup_sources',
  'people',
  'startup_people',
  'startup_technologies',
  'fundings',
  'funding_reports',
  'funding_investors',
  'acquirers',
  'startup_events',
  'news',
  'news_startups',
  'metric_points',
] as const satisfies readonly TableName[];
type FilledTable = (typeof FILLED_TABLES)[number];

/** Those whose rows come with ids of their own. */
export const NUMBERED_TABLES = [
  'sources',
  'technologies',
  'investors',
  'startups',
  'people',
  'fundings',
  'funding_reports',
  'acquirers',
  'startup_events',
  'news',
] as const satisfies readonly FilledTable[];
type NumberedTable = (typeof NUMBERED_TABLES)[number];

export class RowBatch {
  private rows = new Map<FilledTable, Row[]>(FILLED_TABLES.map((table) => [table, []]));
  protected lastIds = new Map<NumberedTable, number>();

  add(table: FilledTable, ...rows: Row[]): void {
    this.rows.get(table)?.push(...rows);
  }

  /** From 1, in the order asked for. */
  nextId(table: NumberedTable): number {
    const id = (this.lastIds.get(table) ?? 0) + 1;
    this.lastIds.set(table, id);
    return id;
  }

  count(table: FilledTable): number {
    return this.rows.get(table)?.length ?? 0;
  }

  /** Tables that have rows, parents before children. */
  tables(): Array<[FilledTable, Row[]]> {
    return [...this.rows].filter(([, rows]) => rows.length > 0);
  }
}

/** Does not wait between tables: a transaction's connection keeps their order. */
export async function insertBatch(transaction: Sql, batch: RowBatch): Promise<void> {
  await Promise.all(batch.tables().map(([table, rows]) => insertRows(transaction, table, rows)));
}
