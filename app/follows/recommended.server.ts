import { type RawBuilder, sql as raw } from 'kysely';
import { startupRowColumns } from '../catalogue/select-rows.server.ts';
import type { StartupRow } from '../catalogue/startup-contract.ts';
import type { Sql } from '../data/database.ts';
import { sayName } from '../text/say-name.ts';
import { dashboardText as text } from '../text/text.ts';
import { RECOMMENDED } from './contract.ts';
import { countFollowed, findFollowable, listFollowed } from './follows.server.ts';

// Of each followed thing the best funded and the newest startups: the work stays bounded.
const BEST_FUNDED = 2_000;
const NEWEST_OF_EACH = 30;
// Of hundreds of followed things, the most frequent and latest are enough.
const MOST_TRAITS = 12;
const LATEST_STARTUPS = 200;
// What is followed directly counts more than what followed startups have in common.
const WEIGHTS = { followed: 2, shared: 1, place: 1.5, size: 0.05 };

interface Row extends StartupRow {
  score: number;
  traits: Parameters<typeof text.recommendedReasons>[0];
}

/** Never one followed or dismissed. Without follows, the best funded. */
export async function listRecommended(sql: Sql, userId: number, limit: number) {
  const { rows } = await raw<Row>`
    with followed as materialized (select * from follows where user_id = ${userId}),
    my_startups as materialized (
      select startup_id from followed where startup_id is not null order by created_at desc limit ${LATEST_STARTUPS}
    ), my_industries as materialized (
      ${traitsOf('industry_id', raw`startup_industries t on t.startup_id = fo.startup_id`)}
    ), my_investors as materialized (
      ${traitsOf('investor_id', raw`fundings f on f.startup_id = fo.startup_id join funding_investors t on t.funding_id = f.id`)}
    ), my_places as materialized (
      select place_id from followed where place_id is not null order by created_at desc limit ${MOST_TRAITS}
    ), mine as materialized (
      select array(select industry_id::int from my_industries) as industries,
        array(select investor_id::int from my_investors) as investors,
        array(select place_id::int from my_places) as places
    ), best as materialized (
      select ss.startup_id as id, ss.industry_ids, ss.investor_ids, ss.country_id from search_startups ss
      order by ss.total_fundings desc nulls last, ss.name, ss.startup_id limit ${BEST_FUNDED}
    ), candidates as (
      select b.id from best b, mine m
      where b.industry_ids && m.industries or b.investor_ids && m.investors or b.country_id = any(m.places)
        or not exists (select 1 from followed)
      union
      select near.id from my_industries m cross join lateral (
        select si.startup_id as id from startup_industries si where si.industry_id = m.industry_id
        order by si.startup_id desc limit ${NEWEST_OF_EACH}) near
      union
      select near.id from my_places m cross join lateral (
        (select s.id from startups s where s.country_id = m.place_id
          order by s.total_fundings desc nulls last, s.name limit ${NEWEST_OF_EACH})
        union all
        (select s.id from startups s where s.city_id = m.place_id
          order by s.total_fundings desc nulls last, s.name limit ${NEWEST_OF_EACH})) near
      union
      select f.startup_id from my_investors m cross join lateral (
        select fi.funding_id from funding_investors fi where fi.investor_id = m.investor_id
        order by fi.funding_id desc limit ${NEWEST_OF_EACH}) deals
        join fundings f on f.id = deals.funding_id
    ), nearest as (
      select s.id, ss.industry_ids, ss.investor_ids,
        ${WEIGHTS.size}::float * ln(1 + coalesce(ss.total_fundings, 0) / 1e6)
        + ${WEIGHTS.place}::float * (select count(*) from my_places m where m.place_id in (s.country_id, s.city_id))
        + coalesce((select sum(m.weight) from my_industries m where m.industry_id = any(ss.industry_ids)), 0)
        + coalesce((select sum(m.weight) from my_investors m where m.investor_id = any(ss.investor_ids)), 0) as score
      from candidates c join search_startups ss on ss.startup_id = c.id join startups s on s.id = c.id
      where c.id not in (select startup_id from followed where startup_id is not null)
        and c.id not in (select startup_id from dismissed_recommendations where user_id = ${userId})
      order by score desc, s.name, s.id limit ${limit}
    )
    select ${startupRowColumns}, n.score, json_build_object(
      'followed', ${namesOf('industry', 'followed')} || array(
        select p.name from my_places m join places p on p.id = m.place_id
        where m.place_id in (s.country_id, s.city_id) order by p.name),
      'shared', ${namesOf('industry', 'shared')},
      'followedInvestors', ${namesOf('investor', 'followed')},
      'sharedInvestors', ${namesOf('investor', 'shared')}) as traits
    from nearest n join startups s on s.id = n.id join places country on country.id = s.country_id
    order by n.score desc, s.name, s.id`.execute(sql);
  return rows.map(({ traits, score, ...row }) => ({
    ...row,
    is_liked_by_user: false,
    score: Math.round(score * 1_000) / 1_000,
    reasons: text.recommendedReasons({
      ...traits,
      followed: traits.followed.map(sayName),
      shared: traits.shared.map(sayName),
    }),
  }));
}

/** Directly followed things, and those that followed startups share through a join of t. */
function traitsOf(id: string, shared: RawBuilder<unknown>) {
  const trait = raw.ref(id);
  return raw`select ${trait}, max(weight) as weight from (
      select ${trait}, ${WEIGHTS.followed}::float as weight, 1 as times from followed where ${trait} is not null
      union all
      select t.${trait}, ${WEIGHTS.shared}::float, count(*) from my_startups fo join ${shared}
      group by t.${trait}) both_kinds
    group by ${trait} order by max(weight) desc, sum(times) desc, ${trait} limit ${MOST_TRAITS}`;
}

function namesOf(kind: 'industry' | 'investor', weight: 'followed' | 'shared') {
  const [mine, table, id, ids] =
    kind === 'industry'
      ? [raw`my_industries`, raw`industries`, raw`industry_id`, raw`n.industry_ids`]
      : [raw`my_investors`, raw`investors`, raw`investor_id`, raw`n.investor_ids`];
  return raw`array(select x.name from ${mine} m join ${table} x on x.id = m.${id}
    where m.${id} = any(${ids}) and m.weight = ${WEIGHTS[weight]}::float order by x.name)`;
}

/** Stops recommending this startup to this user; idempotent. Throws 404. */
export async function dismissRecommended(sql: Sql, userId: number, slug: string, now: Date) {
  const { id } = await findFollowable(sql, 'startup', slug);
  await raw`
    insert into dismissed_recommendations (user_id, startup_id, created_at)
    values (${userId}, ${id}, ${now}) on conflict do nothing`.execute(sql);
}

const FOLLOWED_SHOWN = 10;

export type SidePanels = Awaited<ReturnType<typeof loadSidePanels>>;

/** Everything that somebody follows, the newest first, and recommendations. */
export async function loadSidePanels(sql: Sql, userId: number) {
  const [likes, total, recommended] = await Promise.all([
    listFollowed(sql, userId, { limit: FOLLOWED_SHOWN, offset: 0 }),
    countFollowed(sql, userId),
    listRecommended(sql, userId, RECOMMENDED),
  ]);
  return { likes, total, recommended };
}
