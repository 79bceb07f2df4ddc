// The startups nearest to one: shared industries weighted by how rare they are, the same country, a near size and like words
// in the tagline (decisions.md, competitors). They are kept and worked out as db/migrations/080-search.sql says.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { startupsText } from '../../text/text.ts';
import type { RelatedStartup } from './contract.ts';
import type { ShownCard, ShownStartup } from './shown-startup.ts';

/** For a query of `startups s`: in `near.ids` the startups nearest to it as they are now. */
export const relatedJoins: RawBuilder<unknown> = raw`
  cross join lateral (
    select array_agg(array[si.industry_id, coalesce(
      (select sum(changes) from leading_changes c where c.industry_id = si.industry_id), 0)] order by si.position, si.industry_id) as changes
    from startup_industries si where si.startup_id = s.id) own
  left join kept_related kept
    on kept.startup_id = s.id and kept.stamp = stamp_related(s.tagline, s.total_fundings, s.country_id, own.changes)
  cross join lateral (select coalesce(kept.ids, find_related_startups(s.id)) as ids offset 0) near`;

/** For the same query: those nearest to it, nearest first. They are looked up one by one, as any of them would be. */
export const relatedColumn: RawBuilder<ShownCard[]> = raw<ShownCard[]>`(
  select coalesce(json_agg(r.card order by near_one.place), '[]')
  from unnest(near.ids) with ordinality as near_one (id, place)
    cross join lateral (select card from found_startups where startup_id = near_one.id offset 0) r)`;

/** Nearest first; none for a slug that names no startup. */
export async function listRelated(sql: Sql, slug: string): Promise<ShownCard[]> {
  const { rows } = await raw<{ related: ShownCard[] }>`
    select ${relatedColumn} as related from startups s ${relatedJoins} where s.slug = ${slug}`.execute(
    sql,
  );
  return rows.flatMap(({ related }) => related);
}

/** With the reasons why each is near to one. */
export function toRelated(related: readonly ShownCard[], to: ShownStartup): RelatedStartup[] {
  return related.map(({ name, slug, logo, tagline, total_fundings, country_slug, industries }) => {
    const its = new Set(industries.map(([, industry]) => industry));
    const shared = to.industries.filter(([, industry]) => its.has(industry));
    return {
      name,
      slug,
      logo,
      tagline,
      total_fundings,
      reasons: startupsText.relatedReasons(
        shared.map(([industry]) => industry),
        country_slug === to.country_slug ? to.country : null,
      ),
    };
  });
}

/** Lets the best funded lead as they are now, and invalidates the pages of industries where something changed. */
export async function moveLeadingBounds(sql: Sql): Promise<void> {
  await raw`
    select record_invalidation(array(select 'industry:' || slug from industries where id = any (moved)))
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
