import {
  FILTER_COLUMNS,
  MAX_SORT_KEYS,
  SORT_COLUMNS,
  type SortColumn,
} from '../filters/filter-columns.ts';
import { type SearchState, searchHref } from './search-address.ts';
import { formatSort, readSort, type SortKey, tidySort } from './sort-order.ts';

export function listSortKeys(sort: string): SortKey[] {
  const order = readSort(sort);
  return 'keys' in order ? order.keys : [];
}

/**
 * The search sorted by a column, reversed where it already comes first; earlier keys follow. Null
 * where the column cannot be sorted by.
 */
export function sortHref(state: SearchState, column: string): string | null {
  const wanted = SORT_COLUMNS.find((name) => name === column) as SortColumn | undefined;
  if (!wanted) return null;
  const keys = listSortKeys(state.sort);
  const leads = keys[0]?.column === wanted;
  const isDescending = leads ? !keys[0]?.isDescending : FILTER_COLUMNS[wanted].kind !== 'text';
  // The default order does not stay as a second key.
  const others = state.sort ? keys.filter((key) => key.column !== wanted) : [];
  const next = [{ column: wanted, isDescending }, ...others].slice(0, MAX_SORT_KEYS);
  return searchHref(state, { sort: tidySort(formatSort(next)) });
}
