import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { type LogDetails, listLog, logDecision } from '../../../http/moderation/log.server.ts';
import type { MailSite } from '../../../outbox/mail-address.server.ts';
import { mailboxOf } from '../../../outbox/mail-caps.server.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import type { MailTemplates } from '../../../outbox/templates/templates.ts';
import { wants } from '../../../outbox/wants.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { ListingContent } from '../../arriving/listing/contract.ts';
import { isOpen } from '../../arriving/listing/submit-listing.server.ts';
import { sayAbout } from '../corrections/contract.ts';
import { correct, sayValue } from '../corrections/correct.server.ts';
import type { EditContent } from '../corrections/edit-contract.ts';
import { mailFinder } from '../corrections/mail-finder.server.ts';
import { getSubject, type Subject } from '../subjects.server.ts';
import type { Decision } from './contract.ts';
import { publishListing } from './publish-listing.server.ts';
import { getSubmission, type Submission } from './queries.server.ts';

const STATE_AFTER = { approve: 'published', ask: 'needs_info', reject: 'rejected' } as const;

/** Throws 403 for one's own, 404, and 409 when it was decided, or changed, or a fact did. */
export async function decide(context: Context, uuid: string, given: Decision): Promise<void> {
  const { now, settings } = context;
  await moderate(context, async (sql) => {
    const submission = await getSubmission(sql, uuid, 'for update');
    if (isSentBy(requireSession(context), submission)) throw new HttpError(403, text.ownSubmission);
    await refuseStale(sql, submission, given);
    const { startupId, details } = await carryOut(sql, submission, given, now);
    const { id, senderId, kind, name: subject } = submission;
    const { action, reason } = given;
    await raw`
      update submissions set state = ${STATE_AFTER[action]}, message = ${reason}, startup_id = ${startupId},
        version = version + 1, decided_at = ${now}
      where id = ${id}`.execute(sql);
    const entry = { submissionId: id, action, subject, reason, details: { kind, ...details } };
    const logId = await logDecision(sql, context, entry);
    if (senderId === null) return mailFinder({ ...context, sql }, id, action);
    const said = { uuid, kind, action, subject, reason, slug: details.slug ?? null };
    await notifySender(sql, settings, senderId, logId, said);
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

async function refuseStale(
  sql: Sql,
  { id, state, version }: Submission,
  given: Decision,
): Promise<void> {
  if (isOpen(state) && version === given.version) return;
  const [last] = await listLog(sql, { submissionId: id, limit: 1 });
  const isDecided = last && state !== 'pending';
  throw new HttpError(
    409,
    isDecided
      ? text.decidedMeanwhile(last.moderator, text.did[last.action])
      : text.changedMeanwhile,
  );
}

async function carryOut(
  sql: Sql,
  submission: Submission,
  { action, seen, reason }: Decision,
  now: Date,
): Promise<{ startupId: number | null; details: LogDetails }> {
  const { kind, subjectKind, startupId, content } = submission;
  if (kind === 'edit') {
    const subject = await getSubject(sql, subjectKind, submission.subjectId);
    const edit = content as unknown as EditContent;
    const { field } = edit;
    const details: LogDetails = {
      field,
      before: subject ? (subject.facts[field] ?? null) : edit.known,
      after: sayValue(subject ?? { kind: subjectKind, facts: {} }, edit),
      ...(subject?.kind === 'startup' ? { slug: subject.slug } : {}),
      ...(subject ? { about: sayAbout(subject) } : {}),
    };
    if (action === 'approve') {
      if (!subject) throw new HttpError(409, text.subjectGone);
      if (!subject.fields.includes(field)) throw new HttpError(409, text.factGone);
      if (seen !== digestOf(subject.facts, field)) throw new HttpError(409, text.factChanged);
      const { credit: finder, createdAt: receivedAt } = submission;
      const order = { content: edit, reason, finder, receivedAt, now };
      details.correction = await correct(sql, subject, order);
    }
    return { startupId, details };
  }
  if (action !== 'approve') return { startupId: null, details: {} };
  const { id, slug } = await publishListing(sql, content as unknown as ListingContent, now);
  return { startupId: id, details: { slug } };
}

export function digestOf(facts: Subject['facts'], field: string): string {
  return createHash('sha256')
    .update(facts[field] ?? '')
    .digest('base64url');
}

type Decided = Omit<Parameters<MailTemplates['listing_review']>[0], 'name' | 'unsubscribeToken'>;

/** Only for senders who want a mail at once; the others read it in a digest. */
async function notifySender(
  sql: Sql,
  site: MailSite,
  userId: number,
  logId: number,
  decided: Decided,
): Promise<void> {
  const { rows } = await raw<{ name: string; email: string }>`
    select u.name, u.email from users u
    where u.id = ${userId} and ${wants('my_listing_review', 'instant')}`.execute(sql);
  const sender = rows[0];
  if (!sender) return;
  await raw`
    insert into notified_events (user_id, kind, event_id)
    values (${userId}, 'my_listing_review', ${logId}) on conflict do nothing`.execute(sql);
  const unsubscribeToken = await signMailLink(sql, {
    purpose: 'end-notifications',
    id: userId,
    detail: 'my_listing_review',
  });
  await queueMail(sql, site, {
    to: sender.email,
    template: 'listing_review',
    data: { ...decided, name: sender.name, unsubscribeToken },
    dedupeKey: `my_listing_review:${userId}:${logId}`,
  });
}
