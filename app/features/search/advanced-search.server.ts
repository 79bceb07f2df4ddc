import type { z } from 'zod';
import { isoDay } from '../../base/day.ts';
import { answerTable } from '../../http/answer-table.server.ts';
import type { Context } from '../../http/context.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { limitsOf } from '../../http/limits.ts';
import { pageMetaOf } from '../../http/paging.ts';
import {
  countFacets,
  countWithoutEach,
  type FacetRow,
  findStartups,
} from '../../search-engine/find-startups.server.ts';
import type { Condition, Question } from '../../search-engine/question.ts';
import { advancedSearchText as text } from '../../text/text.ts';
import { type Filter, readFilters, STARTUP_COLUMNS } from '../filters/filter-language.ts';
import { type Known, lookUp, resolveTest } from '../filters/look-up.server.ts';
import type { advancedSearchAnswer, Facets, Loosening } from './advanced-contract.ts';
import { listAllFound, listFound } from './found-rows.server.ts';
import { tableOfFound } from './found-values.ts';
import { readState } from './search-address.ts';
import { ifInTime, withinSearchBudget } from './search-budget.server.ts';
import { formatSort, readSort, type SortKey } from './sort-order.ts';

interface ReadSearch {
  filters: readonly Filter[];
  sort: readonly SortKey[];
  known: Known;
}

/** Parses the search and looks up its names. Throws 422 with all errors. */
export async function readSearch(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  given: { f: unknown; sort?: string },
): Promise<ReadSearch> {
  const { filters, errors } = readFilters(given.f, isoDay(now));
  const order = readSort(given.sort ?? '');
  if ('error' in order) errors.sort = [order.error];
  const lookedUp = await lookUp(sql, filters, STARTUP_COLUMNS.labels);
  const all: FieldErrors = { ...errors, ...lookedUp.errors };
  if (Object.keys(all).length > 0 || 'error' in order) throw invalid(all);
  return { filters, sort: order.keys, known: lookedUp.known };
}

export function toQuestion({ filters, sort, known }: ReadSearch): Question {
  return { conditions: filters.map((filter) => toCondition(filter, known)), sort };
}

export const toCondition = ({ column, isNegated, test }: Filter, known: Known): Condition => ({
  column,
  isNegated,
  test: resolveTest(test, known),
});

/** One page of matches. Throws 503 over the search budget. */
export function searchStartups(
  context: Pick<Context, 'searchSql'>,
  search: ReadSearch,
  { page, perPage, withFacets }: { page: number; perPage: number; withFacets: boolean },
): Promise<z.output<typeof advancedSearchAnswer>> {
  return withinSearchBudget(context, async (sql) => {
    const question = toQuestion(search);
    const part = { offset: (page - 1) * perPage, limit: perPage };
    const { total, totalIs, ids } = await findStartups(sql, question, part);
    const isEmpty = total === 0 && search.filters.length > 0;
    const facets = withFacets ? await countFacets(sql, question) : undefined;
    return {
      data: await listFound(sql, ids),
      meta: {
        ...pageMetaOf(page, perPage, total),
        total_is: totalIs,
        sort: formatSort(search.sort),
        without: isEmpty ? await ifInTime(listLoosenings(sql, search)) : undefined,
        facets_of: facets && (facets.areAll ? 'all' : 'first_5000'),
      },
      facets: facets && groupFacets(facets.rows),
    };
  });
}

async function listLoosenings(sql: Context['sql'], search: ReadSearch): Promise<Loosening[]> {
  const totals = await countWithoutEach(sql, toQuestion(search));
  return search.filters.flatMap(({ index, column }, place) => {
    const { total = 0, totalIs = 'exact' } = totals[place] ?? {};
    return total > 0 ? [{ index, column, total, total_is: totalIs }] : [];
  });
}

function groupFacets(rows: readonly FacetRow[]): Facets {
  const byFacet: Facets = { country: [], industry: [], latest_round: [], status: [] };
  for (const { facet, ...counted } of rows) byFacet[facet].push(counted);
  return byFacet;
}

/**
 * GET /advanced_search.csv with the parameters of the page: all columns, up to the caller's row
 * limit (decisions.md, visitors' limits). Throws 422, 503.
 */
export async function answerAdvancedCsv(context: Context): Promise<Response> {
  const { rows: f, sort } = readState(context.url.searchParams, 1);
  const search = await readSearch(context, { f, sort });
  const most = limitsOf(context).csvRows;
  const found = await withinSearchBudget(context, async (sql) => {
    const { ids } = await findStartups(sql, toQuestion(search), { offset: 0, limit: most });
    return listAllFound(sql, ids);
  });
  return answerTable(context, {
    title: text.csvTitle,
    cache: 'public',
    ...tableOfFound(found),
  });
}
