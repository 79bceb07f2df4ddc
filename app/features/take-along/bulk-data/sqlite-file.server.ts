// The tables as SQLite, from which the other files of a snapshot are made.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Cell, Column, ColumnType, Row, TablePlan } from './contract.ts';

/** All others are stored as text. */
const TYPES: Partial<Record<ColumnType, string>> = {
  integer: 'integer',
  number: 'real',
  boolean: 'integer',
};

export function name(column: string): string {
  return `"${column}"`;
}

export function names(columns: readonly string[]): string {
  return columns.map(name).join(', ');
}

export function createTables(path: string, tables: readonly TablePlan[]): DatabaseSync {
  const database = new DatabaseSync(path);
  database.exec('pragma journal_mode = off; pragma synchronous = off; begin');
  for (const { name: table, columns, key } of tables) {
    const lines = columns.map((one) => `${name(one.name)} ${TYPES[one.type] ?? 'text'}`);
    database.exec(
      `create table ${name(table)} (${lines.join(', ')}, primary key (${names(key)})) strict`,
    );
  }
  describeColumns(database, tables);
  return database;
}

/** SQLite has no comments on columns. */
function describeColumns(database: DatabaseSync, tables: readonly TablePlan[]): void {
  database.exec(`create table column_descriptions (
    "table" text, "column" text, type text, description text, primary key ("table", "column")) strict`);
  const insert = database.prepare('insert into column_descriptions values (?, ?, ?, ?)');
  for (const { name: table, columns } of tables) {
    for (const column of columns) {
      insert.run(table, column.name, column.type, column.description);
    }
  }
}

export function createInsert(
  database: DatabaseSync,
  { name: table, columns }: TablePlan,
): (row: Row) => void {
  const places = columns.map(() => '?').join(', ');
  const insert = database.prepare(`insert into ${name(table)} values (${places})`);
  return (row) => void insert.run(...columns.map((column) => toSqlite(row[column.name] ?? null)));
}

function toSqlite(cell: Cell): SQLInputValue {
  if (Array.isArray(cell)) return JSON.stringify(cell);
  return typeof cell === 'boolean' ? Number(cell) : cell;
}

/** Sources of what is published, and no others: an address can tell what was removed. */
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
    return `'${column.name}', ${FORMS[column.type]?.(value) ?? value}`;
  });
  return `json_object(${pairs.join(', ')})`;
}

const FORMS: Partial<Record<ColumnType, (value: string) => string>> = {
  list: (value) => `json(${value})`,
  boolean: (value) => `json(case ${value} when 1 then 'true' when 0 then 'false' end)`,
};

export function* iterate<Found>(database: DatabaseSync, query: string): Generator<Found> {
  for (const row of database.prepare(query).iterate()) yield row as Found;
}
