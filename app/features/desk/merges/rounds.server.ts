// Work of moderators on rounds: following one of several reports, and merging two records of one.

import { type RawBuilder, sql as raw } from 'kysely';
import { formatPartialDate, type PartialDate } from '../../../base/dates.ts';
import { fieldsFor } from '../../../catalogue/field.ts';
import { ROUND } from '../../../catalogue/round.ts';
import { checkSource } from '../../../catalogue/sources/check-source.server.ts';
import { columnTypes } from '../../../catalogue/write-columns.server.ts';
import { forgetAgreement, renameRound, spellOut } from '../../../catalogue/write-round.server.ts';
import type { Sql } from '../../../data/database.ts';
import { partialDateOf } from '../../../data/partial-date-of.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, notFound } from '../../../http/errors.ts';
import { moderate, requireSession } from '../../../http/guard.server.ts';
import { logDecision } from '../../../http/moderation.server.ts';
import { moderationText, fundingsText as text } from '../../../text/text.ts';
import {
  type Both,
  fillUnknown,
  type MergeOrder,
  merge,
  noteGone,
  redirect,
} from './merge-rows.server.ts';
import { moveReferences } from './references.server.ts';

/** Returns the round's slug; logged in the same transaction. Throws 403, 404. */
export async function moderateRound(
  context: Context,
  slug: string,
  action: 'follow_report' | 'check_source',
  url: string,
): Promise<string> {
  if (!requireSession(context).isModerator) throw new HttpError(403, text.moderatorsOnly);
  return moderate(context, async (sql) => {
    const { id, name: subject } = await lockRound(sql, slug);
    if (action === 'check_source') {
      await requireReport(sql, id, url, 'source');
      await checkSource(sql, context, url, { subject, details: { round: slug } });
      return slug;
    }
    const round = await preferReport(sql, slug, url);
    await logDecision(sql, context, { action, subject, details: { round, url } });
    return round;
  });
}

/** Makes the round follow a report, in the caller's transaction. Returns its slug. Throws 404. */
export async function preferReport(sql: Sql, slug: string, sourceUrl: string): Promise<string> {
  const { id } = await lockRound(sql, slug);
  const reportId = await requireReport(sql, id, sourceUrl, 'report');
  await spellOut(sql, id);
  await raw`
    update fundings f set round = coalesce(r.round, f.round), updated_at = now(),
      announced_on = coalesce(r.announced_on, f.announced_on),
      announced_precision = coalesce(r.announced_precision, f.announced_precision),
      usd_rate = case when r.amount_usd is distinct from f.amount_usd then null else f.usd_rate end,
      usd_rate_on = case when r.amount_usd is distinct from f.amount_usd then null else f.usd_rate_on end,
      amount_usd = coalesce(r.amount_usd, f.amount_usd)
    from funding_reports r where r.id = ${reportId} and f.id = r.funding_id`.execute(sql);
  await forgetAgreement(sql, id);
  return renameRound(sql, id);
}

/** The id of the report. Throws 404. */
async function requireReport(sql: Sql, roundId: number, url: string, what: 'report' | 'source') {
  const { rows } = await raw<{ id: number }>`
    select r.id from funding_reports r join sources x on x.id = r.source_id
    where r.funding_id = ${roundId} and x.url = ${url}`.execute(sql);
  if (!rows[0]) throw notFound(what, url);
  return rows[0].id;
}

/** Throws 404. */
async function lockRound(sql: Sql, slug: string) {
  const [round] = await lockRounds(sql, raw`f.slug = ${slug}`);
  if (!round) throw notFound('round', slug);
  return round;
}

interface RoundRow {
  id: number;
  slug: string;
  startupId: number;
  startup: string;
  round: string;
  date: PartialDate | null;
}

