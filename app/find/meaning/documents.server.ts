import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { StartupDocument } from '../../language/meaning/features.ts';

export interface DatedDocument {
  document: StartupDocument;
  hash: string;
  updatedAt: string;
}

/** Omits startups that do not exist; the order is undefined. */
export async function listDocuments(sql: Sql, ids: readonly number[]): Promise<DatedDocument[]> {
  const { rows } = await raw<StartupDocument & { updatedAt: string }>`
    select s.id, s.name, s.tagline, s.overview, s.status, s.year_founded as "yearFounded",
      s.updated_at::text as "updatedAt", country.slug as "countrySlug",
      array(select name from startup_names n where n.startup_id = s.id order by name) as "otherNames",
      array_remove(array[city.name, state.name, country.name, country.region], null) as places,
      array(select json_build_object('slug', i.slug, 'name', i.name, 'label', i.label)
        from startup_industries si join industries i on i.id = si.industry_id
        where si.startup_id = s.id order by si.position) as industries,
      array(select distinct i.name from fundings f
        join funding_investors fi on fi.funding_id = f.id join investors i on i.id = fi.investor_id
        where f.startup_id = s.id order by i.name) as investors,
      array(select p.name from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id order by sp.is_founder desc, sp.position, p.name) as people,
      array(select distinct concat_ws(' ', f.round, extract(year from f.announced_on)) as round
        from fundings f where f.startup_id = s.id order by round) as rounds
    from startups s
      join places country on country.id = s.country_id
      left join places state on state.id = s.state_id
      left join places city on city.id = s.city_id
    where s.id = any(${[...ids]}::bigint[])`.execute(sql);
  return rows.map(({ updatedAt, ...document }) => ({
    document,
    hash: createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22),
    updatedAt,
  }));
}

export async function listIdsAfter(sql: Sql, after: number, limit: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from startups where id > ${after} order by id limit ${limit}`.execute(sql);
  return rows.map(({ id }) => id);
}

/** A sample spread over the catalogue; the same on each call. */
export async function listSampleIds(sql: Sql, limit: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from startups order by hashint8(id), id limit ${limit}`.execute(sql);
  return rows.map(({ id }) => id);
}

export async function countDocuments(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count from startups`.execute(sql);
  return rows[0]?.count ?? 0;
}

interface Change {
  id: number;
  updatedAt: string;
}

/** `since` is the text of a timestamp, as `updatedAt`. */
export async function listChanges(
  sql: Sql,
  since: string,
  overlapSeconds: number,
): Promise<Change[]> {
  const { rows } = await raw<Change>`
    select id, updated_at::text as "updatedAt" from startups
    where updated_at > ${since}::timestamptz - make_interval(secs => ${overlapSeconds})
    order by updated_at`.execute(sql);
  return rows;
}
