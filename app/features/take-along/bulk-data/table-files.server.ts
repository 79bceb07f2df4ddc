// The tables as SQLite, from which the other files of a snapshot are made.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parquetWriteRows } from 'hyparquet-writer';
import { fileWriter } from 'hyparquet-writer/src/node.js';
import { formatCsvLine } from '../../../base/csv.ts';
import {
  type Cell,
  type Column,
  type ColumnType,
  LICENCE,
  type Row,
  type TablePlan,
} from './contract.ts';

type Schema = NonNullable<Parameters<typeof parquetWriteRows>[0]['schema']>;
type Value = string | number;
type Stored = Record<string, Value | null>;

/** Between the values of a list. */
export const LIST_SEPARATOR = '|';

/** How a kind of column is in each file; as SQLite has it where a form is missing. */
interface Form {
  sqlite: 'text' | 'integer' | 'real';
  parquet: Omit<Schema[number], 'name'>;
  toParquet?: (value: Value) => unknown;
  toCsv?: (value: Value) => string;
  /** An expression of SQL. */
  toJson?: (value: string) => string;
}

const UTF8 = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const toDate = (value: Value) => new Date(value);

const FORMS: Record<ColumnType, Form> = {
  text: { sqlite: 'text', parquet: UTF8 },
  integer: { sqlite: 'integer', parquet: { type: 'INT64' }, toParquet: BigInt },
  number: { sqlite: 'real', parquet: { type: 'DOUBLE' } },
  boolean: {
    sqlite: 'integer',
    parquet: { type: 'BOOLEAN' },
    toParquet: (value) => value === 1,
    toCsv: (value) => (value === 1 ? 'true' : 'false'),
    toJson: (value) => `json(case ${value} when 1 then 'true' when 0 then 'false' end)`,
  },
  date: { sqlite: 'text', parquet: { type: 'INT32', converted_type: 'DATE' }, toParquet: toDate },
  datetime: {
    sqlite: 'text',
    parquet: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
    toParquet: toDate,
  },
  list: {
    sqlite: 'text',
    // Of its elements.
    parquet: UTF8,
    toParquet: (value) => JSON.parse(String(value)),
    toCsv: joinList,
    toJson: (value) => `json(${value})`,
  },
};

function joinList(json: Value): string {
  const values: string[] = JSON.parse(String(json));
  return values.map((one) => one.replaceAll(LIST_SEPARATOR, '%7C')).join(LIST_SEPARATOR);
}

export function name(column: string): string {
  return `"${column}"`;
}

const names = (columns: readonly string[]): string => columns.map(name).join(', ');

export function* iterate<Found>(database: DatabaseSync, query: string): Generator<Found> {
  for (const row of database.prepare(query).iterate()) yield row as Found;
}

/** All rows by their key. */
function readTable(database: DatabaseSync, { name: table, key }: TablePlan): Generator<Stored> {
  return iterate(database, `select * from ${name(table)} order by ${names(key)}`);
}

export function createTables(path: string, tables: readonly TablePlan[]): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = off; pragma synchronous = off; begin');
  for (const { name: table, columns, key } of tables) {
    const lines = columns.map((one) => `${name(one.name)} ${FORMS[one.type].sqlite}`);
    database.exec(
      `create table ${name(table)} (${lines.join(', ')}, primary key (${names(key)})) strict`,
    );
  }
  // SQLite has no comments on columns.
  database.exec(`create table column_descriptions (
    "table" text, "column" text, type text, description text, primary key ("table", "column")) strict`);
  const describe = database.prepare('insert into column_descriptions values (?, ?, ?, ?)');
  for (const { name: table, columns } of tables) {
    for (const one of columns) describe.run(table, one.name, one.type, one.description);
  }
  return database;
}

export function createInsert(database: DatabaseSync, { name: table, columns }: TablePlan) {
  const places = columns.map(() => '?').join(', ');
  const insert = database.prepare(`insert into ${name(table)} values (${places})`);
  return (row: Row) =>
    void insert.run(...columns.map((column) => toSqlite(row[column.name] ?? null)));
}

function toSqlite(cell: Cell): SQLInputValue {
  if (Array.isArray(cell)) return JSON.stringify(cell);
  return typeof cell === 'boolean' ? Number(cell) : cell;
}

/** Sources of published rows only: an address could reveal a removed record. */
export function keepUsedSources(database: DatabaseSync, tables: readonly TablePlan[]): void {
  const users = tables.filter(({ columns }) => columns.some((one) => one.name === 'sources'));
  const used = users.map(
    (table) => `select value from ${name(table.name)}, json_each(${name(table.name)}.sources)`,
  );
  database.exec(`delete from sources where url not in (${used.join(' union ')})`);
}

/** An expression for the row of `alias` as a JSON object. */
export function jsonOf(columns: readonly Column[], alias: string): string {
  const pairs = columns.map((column) => {
    const value = `${alias}.${name(column.name)}`;
    return `'${column.name}', ${FORMS[column.type].toJson?.(value) ?? value}`;
  });
  return `json_object(${pairs.join(', ')})`;
}

export function* jsonLines(database: DatabaseSync, { name: table, columns, key }: TablePlan) {
  const query = `select ${jsonOf(columns, 't')} as line from ${name(table)} t order by ${names(key)}`;
  for (const { line } of iterate<{ line: string }>(database, query)) yield `${line}\n`;
}

export function* csvLines(database: DatabaseSync, table: TablePlan) {
  yield `${formatCsvLine(table.columns.map((column) => column.name))}\r\n`;
  for (const row of readTable(database, table)) {
    const cells = table.columns.map(({ name: column, type }) => {
      const value = row[column] ?? null;
      return value === null ? null : (FORMS[type].toCsv?.(value) ?? value);
    });
    yield `${formatCsvLine(cells)}\r\n`;
  }
}

const ROWS_A_GROUP = 2_000;

export function writeParquet(database: DatabaseSync, table: TablePlan, filename: string): void {
  const { columns, description } = table;
  parquetWriteRows({
    writer: fileWriter(filename),
    columns: columns.map((column) => ({ name: column.name })),
    schema: [
      { name: 'root', num_children: columns.length },
      ...columns.flatMap((column) => elementsOf(column)),
    ],
    rows: parquetRows(database, table),
    rowGroupSize: ROWS_A_GROUP,
    kvMetadata: [
      { key: 'licence', value: LICENCE.path },
      { key: 'description', value: description },
      ...columns.map((one) => ({ key: `description:${one.name}`, value: one.description })),
    ],
  });
}

function elementsOf({ name: column, type }: Column): Schema {
  const { parquet } = FORMS[type];
  if (type !== 'list') return [{ name: column, repetition_type: 'OPTIONAL', ...parquet }];
  return [
    { name: column, repetition_type: 'OPTIONAL', converted_type: 'LIST', num_children: 1 },
    { name: 'list', repetition_type: 'REPEATED', num_children: 1 },
    { name: 'element', repetition_type: 'REQUIRED', ...parquet },
  ];
}

function* parquetRows(
  database: DatabaseSync,
  table: TablePlan,
): Generator<Record<string, unknown>> {
  for (const row of readTable(database, table)) {
    const cells = table.columns.map(({ name: column, type }) => {
      const value = row[column] ?? null;
      const { toParquet = (as: Value): unknown => as } = FORMS[type];
      return [column, value === null ? undefined : toParquet(value)];
    });
    yield Object.fromEntries(cells);
  }
}
