import type { RoundsAnswer } from '../../catalogue/round-list-contract.ts';
import { listRoundRows } from '../../catalogue/round-rows.server.ts';
import type { Sql } from '../../data/database.ts';
import type { Filter } from '../../find/filters/filter-language.ts';
import { type Known, readAsked, resolveTest } from '../../find/filters/look-up.server.ts';
import { findRounds } from '../../find/find-rounds.server.ts';
import type { Total } from '../../find/find-startups.server.ts';
import type { ListView } from '../../find/lists/list-address.ts';
import type {
  RoundColumn,
  RoundCondition,
  RoundQuestion,
  RoundSortKey,
} from '../../find/question.ts';
import type { Context } from '../../http/context.ts';
import { pageMetaOf } from '../../http/params.ts';
import { roundsText } from '../../text/text.ts';
import { ROUND_FILTERS } from './round-columns.ts';

export interface ReadRounds extends RoundQuestion {
  filters: readonly Filter<RoundColumn>[];
  known: Known;
}

const SORTS: readonly RoundSortKey['column'][] = ['announced_on', 'amount', 'startup'];

const NEWEST_FIRST: RoundSortKey = { column: 'announced_on', isDescending: true };

/**
 * Parses filters and looks up their names. `sort` is a column of SORTS, with a minus for
 * descending; '' is newest first. Throws 422 with errors by f.0.column and so on.
 */
export async function readRounds(
  context: Pick<Context, 'sql' | 'now'>,
  { filters, sort }: Pick<ListView, 'filters' | 'sort'>,
): Promise<ReadRounds> {
  const read = await readAsked(context, ROUND_FILTERS, filters, readSort(sort));
  return {
    ...read,
    conditions: read.filters.map((filter) => toRoundCondition(filter, read.known)),
  };
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

function readSort(text: string): { keys: RoundSortKey } | { error: string } {
  if (!text) return { keys: NEWEST_FIRST };
  const isDescending = text.startsWith('-');
  const column = SORTS.find((one) => one === text.replace(/^-/, ''));
  return column
    ? { keys: { column, isDescending } }
    : { error: roundsText.unknownSort(text.slice(0, 80), SORTS) };
}

export function toRoundCondition(
  { column, isNegated, test }: Filter<RoundColumn>,
  known: Known,
): RoundCondition {
  const resolved = resolveTest(test, known);
  if (resolved.kind === 'text') throw new Error(`the column ${column} of rounds is no text`);
  return { column, isNegated, test: resolved };
}

export async function countRounds(sql: Sql, question: RoundQuestion): Promise<Total> {
  const { total, totalIs } = await findRounds(sql, question, { offset: 0, limit: 0 });
  return { total, totalIs };
}
