// The first rounds of an order, for answers that name one.
import type { LeftOut } from '../../../catalogue/left-out.ts';
import type { RoundRow } from '../../../catalogue/round-list-contract.ts';
import { listRoundRows } from '../../../catalogue/round-rows.server.ts';
import { findRounds } from '../../../find/find-rounds.server.ts';
import { readWanted } from '../../../find/question/wanted.server.ts';
import type { Understood } from '../../../language/question/reading.ts';
import type { Asking } from './asking.server.ts';
import { MOST_ROWS } from './contract.ts';

interface FirstRounds {
  /** At most as many as an answer has rows. */
  rounds: RoundRow[];
  total: number;
  leftOut: LeftOut;
}

/** Null where no rounds are asked for. */
export async function findFirstRounds(
  asking: Asking,
  understood: Understood,
): Promise<FirstRounds | null> {
  const filters = understood.filters.filter(({ column }) => column !== 'rank');
  const wanted = await readWanted(asking, { ...understood, filters }, null);
  if (wanted.returns !== 'rounds') return null;
  const part = { offset: 0, limit: MOST_ROWS };
  const { ids, total, sums } = await findRounds(asking.sql, wanted, part);
  const rounds = await listRoundRows(asking.sql, ids);
  return { rounds, total, leftOut: sums?.left_out ?? null };
}
