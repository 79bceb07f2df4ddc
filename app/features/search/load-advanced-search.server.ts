import { z } from 'zod';
import { MAX_FILTERS } from '../../find/filters/filter-columns.ts';
import { nameReferences, type ReferenceNames } from '../../find/filters/name-references.server.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { type FieldErrors, HttpError, Redirect } from '../../http/errors.ts';
import { pageParam } from '../../http/params.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import { type advancedSearchAnswer, RESULTS_PER_PAGE } from './advanced-contract.ts';
import { readSearch, searchStartups } from './advanced-search.server.ts';
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

type Outcome =
  | { kind: 'start' }
  | { kind: 'found'; answer: z.output<typeof advancedSearchAnswer>; names: ReferenceNames }
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
    if (f.length === 0 && !facets && page === 1 && !sort) return { kind: 'start' };
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

const LABELS: Readonly<Record<string, string>> = { ...searchText.columns, ...searchText.operators };

/**
 * Rewords an API message about a field such as f.0.operator: labels instead of the names that the
 * API takes.
 */
export function sayInForm(field: string, message: string): string {
  if (message === searchText.errors.belowFirst) return text.belowFirst;
  if (!/\.(column|operator)$/.test(field)) return message;
  const [wrong = '', ...rest] = message.split(';');
  const ours = wrong.replace(/^\w+(?= has no operator)/, (name) => LABELS[name] ?? name);
  // The input before the semicolon stays; the names after it are suggestions.
  const offered = rest.map((part) =>
    part.replaceAll(/"?\b(\w+)\b"?/g, (word, name: string) =>
      LABELS[name] ? `"${LABELS[name]}"` : word,
    ),
  );
  return [ours, ...offered].join(';');
}
