// Writes investors: matched by slug, else by name.
import { sql as raw } from 'kysely';
import { slugify } from '../../base/slug.ts';
import type { Sql } from '../../data/database.ts';
import type { CleanInvestor } from './clean-investor.ts';
import type { ImportConnection } from './import-connection.server.ts';
import { takeRepeats } from './stage-repeats.server.ts';
import {
  addResult,
  type BatchResult,
  emptyResult,
  type KindWriter,
  type LinedRow,
  type Staging,
  stageRows,
} from './write-batch.ts';
import { addSources } from './write-sources.server.ts';

const COLUMNS = [
  'slug',
  'new_slug',
  'name',
  'type',
  'country_code',
  'website',
  'stages',
  'sources',
  'publisher',
  'retrieved_on',
] as const;

const STAGING: Staging<CleanInvestor> = {
  table: 'import_investors',
  columns: ['line', ...COLUMNS],
  valuesOf: (line, row) => [line, ...COLUMNS.map((column) => row[column])],
};

export const investorsWriter: KindWriter<CleanInvestor> = {
  staging: STAGING,

  async begin({ sql }) {
    await raw`create temp table if not exists import_investors (
      line int not null, slug text, new_slug text, name text not null, type text, country_code text, website text, stages text[],
      sources text[], publisher text, retrieved_on date,
      investor_id bigint, is_new boolean not null default false, is_repeat boolean not null default false)`.execute(
      sql,
    );
    await raw`create temp table if not exists import_met_investors (id bigint primary key)`.execute(
      sql,
    );
  },

  keysOf: ({ row }) => [row.new_slug, slugify(row.name)],

  async write(connection, transaction, waves) {
    // Names are few and change little: here the triggers may follow each statement.
    await raw`select set_config('griot.defer_figures', 'off', true)`.execute(transaction);
    const result = emptyResult();
    for (const wave of waves) addResult(result, await writeWave(connection, transaction, wave));
    return result;
  },
};

async function writeWave(
  connection: ImportConnection,
  transaction: Sql,
  rows: readonly LinedRow<CleanInvestor>[],
): Promise<BatchResult> {
  await stageRows(connection, transaction, STAGING, rows);
  await raw`
    update import_investors r set investor_id = found.id, is_repeat = exists (select from import_met_investors m where m.id = found.id)
    from (
      select r.line, coalesce(
        (select id from investors where slug = r.slug),
        (select entity_id from slug_history where kind = 'investor' and old_slug = r.slug),
        (select id from investors where name_folded = fold_name(r.name) order by id limit 1)) as id
      from import_investors r
    ) found where found.line = r.line and found.id is not null`.execute(transaction);
  const repeats = await takeRepeats(transaction, 'import_investors', ['investor_id']);
  await raw`
    update import_investors r set new_slug = (
      select candidate from (select rtrim(left(r.new_slug, 74), '-') || '-' || generate_series(2, 100000) as candidate) numbered
      where not exists (select from investors where slug = candidate)
        and not exists (select from slug_history where kind = 'investor' and old_slug = candidate) limit 1)
    where r.investor_id is null and (exists (select from investors where slug = r.new_slug)
      or exists (select from slug_history where kind = 'investor' and old_slug = r.new_slug))`.execute(
    transaction,
  );
  const { numAffectedRows } = await raw`
    with fresh as (
      insert into investors (slug, name, type, country_code, website, stages)
      select new_slug, name, type, country_code, website, stages from import_investors where investor_id is null order by line
      returning id, slug
    )
    update import_investors r set investor_id = fresh.id, is_new = true from fresh where fresh.slug = r.new_slug and r.investor_id is null`.execute(
    transaction,
  );
  const created = Number(numAffectedRows ?? 0);
  const lines = await fillKnown(transaction);
  await addSources(transaction, 'import_investors');
  const { rows: linked } = await raw<{ line: number }>`
    with added as (
      insert into investor_sources (investor_id, source_id)
      select r.investor_id, x.id from import_investors r cross join unnest(r.sources) as one (url) join sources x on x.url = one.url
      on conflict do nothing returning investor_id
    )
    select distinct r.line from added join import_investors r on r.investor_id = added.investor_id where not r.is_new`.execute(
    transaction,
  );
  for (const { line } of linked) lines.add(line);
  await raw`insert into import_met_investors select investor_id from import_investors where investor_id is not null on conflict do nothing`.execute(
    transaction,
  );
  const stagedCount = rows.length - repeats.size;
  const result = {
    created,
    updated: lines.size,
    unchanged: stagedCount - created - lines.size,
    rejected: [],
    notes: [],
  };
  if (repeats.size > 0) {
    const later = rows.filter(({ line }) => repeats.has(line));
    addResult(result, await writeWave(connection, transaction, later));
  }
  return result;
}

async function fillKnown(transaction: Sql): Promise<Set<number>> {
  const { rows } = await raw<{ line: number }>`
    with wanted as materialized (
      select r.line, i.id,
        case when not r.is_repeat and r.slug = i.slug then r.name else i.name end as name,
        case when r.is_repeat then coalesce(i.type, r.type) else coalesce(r.type, i.type) end as type,
        case when r.is_repeat then coalesce(i.country_code, r.country_code) else coalesce(r.country_code, i.country_code) end as country_code,
        case when r.is_repeat then coalesce(i.website, r.website) else coalesce(r.website, i.website) end as website,
        i.stages || array(select one from unnest(r.stages) with ordinality as told (one, place) where one <> all (i.stages) order by place) as stages
      from import_investors r join investors i on i.id = r.investor_id where not r.is_new
    )
    update investors i set name = w.name, type = w.type, country_code = w.country_code, website = w.website, stages = w.stages, updated_at = now()
    from wanted w where w.id = i.id
      and (i.name, i.type, i.country_code, i.website, i.stages) is distinct from (w.name, w.type, w.country_code, w.website, w.stages)
    returning w.line`.execute(transaction);
  return new Set(rows.map(({ line }) => line));
}
