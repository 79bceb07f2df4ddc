import { sql as raw } from 'kysely';
import {
  listRecordSources,
  type RecordSource,
} from '../../../catalogue/sources/record-sources.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { requireModerator } from '../../../http/moderation/guard.server.ts';
import type { ClaimMethod } from '../claims/contract.ts';
import type { Reply } from '../corrections/contract.ts';
import { getSubject, type Subject } from '../subjects.server.ts';
import { isSentBy } from './decide.server.ts';
import { loadSubmission, type SubmissionView } from './load-submission.server.ts';
import { listWaiting, type WaitingRow } from './waiting.server.ts';

export interface QueueItem extends WaitingRow {
  /** What a batch sends for it. */
  value: string;
  subject: Subject | null;
  sources: RecordSource[];
  submission: SubmissionView | null;
  reply: UnseenReply | null;
  claim: UnseenClaim | null;
  /** Of the moderator who looks: another one decides. */
  isOwn: boolean;
}

type UnseenReply = Pick<Reply, 'words' | 'said_by' | 'domain'>;

interface UnseenClaim {
  userId: number;
  sender: string;
  email: string;
  domain: string;
  method: ClaimMethod;
  others: number;
}

/** With what is known, what is proposed and what each source says. Throws as requireModerator. */
export async function listQueueItems(context: Context, limit: number, offset: number) {
  const rows = await listWaiting(context.sql, context.now, limit, offset);
  return Promise.all(rows.map((row) => loadItem(context, row)));
}

async function loadItem(context: Context, row: WaitingRow): Promise<QueueItem> {
  const { sql } = context;
  const { what, key, subjectKind, subjectId } = row;
  const submission = what === 'submission' ? await loadSubmission(context, key) : null;
  const subject = submission ? submission.subject : await getSubject(sql, subjectKind, subjectId);
  const claim = what === 'claim' ? await findClaim(sql, key) : null;
  const session = requireModerator(context);
  const seen = submission && `${submission.submission.version} ${submission.seen}`;
  return {
    ...row,
    name: row.name ?? subject?.name ?? null,
    value: [what, key, seen].filter(Boolean).join(' '),
    subject,
    sources: subject ? await listRecordSources(sql, subject.kind, subject.id) : [],
    submission,
    reply: what === 'reply' ? await findReply(sql, Number(key)) : null,
    claim,
    isOwn: submission ? isSentBy(session, submission.submission) : claim?.userId === session.userId,
  };
}

async function findReply(sql: Sql, id: number): Promise<UnseenReply | null> {
  const { rows } = await raw<UnseenReply>`
    select words, said_by, domain from fact_replies where id = ${id}`.execute(sql);
  return rows[0] ?? null;
}

async function findClaim(sql: Sql, key: string): Promise<UnseenClaim | null> {
  const [userId, startupId] = key.split('-').map(Number);
  const { rows } = await raw<UnseenClaim>`
    select u.id as "userId", u.name as sender, u.email, c.domain, c.method,
      (select count(*) from claims o where o.startup_id = c.startup_id and o.user_id <> c.user_id) as others
    from claims c join users u on u.id = c.user_id
    where c.user_id = ${userId} and c.startup_id = ${startupId}`.execute(sql);
  return rows[0] ?? null;
}
