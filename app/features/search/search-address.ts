// The state of advanced search in its address: f[0][column]=…&f[0][operator]=…, sort, columns,
// facets and page.

import { pathTo } from '../../base/paths.ts';
import type { SortKey } from '../../find/conditions.ts';
import {
  BLANK_OPERATORS,
  COLUMN_NAMES,
  type ColumnName,
  MAX_SORT_KEYS,
  type Operator,
  SORT_COLUMNS,
  STARTUP_FILTERS,
} from '../../find/filters/filter-columns.ts';
import { formatSort, readSort, tidySort } from '../../find/filters/read-filters.ts';
import { escapeReadably, type Triple } from '../../find/lists/list-address.ts';
import { searchText } from '../../text/text.ts';

/** A row of the form; '' where nothing is chosen or typed. */
export interface FilterRow {
  column: string;
  operator: string;
  query_1: string;
  query_2: string;
}

const FILTER_PARTS = ['column', 'operator', 'query_1', 'query_2'] as const;
export const EMPTY_ROW: FilterRow = { column: '', operator: '', query_1: '', query_2: '' };

const OPERATOR_NAMES = Object.keys(searchText.operators) as Operator[];

export type ShownColumn = Exclude<ColumnName, 'name'>;
/** In the table's order, after the name. */
export const SHOWN_COLUMNS = COLUMN_NAMES.filter((name) => name !== 'name') as ShownColumn[];
export const DEFAULT_COLUMNS: readonly ShownColumn[] = [
  'country',
  'industry',
  'year_founded',
  'latest_round',
  'total_fundings',
];

export interface SearchState {
  rows: readonly FilterRow[];
  /** '' is the default order. */
  sort: string;
  columns: readonly ShownColumn[];
  facets: boolean;
  page: number;
}

const FIELD = /^f\[(\d{1,4})\]\[(column|operator|query_1|query_2)\]$/;

export function readRows(params: URLSearchParams): FilterRow[] {
  const rows = new Map<number, FilterRow>();
  for (const [key, value] of params) {
    const [, number, part] = FIELD.exec(key) ?? [];
    if (number === undefined) continue;
    const row = rows.get(Number(number)) ?? { ...EMPTY_ROW };
    row[part as keyof FilterRow] = value;
    rows.set(Number(number), row);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => tidyRow(row));
}

export function readState(params: URLSearchParams, page: number): SearchState {
  const named = params.getAll('columns').flatMap((names) => names.split(','));
  const columns = SHOWN_COLUMNS.filter((name) => named.includes(name));
  return {
    rows: readRows(params).filter((row) => !isEmpty(row)),
    sort: tidySort(params.get('sort')?.trim() ?? ''),
    columns: columns.length > 0 ? columns : DEFAULT_COLUMNS,
    facets: params.get('facets') === '1',
    page,
  };
}

export function isEmpty(row: FilterRow): boolean {
  return FILTER_PARTS.every((part) => row[part].trim() === '');
}

/** Replaces labels by names, and drops values that the operator does not take. */
function tidyRow(row: FilterRow): FilterRow {
  const column = toName(row.column, COLUMN_NAMES, (name) => STARTUP_FILTERS[name].label);
  const operator = toName(row.operator, OPERATOR_NAMES, (name) => searchText.operators[name]);
  const isKnown = operator in searchText.operators;
  const takesNone = BLANK_OPERATORS.includes(operator as Operator);
  return {
    column,
    operator,
    query_1: takesNone ? '' : row.query_1,
    query_2: isKnown && operator !== 'between' ? '' : row.query_2,
  };
}

function toName<Name extends string>(
  given: string,
  names: readonly Name[],
  labelOf: (name: Name) => string,
): string {
  const wanted = given.trim().toLowerCase();
  return names.find((name) => name === wanted || labelOf(name).toLowerCase() === wanted) ?? given;
}

/** Changes of filters or order return to the first page. */
export function searchHref(state: SearchState, changes: Partial<SearchState> = {}): string {
  const page = 'rows' in changes || 'sort' in changes ? 1 : state.page;
  const { rows, sort, columns, facets, page: shown } = { ...state, page, ...changes };
  const isUsual = columns.join() === DEFAULT_COLUMNS.join();
  return advancedSearchPath({
    filters: rows,
    sort,
    columns: isUsual ? null : columns,
    facets,
    page: shown,
  });
}

export function searchCsvHref({ rows, sort }: SearchState): string {
  return advancedSearchCsvPath({ filters: rows, sort });
}

/** Whether the parameters are canonical; unrelated ones are ignored. */
export function isTidy(params: URLSearchParams, state: SearchState): boolean {
  const ours = [...params].filter(
    ([key]) => key.startsWith('f[') || ['sort', 'columns', 'facets', 'page'].includes(key),
  );
  const [, query] = searchHref(state).split('?');
  return JSON.stringify(ours) === JSON.stringify([...new URLSearchParams(query)]);
}

export function listSortKeys(sort: string): SortKey[] {
  const order = readSort(sort);
  return 'keys' in order ? order.keys : [];
}

/**
 * The search sorted by a column, reversed where it already comes first; earlier keys follow. Null
 * where the column cannot be sorted by.
 */
export function sortHref(state: SearchState, column: string): string | null {
  const wanted = SORT_COLUMNS.find((name) => name === column);
  if (!wanted) return null;
  const keys = listSortKeys(state.sort);
  const leads = keys[0]?.column === wanted;
  const isDescending = leads ? !keys[0]?.isDescending : STARTUP_FILTERS[wanted].kind !== 'text';
  // The default order does not stay as a second key.
  const others = state.sort ? keys.filter((key) => key.column !== wanted) : [];
  const next = [{ column: wanted, isDescending }, ...others].slice(0, MAX_SORT_KEYS);
  return searchHref(state, { sort: tidySort(formatSort(next)) });
}

interface AdvancedSearchAddress {
  filters?: readonly Triple[];
  sort?: string | null;
  columns?: readonly string[] | null;
  facets?: boolean;
  page?: number;
}

/** Filters as f[0][column]=…, with escaped brackets (RFC 3986 section 3.4), then the rest. */
export function advancedSearchPath(address: AdvancedSearchAddress = {}): string {
  return pathTo('/advanced-search') + advancedSearchQuery(address);
}

export function advancedSearchCsvPath({ filters, sort }: AdvancedSearchAddress = {}): string {
  return pathTo('/advanced_search.csv') + advancedSearchQuery({ filters, sort });
}

function advancedSearchQuery(address: AdvancedSearchAddress): string {
  const { filters = [], sort, columns, facets, page = 1 } = address;
  const parts: Array<[string, string | null | undefined]> = filters.flatMap((filter, index) =>
    (['column', 'operator', 'query_1', 'query_2'] as const).map(
      (part): [string, string | undefined] => [`f[${index}][${part}]`, filter[part]],
    ),
  );
  parts.push(
    ['sort', sort],
    ['columns', columns?.join()],
    ['facets', facets ? '1' : null],
    ['page', page > 1 ? String(page) : null],
  );
  const query = parts.flatMap(([name, value]) =>
    value ? `${escapeReadably(name)}=${escapeReadably(value)}` : [],
  );
  return query.length > 0 ? `?${query.join('&')}` : '';
}
