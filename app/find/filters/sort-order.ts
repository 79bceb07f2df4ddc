// Parses `sort=-total_fundings,name`; a minus means descending.
import { findClosest } from '../../language/slips.ts';
import { searchText } from '../../text/text.ts';
import { MAX_SORT_KEYS, SORT_COLUMNS, type SortColumn } from './filter-columns.ts';

const say = searchText.errors;

export interface SortKey {
  column: SortColumn;
  isDescending: boolean;
}

const DEFAULT_SORT: readonly SortKey[] = [{ column: 'total_fundings', isDescending: true }];

/** '' is the default. The first key of a column counts. */
export function readSort(text: string): { keys: SortKey[] } | { error: string } {
  const keys: SortKey[] = [];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_SORT_KEYS) return { error: say.tooManySortKeys(MAX_SORT_KEYS) };
  for (const part of parts) {
    const isDescending = part.startsWith('-');
    const name = part.replace(/^[-+]/, '').toLowerCase();
    const column = SORT_COLUMNS.find((one) => one === name) as SortColumn | undefined;
    if (!column)
      return {
        error: say.unknownSort(part.slice(0, 80), findClosest(name, SORT_COLUMNS), SORT_COLUMNS),
      };
    if (!keys.some((key) => key.column === column)) keys.push({ column, isDescending });
  }
  return { keys: keys.length > 0 ? keys : [...DEFAULT_SORT] };
}

export function formatSort(keys: readonly SortKey[]): string {
  return keys.map(({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`).join(',');
}

export function tidySort(sort: string): string {
  return sort === formatSort(DEFAULT_SORT) ? '' : sort;
}
