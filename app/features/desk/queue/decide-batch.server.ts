// One decision on several things that wait, each in a transaction of its own.
import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';
import { HttpError, notFound } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import { removeReply } from '../corrections/replies.server.ts';
import type { BatchDecision } from './contract.ts';
import { decide } from './decide.server.ts';

/** What could not be decided stays: `failed` has the reasons. Throws as requireModerator. */
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
  reason: BatchDecision['reason'],
): Promise<void> {
  const [what, key = '', version, seen = ''] = chosen.split(' ');
  if (what === 'submission') {
    return decide(context, key, { action, version: Number(version), seen, reason });
  }
  if (what === 'reply') {
    return action === 'approve'
      ? noteSeen(context, Number(key))
      : removeReply(context, Number(key), reason);
  }
  const [userId = 0, startupId = 0] = key.split('-').map(Number);
  if (userId === requireSession(context).userId) throw new HttpError(403, text.ownClaim);
  return action === 'approve'
    ? noteClaimSeen(context, userId, startupId)
    : endClaim(context, userId, startupId, reason);
}

async function noteSeen(context: Context, id: number): Promise<void> {
  await moderate(context, async (sql) => {
    const { rows } = await raw`
      update fact_replies set seen_at = ${context.now} where id = ${id} and removed_at is null
      returning id`.execute(sql);
    if (rows.length === 0) throw notFound('reply', String(id));
  });
}

async function noteClaimSeen(context: Context, userId: number, startupId: number): Promise<void> {
  await moderate(context, async (sql) => {
    const { rows } = await raw`
      update claims set seen_at = ${context.now} where user_id = ${userId} and startup_id = ${startupId}
      returning user_id`.execute(sql);
    if (rows.length === 0) throw notFound('claim', String(startupId));
  });
}

/** Its edits no longer count as the company's own. */
async function endClaim(
  context: Context,
  userId: number,
  startupId: number,
  reason: string | null,
): Promise<void> {
  await moderate(context, async (sql) => {
    const { rows } = await raw<{ name: string; slug: string }>`
      delete from claims c using startups s
      where c.user_id = ${userId} and c.startup_id = ${startupId} and s.id = c.startup_id
      returning s.name, s.slug`.execute(sql);
    const [ended] = rows;
    if (!ended) throw notFound('claim', String(startupId));
    const details = { slug: ended.slug };
    await logDecision(sql, context, { action: 'end_claim', subject: ended.name, reason, details });
  });
}
