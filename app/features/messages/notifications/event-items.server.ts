import { sql as raw } from 'kysely';
import { formatPartialDate, type PartialDate } from '../../../base/dates.ts';
import { addStartupSuccessPath, fundingPath, startupPath } from '../../../base/paths.ts';
import { listRoundRows } from '../../../catalogue/round-rows.server.ts';
import type { Sql } from '../../../data/database.ts';
import { partialDateOf } from '../../../data/partial-date-of.ts';
import type { MailItem } from '../../../outbox/mail-content.ts';
import type { ListingReview } from '../../../outbox/templates/record.ts';
import { fundingsText, listingText, notificationsText as text } from '../../../text/text.ts';
import {
  type DueQuery,
  type DueReader,
  type FollowedKind,
  listDueReaders,
} from './due-events.server.ts';

/** One line for each event that still exists, in the order of the ids. */
export const listItems: Record<FollowedKind, (sql: Sql, ids: number[]) => Promise<MailItem[]>> = {
  followed_funding: listFundingItems,
  followed_news: listNewsItems,
  followed_status: listStatusItems,
};

async function listFundingItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const rounds = await listRoundRows(sql, ids);
  return rounds.map((round) => ({
    title: round.startup.name + fundingsText.raised(round),
    note: round.announced_on
      ? text.announced(formatPartialDate(round.announced_on))
      : text.announcedUnknown,
    path: fundingPath(round.slug),
  }));
}

async function listNewsItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{
    title: string;
    publisher: string;
    date: PartialDate;
    startup: string;
    slug: string;
  }>`
    select n.title, n.publisher, ${partialDateOf('n.published')} as date, about.name as startup,
      about.slug
    from news n join lateral (
      select s.name, s.slug from news_startups ns join startups s on s.id = ns.startup_id
      where ns.news_id = n.id order by s.name limit 1) about on true
    where n.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], n.id)`.execute(
    sql,
  );
  return rows.map(({ title, publisher, date, startup, slug }) => ({
    title,
    note: text.published(publisher, formatPartialDate(date), startup),
    path: startupPath(slug, 'news-activities'),
  }));
}

async function listStatusItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{
    startup: string;
    slug: string;
    before: string | null;
    after: string | null;
  }>`
    select s.name as startup, s.slug, e.old_value as before, e.new_value as after
    from status_changes e join startups s on s.id = e.startup_id
    where e.id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], e.id)`.execute(
    sql,
  );
  return rows.map(({ startup, slug, before, after }) => ({
    title: text.statusIs(startup, after),
    note: before ? text.statusWas(before) : undefined,
    path: startupPath(slug),
  }));
}

// Decisions on submissions, for digests; instant mails are sent by the decision itself.

/** Newest first. */
export function listReviewReaders(sql: Sql, query: DueQuery): Promise<DueReader[]> {
  const audience = raw`
    select s.user_id, l.id as event_id
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.created_at > ${query.since}`;
  return listDueReaders(sql, 'my_listing_review', audience, query);
}

export async function listReviewItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<
    Pick<ListingReview, 'uuid' | 'kind' | 'action' | 'subject' | 'reason'>
  >`
    select s.uuid, s.kind, l.action, l.subject, l.reason
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.id = any(${ids}::bigint[]) and l.action in ('approve', 'ask', 'reject')
    order by array_position(${ids}::bigint[], l.id)`.execute(sql);
  return rows.map(({ uuid, kind, action, subject, reason }) => ({
    title: (kind === 'edit' ? listingText.mail.editSubjects : listingText.mail.subjects)[action](
      subject,
    ),
    note: reason ?? undefined,
    path: addStartupSuccessPath(uuid),
  }));
}
