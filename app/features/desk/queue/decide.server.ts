// Decisions of moderators on what waits: on one submission, or on several things together.
import { sql as raw } from 'kysely';
import type { FundingRound } from '../../../base/enumerations.ts';
import { hostOf } from '../../../base/host-of.ts';
import { parsePartialDate } from '../../../base/partial-date.ts';
import { saveSource } from '../../../catalogue/write-columns.server.ts';
import { createRound } from '../../../catalogue/write-round.server.ts';
import { createStartup, refuseListed } from '../../../catalogue/write-startup.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { type LogDetails, listLog, logDecision } from '../../../http/moderation/log.server.ts';
import type { MailSite } from '../../../outbox/mail-address.server.ts';
import { signMailLink } from '../../../outbox/mail-link-token.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import type { ListingReview } from '../../../outbox/templates/record.ts';
import { wants } from '../../../outbox/wants.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { factsOfListing, type ListingContent } from '../../arriving/listing/contract.ts';
import { isOpen } from '../../arriving/listing/submit-listing.server.ts';
import { endClaim, noteClaimSeen } from '../claims/claims.server.ts';
import { type EditContent, sayAbout } from '../corrections/contract.ts';
import { correct, sayValue } from '../corrections/correct.server.ts';
import { noteReplySeen, removeReply } from '../corrections/replies.server.ts';
import { mailFinder } from '../corrections/report.server.ts';
import { getSubject } from '../subjects.server.ts';
import type { BatchDecision, Decision } from './contract.ts';
import { digestOf, getSubmission, isSentBy, type Submission } from './submissions.server.ts';

/**
 * Each in a transaction of its own. What could not be decided stays: `failed` has the reasons.
 * Throws as requireModerator.
 */
export async function decideBatch(context: Context, { chosen, action, reason }: BatchDecision) {
  const failed: Record<string, string> = {};
  for (const one of chosen) {
    try {
      await decideOne(context, one, action, reason);
    } catch (error) {
      if (!(error instanceof HttpError) || error.status >= 500) throw error;
      failed[one] = error.message;
    }
  }
  return { done: chosen.length - Object.keys(failed).length, failed };
}

async function decideOne(
  context: Context,
  chosen: string,
  action: BatchDecision['action'],
  reason: string | null,
): Promise<void> {
  const [what, key = '', version, seen = ''] = chosen.split(' ');
  const isApproved = action === 'approve';
  if (what === 'submission')
    return decide(context, key, { action, version: Number(version), seen, reason });
  if (what === 'reply')
    return isApproved
      ? noteReplySeen(context, Number(key))
      : removeReply(context, Number(key), reason);
  const [userId = 0, startupId = 0] = key.split('-').map(Number);
  if (userId === requireSession(context).userId) throw new HttpError(403, text.ownClaim);
  return isApproved
    ? noteClaimSeen(context, userId, startupId)
    : endClaim(context, userId, startupId, reason);
}

const STATE_AFTER = { approve: 'published', ask: 'needs_info', reject: 'rejected' } as const;

/** Throws 403 for one's own, 404, and 409 when it was decided, or changed, or a fact did. */
export async function decide(context: Context, uuid: string, given: Decision): Promise<void> {
  const { now, settings } = context;
  await moderate(context, async (sql) => {
    const submission = await getSubmission(sql, uuid, 'for update');
    if (isSentBy(requireSession(context), submission)) throw new HttpError(403, text.ownSubmission);
    await refuseStale(sql, submission, given);
    const carryOut = submission.kind === 'edit' ? decideEdit : decideListing;
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

async function refuseStale(sql: Sql, { id, state, version }: Submission, given: Decision) {
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

async function decideEdit(
  sql: Sql,
  submission: Submission,
  { action, seen, reason }: Decision,
  now: Date,
) {
  const { subjectKind: kind, startupId } = submission;
  const subject = await getSubject(sql, kind, submission.subjectId);
  const content = submission.content as unknown as EditContent;
  const { field } = content;
  const details: LogDetails = {
    field,
    before: subject ? (subject.facts[field] ?? null) : content.known,
    after: sayValue(subject ?? { kind, facts: {} }, content),
    ...(subject?.kind === 'startup' ? { slug: subject.slug } : {}),
    ...(subject ? { about: sayAbout(subject) } : {}),
  };
  if (action === 'approve') {
    if (!subject) throw new HttpError(409, text.subjectGone);
    if (!subject.fields.includes(field)) throw new HttpError(409, text.factGone);
    if (seen !== digestOf(subject.facts, field)) throw new HttpError(409, text.factChanged);
    const { credit: finder, createdAt: receivedAt } = submission;
    const order = { content, reason, finder, receivedAt, now };
    details.correction = await correct(sql, subject, order);
  }
  return { startupId, details };
}

async function decideListing(
  sql: Sql,
  { content }: Submission,
  { action }: Decision,
  now: Date,
): Promise<{ startupId: number | null; details: LogDetails }> {
  if (action !== 'approve') return { startupId: null, details: {} };
  const { id, slug } = await publishListing(sql, content as unknown as ListingContent, now);
  return { startupId: id, details: { slug } };
}

/** Throws 409 when the domain was listed, or the country is gone, meanwhile. */
export async function publishListing(sql: Sql, listing: ListingContent, now: Date) {
  const domain = hostOf(listing.website);
  await refuseListed(sql, domain);
  const { rows: removed } = await raw<{ reason: string }>`
    select r.reason from removals r join places c on c.kind = 'country' and c.name = ${listing.country}
    where r.kind = 'startup' and r.hashes && startup_removal_keys(null, ${listing.name}, c.id, ${domain})`.execute(
    sql,
  );
  if (removed[0]) throw new HttpError(409, text.wasRemoved(removed[0].reason));
  const sourceId = await saveSource(sql, listing.website, listing.name, now);
  const { founders, logo, rounds } = listing;
  const facts = factsOfListing(listing);
  const startup = await createStartup(sql, { facts, founders, logo, sourceId, now });
  for (const { source_url, date, round, ...given } of rounds) {
    await createRound(sql, {
      ...given,
      startup,
      round: round as FundingRound,
      date: date === null ? null : parsePartialDate(date),
      sourceId: await saveSource(sql, source_url, hostOf(source_url), now),
      now,
    });
  }
  return startup;
}

/** Only senders who want a mail at once; the others read it in a digest. */
async function notifySender(
  sql: Sql,
  site: MailSite,
  userId: number,
  logId: number,
  decided: Omit<ListingReview, 'name' | 'unsubscribeToken'>,
): Promise<void> {
  const detail = 'my_listing_review';
  const { rows } = await raw<{ name: string; email: string }>`
    select u.name, u.email from users u
    where u.id = ${userId} and ${wants(detail, 'instant')}`.execute(sql);
  const [sender] = rows;
  if (!sender) return;
  await raw`
    insert into notified_events (user_id, kind, event_id)
    values (${userId}, ${detail}, ${logId}) on conflict do nothing`.execute(sql);
  const link = { purpose: 'end-notifications', id: userId, detail } as const;
  const unsubscribeToken = await signMailLink(sql, link);
  await queueMail(sql, site, {
    to: sender.email,
    template: 'listing_review',
    data: { ...decided, name: sender.name, unsubscribeToken },
    dedupeKey: `${detail}:${userId}:${logId}`,
  });
}
