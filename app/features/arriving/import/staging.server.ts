// Rows are staged in a temporary table, matched with the catalogue, inserted or filled in.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { importText as text } from '../../../text/text.ts';
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

export interface Writer<Row> {
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
  write(transaction: Sql, rows: ReadonlyArray<LinedRow<Row>>): Promise<Written>;
}

export async function prepareTables<Row>(sql: Sql, writer: Writer<Row>) {
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

/** Rows about one record take a pass each; those left after `mostPasses` are rejected. */
export async function writeBatch<Row>(
  connection: ImportConnection,
  transaction: Sql,
  writer: Writer<Row>,
  rows: ReadonlyArray<LinedRow<Row>>,
  mostPasses = Number.POSITIVE_INFINITY,
) {
  const results: Array<Written & { rowsCount: number }> = [];
  const columns = ['line', ...Object.keys(writer.columns)];
  const waiting = splitConflictFree(rows, ({ row }) => writer.keysOf(row));
  for (let batch = waiting.shift(); batch; batch = waiting.shift()) {
    if (results.length === mostPasses) {
      const left = [batch, ...waiting].flat();
      const why = { column: '', value: '', reason: text.manyAlike(mostPasses) };
      const rejected = left.map(({ line }): LineProblem => ({ line, ...why }));
      const nothing = { created: 0, changedLines: new Set<number>() };
      results.push({ ...nothing, rejected, rowsCount: left.length });
      break;
    }
    const staged = batch.map((row) => row.staged);
    await connection.stage(transaction, writer.table, columns, staged);
    const written = await writer.write(transaction, batch);
    const { repeats } = written;
    results.push({ ...written, rowsCount: batch.length - (repeats?.size ?? 0) });
    if (repeats?.size) waiting.unshift(batch.filter(({ line }) => repeats.has(line)));
  }
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

/** As RowReader.readSources gives them. */
export const SOURCE_COLUMNS = { sources: 'text[]', publisher: 'text', read_on: 'date' } as const;

/** Removes rows about the record of an earlier one, to be written later; returns their lines. */
export async function takeRepeats(
  transaction: Sql,
  table: string,
  columns: readonly string[],
  among: RawBuilder<unknown> = raw`true`,
): Promise<Set<number>> {
  const of = (alias: string) => raw.join(columns.map((column) => raw.ref(`${alias}.${column}`)));
  const { rows } = await raw<{ line: number }>`
    delete from ${raw.table(table)} r using (
      select ${of('r')}, min(r.line) as line from ${raw.table(table)} r where num_nulls(${of('r')}) = 0 and ${among}
      group by ${of('r')} having count(*) > 1
    ) earlier
    where (${of('r')}) = (${of('earlier')}) and r.line > earlier.line and ${among}
    returning r.line`.execute(transaction);
  return new Set(rows.map(({ line }) => line));
}

/** Not "acme" but acme-2 where it is taken: by a record, a redirect or a removed record. */
export async function takeFreeSlugs(
  transaction: Sql,
  staged: string,
  { records, kind, longest }: { records: string; kind: string; longest: number },
  among: RawBuilder<unknown>,
  isTaken: RawBuilder<unknown> = raw`exists (select from ${raw.table(records)} where slug = r.new_slug)`,
): Promise<void> {
  const redirects = (slug: string) =>
    raw`(exists (select from slug_history where kind = ${kind} and old_slug = ${raw.ref(slug)})
      or exists (select from removals where kind = ${kind} and slug = ${raw.ref(slug)}))`;
  await raw`
    update ${raw.table(staged)} r set new_slug = (
      select candidate from (select rtrim(left(r.new_slug, ${longest - 6}), '-') || '-' || generate_series(2, 1000000) as candidate) numbered
      where not exists (select from ${raw.table(records)} where slug = candidate) and not ${redirects('candidate')}
      limit 1)
    where ${among} and (${isTaken} or ${redirects('r.new_slug')})`.execute(transaction);
}

/** Later rows of this file only fill gaps of these records. */
export async function noteSeen(transaction: Sql, table: string, column: string): Promise<void> {
  await raw`insert into import_seen select ${raw.ref(column)} from ${raw.table(table)} where ${raw.ref(column)} is not null
    on conflict do nothing`.execute(transaction);
}

/** Known sources keep their publisher and day. */
export async function addSources(transaction: Sql, table: string): Promise<void> {
  await raw`
    insert into sources (url, publisher, read_on)
    select distinct on (one.url) one.url,
      coalesce(r.publisher, regexp_replace(split_part(split_part(one.url, '//', 2), '/', 1), '^www\\.', '')), r.read_on
    from ${raw.table(table)} r cross join unnest(r.sources) as one (url)
    where not exists (select from sources x where x.url = one.url)
    order by one.url, r.line
    on conflict (url) do nothing`.execute(transaction);
}

/** Of sources that addSources has written; returns the lines that changed a known record. */
export async function linkSources(
  transaction: Sql,
  table: string,
  kind: 'startup' | 'investor',
): Promise<number[]> {
  const id = raw.ref(`${kind}_id`);
  const { rows } = await raw<{ line: number }>`
    with added as (
      insert into ${raw.table(`${kind}_sources`)} (${id}, source_id)
      select r.${id}, x.id from ${raw.table(table)} r cross join unnest(r.sources) as one (url) join sources x on x.url = one.url
      on conflict do nothing returning ${id}
    )
    select distinct r.line
    from added join ${raw.table(table)} r using (${id}) where not r.is_new`.execute(transaction);
  return rows.map(({ line }) => line);
}

/**
 * Sets columns of the records `k` that rows `r` are about, where they differ; returns the lines
 * that changed one.
 */
export async function fillRecords(
  transaction: Sql,
  rows: RawBuilder<unknown>,
  records: string,
  values: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<number[]> {
  const columns = Object.keys(values);
  const of = (alias: string) => raw.join(columns.map((column) => raw.ref(`${alias}.${column}`)));
  const wanted = Object.entries(values).map(
    ([column, value]) => raw`${value} as ${raw.ref(column)}`,
  );
  const { rows: changed } = await raw<{ line: number }>`
    with wanted as materialized (select r.line, k.id, ${raw.join(wanted)} from ${rows})
    update ${raw.table(records)} k set (${raw.join(columns.map((name) => raw.ref(name)))}, updated_at) = row(${of('w')}, now())
    from wanted w where w.id = k.id and (${of('k')}) is distinct from (${of('w')})
    returning w.line`.execute(transaction);
  return changed.map(({ line }) => line);
}

/** The row's value, otherwise the recorded one; the other way round where `isKept`. */
export function pick(
  column: string,
  type: string,
  isKept: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isList = type.endsWith('[]');
  const of = (alias: string) =>
    isList ? raw`nullif(${raw.ref(`${alias}.${column}`)}, '{}')` : raw.ref(`${alias}.${column}`);
  const picked = raw`case when ${isKept} then coalesce(${of('k')}, ${of('r')}) else coalesce(${of('r')}, ${of('k')}) end`;
  return isList ? raw`coalesce(${picked}, '{}')` : picked;
}
