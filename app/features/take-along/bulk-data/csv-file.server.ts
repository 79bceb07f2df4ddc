import type { DatabaseSync } from 'node:sqlite';
import { formatCsvLine } from '../../../base/csv.ts';
import type { TablePlan } from './contract.ts';
import { iterate, name, names } from './sqlite-file.server.ts';

/** Between the values of a list. */
export const LIST_SEPARATOR = '|';

type Stored = Record<string, string | number | null>;

export function* csvLines(database: DatabaseSync, { name: table, columns, key }: TablePlan) {
  yield `${formatCsvLine(columns.map((column) => column.name))}\r\n`;
  const query = `select * from ${name(table)} order by ${names(key)}`;
  for (const row of iterate<Stored>(database, query)) {
    const cells = columns.map(({ name: column, type }) => {
      const value = row[column] ?? null;
      if (value === null) return null;
      if (type === 'boolean') return value === 1 ? 'true' : 'false';
      return type === 'list' ? joinList(String(value)) : value;
    });
    yield `${formatCsvLine(cells)}\r\n`;
  }
}

function joinList(json: string): string {
  const values: string[] = JSON.parse(json);
  return values.map((one) => one.replaceAll(LIST_SEPARATOR, '%7C')).join(LIST_SEPARATOR);
}
