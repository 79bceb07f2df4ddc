// Decisions of moderators on what waits: on one submission, or on several things together.

import { sql as raw } from 'kysely';
import { z } from 'zod';
import { hostOf } from '../../../base/address.ts';
import { parsePartialDate } from '../../../base/dates.ts';
import type { FundingRound } from '../../../base/enumerations.ts';
import { saveSource } from '../../../catalogue/write-columns.server.ts';
import { createRound } from '../../../catalogue/write-round.server.ts';
import { createStartup, refuseListed } from '../../../catalogue/write-startup.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderate, requireSession } from '../../../http/guard.server.ts';
import { type LogDetails, listLog, logDecision } from '../../../http/moderation.server.ts';
import { mailReview } from '../../../outbox/mail-review.server.ts';
import { moderationQueueText, moderationText as text } from '../../../text/text.ts';
import { factsOfListing, type ListingContent } from '../../arriving/listing/contract.ts';
import { isOpen } from '../../arriving/listing/submissions.server.ts';
import { decideUpload } from '../../arriving/uploads/uploads.server.ts';
import { decideClaim } from '../claims/decide-claim.server.ts';
import { reasonOf, sayAbout } from '../corrections/contract.ts';
import { correct, sayValue } from '../corrections/correct.server.ts';
import { noteReplySeen, removeReply } from '../corrections/replies.server.ts';
import { isSentBy, mailFinder } from '../corrections/report.server.ts';
import { decideProposal } from '../proposals/proposals.server.ts';
import { getSubject } from '../subjects.server.ts';
import {
  digestOf,
  type Edit,
  getSubmission,
  type Listing,
  listSourcesOf,
  QUEUE_PER_PAGE,
  type Submission,
} from './submissions.server.ts';

/** Which version of a submission was decided on, and how its facts stood then. */
const SEEN = { version: z.coerce.number().int().min(1), seen: z.string().max(80).default('') };

export const decision = z.discriminatedUnion('action', [
  z.object({ action: z.literal('approve'), ...SEEN, reason: reasonOf(0) }),
  z.object({ action: z.literal('ask'), ...SEEN, reason: reasonOf(2, () => text.wrong.question) }),
  z.object({ action: z.literal('reject'), ...SEEN, reason: reasonOf(2) }),
]);
type Decision = z.output<typeof decision>;

/**
 * "submission {uuid} {version} {digest}", "proposal {uuid} {version}", "upload {uuid} {version}",
 * "reply {id}" or "claim {user}-{startup} {version}".
 */
const CHOSEN =
  /^(submission [0-9a-f-]{36} \d{1,9} [\w-]{0,80}|(?:proposal|upload) [0-9a-f-]{36} \d{1,9}|reply \d{1,15}|claim \d{1,15}-\d{1,15} [0-9a-f]{32})$/;
const choose = { error: () => moderationQueueText.wrong.chosen };
const chosen = z.array(z.string().regex(CHOSEN, choose), choose).min(1, choose).max(QUEUE_PER_PAGE);

export const batchDecision = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('approve'), chosen, reason: reasonOf(0) }),
    z.object({ action: z.literal('reject'), chosen, reason: reasonOf(2) }),
  ],
  { error: () => text.wrong.action },
);
type BatchDecision = z.output<typeof batchDecision>;

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

type BatchAction = BatchDecision['action'];

function decideOne(context: Context, one: string, action: BatchAction, reason: string | null) {
  const [what, key = '', version = '', seen = ''] = one.split(' ');
  if (what === 'submission')
    return decide(context, key, { action, version: Number(version), seen, reason });
  if (what === 'proposal')
    return decideProposal(context, key, { action, version: Number(version), reason });
  if (what === 'upload')
    return decideUpload(context, key, { action, version: Number(version), reason });
  const [id = 0, startupId = 0] = key.split('-').map(Number);
  if (what === 'claim')
    return decideClaim(context, { userId: id, startupId, version, action, reason });
  return action === 'approve' ? noteReplySeen(context, id) : removeReply(context, id, reason);
}

const STATE_AFTER = { approve: 'published', ask: 'needs_info', reject: 'rejected' } as const;

/**
 * Throws 403 for one's own, 404, 409 when it was decided, or changed, or a fact did, and 422
 * when it goes against recorded sources without a reason.
 */
