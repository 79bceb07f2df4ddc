import { pathTo } from '../../base/paths.ts';
import type { Triple } from '../lists/list-address.ts';

interface AdvancedSearchAddress {
  filters?: readonly Triple[];
  sort?: string | null;
  columns?: readonly string[] | null;
  facets?: boolean;
  page?: number;
}

/** Filters as f[0][column]=…&f[0][operator]=…&f[0][query_1]=…, then the rest. */
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
  const query = parts.flatMap(([name, value]) => (value ? `${name}=${escapeReadably(value)}` : []));
  return query.length > 0 ? `?${query.join('&')}` : '';
}

/** Keeps commas, and writes spaces as pluses. */
function escapeReadably(value: string): string {
  return encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+');
}
