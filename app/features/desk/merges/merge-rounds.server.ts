import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { moderate } from '../../../http/moderation/guard.server.ts';
import { logDecision } from '../../../http/moderation/log.server.ts';
import { moderationText as text } from '../../../text/text.ts';
import type { MergeOrder } from '../queue/contract.ts';
import { foldRound } from './fold-rounds.server.ts';
import { beginMerge, pickBoth } from './merge-rows.server.ts';
import { lockRounds } from './round-versions.server.ts';

/** Throws 404 for who is no moderator, 422 for slugs that name no two rounds of one startup. */
export async function mergeRounds(context: Context, order: MergeOrder): Promise<void> {
  const { now } = context;
  await moderate(context, async (sql) => {
    const { keep, gone } = await lockBoth(sql, order);
    const { id, uuid } = await beginMerge(sql, 'funding', keep, gone, now);
    await foldRound(sql, id, { keepId: keep.id, goneId: gone.id, goneSlug: gone.slug });
    await raw`update fundings set updated_at = ${now} where id = ${keep.id}`.execute(sql);
    await logDecision(sql, context, {
      action: 'merge_rounds',
      subject: text.merged(gone.name, keep.name),
      reason: order.reason,
      details: { round: keep.slug, before: gone.slug, merge: uuid },
    });
  });
}

async function lockBoth(sql: Sql, order: MergeOrder) {
  const both = await lockRounds(sql, raw`f.slug in (${order.keep}, ${order.gone})`);
  const { keep, gone } = pickBoth(both, order, text.wrong.unknownRound, text.wrong.sameRound);
  if (keep.startupId !== gone.startupId) throw invalid({ gone: [text.wrong.otherStartup] });
  return { keep, gone };
}
