import { sql as raw } from 'kysely';
import type { PartialDate } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import type { RoundAmount } from '../../../base/money.ts';
import type { Sql } from '../../../data/database.ts';
import { partialDateOf } from '../../../data/partial-date-of.ts';
import {
  type FeedSubject,
  isAbout,
  isFew,
  listNewlyFunded,
  listStartupsOf,
} from './feed-scope.server.ts';

export interface FeedFunding extends RoundAmount {
  slug: string;
  /** The slug at first publication, which survives corrections. */
  first_slug: string;
  startup: string;
  round: FundingRound;
  announced_on: PartialDate | null;
  investors: string[];
  source_url: string | null;
  updated_at: Date;
}

/** Undated rounds last. */
export async function listFeedFundings(
  sql: Sql,
  subject: FeedSubject | null,
  limit: number,
): Promise<FeedFunding[]> {
  const isOfFew = subject !== null && (await isFew(sql, subject, limit));
  const fundings = isOfFew
    ? raw`(${listNewlyFunded(subject, limit)}) s
        cross join lateral (select id, announced_on from fundings where startup_id = s.id offset 0) f`
    : raw`fundings f where ${isAbout(subject, raw`f.startup_id`)}`;
  const { rows } = await raw<FeedFunding>`
    with newest as (
      select * from fundings where id in (
        select f.id from ${fundings} order by f.announced_on desc nulls last, f.id desc limit ${limit})
    ), former as (
      select entity_id, (array_agg(old_slug order by changed_at, old_slug))[1] as slug
      from slug_history
      where kind = 'funding' and entity_id = any (array(select id from newest))
      group by entity_id
    )
    select f.slug, coalesce(former.slug, f.slug) as first_slug, s.name as startup, f.round,
      f.amount_usd as amount, f.reported_amount, f.reported_currency,
      ${partialDateOf('f.announced')} as announced_on, f.updated_at,
      array(select i.name || case when fi.is_lead then ' (lead)' else '' end
        from funding_investors fi join investors i on i.id = fi.investor_id
        where fi.funding_id = f.id
        order by fi.is_lead desc, fi.position, i.name) as investors,
      (select x.url from funding_reports r join sources x on x.id = r.source_id
        where r.funding_id = f.id order by r.is_preferred desc, r.id limit 1) as source_url
    from newest f
      join startups s on s.id = f.startup_id
      left join former on former.entity_id = f.id
    order by f.announced_on desc nulls last, f.id desc`.execute(sql);
  return rows;
}

export interface FeedNews {
  title: string;
  publisher: string;
  url: string;
  published_on: PartialDate;
  startups: string[];
}

export async function listFeedNews(
  sql: Sql,
  subject: FeedSubject | null,
  limit: number,
): Promise<FeedNews[]> {
  const isOfFew = subject !== null && (await isFew(sql, subject, limit));
  const mentions = isOfFew
    ? raw`(${listStartupsOf(subject)} offset 0) s join news_startups about on about.startup_id = s.id`
    : raw`news_startups about where ${isAbout(subject, raw`about.startup_id`)}`;
  const { rows } = await raw<FeedNews>`
    select n.title, n.publisher, n.url, ${partialDateOf('n.published')} as published_on,
      array(select s.name from news_startups ns join startups s on s.id = ns.startup_id
        where ns.news_id = n.id order by lower(s.name), s.id) as startups
    from (select distinct about.news_id as id, about.published_on from ${mentions}
        order by about.published_on desc, about.news_id desc limit ${limit}) newest
      join news n on n.id = newest.id
    order by n.published_on desc, n.id desc`.execute(sql);
  return rows;
}
