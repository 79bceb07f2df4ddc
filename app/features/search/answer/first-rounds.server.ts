// The first rounds of an order, for answers that name one: of an order by amount those that count
// in totals. Limits of credit and shares after listing stay in the list.
import { sql as raw } from 'kysely';
import { findRounds } from '../../../find/find-rounds.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Understood } from '../../../language/question/reading.ts';
import type { Asking } from './asking.server.ts';
import { MOST_ROWS } from './contract.ts';

export interface FirstRound {
  id: number;
  slug: string;
  startup: string;
  round: string;
  amount_usd: number | null;
  announced_on: string | null;
  announced_precision: string | null;
}

/** At most as many as an answer has rows, of `total`; null where no rounds are asked for. */
export async function findFirstRounds(
  asking: Asking,
  understood: Understood,
): Promise<{ rounds: FirstRound[]; total: number } | null> {
  const filters = understood.filters.filter(({ column }) => column !== 'rank');
  const wanted = await readWanted(asking, { ...understood, filters }, null);
  if (wanted.returns !== 'rounds') return null;
  const part = { offset: 0, limit: 2 * MOST_ROWS };
  const { ids, total } = await findRounds(asking.sql, wanted, part);
  const isOfTime = !understood.sort?.endsWith('amount');
  const { rows } = await raw<FirstRound>`
    select r.id, r.slug, s.name as startup, r.round, r.amount_usd, r.announced_on, r.announced_precision
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
      join fundings r on r.id = wanted.id join startups s on s.id = r.startup_id
    where r.counted_usd is not null or ${isOfTime}
    order by place limit ${MOST_ROWS}`.execute(asking.sql);
  return { rounds: rows, total };
}
