// Each kind of notification: who gets it, and how it reads.
import { type RawBuilder, sql as raw } from 'kysely';
import { uploadPath } from '../../../base/desk-paths.ts';
import { addStartupSuccessPath, claimPath } from '../../../base/paths.ts';
import type { Sql } from '../../../data/database.ts';
import { listRecommended } from '../../../follows/recommended.server.ts';
import type { MailItem } from '../../../outbox/mail-content.ts';
import type { Frequency, NotificationKind } from '../../../outbox/preferences.ts';
import { wants } from '../../../outbox/queue-mail.server.ts';
import type { ListingReview } from '../../../outbox/templates/record.ts';
import { claimsText, listingText, uploadsText } from '../../../text/text.ts';
import { listLines } from '../lines.server.ts';
import { listRecorded } from '../new-records.server.ts';

/** Readers taken at once. */
const BATCH = 200;
const RECOMMENDED_IN_A_MAIL = 5;
// Leaves enough after removing those already sent.
const RECOMMENDED_CONSIDERED = 60;

export interface DueReader {
  userId: number;
  name: string;
  email: string;
  timezone: string;
  /** Newest first. */
  eventIds: number[];
}

interface DueQuery {
  frequency: Frequency;
  since: Date;
  /** Of digests: what is due by time zone. All time zones when absent. */
  periods?: ReadonlyMap<string, string>;
  /** Readers are in the order of their ids, after this one. */
  afterUserId: number;
}

export interface Notifier {
  kind: NotificationKind;
  /** At most 200 readers; no unverified addresses or paused accounts. */
  find(sql: Sql, query: DueQuery): Promise<DueReader[]>;
  list(sql: Sql, eventIds: number[]): Promise<MailItem[]>;
}

/** Those who are notified as soon as it is recorded, if they want. */
export const INSTANT: Notifier[] = [
  notifierOf('followed_funding', (since) => followersOf('round', since), linesOf('round')),
  notifierOf('followed_news', (since) => followersOf('news', since), linesOf('news')),
  notifierOf('followed_status', (since) => followersOf('status', since), linesOf('status')),
  notifierOf(
    'product_news',
    (since) => raw`
      select u.id as user_id, n.id as event_id
      from site_news n join users u on u.created_at <= n.created_at where n.created_at > ${since}`,
    listSiteNews,
  ),
];

export const DIGESTS: Notifier[] = [
  ...INSTANT,
  // A decision on what somebody sent sends its own mail at once.
  notifierOf(
    'my_listing_review',
    (since) => raw`
      select s.user_id, l.id as event_id
      from moderation_log l join submissions s on s.id = l.submission_id where l.created_at > ${since}
      union all select f.user_id, l.id
      from moderation_log l join import_uploads f on ${isAboutUpload} where l.created_at > ${since}
      union all select (l.details->>'claimant')::bigint, l.id
      from moderation_log l where l.details->>'claimant' is not null and l.created_at > ${since}`,
    listReviews,
  ),
  { kind: 'recommended_digest', find: listRecommendedReaders, list: linesOf('startup') },
];

/** The result of a submitted file; after a failed import it is decided again. */
const isAboutUpload = raw`l.details->>'upload' = f.uuid::text and f.is_offered
  and (l.action, f.state) in (('import_file', 'imported'), ('decline_file', 'declined'))
  and not exists (select from moderation_log a where a.id > l.id and a.action = l.action and a.details->>'upload' = f.uuid::text)`;

