// The startups nearest to one: shared industries weighted by how rare they are, the same country, a near size and like words
// in the tagline (decisions.md, competitors). They are kept and worked out as db/migrations/160-kept-related.sql says.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { startupsText } from '../../text/text.ts';
import type { NamedLink, RelatedStartup } from './contract.ts';

/** As the database knows it; toRelated says why it is near. */
export interface RelatedColumns extends Omit<RelatedStartup, 'reasons'> {
  industry_ids: number[];
  same_country: string | null;
}

export type OwnIndustry = NamedLink & { id: number };

/** For a query of `startups s`: `its.industries`, and in `near.ids` the startups nearest to it as they are now. */
export const relatedJoins: RawBuilder<unknown> = raw`
  cross join lateral (
    select json_agg(json_build_object('id', i.id, 'name', i.name, 'slug', i.slug) order by si.position, si.industry_id) as industries,
      array_agg(array[si.industry_id, coalesce(
        (select sum(changes) from leading_changes c where c.industry_id = si.industry_id), 0)] order by si.position, si.industry_id) as changes
    from startup_industries si join industries i on i.id = si.industry_id where si.startup_id = s.id) its
  left join kept_related kept
    on kept.startup_id = s.id and kept.stamp = stamp_related(s.tagline, s.total_fundings, s.country_id, its.changes)
  cross join lateral (select coalesce(kept.ids, find_related_startups(s.id)) as ids offset 0) near`;

/** For the same query, with the `country` of the startup: those nearest to it, nearest first. */
export const relatedColumn: RawBuilder<RelatedColumns[]> = raw<RelatedColumns[]>`(
  select coalesce(json_agg(
    json_build_object('name', r.name, 'slug', r.slug, 'logo', r.logo, 'tagline', r.tagline, 'total_fundings', r.total_fundings,
      'industry_ids', f.industry_ids, 'same_country', case when r.country_id = s.country_id then country.name end)
    order by array_position(near.ids, r.id)), '[]')
  from startups r join search_startups f on f.startup_id = r.id where r.id = any (near.ids))`;

/** Nearest first; none for a slug that names no startup. */
export async function listRelated(sql: Sql, slug: string): Promise<RelatedStartup[]> {
  const { rows } = await raw<{ industries: OwnIndustry[] | null; related: RelatedColumns[] }>`
    select its.industries, ${relatedColumn} as related
    from startups s join places country on country.id = s.country_id ${relatedJoins}
    where s.slug = ${slug}`.execute(sql);
  return rows.flatMap(({ industries, related }) => toRelated(related, industries ?? []));
}

export function toRelated(
  related: RelatedColumns[],
  industries: readonly OwnIndustry[],
): RelatedStartup[] {
  return related.map(({ industry_ids, same_country, ...startup }) => {
    const shared = industries.filter(({ id }) => industry_ids.includes(id));
    const names = shared.map(({ name }) => name);
    return { ...startup, reasons: startupsText.relatedReasons(names, same_country) };
  });
}

/** Lets the best funded lead as they are now, and tells those who keep pages where something changed. */
export async function moveLeadingBounds(sql: Sql): Promise<void> {
  await raw`
    select note_keys(array(select 'industry:' || slug from industries where id = any (moved)))
    from move_leading_bounds() moved`.execute(sql);
}

// The embedded database answers nobody else meanwhile.
const AT_ONCE = 20;

/** Keeps the lists of all startups that have none or an old one, until the time is over; answers where to go on. */
export async function keepRelated(sql: Sql, after: number, untilMs: number): Promise<number> {
  let last = after;
  do {
    const { rows } = await raw<{ last: number | null }>`
      select keep_related_startups(${last}, ${AT_ONCE}) as last`.execute(sql);
    last = rows[0]?.last ?? 0;
  } while (last > 0 && Date.now() < untilMs);
  return last;
}
