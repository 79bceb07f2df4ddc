// A moderator decides on a claim as it was seen; the claimant gets a mail.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { moderate, requireSession } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { mailReview } from '../../../outbox/mail-review.server.ts';
import { moderationQueueText, moderationText as text } from '../../../text/text.ts';

/** SQL: changes with whatever the sender of the claim c sends. */
export const claimVersion = raw<string>`
  md5(concat_ws(' ', c.method, c.domain, c.page_url, c.created_at, c.verified_at))`;

interface ClaimOrder {
  userId: number;
  startupId: number;
  /** As the moderator saw it. */
  version: string;
  action: 'approve' | 'reject';
  reason: string | null;
}

/**
 * Accepted, a page or letter counts, and what counts already stands; refused, its edits no longer
 * count as the company's own. Throws 403 for one's own, 409 when it was decided or has changed.
 */
export async function decideClaim(context: Context, order: ClaimOrder): Promise<void> {
  const { userId, startupId, action, reason } = order;
  if (userId === requireSession(context).userId) throw new HttpError(403, text.ownClaim);
  await moderate(context, async (sql) => {
    const claim = await lockClaim(sql, order);
    const isAccepted = action === 'approve';
    await (isAccepted
      ? raw`
        update claims set seen_at = ${context.now}, letter = null, verified_at = coalesce(verified_at, ${context.now})
        where user_id = ${userId} and startup_id = ${startupId}`
      : raw`delete from claims where user_id = ${userId} and startup_id = ${startupId}`
    ).execute(sql);
    if (isAccepted && claim.isVerified) return;
    const { name: subject, slug } = claim;
    const logId = await logDecision(sql, context, {
      action: isAccepted ? 'accept_claim' : 'end_claim',
      subject,
      reason,
      details: { slug, claimant: userId },
    });
    await mailReview(sql, context.settings, {
      userId,
      logId,
      template: 'claim_decided',
      data: (name) => ({ name, action, subject, slug, reason }),
      dedupeKey: `claim_decided:${logId}`,
    });
  });
}

interface Found {
  name: string;
  slug: string;
  version: string;
  isVerified: boolean;
  isSeen: boolean;
}

async function lockClaim(sql: Sql, { userId, startupId, version }: ClaimOrder): Promise<Found> {
  const { rows } = await raw<Found>`
    select s.name, s.slug, ${claimVersion} as version, c.verified_at is not null as "isVerified",
      c.seen_at is not null as "isSeen"
    from claims c join startups s on s.id = c.startup_id
    where c.user_id = ${userId} and c.startup_id = ${startupId} for update of c`.execute(sql);
  const [claim] = rows;
  if (!claim || claim.isSeen) throw new HttpError(409, moderationQueueText.claimDecided);
  if (claim.version !== version) throw new HttpError(409, text.changedMeanwhile);
  return claim;
}
