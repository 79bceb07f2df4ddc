// Advanced search from what was asked to what is answered; the endpoint, the file and the page all ask it here.
import type { z } from 'zod';
import { isoDay } from '../../base/day.ts';
import type { Context } from '../../http/context.ts';
import { type FieldErrors, invalid } from '../../http/errors.ts';
import { pageMetaOf } from '../../http/paging.ts';
import type { advancedSearchAnswer } from './advanced-contract.ts';
import { readFilters } from './filter-language.ts';
import { lookUp } from './look-up.server.ts';
import type { Question } from './page-of-matches.server.ts';
import { countFacets, countWithoutEach, findStartups } from './queries.server.ts';
import { ifInTime, withinSearchBudget } from './search-budget.server.ts';
import { formatSort, readSort } from './sort-order.ts';

/** Reads filters and sorting and looks up what they name. Throws 422 with every field that is wrong. */
export async function readQuestion(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  given: { f: unknown; sort?: string },
): Promise<Question> {
  const { filters, errors } = readFilters(given.f, isoDay(now));
  const order = readSort(given.sort ?? '');
  if ('error' in order) errors.sort = [order.error];
  const lookedUp = await lookUp(sql, filters);
  const all: FieldErrors = { ...errors, ...lookedUp.errors };
  if (Object.keys(all).length > 0 || 'error' in order) throw invalid(all);
  return { filters, sort: order.keys, known: lookedUp.known };
}

export interface Part {
  page: number;
  perPage: number;
  withFacets: boolean;
}

/** One page of matches. Throws 503 when the search is over its budget. */
export function searchStartups(
  context: Pick<Context, 'searchSql'>,
  question: Question,
  { page, perPage, withFacets }: Part,
): Promise<z.output<typeof advancedSearchAnswer>> {
  return withinSearchBudget(context, async (sql) => {
    const part = { offset: (page - 1) * perPage, limit: perPage };
    const found = await findStartups(sql, question, part);
    const isEmpty = found.total === 0 && question.filters.length > 0;
    const spread = withFacets ? await countFacets(sql, question) : undefined;
    return {
      data: found.rows,
      meta: {
        ...pageMetaOf(page, perPage, found.total),
        total_is: found.total_is,
        sort: formatSort(question.sort),
        without: isEmpty ? await ifInTime(countWithoutEach(sql, question)) : undefined,
        facets_of: spread?.of,
      },
      facets: spread?.facets,
    };
  });
}