/** Locks startups before rounds, as merges and edits do, so that transactions do not deadlock. */
async function lockRounds(sql: Sql, which: RawBuilder<unknown>) {
  await raw`
    select from startups where id in (select f.startup_id from fundings f where ${which})
    order by id for no key update`.execute(sql);
  const { rows } = await raw<RoundRow>`
    select f.id, f.slug, f.startup_id as "startupId", s.name as startup, f.round,
      ${partialDateOf('f.announced')} as date
    from fundings f join startups s on s.id = f.startup_id
    where ${which} order by f.id for update of f`.execute(sql);
  return rows.map(({ startup, round, date, ...row }) => ({
    ...row,
    /** "Paya: Seed, Mar 2020" */
    name: text.roundOf(startup, round, date && formatPartialDate(date)),
  }));
}

/** Throws as merge, and 422 for rounds of two startups. */
export function mergeRounds(context: Context, order: MergeOrder): Promise<void> {
  const { wrong } = moderationText;
  return merge(context, order, {
    table: 'fundings',
    wrong: { unknown: wrong.unknownRound, same: wrong.sameRound },
    lock: (sql, { keep, gone }) => lockRounds(sql, raw`f.slug in (${keep}, ${gone})`),
    async work(sql, both, { keep, gone }) {
      if (keep.startupId !== gone.startupId) throw invalid({ gone: [wrong.otherStartup] });
      await foldRound(sql, both, gone.slug);
    },
  });
}

const [REPORTED, CURRENCY, ...RATE] = ROUND.amount.with;

/** Columns that the remaining round takes over where its own are unknown, in groups. */
const FILLED = [
  [ROUND.amount.column, ...RATE],
  [REPORTED, CURRENCY],
  ['valuation_usd', 'valuation_is'],
  ...fieldsFor(ROUND, 'merge')
    .filter(([name]) => !['round', 'valuation_usd', 'valuation_is'].includes(name))
    .map(([name, field]) => Object.keys(columnTypes(name, field) ?? {}))
    .filter((columns) => columns.length > 0),
];

/** Moves the reports and investors of one round to the other, and redirects its address. */
async function foldRound(sql: Sql, both: Both, goneSlug: string): Promise<void> {
  await noteGone(sql, both);
  await moveReferences(sql, both);
  // An empty value of a report means that of its round.
  await raw`
    update funding_reports r set round = coalesce(r.round, g.round),
      announced_on = coalesce(r.announced_on, g.announced_on),
      announced_precision = coalesce(r.announced_precision, g.announced_precision),
      amount_usd = coalesce(r.amount_usd, g.amount_usd)
    from fundings g, merge_rows m
    where g.id = ${both.from} and m.merge_id = ${both.mergeId} and m.fate = 'moved'
      and m.table_name = 'funding_reports' and m.old_id = g.id
      and r.id = (m.content->>'id')::bigint`.execute(sql);
  await fillUnknown(sql, both, FILLED);
  await raw`delete from fundings where id = ${both.from}`.execute(sql);
  await redirect(sql, both, goneSlug);
  await forgetAgreement(sql, both.to);
}

const COARSER = raw`case
  when 'year' in (k.announced_precision, g.announced_precision) then 'year'
  when 'month' in (k.announced_precision, g.announced_precision) then 'month' else 'day' end`;

/** Of startups: rounds of one kind, period and sum, where both say so. People judge the others. */
export async function foldSameRounds(sql: Sql, { mergeId, from, to }: Both): Promise<void> {
  const { rows } = await raw<{ keepId: number; goneId: number; goneSlug: string }>`
    select distinct on (g.id) k.id as "keepId", g.id as "goneId", g.slug as "goneSlug"
    from fundings g join fundings k on k.startup_id = ${to} and k.round = g.round
      and (k.amount_usd = g.amount_usd or k.amount_usd is null or g.amount_usd is null)
      and date_trunc(${COARSER}, k.announced_on) = date_trunc(${COARSER}, g.announced_on)
    where g.startup_id = ${from}
    order by g.id, k.amount_usd = g.amount_usd desc nulls last, k.id`.execute(sql);
  const taken = new Set<number>();
  for (const { keepId, goneId, goneSlug } of rows) {
    const rounds = { mergeId, table: 'fundings', from: goneId, to: keepId } as const;
    if (!taken.has(keepId)) await foldRound(sql, rounds, goneSlug);
    taken.add(keepId);
  }
}
