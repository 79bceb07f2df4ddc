import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';

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

/** Returns the lines that changed a known record. */
export async function linkSources(
  transaction: Sql,
  table: string,
  kind: 'startup' | 'investor',
): Promise<number[]> {
  await addSources(transaction, table);
  const id = raw.ref(`${kind}_id`);
  const { rows } = await raw<{ line: number }>`
    with added as (
      insert into ${raw.table(`${kind}_sources`)} (${id}, source_id)
      select r.${id}, x.id from ${raw.table(table)} r cross join unnest(r.sources) as one (url) join sources x on x.url = one.url
      on conflict do nothing returning ${id}
    )
    select distinct r.line from added join ${raw.table(table)} r using (${id}) where not r.is_new`.execute(
    transaction,
  );
  return rows.map(({ line }) => line);
}
