import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { wants } from '../../../outbox/may-mail.server.ts';
import type { Frequency, NotificationKind } from '../../../outbox/preferences.ts';

export const FOLLOWED_KINDS = ['followed_funding', 'followed_news', 'followed_status'] as const;
export type FollowedKind = (typeof FOLLOWED_KINDS)[number];

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
export const BATCH = 200;

/** Events as event_id, startup_id, created_at. */
const EVENTS: Record<FollowedKind, (since: Date) => RawBuilder<unknown>> = {
  followed_funding: (since) =>
    raw`select id as event_id, startup_id, created_at from fundings where created_at > ${since}`,
  followed_news: (since) =>
    raw`select n.id as event_id, ns.startup_id, n.created_at
        from news n join news_startups ns on ns.news_id = n.id where n.created_at > ${since}`,
  followed_status: (since) =>
    raw`select id as event_id, startup_id, created_at from status_changes where created_at > ${since}`,
};

/** Followers of an investor are notified of its rounds. */
const INVESTOR_FOLLOWERS = raw`
  union
  select fo.user_id, h.event_id, h.created_at, fo.created_at
  from happenings h
    join funding_investors fi on fi.funding_id = h.event_id
    join follows fo on fo.investor_id = fi.investor_id`;

/** Events of startups, industries and places they follow, from the time of following. */
export function listFollowers(sql: Sql, kind: FollowedKind, query: DueQuery): Promise<DueReader[]> {
  const audience = raw`
    with happenings as materialized (${EVENTS[kind](query.since)}),
    audience (user_id, event_id, happened_at, followed_at) as (
      select fo.user_id, h.event_id, h.created_at, fo.created_at
      from happenings h join follows fo on fo.startup_id = h.startup_id
      union
      select fo.user_id, h.event_id, h.created_at, fo.created_at
      from happenings h
        join startup_industries si on si.startup_id = h.startup_id
        join follows fo on fo.industry_id = si.industry_id
      union
      select fo.user_id, h.event_id, h.created_at, fo.created_at
      from happenings h
        join startups s on s.id = h.startup_id
        join follows fo on fo.place_id = any(array[s.country_id, s.state_id, s.city_id])
      ${kind === 'followed_funding' ? INVESTOR_FOLLOWERS : raw``}
    )
    select user_id, event_id from audience where followed_at <= happened_at`;
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

/** `kind` may be that of mails for moderators, too. */
export async function turnOff(sql: Sql, userId: number, kind: string): Promise<void> {
  await raw`
    update users set notifications = notifications || jsonb_build_object(${kind}::text, 'off')
    where id = ${userId}`.execute(sql);
}
