// Events of what a user follows, each once, by page.

import { sql as raw } from 'kysely';
import { cutToPrecision, type DatePrecision } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import type { RoundAmount } from '../../../base/money.ts';
import { moneyOf } from '../../../catalogue/fragments.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { FollowType } from '../../../follows/follow-type.ts';
import { sayFollowed } from '../../../follows/say-followed.ts';
import { type PageMeta, pageMetaOf } from '../../../http/params.ts';
import { fundingsText, dashboardText as text } from '../../../text/text.ts';
import type { FeedItem, FeedType } from './contract.ts';
import { happenedAround, listFollowedOfEachType } from './feed-parts.server.ts';
import { type FeedEvent, groupEvents } from './group-events.ts';

const PER_PAGE = 20;

interface ReachedEvent extends FeedEvent {
  via: FollowType;
  via_id: number;
}

interface FeedRow extends RoundAmount {
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
  round: FundingRound | null;
  is_facility: 'yes' | null;
  on: string | null;
  precision: DatePrecision | null;
  title: string | null;
  publisher: string | null;
  old_status: FeedItem['payload']['old_status'];
  new_status: FeedItem['payload']['new_status'];
  source_url: string | null;
}

/**
 * Events recorded since the last visit first, then the newest; each once, with the nearest
 * reason and the articles about it.
 */
export async function listFeed(
  sql: Sql,
  userId: number,
  page: number,
  since: Date | null,
): Promise<{ items: FeedItem[]; meta: PageMeta }> {
  const groups = groupEvents(await listReached(sql, userId), since);
  const shown = groups.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  const rows = await readEvents(
    sql,
    shown.flatMap(({ first, others }) => [first, ...others]),
  );
  const items = shown.flatMap(({ first, others, isNew }) => {
    const row = rows.get(keyOf(first));
    const also = others.flatMap((other) => rows.get(keyOf(other)) ?? []).map(toArticle);
    return row ? [{ ...toItem(row), is_new: isNew, also }] : [];
  });
  return { items, meta: pageMetaOf(page, PER_PAGE, groups.length) };
}

const keyOf = ({ type, id }: Pick<FeedEvent, 'type' | 'id'>) => `${type}-${id}`;

/** Newest first. */
async function listReached(sql: Sql, userId: number): Promise<ReachedEvent[]> {
  const happened = happenedAround(userId, await listFollowedOfEachType(sql, userId));
  if (!happened) return [];
  const { rows } = await raw<ReachedEvent>`
    with happened as (${happened}),
    once as materialized (
      select distinct on (type, id) * from happened order by type, id, nearness, via_id, startup_id
    )
    select o.type, o.id, o.startup_id, o.at, o.via, o.via_id,
      coalesce(f.created_at, n.created_at, o.at) as recorded_at,
      coalesce(f.announced_precision, n.published_precision) as precision,
      (select r.funding_id from sources x join funding_reports r on r.source_id = x.id
        where x.url = n.url order by r.id limit 1) as round_id
    from once o
      left join fundings f on o.type = 'funding' and f.id = o.id
      left join news n on o.type = 'news' and n.id = o.id
    order by o.at desc, o.type, o.id desc`.execute(sql);
  return rows;
}

async function readEvents(sql: Sql, events: readonly ReachedEvent[]) {
  if (events.length === 0) return new Map<string, FeedRow>();
  const { rows } = await raw<FeedRow>`
    select p.type, p.id, p.at, p.via,
      coalesce(vs.name, vv.name, vi.name, vp.name) as via_name,
      s.name, s.slug, s.logo, s.tagline,
      f.slug as funding_slug, f.round, ${moneyOf('f')}, case when f.is_facility then 'yes' end as is_facility,
      coalesce(f.announced_on, n.published_on) as on,
      coalesce(f.announced_precision, n.published_precision) as precision,
      n.title, n.publisher, ev.old_value as old_status, ev.new_value as new_status,
      coalesce(n.url, (
        select x.url from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = f.id order by r.is_preferred desc, r.id limit 1)) as source_url
    from unnest(${events.map(({ type }) => type)}::text[], ${events.map(({ id }) => id)}::bigint[],
        ${events.map(({ startup_id }) => startup_id)}::bigint[],
        ${events.map(({ at }) => at.toISOString())}::timestamptz[],
        ${events.map(({ via }) => via)}::text[], ${events.map(({ via_id }) => via_id)}::bigint[])
        as p (type, id, startup_id, at, via, via_id)
      join startups s on s.id = p.startup_id
      left join fundings f on p.type = 'funding' and f.id = p.id
      left join news n on p.type = 'news' and n.id = p.id
      left join status_changes ev on p.type = 'status_change' and ev.id = p.id
      left join startups vs on p.via = 'startup' and vs.id = p.via_id
      left join investors vv on p.via = 'investor' and vv.id = p.via_id
      left join industries vi on p.via = 'industry' and vi.id = p.via_id
      left join places vp on p.via = 'location' and vp.id = p.via_id`.execute(sql);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

function toArticle({ title, publisher, source_url }: FeedRow): FeedItem['also'][number] {
  return { title: title ?? '', publisher: publisher ?? '', url: source_url ?? '' };
}

function toItem(row: FeedRow): Omit<FeedItem, 'is_new' | 'also'> {
  const { type, id, at, name, slug, logo, precision, source_url } = row;
  return {
    id: `${type}-${id}`,
    type,
    occurred_at: cutToPrecision(row.on, precision) ?? at.toISOString(),
    entity: { name, slug, logo },
    ...describe(row),
    source_url,
    reason: text.reason(row.via, sayFollowed(row.via, row.via_name)),
  };
}

function describe(row: FeedRow): Pick<FeedItem, 'title' | 'payload'> {
  const { name, amount, old_status, new_status, tagline } = row;
  const precision = row.precision ?? undefined;
  switch (row.type) {
    case 'funding': {
      const slug = row.funding_slug ?? undefined;
      const round = row.round ?? 'Funding Round';
      const title = fundingsText.raised(name, { ...row, round });
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
      return { title: text.isNew(name, sayFollowed(row.via, row.via_name)), payload: { tagline } };
  }
}
