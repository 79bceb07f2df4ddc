import type { RoundsAnswer } from '../../catalogue/round-list-contract.ts';
import { listRoundRows } from '../../catalogue/round-rows.server.ts';
import type { Sql } from '../../data/database.ts';
import type { RoundQuestion, Total } from '../../find/conditions.ts';
import { ROUND_FILTERS, type RoundColumn } from '../../find/filters/filter-columns.ts';
import { type Asked, readAsked } from '../../find/filters/look-up.server.ts';
import { readRoundSort } from '../../find/filters/read-filters.ts';
import { findRounds } from '../../find/find-rounds.server.ts';
import type { ListView } from '../../find/lists/list-address.ts';
import type { Context } from '../../http/context.ts';
import { pageMetaOf } from '../../http/params.ts';

export interface ReadRounds extends RoundQuestion {
  conditions: ReadonlyArray<Asked<RoundColumn>>;
}

/**
 * Parses filters and looks up their names. Throws 422 with errors by f.0.column and so on.
 */
export function readRounds(
  context: Pick<Context, 'sql' | 'now'>,
  { filters, sort }: Pick<ListView, 'filters' | 'sort'>,
): Promise<ReadRounds> {
  return readAsked(context, ROUND_FILTERS, filters, readRoundSort(sort));
}

/** One page of the rounds that meet all conditions, with the sums of all. */
export async function findRoundPage(
  sql: Sql,
  question: RoundQuestion,
  { page, perPage }: { page: number; perPage: number },
): Promise<RoundsAnswer> {
  const part = { offset: (page - 1) * perPage, limit: perPage };
  const { ids, total, totalIs, sums } = await findRounds(sql, question, part);
  const { column, isDescending } = question.sort;
  return {
    data: await listRoundRows(sql, ids),
    meta: {
      ...pageMetaOf(page, perPage, total),
      total_is: totalIs,
      sort: `${isDescending ? '-' : ''}${column}`,
      sums,
    },
  };
}

export async function countRounds(sql: Sql, question: RoundQuestion): Promise<Total> {
  const { total, totalIs } = await findRounds(sql, question, { offset: 0, limit: 0 });
  return { total, totalIs };
}
