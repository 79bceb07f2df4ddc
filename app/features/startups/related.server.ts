// The startups nearest to one: shared industries weighted by how rare they are, the same country,
// a near size and like words in the tagline (decisions.md, competitors).
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { startupsText } from '../../text/text.ts';
import type { RelatedStartup } from './contract.ts';

// A startup is compared with the best funded of each of its industries, not with all of them.
const CANDIDATES_PER_INDUSTRY = 200;
// Of an industry with more startups, which may be tens of thousands, those count that are among the best funded of the
// country or of all.
const SMALL_INDUSTRY = 200;
const BEST_OF_COUNTRY = 150;
const BEST_OF_ALL = 250;
const WEIGHTS = { sameCountry: 0.35, size: 0.25, words: 0.6 };

interface Candidate extends Omit<RelatedStartup, 'reasons'> {
  shared: string[];
  same_country: string | null;
}

/** Up to `limit` startups, nearest first, each with its reasons. */
export async function listRelated(
  sql: Sql,
  startupId: number,
  limit = 4,
): Promise<RelatedStartup[]> {
  const { rows } = await raw<Candidate>`
    with self as (
      select id, country_id, total_fundings, coalesce(tagline, '') as tagline
      from startups where id = ${startupId}
    ), mine as materialized (
      select si.industry_id, 1 / ln(2 + sum(sums.startups_count)) as weight,
        sum(sums.startups_count) <= ${SMALL_INDUSTRY} as is_small
      from startup_industries si
        join startup_sums sums on sums.industry_id = si.industry_id and sums.place_id = 0
      where si.startup_id = ${startupId}
      group by si.industry_id having sum(sums.startups_count) > 0
    ), best as materialized (
      (select id from startups where country_id = (select country_id from self)
        order by total_fundings desc nulls last, name limit ${BEST_OF_COUNTRY})
      union
      (select id from startups order by total_fundings desc nulls last, name limit ${BEST_OF_ALL})
    ), near as (
      select listed.id, mine.industry_id, mine.weight
      from mine cross join lateral (
        select s.id from startup_industries si join startups s on s.id = si.startup_id
        where mine.is_small and si.industry_id = mine.industry_id and s.id <> ${startupId}
        order by (s.country_id = (select country_id from self)) desc,
          s.total_fundings desc nulls last, s.id
        limit ${CANDIDATES_PER_INDUSTRY}) listed
      union all
      select best.id, mine.industry_id, mine.weight
      -- One by one: joined, all startups of the industry would be read.
      from best cross join lateral (
          select si.industry_id from startup_industries si where si.startup_id = best.id offset 0) theirs
        join mine on mine.industry_id = theirs.industry_id
      where not mine.is_small and best.id <> ${startupId}
    ), candidates as (
      select id, sum(weight) as industry_score, array_agg(industry_id order by weight desc) as industry_ids
      from near group by id
    )
    select s.name, s.slug, s.logo, s.tagline, s.total_fundings,
      array(select i.name from unnest(c.industry_ids) with ordinality wanted (id, place)
        join industries i on i.id = wanted.id order by wanted.place) as shared,
      case when s.country_id = self.country_id then country.name end as same_country
    from candidates c
      join startups s on s.id = c.id
      join places country on country.id = s.country_id
      cross join self
    order by c.industry_score
      + case when s.country_id = self.country_id then ${WEIGHTS.sameCountry}::float else 0 end
      + case when s.total_fundings > 0 and self.total_fundings > 0
          then ${WEIGHTS.size}::float / (1 + abs(ln(s.total_fundings::float / self.total_fundings::float))) else 0 end
      + ${WEIGHTS.words}::float * similarity(coalesce(s.tagline, ''), self.tagline) desc,
      s.total_fundings desc nulls last, s.name
    limit ${limit}`.execute(sql);
  return rows.map(({ shared, same_country, ...startup }) => ({
    ...startup,
    reasons: startupsText.relatedReasons(shared, same_country),
  }));
}
