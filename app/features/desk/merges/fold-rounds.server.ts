import { sql as raw } from 'kysely';
import { forgetAgreement } from '../../../catalogue/write-round.server.ts';
import type { Sql } from '../../../data/database.ts';
import { fillUnknown, note } from './merge-rows.server.ts';
import { moveReferences } from './references.server.ts';

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
export async function foldRound(
  sql: Sql,
  mergeId: number,
  { keepId, goneId, goneSlug }: SameRound,
): Promise<void> {
  await note(
    sql,
    { mergeId, table: 'fundings', fate: 'gone' },
    raw`select to_jsonb(f) as content from fundings f where id = ${goneId}`,
  );
  await moveReferences(sql, { mergeId, target: 'fundings', from: goneId, to: keepId });
  await spellOutMoved(sql, mergeId, goneId);
  await fillUnknown(sql, { mergeId, table: 'fundings', from: goneId, to: keepId }, FILLED);
  await raw`delete from fundings where id = ${goneId}`.execute(sql);
  await note(
    sql,
    { mergeId, table: 'slug_history', fate: 'added' },
    raw`insert into slug_history (kind, old_slug, entity_id) values ('funding', ${goneSlug}, ${keepId})
      on conflict (kind, old_slug) do update set entity_id = excluded.entity_id
      returning to_jsonb(slug_history) as content`,
  );
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

// Rounds of one kind, period and sum, where both say so. Others are for a person to judge.
export async function foldSameRounds(
  sql: Sql,
  mergeId: number,
  keepStartupId: number,
  goneStartupId: number,
): Promise<void> {
  const { rows } = await raw<SameRound>`
    select distinct on (g.id) k.id as "keepId", g.id as "goneId", g.slug as "goneSlug"
    from fundings g join fundings k on k.startup_id = ${keepStartupId} and k.round = g.round
      and (k.amount_usd = g.amount_usd or k.amount_usd is null or g.amount_usd is null)
      and date_trunc(${COARSER}, k.announced_on) = date_trunc(${COARSER}, g.announced_on)
    where g.startup_id = ${goneStartupId}
    order by g.id, k.amount_usd = g.amount_usd desc nulls last, k.id`.execute(sql);
  const taken = new Set<number>();
  for (const same of rows) {
    if (!taken.has(same.keepId)) await foldRound(sql, mergeId, same);
    taken.add(same.keepId);
  }
}
