import type { z } from 'zod';
import { type Filter, STARTUP_COLUMNS } from '../../find/filters/filter-language.ts';
import { type Known, readAsked, resolveTest } from '../../find/filters/look-up.server.ts';
import { formatSort, readSort, type SortKey } from '../../find/filters/sort-order.ts';
import {
  countFacets,
  countWithoutEach,
  type FacetRow,
  findStartups,
} from '../../find/find-startups.server.ts';
import { listAllFound, listFound } from '../../find/found-rows.server.ts';
import { tableOfFound } from '../../find/found-values.ts';
import type { Condition, Question } from '../../find/question.ts';
import { ifInTime, withinSearchBudget } from '../../find/search-budget.server.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { limitsOf } from '../../http/limits.ts';
import { pageMetaOf } from '../../http/params.ts';
import { advancedSearchText as text } from '../../text/text.ts';
import type { advancedSearchAnswer, Facets, Loosening } from './advanced-contract.ts';
import { readState } from './search-address.ts';

interface ReadSearch {
  filters: readonly Filter[];
  sort: readonly SortKey[];
  known: Known;
}

/** Parses the search and looks up its names. Throws 422 with all errors. */
export function readSearch(
  context: Pick<Context, 'sql' | 'now'>,
  { f, sort = '' }: { f: unknown; sort?: string },
): Promise<ReadSearch> {
  return readAsked(context, STARTUP_COLUMNS, f, readSort(sort));
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

/** GET /advanced_search.csv with the parameters of the page. Throws 422, 503. */
export async function answerAdvancedCsv(context: Context): Promise<Response> {
  const { rows: f, sort } = readState(context.url.searchParams, 1);
  const question = toQuestion(await readSearch(context, { f, sort }));
  return answerFoundCsv(context, text.csvTitle, question);
}

/** All columns, up to the caller's row limit (decisions.md, visitors' limits). Throws 503. */
export async function answerFoundCsv(
  context: Context,
  title: string,
  question: Question,
): Promise<Response> {
  const part = { offset: 0, limit: limitsOf(context).csvRows };
  const found = await withinSearchBudget(context, async (sql) => {
    const { ids } = await findStartups(sql, question, part);
    return listAllFound(sql, ids);
  });
  return answerTable(context, { title, cache: 'public', ...tableOfFound(found) });
}
