import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { foldRound, type SameRound } from './fold-round.server.ts';

export async function foldSameRounds(
  sql: Sql,
  mergeId: number,
  keepStartupId: number,
  goneStartupId: number,
): Promise<void> {
  for (const same of await findSameRounds(sql, keepStartupId, goneStartupId)) {
    await foldRound(sql, mergeId, same);
  }
}

const COARSER = raw`case
  when 'year' in (k.announced_precision, g.announced_precision) then 'year'
  when 'month' in (k.announced_precision, g.announced_precision) then 'month' else 'day' end`;

// Rounds of one kind, period and sum, where both say so. Others are for a person to judge.
async function findSameRounds(sql: Sql, keepId: number, goneId: number): Promise<SameRound[]> {
  const { rows } = await raw<SameRound>`
    select distinct on (g.id) k.id as "keepId", g.id as "goneId", g.slug as "goneSlug"
    from fundings g join fundings k on k.startup_id = ${keepId} and k.round = g.round
      and (k.amount_usd = g.amount_usd or k.amount_usd is null or g.amount_usd is null)
      and date_trunc(${COARSER}, k.announced_on) = date_trunc(${COARSER}, g.announced_on)
    where g.startup_id = ${goneId}
    order by g.id, k.amount_usd = g.amount_usd desc nulls last, k.id`.execute(sql);
  const taken = new Set<number>();
  return rows.filter(({ keepId }) => !taken.has(keepId) && taken.add(keepId));
}
