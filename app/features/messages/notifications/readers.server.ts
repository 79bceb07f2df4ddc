// Who is to be notified of what. Moments and kinds are those of new-records.server.ts.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { listRecommended } from '../../../follows/recommended.server.ts';
import { wants } from '../../../outbox/may-mail.server.ts';
import type { Frequency, NotificationKind } from '../../../outbox/preferences.ts';
import { listRecorded } from '../new-records.server.ts';

export interface DueReader {
  userId: number;
  name: string;
  email: string;
  timezone: string;
  /** Newest first. */
  eventIds: number[];
}

export interface DueQuery {
  frequency: Frequency;
  since: Date;
  /** Of digests: what is due by time zone. All time zones when absent. */
  periods?: ReadonlyMap<string, string>;
  /** Readers are in the order of their ids, after this one. */
  afterUserId: number;
}

/** Readers taken at once. */
const BATCH = 200;

export const FOLLOWED_KINDS = {
  followed_funding: 'round',
  followed_news: 'news',
  followed_status: 'status',
} as const;

/** Of events h: the follows fo that they concern. */
const CONCERNED = [
  raw`follows fo on fo.startup_id = h.startup_id`,
  raw`startup_industries si on si.startup_id = h.startup_id join follows fo on fo.industry_id = si.industry_id`,
  raw`startups s on s.id = h.startup_id
    join follows fo on fo.place_id = any(array[s.country_id, s.state_id, s.city_id])`,
];
/** Followers of an investor are notified of its rounds. */
const CONCERNED_BY_ROUND = raw`funding_investors fi on fi.funding_id = h.event_id
    join follows fo on fo.investor_id = fi.investor_id`;

/** Events of startups, industries and places they follow, from the time of following. */
export function listFollowers(
  sql: Sql,
  kind: keyof typeof FOLLOWED_KINDS,
  query: DueQuery,
): Promise<DueReader[]> {
  const of = FOLLOWED_KINDS[kind];
  const follows = of === 'round' ? [...CONCERNED, CONCERNED_BY_ROUND] : CONCERNED;
  const told = follows.map(
    (joined) => raw`
      select fo.user_id, h.event_id from happenings h join ${joined} where fo.created_at <= h.created_at`,
  );
  const audience = raw`
    with happenings as materialized (${listRecorded(of, query)})
    ${raw.join(told, raw` union `)}`;
  return listDueReaders(sql, kind, audience, query);
}

/** At most 200 of an audience (user_id, event_id); no unverified addresses or paused accounts. */
export async function listDueReaders(
  sql: Sql,
  kind: NotificationKind,
  audience: RawBuilder<unknown>,
  { frequency, periods, afterUserId }: DueQuery,
): Promise<DueReader[]> {
  const timezones = periods ? [...periods.keys()] : null;
  const { rows } = await raw<DueReader>`
    select u.id as "userId", u.name, u.email, u.timezone,
      array_agg(distinct a.event_id order by a.event_id desc) as "eventIds"
    from (${audience}) a join users u on u.id = a.user_id
    where ${wants(kind, frequency)} and u.id > ${afterUserId}
      and (${timezones}::text[] is null or u.timezone = any(${timezones}::text[]))
      and not exists (select 1 from notified_events n
        where n.user_id = u.id and n.kind = ${kind} and n.event_id = a.event_id)
    group by u.id
    order by u.id
    limit ${BATCH}`.execute(sql);
  return rows;
}

/** Of decisions on what they submitted. */
export function listReviewReaders(sql: Sql, query: DueQuery): Promise<DueReader[]> {
  const audience = raw`
    select s.user_id, l.id as event_id
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.created_at > ${query.since}`;
  return listDueReaders(sql, 'my_listing_review', audience, query);
}

const RECOMMENDED_IN_A_MAIL = 5;
// Leaves enough after removing those already sent.
const RECOMMENDED_CONSIDERED = 60;

/** At most 200 readers by id, with up to five new startups each. */
export async function listRecommendedReaders(
  sql: Sql,
  { frequency, periods = new Map(), afterUserId }: DueQuery,
): Promise<DueReader[]> {
  const { rows } = await raw<Omit<DueReader, 'eventIds'>>`
    select u.id as "userId", u.name, u.email, u.timezone
    from users u
      join unnest(${[...periods.keys()]}::text[], ${[...periods.values()]}::text[]) as due (timezone, period)
        on due.timezone = u.timezone
    where ${wants('recommended_digest', frequency)} and u.id > ${afterUserId}
      and exists (select 1 from follows fo where fo.user_id = u.id)
      and not exists (select 1 from notification_periods p
        where p.user_id = u.id and p.kind = 'recommended_digest' and p.period = due.period)
    order by u.id
    limit ${BATCH}`.execute(sql);
  const readers: DueReader[] = [];
  for (const row of rows) {
    readers.push({ ...row, eventIds: await listNewlyRecommended(sql, row.userId) });
  }
  return readers;
}

async function listNewlyRecommended(sql: Sql, userId: number): Promise<number[]> {
  const recommended = await listRecommended(sql, userId, RECOMMENDED_CONSIDERED);
  const slugs = recommended.map(({ slug }) => slug);
  const { rows } = await raw<{ id: number }>`
    select s.id from startups s
    where s.slug = any(${slugs}::text[])
      and not exists (select 1 from notified_events n
        where n.user_id = ${userId} and n.kind = 'recommended_digest' and n.event_id = s.id)
    order by array_position(${slugs}::text[], s.slug)
    limit ${RECOMMENDED_IN_A_MAIL}`.execute(sql);
  return rows.map(({ id }) => id);
}
