import type { Sql } from '../../data/database.ts';
import type { Understood } from '../../language/question/reading.ts';
import { readFilters } from '../investors/filters.server.ts';
import { findFitting } from '../investors/fit.server.ts';
import { BESIDE, type QuestionAnswer } from './contract.ts';
import { readNeed } from './need.ts';

/** The investors who come nearest to what is asked for; null where it is no need. */
export async function findForNeed(
  sql: Sql,
  understood: Understood,
  now: Date,
): Promise<QuestionAnswer['data']['fit']> {
  const need = readNeed(understood);
  if (!need) return null;
  const filters = await readFilters(sql, need);
  const { rows, ...counts } = await findFitting(sql, filters, now, { page: 1, perPage: BESIDE });
  return { ...counts, investors: rows };
}
