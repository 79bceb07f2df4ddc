import { sql as raw } from 'kysely';
import { cutToPrecision, type DatePrecision } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import type { RoundAmount } from '../../../base/money.ts';
import type { Sql } from '../../../data/database.ts';
import type { FollowType } from '../../../follows/follow-type.ts';
import { fundingsText, dashboardText as text } from '../../../text/text.ts';
import type { FeedItem, FeedType } from './contract.ts';
import { happenedAround, listFollowedOfEachType } from './feed-parts.server.ts';

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
  perPage: number,
): Promise<{ total: number; items: FeedItem[] }> {
  const happened = happenedAround(userId, await listFollowedOfEachType(sql, userId));
  if (!happened) return { total: 0, items: [] };
  const { rows } = await raw<FeedRow | NoItem>`
    with happened as (${happened}),
    once as materialized (
      select distinct on (type, id) * from happened order by type, id, nearness, via_id, startup_id
    ), page as (
      select * from once order by at desc, type, id desc
      limit ${perPage} offset ${(page - 1) * perPage}
    )
    select counted.total, p.type, p.id, p.at, p.via,
      coalesce(vs.name, vv.name, vi.name, vp.name) as via_name,
      s.name, s.slug, s.logo, s.tagline,
      f.slug as funding_slug, f.round, f.amount_usd as amount, f.reported_amount, f.reported_currency,
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

function titleOf(row: FeedRow): string {
  const { type, name, title, new_status, via_name } = row;
  if (type === 'funding') return name + fundingsText.raised(row);
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
