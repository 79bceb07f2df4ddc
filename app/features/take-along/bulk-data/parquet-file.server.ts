import type { DatabaseSync } from 'node:sqlite';
import { parquetWriteRows } from 'hyparquet-writer';
import { fileWriter } from 'hyparquet-writer/src/node.js';
import { type Column, type ColumnType, LICENCE, type TablePlan } from './contract.ts';
import { iterate, name, names } from './sqlite-file.server.ts';

type Schema = NonNullable<Parameters<typeof parquetWriteRows>[0]['schema']>;

const ROWS_A_GROUP = 2_000;

/** Of the columns that are no lists. */
const ELEMENTS: Record<Exclude<ColumnType, 'list'>, Omit<Schema[number], 'name'>> = {
  text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  boolean: { type: 'BOOLEAN' },
  date: { type: 'INT32', converted_type: 'DATE' },
  datetime: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
};

export function writeParquet(database: DatabaseSync, table: TablePlan, filename: string): void {
  const { columns, key } = table;
  const query = `select * from ${name(table.name)} order by ${names(key)}`;
  parquetWriteRows({
    writer: fileWriter(filename),
    columns: columns.map((column) => ({ name: column.name })),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.flatMap((column) => elementsOf(column)),
    ],
    rows: rows(iterate<Record<string, string | number | null>>(database, query), columns),
    rowGroupSize: ROWS_A_GROUP,
    kvMetadata: [
      { key: 'licence', value: LICENCE.path },
      { key: 'description', value: table.description },
      ...columns.map((one) => ({ key: `description:${one.name}`, value: one.description })),
    ],
  });
}

function elementsOf({ name: column, type }: Column): Schema {
  if (type !== 'list') {
    return [{ name: column, repetition_type: 'OPTIONAL', ...ELEMENTS[type] }];
  }
  return [
    { name: column, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'REQUIRED', ...ELEMENTS.text },
  ];
}

function* rows(
  all: Iterable<Record<string, string | number | null>>,
  columns: readonly Column[],
): Generator<Record<string, unknown>> {
  for (const row of all) {
    const cells = columns.map(({ name: column, type }) => {
      const value = row[column] ?? null;
      return [column, value === null ? undefined : toParquet(value, type)];
    });
    yield Object.fromEntries(cells);
  }
}

function toParquet(value: string | number, type: ColumnType): unknown {
  if (type === 'integer') return BigInt(value);
  if (type === 'boolean') return value === 1;
  if (type === 'list') return JSON.parse(String(value));
  return type === 'date' || type === 'datetime' ? new Date(value) : value;
}
