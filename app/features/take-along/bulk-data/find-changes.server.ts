import type { DatabaseSync } from 'node:sqlite';
import type { Cell, Change, Column, Row, TableChanges, TablePlan } from './contract.ts';
import { iterate, jsonOf, name } from './table-files.server.ts';

const SHOWN = 20;

interface Pair {
  old: string | null;
  now: string | null;
  moved: string | null;
}

/** Compares the tables with those of an earlier snapshot. Counts go to `sums` as it is read. */
export function* findChanges(
  database: DatabaseSync,
  earlierFile: string,
  tables: readonly TablePlan[],
  sums: TableChanges[],
): Generator<Change> {
  database.prepare('attach ? as earlier').run(earlierFile);
  for (const table of tables) {
    const sum: TableChanges = { table: table.name, insert: 0, update: 0, delete: 0, shown: [] };
    sums.push(sum);
    for (const change of changesOf(database, table)) {
      sum[change.op]++;
      if (sum.shown.length < SHOWN) sum.shown.push(change);
      yield change;
    }
  }
  database.exec('detach earlier');
}

function* changesOf(database: DatabaseSync, table: TablePlan): Generator<Change> {
  const earlier = columnsOf(database, table);
  // A table that was published for the first time.
  if (earlier.length === 0) return;
  const same = table.key.map((one) => `o.${name(one)} = n.${name(one)}`).join(' and ');
  const moved =
    table.key.join() === 'slug'
      ? `(select d.moved_to from deletions d where d."table" = '${table.name}' and d.slug = o.slug)`
      : 'null';
  const query = `
    select iif(o.${name(table.key[0] ?? '')} is null, null, ${jsonOf(earlier, 'o')}) as old,
      iif(n.${name(table.key[0] ?? '')} is null, null, ${jsonOf(table.columns, 'n')}) as now, ${moved} as moved
    from earlier.${name(table.name)} o full join main.${name(table.name)} n on ${same}
    where old is not now`;
  for (const pair of iterate<Pair>(database, query)) yield toChange(table, pair);
}

/** Their types are those of now: in SQLite a boolean is a number and a list a text. */
function columnsOf(database: DatabaseSync, { name: table, columns }: TablePlan): Column[] {
  const query = `select "column" as name from earlier.column_descriptions where "table" = '${table}'`;
  const names = new Set([...iterate<{ name: string }>(database, query)].map((one) => one.name));
  return columns.filter((column) => names.has(column.name));
}

function toChange({ name: table, key, columns }: TablePlan, { old, now, moved }: Pair): Change {
  const before: Row | null = old && JSON.parse(old);
  const row: Row | null = now && JSON.parse(now);
  const keyOf = (of: Row): Row => pick(of, key);
  if (!row) return { table, op: 'delete', key: keyOf(before ?? {}), moved_to: moved };
  if (!before) return { table, op: 'insert', key: keyOf(row), row };
  const changed = columns
    .map((column) => column.name)
    .filter((one) => !isSame(before[one], row[one]));
  return { table, op: 'update', key: keyOf(row), row, before: pick(before, changed) };
}

function pick(row: Row, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, row[column] ?? null]));
}

function isSame(one: Cell | undefined, other: Cell | undefined): boolean {
  return JSON.stringify(one ?? null) === JSON.stringify(other ?? null);
}
