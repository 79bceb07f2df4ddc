// The log of moderators' decisions, and the check for moderators.
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { moderationText as text } from '../text/text.ts';
import type { Context } from './context.ts';
import { requireSession } from './guard.server.ts';
import { recordEvent } from './security-events.server.ts';
import { hasSecondFactor } from './session.server.ts';

export interface LogDetails {
  kind?: 'listing' | 'edit';
  /** Of the startup it led to. */
  slug?: string;
  /** Slug of the round it was about. */
  round?: string;
  field?: string;
  before?: string | null;
  after?: string | null;
  /** Address of the source, or of the news. */
  url?: string;
  /** uuid of a merge. */
  merge?: string;
  /** uuid of an uploaded file. */
  upload?: string;
  /** uuid of a mention that was removed. */
  mention?: string;
  /** The record of a correction, as `funding:paystack-seed-2016`, and its id in the public log. */
  about?: string;
  correction?: number;
  /** Id of the account whose claim it was. */
  claimant?: number;
}

export interface NewLogEntry {
  submissionId?: number | null;
  action: keyof typeof text.did;
  subject: string;
  reason?: string | null;
  details: LogDetails;
}

/** Belongs in the transaction of the decision; returns the id of the entry. */
export async function logDecision(
  sql: Sql,
  context: Context,
  { submissionId = null, action, subject, reason = null, details }: NewLogEntry,
): Promise<number> {
  const { userId, name } = requireSession(context);
  const { rows } = await raw<{ id: number }>`
    insert into moderation_log (submission_id, moderator_id, moderator_name, action, subject, reason, details, created_at)
    values (${submissionId}, ${userId}, ${name}, ${action}, ${subject}, ${reason},
      ${JSON.stringify(details)}::jsonb, ${context.now})
    returning id`.execute(sql);
  return rows[0]?.id ?? 0;
}

export interface LogEntry extends Pick<NewLogEntry, 'action' | 'subject' | 'details'> {
  id: number;
  moderator: string;
  reason: string | null;
  at: Date;
  submissionUuid: string | null;
  /** A merge, correction or removal that has not been undone. */
  canUndo: boolean;
}

export async function listLog(
  sql: Sql,
  { limit, offset = 0, submissionId }: { limit: number; offset?: number; submissionId?: number },
): Promise<LogEntry[]> {
  const { rows } = await raw<LogEntry>`
    select l.id, l.moderator_name as moderator, l.action, l.subject, l.reason, l.details, l.created_at as at,
      s.uuid as "submissionUuid",
      (m.id is not null and m.undone_at is null) or r.uuid is not null
        or (c.id is not null and c.field <> 'other' and not exists (select from corrections u where u.undoes = c.id)) as "canUndo"
    from moderation_log l
      left join submissions s on s.id = l.submission_id
      left join merges m on l.action in ('merge', 'merge_rounds') and m.uuid = (l.details->>'merge')::uuid
      left join removed_mentions r on l.action = 'remove_mention' and r.uuid = (l.details->>'mention')::uuid
      left join corrections c on c.id = (l.details->>'correction')::bigint
    where ${submissionId ?? null}::bigint is null or l.submission_id = ${submissionId ?? null}::bigint
    order by l.created_at desc, l.id desc limit ${limit} offset ${offset}`.execute(sql);
  return rows;
}

export async function countLog(sql: Sql): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from moderation_log`.execute(sql);
  return rows[0]?.count ?? 0;
}

export async function findPerson(sql: Sql, email: string) {
  type Person = Record<'email' | 'name', string> & Record<'isModerator' | 'hasFactor', boolean>;
  const { rows } = await raw<Person & { id: number }>`
    select id, email, name, is_moderator as "isModerator", ${hasSecondFactor(raw`users.id`)} as "hasFactor"
    from users where lower(email) = lower(${email.trim()})`.execute(sql);
  return rows[0] ?? null;
}

/** Done by the operator's command; recorded in the security log. */
export async function setModerator(sql: Sql, userId: number, isModerator: boolean, now: Date) {
  await sql.transaction().execute(async (transaction) => {
    const { rows } = await raw`
      update users set is_moderator = ${isModerator}, updated_at = ${now}
      where id = ${userId} and is_moderator <> ${isModerator} returning id`.execute(transaction);
    if (rows.length === 0) return;
    const kind = isModerator ? 'moderator_made' : 'moderator_ended';
    const operator = { sql: transaction, now, clientAddress: 'unknown' };
    await recordEvent(operator, { kind, userId, detail: 'by the operator' });
  });
}
