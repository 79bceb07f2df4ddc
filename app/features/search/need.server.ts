import type { Sql } from '../../data/database.ts';
import { AMONG_ALL, findFitting } from '../../find/fit/fit.server.ts';
import type { Understood } from '../../language/question/reading.ts';
import { BESIDE, type QuestionAnswer } from './contract.ts';
import { readNeed } from './need.ts';

/** The investors that fit the question best; null if it does not ask for any. */
export async function findForNeed(
  sql: Sql,
  understood: Understood,
  now: Date,
): Promise<QuestionAnswer['data']['fit']> {
  const need = readNeed(understood);
  if (!need) return null;
  const { rows, ...counts } = await findFitting(sql, need, AMONG_ALL, now, {
    page: 1,
    perPage: BESIDE,
  });
  return { ...counts, investors: rows };
}