/** Of an audience of (user_id, event_id). */
function notifierOf(
  kind: NotificationKind,
  audience: (since: Date) => RawBuilder<unknown>,
  list: Notifier['list'],
): Notifier {
  const find: Notifier['find'] = async (sql, { frequency, since, periods, afterUserId }) => {
    const timezones = periods ? [...periods.keys()] : null;
    const { rows } = await raw<DueReader>`
      select u.id as "userId", u.name, u.email, u.timezone,
        array_agg(distinct a.event_id order by a.event_id desc) as "eventIds"
      from (${audience(since)}) a join users u on u.id = a.user_id
      where ${wants(kind, frequency)} and u.id > ${afterUserId}
        and (${timezones}::text[] is null or u.timezone = any(${timezones}::text[]))
        and not exists (select 1 from notified_events n
          where n.user_id = u.id and n.kind = ${kind} and n.event_id = a.event_id)
      group by u.id
      order by u.id
      limit ${BATCH}`.execute(sql);
    return rows;
  };
  return { kind, find, list };
}

function linesOf(kind: keyof typeof listLines): Notifier['list'] {
  return (sql, ids) => listLines[kind](sql, ids, 'notification');
}

/** Of startups, industries and places, and of investors for rounds, from the time of following. */
function followersOf(kind: 'round' | 'news' | 'status', since: Date): RawBuilder<unknown> {
  const joins = [
    raw`follows fo on fo.startup_id = h.startup_id`,
    raw`startup_industries si on si.startup_id = h.startup_id join follows fo on fo.industry_id = si.industry_id`,
    raw`startups s on s.id = h.startup_id
      join follows fo on fo.place_id = any(array[s.country_id, s.state_id, s.city_id])`,
  ];
  if (kind === 'round') {
    joins.push(raw`funding_investors fi on fi.funding_id = h.event_id
      join follows fo on fo.investor_id = fi.investor_id`);
  }
  const told = joins.map(
    (joined) => raw`
      select fo.user_id, h.event_id from happenings h join ${joined} where fo.created_at <= h.created_at`,
  );
  return raw`
    with happenings as materialized (${listRecorded(kind, { since })})
    ${raw.join(told, raw` union `)}`;
}

async function listSiteNews(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{ title: string; note: string }>`
    select title, text as note from site_news
    where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(sql);
  return rows;
}

async function listReviews(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<Review | FileReview | ClaimReview>`
    select l.id, s.uuid::text as key, s.kind, l.action, l.subject, l.reason
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.id = any(${ids}::bigint[]) and l.action in ('approve', 'ask', 'reject')
    union all select l.id, f.uuid::text, 'file', l.action, l.subject, l.reason
    from moderation_log l join import_uploads f on ${isAboutUpload} where l.id = any(${ids}::bigint[])
    union all select l.id, l.details->>'slug', 'claim', l.action, l.subject, l.reason
    from moderation_log l where l.details->>'claimant' is not null and l.id = any(${ids}::bigint[])
    order by id desc`.execute(sql);
  return rows.map((review) => ({ ...sayReview(review), note: review.reason ?? undefined }));
}

interface Review extends Pick<ListingReview, 'kind' | 'action' | 'subject' | 'reason'> {
  id: number;
  /** uuid of what was sent, slug of the claimed startup. */
  key: string;
}
interface FileReview extends Pick<Review, 'id' | 'key' | 'subject' | 'reason'> {
  kind: 'file';
  action: 'import_file' | 'decline_file';
}
interface ClaimReview extends Pick<Review, 'id' | 'key' | 'subject' | 'reason'> {
  kind: 'claim';
  action: 'accept_claim' | 'end_claim';
}

function sayReview(review: Review | FileReview | ClaimReview) {
  const { kind, key, action, subject } = review;
  if (kind === 'file') {
    const { imported, declined } = uploadsText.mail.subjects;
    const say = action === 'import_file' ? imported : declined;
    return { title: say(subject), path: uploadPath(key, false) };
  }
  if (kind === 'claim') {
    const { approve, reject } = claimsText.decided.subjects;
    const say = action === 'accept_claim' ? approve : reject;
    return { title: say(subject), path: claimPath(key) };
  }
  const { editSubjects, subjects } = listingText.mail;
  const say = (kind === 'edit' ? editSubjects : subjects)[action];
  return { title: say(subject), path: addStartupSuccessPath(key) };
}

/** With up to five new startups for each. */
async function listRecommendedReaders(
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
