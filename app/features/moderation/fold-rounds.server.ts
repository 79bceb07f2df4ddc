// Two entries of one company often tell of the same round: it is kept once, so that no total counts it twice.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { moveReferences, note } from './move-references.server.ts';

interface SameRound {
  keepId: number;
  goneId: number;
  goneSlug: string;
}

/** The sources and investors of a round that both have go to the one that stays; its old address leads there. */
export async function foldRounds(
  sql: Sql,
  mergeId: number,
  keepStartupId: number,
  goneStartupId: number,
): Promise<void> {
  for (const { keepId, goneId, goneSlug } of await findSameRounds(
    sql,
    keepStartupId,
    goneStartupId,
  )) {
    await note(
      sql,
      { mergeId, table: 'fundings', fate: 'gone' },
      raw`select to_jsonb(f) as content from fundings f where id = ${goneId}`,
    );
    await moveReferences(sql, { mergeId, target: 'fundings', from: goneId, to: keepId });
    await note(
      sql,
      { mergeId, table: 'fundings', fate: 'filled', to: keepId },
      raw`update fundings f set amount_usd = g.amount_usd from fundings g
        where f.id = ${keepId} and g.id = ${goneId} and f.amount_usd is null and g.amount_usd is not null
        returning jsonb_build_object('amount_usd', g.amount_usd) as content`,
    );
    await raw`delete from fundings where id = ${goneId}`.execute(sql);
    await note(
      sql,
      { mergeId, table: 'slug_history', fate: 'added' },
      raw`insert into slug_history (kind, old_slug, entity_id) values ('funding', ${goneSlug}, ${keepId})
        returning to_jsonb(slug_history) as content`,
    );
  }
}

const COARSER = raw`case
  when 'year' in (k.announced_precision, g.announced_precision) then 'year'
  when 'month' in (k.announced_precision, g.announced_precision) then 'month' else 'day' end`;

/**
 * Rounds of one kind, announced in the same period as far as both say, of the same sum unless one says none. Reports
 * that disagree stay two rounds: whether they are one is for a person to say.
 */
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
