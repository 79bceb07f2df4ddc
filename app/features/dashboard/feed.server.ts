// What happened around what somebody follows (decisions.md, accounts: feed).
import { type RawBuilder, sql as raw } from 'kysely';
import type { FundingRound } from '../../base/enumerations.ts';
import { formatMoneyTable } from '../../base/money.ts';
import { cutToPrecision, type DatePrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import { fundingsText, dashboardText as text } from '../../text/text.ts';
import type { FollowType } from '../follows/follow-type.ts';
import type { FeedItem, FeedType } from './contract.ts';

// Of each way something comes into a feed, its newest. Whoever follows a whole country reads no further back.
const NEWEST_OF_EACH = 500;

/** Events as e.id, e.startup_id, e.at. */
const FUNDINGS = raw`(select id, startup_id, announced_on::timestamp at time zone 'UTC' as at
  from fundings where announced_on is not null)`;
const NEWS = raw`(select n.id, ns.startup_id, n.published_on::timestamp at time zone 'UTC' as at
  from news n join news_startups ns on ns.news_id = n.id)`;
const STATUS_CHANGES = raw`(select id, startup_id, created_at as at from startup_events where kind = 'status')`;
const NEW_STARTUPS = raw`(select id, id as startup_id, created_at as at from startups)`;

/** Where the startup of an event is followed, or lies in what is; the nearest counts. */
const BY_STARTUP = branch(
  'startup',
  1,
  (events) => raw`join ${events} e on e.startup_id = fo.startup_id`,
);
const BY_INVESTOR = branch(
  'investor',
  2,
  (events) =>
    raw`join funding_investors fi on fi.investor_id = fo.investor_id join ${events} e on e.id = fi.funding_id`,
);
const BY_INDUSTRY = branch(
  'industry',
  3,
  (events) =>
    raw`join startup_industries si on si.industry_id = fo.industry_id join ${events} e on e.startup_id = si.startup_id`,
);
const BY_PLACE = branch(
  'location',
  4,
  (events) =>
    raw`join startups s on fo.place_id in (s.country_id, s.city_id) join ${events} e on e.startup_id = s.id`,
);

type Branch = (type: FeedType, events: RawBuilder<unknown>) => RawBuilder<unknown>;

function branch(
  via: FollowType,
  nearness: number,
  join: (events: RawBuilder<unknown>) => RawBuilder<unknown>,
): Branch {
  return (type, events) => raw`(
    select ${raw.lit(type)} as type, e.id, e.startup_id, e.at, ${raw.lit(via)} as via, fo.entity_id as via_id,
      ${raw.lit(nearness)} as nearness
    from followed fo ${join(events)}
    where fo.type = ${raw.lit(via)}
      ${type === 'new_in_followed' ? raw`and e.at > fo.created_at` : raw``}
    order by e.at desc, e.id desc limit ${raw.lit(NEWEST_OF_EACH)})`;
}

const HAPPENED = raw.join(
  [
    ...[BY_STARTUP, BY_INVESTOR, BY_INDUSTRY, BY_PLACE].map((by) => by('funding', FUNDINGS)),
    ...[BY_STARTUP, BY_INDUSTRY, BY_PLACE].map((by) => by('news', NEWS)),
    ...[BY_STARTUP, BY_INDUSTRY, BY_PLACE].map((by) => by('status_change', STATUS_CHANGES)),
    ...[BY_INDUSTRY, BY_PLACE].map((by) => by('new_in_followed', NEW_STARTUPS)),
  ],
  raw` union all `,
);

interface FeedRow {
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
  amount: number | null;
  on: string | null;
  precision: DatePrecision | null;
  title: string | null;
  publisher: string | null;
  old_status: FeedItem['payload']['old_status'];
  new_status: FeedItem['payload']['new_status'];
  source_url: string | null;
}

/** One page of a user's feed, newest first; each event once, with the nearest reason. */
export async function listFeed(
  sql: Sql,
  userId: number,
  page: number,
  perPage: number,
): Promise<{ total: number; items: FeedItem[] }> {
  const { rows } = await raw<FeedRow | (Partial<FeedRow> & { total: number; type: null })>`
    with followed as materialized (select * from follows where user_id = ${userId}),
    happened as (${HAPPENED}),
    once as materialized (
      select distinct on (type, id) * from happened order by type, id, nearness, via_id, startup_id
    ), page as (
      select * from once order by at desc, type, id desc
      limit ${perPage} offset ${(page - 1) * perPage}
    )
    select counted.total, p.type, p.id, p.at, p.via,
      coalesce(vs.name, vv.name, vi.name, vp.name) as via_name,
      s.name, s.slug, s.logo, s.tagline,
      f.slug as funding_slug, f.round, f.amount_usd as amount,
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
      left join startup_events ev on p.type = 'status_change' and ev.id = p.id
      left join startups vs on p.via = 'startup' and vs.id = p.via_id
      left join investors vv on p.via = 'investor' and vv.id = p.via_id
      left join industries vi on p.via = 'industry' and vi.id = p.via_id
      left join places vp on p.via = 'location' and vp.id = p.via_id
    order by p.at desc, p.type, p.id desc`.execute(sql);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.filter((row): row is FeedRow => row.type !== null).map(toItem),
  };
}

function toItem(row: FeedRow): FeedItem {
  const { type, id, at, name, slug, logo, precision, source_url } = row;
  return {
    id: `${type}-${id}`,
    type,
    occurred_at: cutToPrecision(row.on, precision) ?? at.toISOString(),
    entity: { name, slug, logo },
    title: titleOf(row),
    payload: payloadOf(row),
    source_url,
    reason: text.reason(row.via, row.via_name),
  };
}

function titleOf({ type, name, amount, round, title, new_status, via_name }: FeedRow): string {
  if (type === 'funding') {
    return name + fundingsText.raised(amount === null ? null : formatMoneyTable(amount), round);
  }
  if (type === 'news') return title ?? '';
  if (type === 'status_change') return text.statusIs(name, new_status ?? null);
  return text.isNew(name, via_name);
}

function payloadOf(row: FeedRow): FeedItem['payload'] {
  const { type, round, amount, funding_slug, publisher, old_status, new_status, tagline } = row;
  const precision = row.precision ?? undefined;
  if (type === 'funding') return { slug: funding_slug ?? undefined, round, amount, precision };
  if (type === 'news') return { publisher: publisher ?? undefined, precision };
  if (type === 'status_change') return { old_status, new_status };
  return { tagline };
}
