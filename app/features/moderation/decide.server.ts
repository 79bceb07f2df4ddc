import { createHash } from 'node:crypto';
import { sql as raw } from 'kysely';
import { UUID } from '../../base/uuid.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, notFound } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { moderationText as text } from '../../text/text.ts';
import type { ListingContent, SubmissionKind, SubmissionState } from '../listing/contract.ts';
import type { EditContent } from '../listing/edit-contract.ts';
import { listIndustryOptions } from '../listing/resolve-listing.server.ts';
import { type FactTexts, listStartupFacts, showFact } from '../listing/startup-facts.server.ts';
import { isOpen } from '../listing/submit-listing.server.ts';
import { moderate } from '../moderation-log/guard.server.ts';
import { type LogDetails, listLog, logDecision } from '../moderation-log/log.server.ts';
import { applyEdit } from './apply-edit.server.ts';
import type { Decision } from './contract.ts';
import { notifySender } from './notify-sender.server.ts';
import { publishListing } from './publish-listing.server.ts';

interface Waiting {
  id: number;
  uuid: string;
  user_id: number;
  kind: SubmissionKind;
  state: SubmissionState;
  version: number;
  name: string;
  startup_id: number | null;
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
    if (waiting.user_id === requireSession(context).userId)
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
    await notifySender(sql, settings, { logId, userId, uuid, kind, action, subject, reason, slug });
  });
}

async function findWaiting(sql: Sql, uuid: string): Promise<Waiting> {
  if (!UUID.test(uuid)) throw notFound('submission', uuid);
  const { rows } = await raw<Waiting>`
    select id, uuid, user_id, kind, state, version, name, startup_id, content
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
  { kind, startup_id, content }: Waiting,
  { action, seen }: Decision,
  now: Date,
): Promise<Done> {
  const [startup] = startup_id ? await listStartupFacts(sql, [startup_id]) : [];
  if (kind === 'edit') {
    if (!startup) throw new HttpError(409, text.startupGone);
    const { field, value } = content as EditContent;
    const before = startup.facts[field] ?? null;
    const after = showFact(field, value, await listIndustryOptions(sql));
    if (action === 'approve') {
      if (seen !== digestOf(startup.facts, field)) throw new HttpError(409, text.factChanged);
      await applyEdit(sql, startup.id, content as EditContent, now);
    }
    return { startupId: startup.id, details: { slug: startup.slug, field, before, after } };
  }
  if (action !== 'approve') return { startupId: null, details: {} };
  const { id, slug } = await publishListing(sql, content as ListingContent, now);
  return { startupId: id, details: { slug } };
}

export function digestOf(facts: FactTexts, field: keyof FactTexts): string {
  return createHash('sha256')
    .update(facts[field] ?? '')
    .digest('base64url');
}
