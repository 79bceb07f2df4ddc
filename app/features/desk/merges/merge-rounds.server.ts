import { sql as raw } from 'kysely';
import { forgetAgreement } from '../../../catalogue/write-round.server.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { moderationText as text } from '../../../text/text.ts';
import { lockRounds } from './follow-report.server.ts';
import {
  fillUnknown,
  type MergeOrder,
  type Merging,
  merge,
  noteGone,
  redirect,
} from './merge-rows.server.ts';
import { moveReferences } from './references.server.ts';

/** Throws as merge, and 422 for rounds of two startups. */
export function mergeRounds(context: Context, order: MergeOrder): Promise<void> {
  return merge(context, order, {
    kind: 'funding',
    wrong: { unknown: text.wrong.unknownRound, same: text.wrong.sameRound },
    lock: (sql, { keep, gone }) => lockRounds(sql, raw`f.slug in (${keep}, ${gone})`),
    async work(sql, { mergeId, keep, gone }) {
      if (keep.startupId !== gone.startupId) throw invalid({ gone: [text.wrong.otherStartup] });
      await foldRound(sql, mergeId, { keepId: keep.id, goneId: gone.id, goneSlug: gone.slug });
    },
  });
}

interface SameRound {
  keepId: number;
  goneId: number;
  goneSlug: string;
}

const FILLED = [
  ['amount_usd', 'usd_rate', 'usd_rate_on'],
  ['reported_amount', 'reported_currency'],
];

/** Moves the reports and investors of one round to the other, and redirects its address. */
async function foldRound(sql: Sql, mergeId: number, { keepId, goneId, goneSlug }: SameRound) {
  const both = { mergeId, table: 'fundings', from: goneId, to: keepId } as const;
  await noteGone(sql, both);
  await moveReferences(sql, both);
  await spellOutMoved(sql, mergeId, goneId);
  await fillUnknown(sql, both, FILLED);
  await raw`delete from fundings where id = ${goneId}`.execute(sql);
  await redirect(sql, both, goneSlug);
  await forgetAgreement(sql, keepId);
}

// An empty value of a report means that of its round.
async function spellOutMoved(sql: Sql, mergeId: number, goneId: number): Promise<void> {
  await raw`
    update funding_reports r set round = coalesce(r.round, g.round),
      announced_on = coalesce(r.announced_on, g.announced_on),
      announced_precision = coalesce(r.announced_precision, g.announced_precision),
      amount_usd = coalesce(r.amount_usd, g.amount_usd)
    from fundings g, merge_rows m
    where g.id = ${goneId} and m.merge_id = ${mergeId} and m.fate = 'moved' and m.table_name = 'funding_reports'
      and m.old_id = g.id and r.id = (m.content->>'id')::bigint`.execute(sql);
}

const COARSER = raw`case
  when 'year' in (k.announced_precision, g.announced_precision) then 'year'
  when 'month' in (k.announced_precision, g.announced_precision) then 'month' else 'day' end`;

/** Those of one kind, period and sum, where both say so. Others are for a person to judge. */
export async function foldSameRounds(sql: Sql, { mergeId, keep, gone }: Merging): Promise<void> {
  const { rows } = await raw<SameRound>`
    select distinct on (g.id) k.id as "keepId", g.id as "goneId", g.slug as "goneSlug"
    from fundings g join fundings k on k.startup_id = ${keep.id} and k.round = g.round
      and (k.amount_usd = g.amount_usd or k.amount_usd is null or g.amount_usd is null)
      and date_trunc(${COARSER}, k.announced_on) = date_trunc(${COARSER}, g.announced_on)
    where g.startup_id = ${gone.id}
    order by g.id, k.amount_usd = g.amount_usd desc nulls last, k.id`.execute(sql);
  const taken = new Set<number>();
  for (const same of rows) {
    if (!taken.has(same.keepId)) await foldRound(sql, mergeId, same);
    taken.add(same.keepId);
  }
}
