// What happened around what a user follows: parts of a query, each with the newest events of one
// kind reached in one way, and the feed that they make.

import { type RawBuilder, sql as raw } from 'kysely';
import { cutToPrecision, type DatePrecision } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import type { RoundAmount } from '../../../base/money.ts';
import { moneyOf } from '../../../catalogue/fragments.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { FollowType } from '../../../follows/follow-type.ts';
import { type PageMeta, pageMetaOf } from '../../../http/params.ts';
import { fundingsText, dashboardText as text } from '../../../text/text.ts';
import type { FeedItem, FeedType } from './contract.ts';

const PER_PAGE = 20;

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

interface FeedRow extends RoundAmount {
  total: number;
  type: FeedType;
  id: number;
  at: Date;
  via: FollowType;
  via_name: string;
  name: string;
  slug: string;
  logo: string | null;
  tagline: string | null;
  funding_slug: string | null;
  round: FundingRound;
  on: string | null;
  precision: DatePrecision | null;
  title: string | null;
  publisher: string | null;
  old_status: FeedItem['payload']['old_status'];
  new_status: FeedItem['payload']['new_status'];
  source_url: string | null;
}

/** An empty feed has one row with the total alone. */
type NoItem = { total: number } & { [column in Exclude<keyof FeedRow, 'total'>]: null };

/** Newest first; each event once, with the nearest reason. */
export async function listFeed(
  sql: Sql,
  userId: number,
  page: number,
): Promise<{ items: FeedItem[]; meta: PageMeta }> {
  const happened = happenedAround(userId, await listFollowedOfEachType(sql, userId));
  if (!happened) return { items: [], meta: pageMetaOf(page, PER_PAGE, 0) };
  const { rows } = await raw<FeedRow | NoItem>`
    with happened as (${happened}),
    once as materialized (
      select distinct on (type, id) * from happened order by type, id, nearness, via_id, startup_id
    ), page as (
      select * from once order by at desc, type, id desc
      limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}
    )
    select counted.total, p.type, p.id, p.at, p.via,
      coalesce(vs.name, vv.name, vi.name, vp.name) as via_name,
      s.name, s.slug, s.logo, s.tagline,
      f.slug as funding_slug, f.round, ${moneyOf('f')},
      coalesce(f.announced_on, n.published_on) as on,
      coalesce(f.announced_precision, n.published_precision) as precision,
      n.title, n.publisher, ev.old_value as old_status, ev.new_value as new_status,
      coalesce(n.url, (
        select x.url from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = f.id order by r.is_preferred desc, r.id limit 1)) as source_url
    from (select count(*) as total from once) counted
      left join page p on true
      left join startups s on s.id = p.startup_id
      left join fundings f on p.type = 'funding' and f.id = p.id
      left join news n on p.type = 'news' and n.id = p.id
      left join status_changes ev on p.type = 'status_change' and ev.id = p.id
      left join startups vs on p.via = 'startup' and vs.id = p.via_id
      left join investors vv on p.via = 'investor' and vv.id = p.via_id
      left join industries vi on p.via = 'industry' and vi.id = p.via_id
      left join places vp on p.via = 'location' and vp.id = p.via_id
    order by p.at desc, p.type, p.id desc`.execute(sql);
  return {
    items: rows.filter((row): row is FeedRow => row.type !== null).map(toItem),
    meta: pageMetaOf(page, PER_PAGE, rows[0]?.total ?? 0),
  };
}

function toItem(row: FeedRow): FeedItem {
  const { type, id, at, name, slug, logo, precision, source_url } = row;
  return {
    id: `${type}-${id}`,
    type,
    occurred_at: cutToPrecision(row.on, precision) ?? at.toISOString(),
    entity: { name, slug, logo },
    ...describe(row),
    source_url,
    reason: text.reason(row.via, row.via_name),
  };
}

function describe(row: FeedRow): Pick<FeedItem, 'title' | 'payload'> {
  const { name, round, amount, old_status, new_status, tagline } = row;
  const precision = row.precision ?? undefined;
  switch (row.type) {
    case 'funding': {
      const slug = row.funding_slug ?? undefined;
      const title = name + fundingsText.raised(row);
      return { title, payload: { slug, round, amount, precision } };
    }
    case 'news': {
      const publisher = row.publisher ?? undefined;
      return { title: row.title ?? '', payload: { publisher, precision } };
    }
    case 'status_change':
      return {
        title: text.statusIs(name, new_status ?? null),
        payload: { old_status, new_status },
      };
    case 'new_in_followed':
      return { title: text.isNew(name, row.via_name), payload: { tagline } };
  }
}

export interface IndustryChoice {
  name: string;
  slug: string;
  startups_count: number;
}

export async function isFirstRun(sql: Sql, userId: number): Promise<boolean> {
  const { rows } = await raw<{ first: boolean }>`
    select first_run_done_at is null and not exists (select 1 from follows where user_id = u.id) as first
    from users u where id = ${userId}`.execute(sql);
  return rows[0]?.first ?? false;
}

export async function listIndustryChoices(sql: Sql): Promise<IndustryChoice[]> {
  const { rows } = await raw<IndustryChoice>`
    select i.name, i.slug, count(*) as startups_count
    from industries i join startup_industries si on si.industry_id = i.id
    group by i.id order by count(*) desc, i.name`.execute(sql);
  return rows;
}

/** Unknown slugs are ignored. */
export async function followIndustries(
  sql: Sql,
  userId: number,
  slugs: readonly string[],
  now: Date,
): Promise<void> {
  await raw`
    insert into follows (user_id, industry_id, created_at)
    select ${userId}::bigint, id, ${now}::timestamptz from industries where slug = any (${slugs}::text[])
    on conflict do nothing`.execute(sql);
}

/** The first choice of industries was made or skipped. */
export async function finishFirstRun(sql: Sql, userId: number, now: Date): Promise<void> {
  await raw`
    update users set first_run_done_at = coalesce(first_run_done_at, ${now})
    where id = ${userId}`.execute(sql);
}
