// Related startups, kept by db/migrations/086-related-startups.sql.

import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import { sayName } from '../text/say-name.ts';
import { startupsText } from '../text/text.ts';
import type { RelatedStartup } from './startup-contract.ts';

export interface RelatedColumns extends Omit<RelatedStartup, 'reasons'> {
  industries: string[];
  /** Name of the common country. */
  country: string | null;
}

/** Of `startups s` and its `places country`: nearest first, as RelatedColumns. */
export const relatedStartups = raw`array(
  select to_json(related) from (
    select near.name, near.slug, near.logo, near.tagline, near.total_fundings,
      case when near.country_id = s.country_id then country.name end as country,
      array(
        select i.name from startup_industries own
          join startup_industries its on its.startup_id = near.id and its.industry_id = own.industry_id
          join industries i on i.id = own.industry_id
        where own.startup_id = s.id order by own.position, i.id) as industries
    from unnest(list_related_startups(s.id)) with ordinality as place (id, position)
      join startups near on near.id = place.id
    order by place.position) related)`;

/** Empty for an unknown slug. */
export async function listRelated(sql: Sql, slug: string): Promise<RelatedStartup[]> {
  const { rows } = await raw<{ related: RelatedColumns[] }>`
    select ${relatedStartups} as related
    from startups s join places country on country.id = s.country_id
    where s.slug = ${slug}`.execute(sql);
  return rows[0]?.related.map(toRelated) ?? [];
}

export function toRelated({ industries, country, ...startup }: RelatedColumns): RelatedStartup {
  return {
    ...startup,
    reasons: startupsText.relatedReasons(industries.map(sayName), country && sayName(country)),
  };
}

/** Refreshes the best funded startups of each industry. */
export async function refreshLeaders(sql: Sql): Promise<void> {
  await raw`refresh materialized view industry_leaders`.execute(sql);
}

/** As in a database just filled. */
export async function hasNoRelated(sql: Sql): Promise<boolean> {
  const { rows } = await raw`select from related_startups limit 1`.execute(sql);
  return rows.length === 0;
}

const AT_ONCE = 10;

/** Computes in order of id until the time is over; returns the id to continue at, 0 at the end. */
export async function refreshRelated(sql: Sql, after: number, untilMs: number): Promise<number> {
  let last = after;
  do {
    const { rows } = await raw<{ last: number | null }>`
      select refresh_related_startups(${last}, ${AT_ONCE}) as last`.execute(sql);
    last = rows[0]?.last ?? 0;
  } while (last > 0 && Date.now() < untilMs);
  return last;
}
