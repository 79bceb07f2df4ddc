import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { foldRound, type SameRound } from './fold-round.server.ts';

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
