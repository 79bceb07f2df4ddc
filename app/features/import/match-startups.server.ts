// Tells which staged rows are startups known here, and which cannot go in.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { LineProblem } from './write-batch.ts';

/** Rows that are new and not among the startups yet; before the first are written that needs no looking. */
export const isUnwritten = (isFirst: boolean) =>
  isFirst
    ? raw`r.known_id is null`
    : raw`r.known_id is null and not exists (select from startups where id = r.new_id)`;

/**
 * Sets known_id. Each row costs a few looks into an index: the limits keep Postgres from reading the whole table instead, and offset 0
 * from reading a whole country.
 */
export async function matchStartups(transaction: Sql, isFirst: boolean): Promise<void> {
  const byDomain = raw`(select id from startups where domain = r.domain and not is_fictional limit 1)`;
  const bySlug = raw`coalesce((select id from startups where slug = r.slug limit 1),
    (select entity_id from slug_history where kind = 'startup' and old_slug = r.slug limit 1))`;
  const byName = raw`(
    select min(id) from (select id, country_id, domain from startups where fold_name(name) = fold_name(r.name) offset 0) named
    where country_id = r.country_id and (domain is null or r.domain is null))`;
  await raw`
    update import_startups r set known_id = found.id, is_repeat = exists (select from import_met where import_met.id = found.id),
      is_refused = r.slug is not null and coalesce(${byDomain} <> ${bySlug}, false)
    from (
      select line, coalesce(${byDomain}, ${bySlug}, ${byName}) as id from import_startups r where ${isUnwritten(isFirst)} offset 0
    ) found
    where found.line = r.line and found.id is not null`.execute(transaction);
}

/** Takes out rows that name two startups at once, or a new one without what every startup has. */
export async function refuseStartups(transaction: Sql): Promise<LineProblem[]> {
  const { rows } = await raw<LineProblem>`
    with wrong as (
      delete from import_startups r where r.is_refused or (r.known_id is null and (r.name is null or r.country_id is null))
      returning r.line, r.name, r.website, r.known_id, r.is_refused
    )
    select line,
      case when is_refused then 'website' when name is null then 'name' else 'country' end as column,
      case when is_refused then website else '' end as value,
      case
        when is_refused then 'the website is that of ' || (select slug from startups where id = known_id) || ', the slug is another''s'
        when name is null then 'no name, and no startup here has this slug'
        else 'no country, and no startup here has this website or slug'
      end as reason
    from wrong order by line`.execute(transaction);
  return rows;
}
