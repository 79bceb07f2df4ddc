import { isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { pageMetaOf } from '../../http/paging.ts';
import { findRounds } from '../../search-engine/find-rounds.server.ts';
import type { Total } from '../../search-engine/find-startups.server.ts';
import type {
  RoundColumn,
  RoundCondition,
  RoundQuestion,
  RoundSortKey,
} from '../../search-engine/question.ts';
import { roundsText } from '../../text/text.ts';
import { type Filter, readFiltersOn } from '../filters/filter-language.ts';
import { type Known, lookUp, resolveTest } from '../filters/look-up.server.ts';
import type { Triple } from '../lists/list-address.ts';
import { ROUNDS_PER_PAGE, type RoundsAnswer } from './contract.ts';
import { ROUND_FILTERS } from './round-columns.ts';
import { listRoundRows } from './round-rows.server.ts';

export interface ReadRounds extends RoundQuestion {
  filters: readonly Filter<RoundColumn>[];
  known: Known;
}

const SORTS: readonly RoundSortKey['column'][] = ['announced_on', 'amount', 'startup'];

const NEWEST_FIRST: RoundSortKey = { column: 'announced_on', isDescending: true };

/**
 * One page of the rounds that pass all filters, with the sums of all. `sort` is a column of SORTS,
 * with a minus for descending; '' is newest first. Throws 422 with errors by f.0.column and so on.
 */
export async function listRounds(
  sql: Sql,
  filters: readonly Triple[],
  sort: string,
  { page, perPage = ROUNDS_PER_PAGE, now }: { page: number; perPage?: number; now: Date },
): Promise<RoundsAnswer> {
  return findRoundPage(sql, await readRounds(sql, filters, sort, now), { page, perPage });
}

/** Parses filters and looks up their names. Throws 422 with all errors. */
export async function readRounds(
  sql: Sql,
  given: readonly Triple[],
  sort: string,
  now: Date,
): Promise<ReadRounds> {
  const { filters, errors } = readFiltersOn(ROUND_FILTERS, given, isoDay(now));
  const key = readSort(sort);
  if (!key) errors.sort = [roundsText.unknownSort(sort.slice(0, 80), SORTS)];
  const lookedUp = await lookUp(sql, filters, ROUND_FILTERS.labels);
  const all: FieldErrors = { ...errors, ...lookedUp.errors };
  if (Object.keys(all).length > 0 || !key) throw invalid(all);
  const { known } = lookedUp;
  const conditions = filters.map((filter) => toRoundCondition(filter, known));
  return { filters, known, conditions, sort: key };
}

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

function readSort(text: string): RoundSortKey | null {
  if (!text) return NEWEST_FIRST;
  const isDescending = text.startsWith('-');
  const column = SORTS.find((one) => one === text.replace(/^-/, ''));
  return column ? { column, isDescending } : null;
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