export async function decide(context: Context, uuid: string, given: Decision): Promise<void> {
  const { now, settings } = context;
  await moderate(context, async (sql) => {
    const submission = await getSubmission(sql, uuid, 'for update');
    if (isSentBy(requireSession(context), submission)) throw new HttpError(403, text.ownSubmission);
    await refuseStale(sql, submission, given);
    const { startupId, details } = await (submission.kind === 'edit'
      ? decideEdit(sql, submission, given, now)
      : decideListing(sql, submission, given, now));
    const { id, user_id, kind, name: subject } = submission;
    const { action, reason } = given;
    await raw`
      update submissions set state = ${STATE_AFTER[action]}, message = ${reason}, startup_id = ${startupId},
        version = version + 1, decided_at = ${now}
      where id = ${id}`.execute(sql);
    const entry = { submissionId: id, action, subject, reason, details: { kind, ...details } };
    const logId = await logDecision(sql, context, entry);
    if (user_id === null) return mailFinder({ ...context, sql }, id, action);
    const said = { uuid, kind, action, subject, reason, slug: details.slug ?? null };
    await mailReview(sql, settings, {
      userId: user_id,
      logId,
      template: 'listing_review',
      data: (name) => ({ ...said, name }),
      dedupeKey: `my_listing_review:${user_id}:${logId}`,
    });
  });
}

async function refuseStale(sql: Sql, { id, state, version }: Submission, given: Decision) {
  if (isOpen(state) && version === given.version) return;
  const [last] = await listLog(sql, { submissionId: id, limit: 1 });
  if (!last || state === 'pending') throw new HttpError(409, text.changedMeanwhile);
  throw new HttpError(409, text.decidedMeanwhile(last.moderator, text.did[last.action]));
}

async function decideEdit(
  sql: Sql,
  { content, subject_kind: kind, subject_id, startup_id: startupId, credit, created_at }: Edit,
  { action, seen, reason }: Decision,
  now: Date,
) {
  const subject = await getSubject(sql, kind, subject_id);
  const { field } = content;
  const details: LogDetails = {
    field,
    before: subject ? (subject.facts[field] ?? null) : content.known,
    after: sayValue(subject ?? { kind, facts: {} }, content),
    slug: subject?.kind === 'startup' ? subject.slug : undefined,
    about: subject ? sayAbout(subject) : undefined,
  };
  if (action !== 'approve') return { startupId, details };
  if (!subject) throw new HttpError(409, text.subjectGone);
  if (!subject.fields.includes(field)) throw new HttpError(409, text.factGone);
  if (seen !== digestOf(subject.facts, field)) throw new HttpError(409, text.factChanged);
  const sources = await listSourcesOf(sql, subject, content);
  if (reason === null && sources.some(({ isContrary }) => isContrary))
    throw new HttpError(422, text.wrong.contrary, { fields: { reason: [text.wrong.contrary] } });
  const order = { reason, finder: credit, received_at: created_at, decided_at: now };
  const correction = await correct(sql, subject, content, order);
  return { startupId, details: { ...details, correction } };
}

async function decideListing(sql: Sql, { content }: Listing, { action }: Decision, now: Date) {
  const made = action === 'approve' ? await publishListing(sql, content, now) : null;
  return { startupId: made?.id ?? null, details: made ? { slug: made.slug } : {} };
}

/** Throws 409 when the domain was listed, or the country is gone, meanwhile. */
export async function publishListing(sql: Sql, listing: ListingContent, now: Date) {
  const domain = hostOf(listing.website);
  await refuseListed(sql, domain);
  const { rows: removed } = await raw<{ reason: string }>`
    select r.reason from removals r join places c on c.kind = 'country' and c.name = ${listing.country}
    where r.kind = 'startup'
      and r.hashes && startup_removal_keys(null, ${listing.name}, c.id, ${domain})`.execute(sql);
  if (removed[0]) throw new HttpError(409, text.wasRemoved(removed[0].reason));
  const sourceId = await saveSource(sql, listing.website, listing.name, now);
  const { founders, logo, rounds } = listing;
  const facts = factsOfListing(listing);
  const startup = await createStartup(sql, { facts, founders, logo, sourceId, now });
  for (const { source_url, date, round, ...given } of rounds) {
    await createRound(sql, {
      ...{ ...given, startup, now, round: round as FundingRound },
      date: date === null ? null : parsePartialDate(date),
      sourceId: await saveSource(sql, source_url, hostOf(source_url), now),
    });
  }
  return startup;
}
