// Decisions on submissions, for digests; instant mails are sent by the decision itself.
import { sql as raw } from 'kysely';
import { addStartupSuccessPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { listingText as text } from '../../text/text.ts';
import type { MailItem } from '../mail/mail-content.ts';
import { type DueQuery, type DueReader, listDueReaders } from './due-events.server.ts';

/** Newest first. */
export function listReviewReaders(sql: Sql, query: DueQuery): Promise<DueReader[]> {
  const audience = raw`
    select s.user_id, l.id as event_id
    from moderation_log l join submissions s on s.id = l.submission_id
    where l.created_at > ${query.since}`;
  return listDueReaders(sql, 'my_listing_review', audience, query);
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
