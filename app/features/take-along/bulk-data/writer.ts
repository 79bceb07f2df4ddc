// A process of its own, with low priority: writes the files of a snapshot, so that pages need not
// wait. Its input is a line with the plan and one for each batch of rows.
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { zip } from '../../../base/zip.ts';
import {
  type Cell,
  CHANGES_FILE,
  type Change,
  type Column,
  CSV_FILE,
  type Row,
  SNAPSHOT_FILE,
  type Snapshot,
  type SnapshotFile,
  type SnapshotPlan,
  SQLITE_FILE,
  SUMS_FILE,
  type TableChanges,
  type TablePlan,
} from './contract.ts';
import {
  makeCsvw,
  makeDataPackage,
  makeDcat,
  makeDuckdbScript,
  makeReadme,
} from './describe-data.server.ts';
import {
  createInsert,
  createTables,
  csvLines,
  iterate,
  jsonLines,
  jsonOf,
  keepUsedSources,
  name,
  writeParquet,
} from './table-files.server.ts';

/** Characters of one piece of a stream. */
const PIECE_LENGTH = 65_536;
/** Changes of each table that the page shows. */
const SHOWN = 20;

async function write(input: AsyncIterable<Buffer>): Promise<void> {
  const lines = readLines(input);
  const plan: SnapshotPlan = JSON.parse(String((await lines.next()).value));
  const { folder, tables } = plan;
  const path = (file: string) => join(folder, file);
  const files: SnapshotFile[] = [];
  const add = async (file: string) => {
    const hash = createHash('sha256');
    await pipeline(createReadStream(path(file)), hash);
    files.push({ name: file, bytes: statSync(path(file)).size, sha256: hash.digest('hex') });
  };

  const database = createTables(path(SQLITE_FILE), tables);
  await fill(database, tables, lines);
  for (const table of tables) {
    const file = `${table.name}.jsonl.gz`;
    await writeLines(jsonLines(database, table), path(file));
    await add(file);
  }
  for (const table of tables) {
    const file = `${table.name}.parquet`;
    writeParquet(database, table, path(file));
    await add(file);
  }
  const descriptions = {
    'README.txt': makeReadme(plan),
    'datapackage.json': pretty(makeDataPackage(plan)),
    'csv-metadata.json': pretty(makeCsvw(plan)),
  };
  const entries = [
    ...Object.entries(descriptions).map(([file, text]) => ({ name: file, content: [text] })),
    ...tables.map((table) => {
      return { name: `${table.name}.csv`, content: inPieces(csvLines(database, table)) };
    }),
  ];
  await pipeline(Readable.from(zip(entries)), createWriteStream(path(CSV_FILE)));
  await add(CSV_FILE);
  const changes = plan.previous ? await compare(database, plan) : null;
  if (changes) await add(CHANGES_FILE);
  const counts = tables.map((table) => ({
    name: table.name,
    description: table.description,
    rows: Number(database.prepare(`select count(*) as n from ${name(table.name)}`).get()?.n),
  }));
  database.close();
  await pipeline(
    createReadStream(path(SQLITE_FILE)),
    createGzip(),
    createWriteStream(path(`${SQLITE_FILE}.gz`)),
  );
  rmSync(path(SQLITE_FILE));
  await add(`${SQLITE_FILE}.gz`);

  const loose = {
    ...descriptions,
    'duckdb.sql': makeDuckdbScript(plan),
    'dcat.jsonld': pretty(makeDcat(plan, files)),
  };
  for (const [file, text] of Object.entries(loose)) {
    writeFileSync(path(file), text);
    await add(file);
  }
  const snapshot: Snapshot = {
    snapshot: plan.snapshot,
    made_at: plan.made_at,
    previous: plan.previous,
    is_fictional: plan.is_fictional,
    tables: counts,
    changes,
    files: [...files],
    public_key: plan.public_key,
  };
  writeFileSync(path(SNAPSHOT_FILE), pretty(snapshot));
  await add(SNAPSHOT_FILE);
  const sums = files.map(({ name: file, sha256 }) => `${sha256}  ${file}\n`);
  writeFileSync(path(SUMS_FILE), sums.join(''));
}

async function fill(
  database: DatabaseSync,
  tables: readonly TablePlan[],
  lines: AsyncIterable<string>,
): Promise<void> {
  const inserts = new Map(tables.map((table) => [table.name, createInsert(database, table)]));
  for await (const line of lines) {
    const [table, rows]: [string, Row[]] = JSON.parse(line);
    for (const row of rows) inserts.get(table)?.(row);
  }
  keepUsedSources(database, tables);
  database.exec('commit');
}

async function compare(database: DatabaseSync, plan: SnapshotPlan): Promise<TableChanges[]> {
  const { folder, previous } = plan;
  const earlier = join(folder, 'earlier.sqlite');
  await pipeline(
    createReadStream(join(folder, '..', previous ?? '', `${SQLITE_FILE}.gz`)),
    createGunzip(),
    createWriteStream(earlier),
  );
  const sums: TableChanges[] = [];
  function* lines() {
    for (const change of findChanges(database, earlier, plan.tables, sums)) {
      yield `${JSON.stringify(change)}\n`;
    }
  }
  await writeLines(lines(), join(folder, CHANGES_FILE));
  rmSync(earlier);
  return sums;
}

async function writeLines(lines: Iterable<string>, path: string): Promise<void> {
  await pipeline(Readable.from(inPieces(lines)), createGzip(), createWriteStream(path));
}

function pretty(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Lines of a stream, which waits while one is worked on. Node's readline reads far ahead. */
async function* readLines(input: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  for await (const chunk of input) {
    let from = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString();
      begun = [];
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
  }
}

/** Joins short texts, as each piece of a stream has its price. */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    piece = '';
  }
  if (piece) yield piece;
}

interface Pair {
  old: string | null;
  now: string | null;
  moved: string | null;
}

/** Compares the tables with those of an earlier snapshot. Counts go to `sums` as it is read. */
function* findChanges(
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

await write(process.stdin);
