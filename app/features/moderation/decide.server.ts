import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { SubjectKind } from '../../base/correction-paths.ts';
import { UUID } from '../../base/uuid.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { moderationText as text } from '../../text/text.ts';
import { sayAbout } from '../corrections/contract.ts';
import type { EditContent } from '../fact-edits/contract.ts';
import { mailFinder } from '../fact-edits/mail-finder.server.ts';
import { getSubject, type Subject } from '../fact-edits/subjects.server.ts';
import type { ListingContent, SubmissionKind, SubmissionState } from '../listing/contract.ts';
import { isOpen } from '../listing/submit-listing.server.ts';
import { mailboxOf } from '../mail/mail-caps.server.ts';
import { moderate } from '../moderation-log/guard.server.ts';
import { type LogDetails, listLog, logDecision } from '../moderation-log/log.server.ts';
import type { Decision } from './contract.ts';
import { correct, sayValue } from './correct.server.ts';
import { notifySender } from './notify-sender.server.ts';
import { publishListing } from './publish-listing.server.ts';

interface Waiting {
  id: number;
  uuid: string;
  user_id: number | null;
  email: string | null;
  kind: SubmissionKind;
  state: SubmissionState;
  version: number;
  name: string;
  startup_id: number | null;
  subject_kind: SubjectKind | null;
  subject_id: number | null;
  credit: string | null;
  created_at: Date;
  content: unknown;
}

interface Done {
  startupId: number | null;
  details: LogDetails;
}

const STATE_AFTER = { approve: 'published', ask: 'needs_info', reject: 'rejected' } as const;

/** Throws 403 for one's own, 404, and 409 when it was decided, or changed, or a fact did. */
export async function decide(context: Context, uuid: string, given: Decision): Promise<void> {
  const { now, settings } = context;
  await moderate(context, async (sql) => {
    const waiting = await findWaiting(sql, uuid);
    const { user_id: senderId, email: senderEmail } = waiting;
    if (isSentBy(requireSession(context), { senderId, senderEmail }))
      throw new HttpError(403, text.ownSubmission);
    await refuseStale(sql, waiting, given);
    const { startupId, details } = await carryOut(sql, waiting, given, now);
    await raw`
      update submissions set state = ${STATE_AFTER[given.action]}, message = ${given.reason}, startup_id = ${startupId},
        version = version + 1, decided_at = ${now}
      where id = ${waiting.id}`.execute(sql);
    const { action, reason } = given;
    const { id: submissionId, user_id: userId, kind, name: subject } = waiting;
    const entry = { submissionId, action, subject, reason, details: { kind, ...details } };
    const logId = await logDecision(sql, context, entry);
    const slug = details.slug ?? null;
    if (userId === null) await mailFinder({ ...context, sql }, submissionId, action);
    else
      await notifySender(sql, settings, {
        logId,
        userId,
        uuid,
        kind,
        action,
        subject,
        reason,
        slug,
      });
  });
}

/** Signed in, or without an account under the same mail address. */
export function isSentBy(
  { userId, email }: { userId: number; email: string },
  { senderId, senderEmail }: { senderId: number | null; senderEmail: string | null },
): boolean {
  if (senderId !== null) return senderId === userId;
  return senderEmail !== null && mailboxOf(senderEmail) === mailboxOf(email);
}

async function findWaiting(sql: Sql, uuid: string): Promise<Waiting> {
  if (!UUID.test(uuid)) throw notFound('submission', uuid);
  const { rows } = await raw<Waiting>`
    select id, uuid, user_id, email, kind, state, version, name, startup_id, subject_kind, subject_id, credit, created_at, content
    from submissions where uuid = ${uuid} for update`.execute(sql);
  if (!rows[0]) throw notFound('submission', uuid);
  return rows[0];
}

async function refuseStale(sql: Sql, waiting: Waiting, { version }: Decision): Promise<void> {
  if (isOpen(waiting.state) && waiting.version === version) return;
  const [last] = await listLog(sql, { submissionId: waiting.id, limit: 1 });
  const isDecided = last && (!isOpen(waiting.state) || waiting.state === 'needs_info');
  throw new HttpError(
    409,
    isDecided
      ? text.decidedMeanwhile(last.moderator, text.did[last.action])
      : text.changedMeanwhile,
  );
}

async function carryOut(
  sql: Sql,
  waiting: Waiting,
  { action, seen, reason }: Decision,
  now: Date,
): Promise<Done> {
  const { kind, startup_id, content } = waiting;
  if (kind === 'edit') {
    const subject = await getSubject(sql, waiting.subject_kind, waiting.subject_id);
    const edit = content as EditContent;
    const { field } = edit;
    const details: LogDetails = {
      field,
      before: subject ? (subject.facts[field] ?? null) : edit.known,
      after: await sayValue(sql, subject ?? { kind: waiting.subject_kind, facts: {} }, edit),
      ...(subject?.kind === 'startup' ? { slug: subject.slug } : {}),
      ...(subject ? { about: sayAbout(subject) } : {}),
    };
    if (action === 'approve') {
      if (!subject) throw new HttpError(409, text.subjectGone);
      if (!subject.fields.includes(field)) throw new HttpError(409, text.factGone);
      if (seen !== digestOf(subject.facts, field)) throw new HttpError(409, text.factChanged);
      const { credit: finder, created_at: receivedAt } = waiting;
      const order = { content: edit, reason, finder, receivedAt, now };
      details.correction = await correct(sql, subject, order);
    }
    return { startupId: startup_id, details };
  }
  if (action !== 'approve') return { startupId: null, details: {} };
  const { id, slug } = await publishListing(sql, content as ListingContent, now);
  return { startupId: id, details: { slug } };
}

export function digestOf(facts: Subject['facts'], field: string): string {
  return createHash('sha256')
    .update(facts[field] ?? '')
    .digest('base64url');
}
