// Startups somebody may want to follow (decisions.md, accounts: recommended).
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { dashboardText as text } from '../../text/text.ts';
import type { StartupRow } from '../startups/contract.ts';
import { startupRowColumns } from '../startups/select-rows.server.ts';
import type { RecommendedStartup } from './contract.ts';

// The best funded of each industry, place and investor: at a million startups an industry has tens of thousands.
const CANDIDATES_OF_EACH = 200;
// Somebody who follows hundreds is described well enough by what they follow most of.
const MOST_TRAITS = 30;
// What one follows by name counts more than what only the startups one follows have in common.
const WEIGHTS = { followed: 2, shared: 1, place: 1.5, size: 0.05 };

interface Row extends StartupRow {
  score: number;
  followed_industries: string[];
  shared_industries: string[];
  places: string[];
  followed_investors: string[];
  shared_investors: string[];
}

/**
 * Startups near to what a user follows, nearest first: its industries, places and investors, and those of the startups
 * followed. Never one that is followed or was dismissed. Who follows nothing gets the best funded.
 */
export async function listRecommended(
  sql: Sql,
  userId: number,
  limit: number,
): Promise<RecommendedStartup[]> {
  const { rows } = await raw<Row>`
    with followed as materialized (select * from follows where user_id = ${userId}),
    my_industries as materialized (
      select industry_id, max(weight) as weight from (
        select industry_id, ${WEIGHTS.followed}::float as weight, 1 as times from followed where industry_id is not null
        union all
        select si.industry_id, ${WEIGHTS.shared}::float, count(*) from followed fo
          join startup_industries si on si.startup_id = fo.startup_id group by si.industry_id) both_kinds
      group by industry_id order by max(weight) desc, sum(times) desc, industry_id limit ${MOST_TRAITS}
    ), my_investors as materialized (
      select investor_id, max(weight) as weight from (
        select investor_id, ${WEIGHTS.followed}::float as weight, 1 as times from followed where investor_id is not null
        union all
        select fi.investor_id, ${WEIGHTS.shared}::float, count(*) from followed fo
          join fundings f on f.startup_id = fo.startup_id
          join funding_investors fi on fi.funding_id = f.id group by fi.investor_id) both_kinds
      group by investor_id order by max(weight) desc, sum(times) desc, investor_id limit ${MOST_TRAITS}
    ), my_places as (
      select place_id from followed where place_id is not null
    ), candidates as (
      select near.id from my_industries m cross join lateral (
        select s.id from startup_industries si join startups s on s.id = si.startup_id
        where si.industry_id = m.industry_id
        order by s.total_fundings desc nulls last, s.id limit ${CANDIDATES_OF_EACH}) near
      union
      select near.id from my_places m cross join lateral (
        select s.id from startups s where m.place_id in (s.country_id, s.city_id)
        order by s.total_fundings desc nulls last, s.id limit ${CANDIDATES_OF_EACH}) near
      union
      select near.id from my_investors m cross join lateral (
        select f.startup_id as id from funding_investors fi join fundings f on f.id = fi.funding_id
        where fi.investor_id = m.investor_id order by f.announced_on desc nulls last limit ${CANDIDATES_OF_EACH}) near
      union
      select popular.id from (
        select s.id from startups s where not exists (select 1 from followed)
        order by s.total_fundings desc nulls last, s.id limit ${CANDIDATES_OF_EACH}) popular
    ), open_candidates as (
      select id from candidates c
      where not exists (select 1 from followed fo where fo.startup_id = c.id)
        and not exists (select 1 from dismissed_recommendations d where d.user_id = ${userId} and d.startup_id = c.id)
    ), traits as (
      select c.id, 'industry' as kind, i.name, m.weight from open_candidates c
        join startup_industries si on si.startup_id = c.id
        join my_industries m on m.industry_id = si.industry_id join industries i on i.id = m.industry_id
      union
      select c.id, 'place', p.name, ${WEIGHTS.place}::float from open_candidates c
        join startups s on s.id = c.id join my_places m on m.place_id in (s.country_id, s.city_id)
        join places p on p.id = m.place_id
      union
      select c.id, 'investor', v.name, m.weight from open_candidates c
        join fundings f on f.startup_id = c.id join funding_investors fi on fi.funding_id = f.id
        join my_investors m on m.investor_id = fi.investor_id join investors v on v.id = m.investor_id
    ), scored as (
      select c.id, coalesce(sum(t.weight), 0) as nearness,
        coalesce(array_agg(t.name order by t.name) filter (where t.kind = 'industry' and t.weight = ${WEIGHTS.followed}::float), '{}') as followed_industries,
        coalesce(array_agg(t.name order by t.name) filter (where t.kind = 'industry' and t.weight = ${WEIGHTS.shared}::float), '{}') as shared_industries,
        coalesce(array_agg(t.name order by t.name) filter (where t.kind = 'place'), '{}') as places,
        coalesce(array_agg(t.name order by t.name) filter (where t.kind = 'investor' and t.weight = ${WEIGHTS.followed}::float), '{}') as followed_investors,
        coalesce(array_agg(t.name order by t.name) filter (where t.kind = 'investor' and t.weight = ${WEIGHTS.shared}::float), '{}') as shared_investors
      from open_candidates c left join traits t on t.id = c.id group by c.id
    )
    select ${startupRowColumns}, c.followed_industries, c.shared_industries, c.places,
      c.followed_investors, c.shared_investors,
      c.nearness + ${WEIGHTS.size}::float * ln(1 + coalesce(s.total_fundings, 0)::float / 1e6) as score
    from scored c join startups s on s.id = c.id join places country on country.id = s.country_id
    order by score desc, s.name, s.id limit ${limit}`.execute(sql);
  return rows.map(
    ({
      followed_industries,
      shared_industries,
      places,
      followed_investors,
      shared_investors,
      score,
      ...row
    }) => ({
      ...row,
      is_liked_by_user: false,
      score: Math.round(score * 1_000) / 1_000,
      reasons: text.recommendedReasons({
        followed: [...followed_industries, ...places],
        shared: shared_industries,
        followedInvestors: followed_investors,
        sharedInvestors: shared_investors,
      }),
    }),
  );
}
