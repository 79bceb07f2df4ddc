// Decisions on what somebody sent in, for those who want to hear of them in a digest; at once, the decision itself mails.
import { sql as raw } from 'kysely';
import { addStartupSuccessPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { listingText as text } from '../../text/text.ts';
import type { MailItem } from '../mail/mail-content.ts';
import { type DueQuestion, type DueReader, wants } from './due-events.server.ts';

const BATCH = 200;

/** Senders with the decisions they were not told of, newest first; at most 200, in the order of their ids. */
export async function listReviewReaders(
  sql: Sql,
  { frequency, since, timezones, afterUserId }: Omit<DueQuestion, 'kind'>,
): Promise<DueReader[]> {
  const { rows } = await raw<DueReader>`
    select u.id as "userId", u.name, u.email, u.timezone, array_agg(l.id order by l.id desc) as "eventIds"
    from moderation_log l
      join submissions s on s.id = l.submission_id
      join users u on u.id = s.user_id
    where l.created_at > ${since} and ${wants('my_listing_review', frequency)} and u.id > ${afterUserId}
      and (${timezones ?? null}::text[] is null or u.timezone = any(${timezones ?? null}::text[]))
      and not exists (select 1 from notified_events n
        where n.user_id = u.id and n.kind = 'my_listing_review' and n.event_id = l.id)
    group by u.id order by u.id limit ${BATCH}`.execute(sql);
  return rows;
}

export async function listReviewItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{
    uuid: string;
    kind: 'listing' | 'edit';
    action: 'approve' | 'ask' | 'reject';
    subject: string;
    reason: string | null;
  }>`
    select s.uuid, s.kind, l.action, l.subject, l.reason
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.id = any(${ids}::bigint[]) and l.action in ('approve', 'ask', 'reject')
    order by array_position(${ids}::bigint[], l.id)`.execute(sql);
  return rows.map(({ uuid, kind, action, subject, reason }) => ({
    title: (kind === 'edit' ? text.mail.editSubjects : text.mail.subjects)[action](subject),
    note: reason ?? undefined,
    path: addStartupSuccessPath(uuid),
  }));
}
