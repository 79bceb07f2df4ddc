// Links are added, never removed.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { CleanStartup } from './clean-startup.ts';
import { linkSources } from './staging.server.ts';

type ListColumn = 'industry_ids' | 'founders' | 'former_names' | 'operation_codes' | 'sources';

export async function linkStartups(
  transaction: Sql,
  rows: readonly CleanStartup[],
): Promise<number[]> {
  const has = (column: ListColumn) => rows.some((row) => row[column].length > 0);
  const lines = [
    ...(has('industry_ids') ? await linkIndustries(transaction) : []),
    ...(has('founders') ? await linkFounders(transaction) : []),
    ...(has('former_names') ? await linkNames(transaction) : []),
    ...(has('operation_codes') ? await linkOperations(transaction) : []),
    ...(has('sources') ? await linkSources(transaction, 'import_startups', 'startup') : []),
    ...(rows.some((row) => row.women_led) ? await markWomenLed(transaction) : []),
  ];
  if (lines.length > 0) {
    await raw`update startups s set updated_at = now() from import_startups r
      where r.line = any(${lines}::int[]) and s.id = r.startup_id
        and s.updated_at <> now()`.execute(transaction);
  }
  return lines;
}

async function linkIndustries(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number }>`
    with added as (
      insert into startup_industries (startup_id, industry_id, position)
      select r.startup_id, one.id, one.place - 1 + coalesce((select max(position) + 1 from startup_industries i where i.startup_id = r.known_id), 0)
      from import_startups r cross join unnest(r.industry_ids) with ordinality as one (id, place)
      on conflict do nothing returning startup_id
    )
    select distinct r.line
    from added join import_startups r on r.known_id = added.startup_id`.execute(transaction);
  return rows.map(({ line }) => line);
}

async function linkFounders(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number }>`
    with wanted as materialized (
      select nextval(pg_get_serial_sequence('people', 'id')) as person_id, r.line, r.startup_id, r.known_id, one.name,
        one.place + coalesce((select max(position) from startup_people p where p.startup_id = r.known_id), -1) as position
      from import_startups r cross join unnest(r.founders) with ordinality as one (name, place)
      where not is_removed_person(r.startup_id, one.name) and not exists (
        select from startup_people link join people p on p.id = link.person_id
        where link.startup_id = r.known_id and fold_name(p.name) = fold_name(one.name))
    ), people_added as (
      insert into people (id, slug, name)
      select person_id, slug || case when place > 1 or exists (select from people p where p.slug = numbered.slug)
          then '-' || person_id else '' end, name
      from (select person_id, name, slug, row_number() over (partition by slug order by person_id) as place
        from (select person_id, name, person_slug(name) as slug from wanted) named) numbered
    ), added as (
      insert into startup_people (startup_id, person_id, is_founder, position) select startup_id, person_id, true, position from wanted
    )
    select distinct line from wanted where known_id is not null`.execute(transaction);
  return rows.map(({ line }) => line);
}

async function linkNames(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number }>`
    with added as (
      insert into startup_names (startup_id, name)
      select r.startup_id, one.name from import_startups r join startups s on s.id = r.startup_id cross join unnest(r.former_names) as one (name)
      where one.name <> s.name
      on conflict do nothing returning startup_id
    )
    select distinct r.line
    from added join import_startups r on r.known_id = added.startup_id`.execute(transaction);
  return rows.map(({ line }) => line);
}

async function linkOperations(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number }>`
    with added as (
      insert into startup_operations (startup_id, country_code, source_ids)
      select r.startup_id, one.code, array(select x.id from sources x where x.url = any (r.sources) order by x.id)
      from import_startups r cross join unnest(r.operation_codes) as one (code)
      on conflict do nothing returning startup_id
    )
    select distinct r.line
    from added join import_startups r on r.known_id = added.startup_id`.execute(transaction);
  return rows.map(({ line }) => line);
}

/** The sources of its row show it, where nothing showed it before. */
async function markWomenLed(transaction: Sql): Promise<number[]> {
  const { rows } = await raw<{ line: number | null }>`
    update startup_sources its set shows = its.shows || '{women_led}'::text[]
    from import_startups r join startups s on s.id = r.startup_id join sources x on x.url = any (r.sources)
    where r.women_led and s.is_women_led is not true and its.startup_id = s.id and its.source_id = x.id
      and not 'women_led' = any (its.shows)
    returning case when r.known_id is not null then r.line end as line`.execute(transaction);
  // The trigger that does so is not asked where the role may skip triggers.
  await raw`
    select refresh_women_led(array(select distinct startup_id from import_startups where women_led and startup_id is not null))`.execute(
    transaction,
  );
  return rows.flatMap(({ line }) => line ?? []);
}
