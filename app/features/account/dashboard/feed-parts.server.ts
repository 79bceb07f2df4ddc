// Events of what a user follows: parts of a query, each with the newest events of one
// kind reached in one way.

import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { FollowType } from '../../../follows/follow-type.ts';
import type { FeedType } from './contract.ts';

type Raw = RawBuilder<unknown>;

// Limit of each part, for those who follow a whole country.
const NEWEST_OF_EACH = 300;

// Up to this many startups, reading all their events is cheaper than walking back through all.
const FEW_STARTUPS = raw`(select sqrt(200 * greatest(reltuples, 50000))::int from pg_class where oid = 'startups'::regclass)`;

interface Followed {
  type: FollowType;
  ids: number[];
  /** An industry or place with many startups. */
  isBroad: boolean;
}

export async function listFollowedOfEachType(sql: Sql, userId: number): Promise<Followed[]> {
  const { rows } = await raw<Followed>`
    select mine.type, mine.ids, case mine.type
      when 'industry' then (select count(*) from (select 1 from startup_industries
        where industry_id = any(mine.ids) limit ${FEW_STARTUPS} + 1) few) > ${FEW_STARTUPS}
      when 'location' then (select count(*) from (select 1 from startups
        where country_id = any(mine.ids) or city_id = any(mine.ids)
        limit ${FEW_STARTUPS} + 1) few) > ${FEW_STARTUPS}
      else false end as "isBroad"
    from (select type, array_agg(entity_id) as ids from follows where user_id = ${userId} group by type) mine
    order by mine.type`.execute(sql);
  return rows;
}

interface Events {
  from: Raw;
  startupId: Raw;
  at: Raw;
  /** Matches an index. */
  newestFirst: Raw;
}

const EVENTS: Record<FeedType, Events> = {
  funding: {
    from: raw`(select * from fundings where announced_on is not null) e`,
    startupId: raw`e.startup_id`,
    at: raw`e.announced_on::timestamp at time zone 'UTC'`,
    newestFirst: raw`e.announced_on desc nulls last, e.id desc`,
  },
  news: {
    from: raw`(select n.*, ns.startup_id from news n join news_startups ns on ns.news_id = n.id) e`,
    startupId: raw`e.startup_id`,
    at: raw`e.published_on::timestamp at time zone 'UTC'`,
    newestFirst: raw`e.published_on desc, e.id desc`,
  },
  status_change: {
    from: raw`status_changes e`,
    startupId: raw`e.startup_id`,
    at: raw`e.created_at`,
    newestFirst: raw`e.created_at desc, e.id desc`,
  },
  new_in_followed: {
    from: raw`startups e`,
    startupId: raw`e.id`,
    at: raw`e.created_at`,
    newestFirst: raw`e.created_at desc, e.id desc`,
  },
};

/** `nearness` chooses among several reasons: the lowest is shown. */
const WAYS: Record<FollowType, { nearness: number; types: readonly FeedType[] }> = {
  startup: { nearness: 1, types: ['funding', 'news', 'status_change'] },
  investor: { nearness: 2, types: ['funding'] },
  industry: { nearness: 3, types: ['funding', 'news', 'status_change', 'new_in_followed'] },
  location: { nearness: 4, types: ['funding', 'news', 'status_change', 'new_in_followed'] },
};

/** Null for a user without follows. */
export function happenedAround(userId: number, followed: readonly Followed[]): Raw | null {
  const parts = followed.flatMap((mine) =>
    WAYS[mine.type].types.map((type) => partOf(userId, mine, type)),
  );
  return parts.length > 0 ? raw.join(parts, raw` union all `) : null;
}

function partOf(userId: number, mine: Followed, type: FeedType): Raw {
  const { nearness } = WAYS[mine.type];
  const { startupId, at, newestFirst } = EVENTS[type];
  return raw`(
    select ${raw.lit(type)} as type, e.id, ${startupId} as startup_id, ${at} as at,
      ${raw.lit(mine.type)} as via, m.via_id, ${raw.lit(nearness)} as nearness
    from ${joinOf(mine, EVENTS[type])}
    ${type === 'new_in_followed' ? sinceFollowed(userId, mine.type, at) : raw``}
    order by ${newestFirst} limit ${raw.lit(NEWEST_OF_EACH)})`;
}

/** Events as e, with the followed m.via_id they belong to. */
function joinOf({ type, ids, isBroad }: Followed, { from, startupId }: Events): Raw {
  const mine = raw`${ids}::bigint[]`;
  if (type === 'startup') {
    return raw`(select unnest(${mine}) as via_id) m join ${from} on ${startupId} = m.via_id`;
  }
  if (type === 'investor') {
    return raw`(select fi.funding_id, fi.investor_id as via_id from funding_investors fi
      where fi.investor_id = any(${mine})) m join ${from} on e.id = m.funding_id`;
  }
  const members =
    type === 'industry'
      ? raw`select si.startup_id, si.industry_id as via_id from startup_industries si
          where si.industry_id = any(${mine})`
      : raw`select s.id as startup_id, case when s.city_id = any(${mine}) then s.city_id else s.country_id end as via_id
          from startups s where (s.country_id = any(${mine}) or s.city_id = any(${mine}))`;
  if (!isBroad) return raw`(${members}) m join ${from} on ${startupId} = m.startup_id`;
  const column = type === 'industry' ? raw`si.startup_id` : raw`s.id`;
  return raw`${from} cross join lateral (${members} and ${column} = ${startupId} order by 2 limit 1) m`;
}

/** Excludes events from before the follow. */
function sinceFollowed(userId: number, type: FollowType, at: Raw): Raw {
  const mine = raw`select created_at from follows where user_id = ${userId} and type = ${raw.lit(type)}`;
  return raw`where ${at} > (select min(since.created_at) from (${mine}) since)
    and ${at} > (${mine} and entity_id = m.via_id)`;
}
