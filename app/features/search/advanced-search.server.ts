// Advanced search: what its page, its call and its files find.

import { z } from 'zod';
import type { Question } from '../../find/conditions.ts';
import { COLUMN_NAMES, MAX_FILTERS, STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import { nameReferences, readSearch } from '../../find/filters/look-up.server.ts';
import { formatSort, type ReferenceNames } from '../../find/filters/read-filters.ts';
import {
  countFacets,
  countWithoutEach,
  type FacetRow,
  findStartups,
} from '../../find/find-startups.server.ts';
import { listAllFound, listFound } from '../../find/found-rows.server.ts';
import { tableOfFound } from '../../find/found-values.ts';
import { ifInTime, withinSearchBudget } from '../../find/search-budget.server.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type FieldErrors, HttpError, Redirect } from '../../http/errors.ts';
import { limitsOf } from '../../http/limits.ts';
import { pageMetaOf, pageParam } from '../../http/params.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import {
  type advancedSearchAnswer,
  type Facets,
  type Loosening,
  RESULTS_PER_PAGE,
} from './contract.ts';
import { describeColumns } from './describe-columns.server.ts';
import {
  EMPTY_ROW,
  type FilterRow,
  isEmpty,
  isTidy,
  readRows,
  readState,
  type SearchState,
  searchHref,
} from './search-address.ts';

type ReadSearch = Awaited<ReturnType<typeof readSearch>>;
type Answer = z.output<typeof advancedSearchAnswer>;

/** One page of matches. Throws 503 over the search budget. */
export function searchStartups(
  context: Pick<Context, 'searchSql'>,
  search: ReadSearch,
  { page, perPage, withFacets }: { page: number; perPage: number; withFacets: boolean },
): Promise<Answer> {
  return withinSearchBudget(context, async (sql) => {
    const part = { offset: (page - 1) * perPage, limit: perPage };
    const { total, totalIs, ids } = await findStartups(sql, search, part);
    const isEmpty = total === 0 && search.conditions.length > 0;
    const facets = withFacets ? await countFacets(sql, search) : undefined;
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
  const totals = await countWithoutEach(sql, search);
  return search.conditions.flatMap(({ index, column }, place) => {
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
  return answerFoundCsv(context, text.csvTitle, await readSearch(context, { f, sort }));
}

/** All columns, up to the caller's row limit. Throws 503. */
export async function answerFoundCsv(
  context: Context,
  title: string,
  question: Question,
): Promise<Response> {
  const part = { offset: 0, limit: limitsOf(context).csvRows };
  const { rows, total } = await withinSearchBudget(context, async (sql) => {
    const { ids, total } = await findStartups(sql, question, part);
    return { rows: await listAllFound(sql, ids), total };
  });
  return answerTable(context, { title, cache: 'public', total, ...tableOfFound(rows) });
}

type Outcome =
  | { kind: 'found'; answer: Answer; names: ReferenceNames }
  | { kind: 'wrong'; errors: Array<{ id: string; message: string }>; byId: Record<string, string> }
  | { kind: 'over'; detail: string };

export type AdvancedSearch = Awaited<ReturnType<typeof loadAdvancedSearch>>;

/** Redirects to the canonical address, such as after forms without script with empty fields. */
export async function loadAdvancedSearch(context: Context) {
  const { searchParams } = context.url;
  const { page } = readQuery(z.object({ page: pageParam }), context.url);
  const state = readState(searchParams, page);
  const removed = searchParams.get('remove');
  if (removed !== null) {
    const left = readRows(searchParams).filter((_, index) => String(index) !== removed);
    throw new Redirect(searchHref(state, { rows: left.filter((row) => !isEmpty(row)) }), 302);
  }
  const isAdding = searchParams.has('add');
  if (!isAdding && !isTidy(searchParams, state)) throw new Redirect(searchHref(state), 302);
  return {
    state,
    formRows: listFormRows(searchParams, state, isAdding),
    description: await describeColumns(context.sql),
    outcome: await findOutcome(context, state),
  };
}

function listFormRows(params: URLSearchParams, state: SearchState, isAdding: boolean): FilterRow[] {
  const rows = isAdding ? readRows(params) : [...state.rows];
  const needsOne = rows.length === 0 || (isAdding && rows.length < MAX_FILTERS);
  if (needsOne) rows.push({ ...EMPTY_ROW });
  // Complete rows first: errors are numbered by them.
  return [...rows.filter((row) => !isEmpty(row)), ...rows.filter(isEmpty)];
}

async function findOutcome(context: Context, state: SearchState): Promise<Outcome> {
  const { rows: f, sort, page, facets } = state;
  try {
    const search = await readSearch(context, { f, sort });
    const part = { page, perPage: RESULTS_PER_PAGE, withFacets: facets };
    const answer = await searchStartups(context, search, part);
    return { kind: 'found', answer, names: await nameReferences(context.sql, search) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.status === 503) {
      for (const [name, value] of Object.entries(error.headers)) {
        context.answerHeaders.set(name, value);
      }
      return { kind: 'over', detail: error.message };
    }
    if (error.status === 422 && error.fields) return { kind: 'wrong', ...listErrors(error.fields) };
    throw error;
  }
}

/** The error of f.0.query_1 belongs to the field f-0-query-1. */
function listErrors(fields: FieldErrors) {
  const errors: Array<{ id: string; message: string }> = [];
  const byId: Record<string, string> = {};
  for (const [field, messages] of Object.entries(fields)) {
    const message = messages.map((one) => sayInForm(field, one)).join(', ');
    const number = /^f\.(\d+)/.exec(field)?.[1];
    if (number === undefined) {
      errors.push({ id: '', message: field === 'sort' ? text.atSort(message) : message });
      continue;
    }
    const id = field.replaceAll(/[._]/g, '-');
    byId[id] = message;
    const target = id === `f-${number}` ? `${id}-column` : id;
    errors.push({ id: target, message: text.atFilter(Number(number) + 1, message) });
  }
  return { errors, byId };
}

const labelsOf = (): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(COLUMN_NAMES.map((name) => [name, STARTUP_FILTERS[name].label])),
  ...searchText.operators,
});

/**
 * Rewords an API message about a field such as f.0.operator: labels instead of the names that the
 * API takes.
 */
export function sayInForm(field: string, message: string): string {
  if (message === searchText.errors.belowFirst) return text.belowFirst;
  if (!/\.(column|operator)$/.test(field)) return message;
  const labels = labelsOf();
  const [wrong = '', ...rest] = message.split(';');
  const ours = wrong.replace(/^\w+(?= has no operator)/, (name) => labels[name] ?? name);
  // The input before the semicolon stays; the names after it are suggestions.
  const offered = rest.map((part) =>
    part.replaceAll(/"?\b(\w+)\b"?/g, (word, name: string) =>
      labels[name] ? `"${labels[name]}"` : word,
    ),
  );
  return [ours, ...offered].join(';');
}
