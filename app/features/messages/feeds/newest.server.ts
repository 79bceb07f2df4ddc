// The newest rounds by announcement and the newest news, of everything or of one subject.

import { type RawBuilder, sql as raw } from 'kysely';
import type { PartialDate } from '../../../base/dates.ts';
import { listNumberedRounds } from '../../../catalogue/round-rows.server.ts';
import type { Sql } from '../../../data/database.ts';
import { partialDateOf } from '../../../data/partial-date-of.ts';
import type { FeedSubjectKind } from '../../../feeds/feed-link.ts';
import { findTotals } from '../../../figures/sums.server.ts';
import { isAbout, type Subject } from '../new-records.server.ts';

type FeedSubject = Subject & { type: FeedSubjectKind };

/** Undated rounds last. */
export async function listNewestRounds(sql: Sql, subject: FeedSubject | null, limit: number) {
  const isOfFew = subject !== null && (await isFew(sql, subject, limit));
  const fundings = isOfFew
    ? raw`(${listNewlyFunded(subject, limit)}) s
        cross join lateral (select id, announced_on from fundings where startup_id = s.id offset 0) f`
    : raw`fundings f where ${subject ? isAbout(subject, raw`f.startup_id`) : raw`true`}`;
  const { rows } = await raw<{ id: number }>`
    select f.id from ${fundings}
    order by f.announced_on desc nulls last, f.id desc limit ${limit}`.execute(sql);
  return listNumberedRounds(
    sql,
    rows.map(({ id }) => id),
  );
}

export interface FeedNews {
  title: string;
  publisher: string;
  url: string;
  published_on: PartialDate;
  startups: string[];
}

export async function listNewestNews(sql: Sql, subject: FeedSubject | null, limit: number) {
  const isOfFew = subject !== null && (await isFew(sql, subject, limit));
  const mentions = isOfFew
    ? raw`(${listStartupsOf(subject)} offset 0) s join news_startups about on about.startup_id = s.id`
    : raw`news_startups about where ${subject ? isAbout(subject, raw`about.startup_id`) : raw`true`}`;
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

function listStartupsOf({ type, id }: FeedSubject): RawBuilder<unknown> {
  if (type === 'startup') return raw`select ${id}::bigint as id`;
  if (type === 'industry') {
    return raw`select startup_id as id from startup_industries where industry_id = ${id}`;
  }
  return raw`select id from startups where country_id = ${id} union select id from startups where city_id = ${id}`;
}

/** Ids of the startups with its newest rounds. */
function listNewlyFunded(subject: FeedSubject, most: number): RawBuilder<unknown> {
  const { type, id } = subject;
  if (type !== 'location') return listStartupsOf(subject);
  const newestIn = (column: string) => raw`(
    select id from startups where ${raw.ref(column)} = ${id} and last_funding_on is not null
    order by last_funding_on desc fetch first (${most}::int) rows with ties)`;
  return raw`
    with dated as materialized (${newestIn('country_id')} union ${newestIn('city_id')})
    select id from dated
    union all
    select s.id from (${listStartupsOf(subject)}) own join startups s on s.id = own.id
    where s.last_funding_on is null and (select count(*) from dated) < ${most}::int`;
}

/** Whether reading all of its startups' entries is cheaper than reading the newest of all. */
async function isFew(sql: Sql, { type, id }: FeedSubject, limit: number): Promise<boolean> {
  if (type === 'startup') return true;
  const [own, all] = await Promise.all([
    findTotals(sql, type === 'industry' ? { industryId: id } : { place: { id } }),
    findTotals(sql, {}),
  ]);
  return own.startups_count ** 2 <= limit * all.startups_count;
}
