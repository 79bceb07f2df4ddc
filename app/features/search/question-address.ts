// A reading in the address of the search page: q for the box, then what was understood as filters.
import { pathTo, withQuery } from '../../base/paths.ts';
import {
  NOTHING_READ,
  RETURNS,
  type Reading,
  type Returns,
  type Understood,
} from '../../language/question/reading.ts';
import { readRows } from './search-address.ts';

export function readingPath(q: string, reading: Reading, page = 1): string {
  return readingAddress(pathTo('/search'), q, reading, page);
}

/** All that the reading finds, as a file. */
export const searchFilePath = (q: string, reading: Reading): string =>
  readingAddress(pathTo('/search.csv'), q, reading, 1);

function readingAddress(path: string, q: string, reading: Reading, page: number): string {
  const { returns, filters, meaning, sort } = reading;
  const parts = filters.flatMap(({ column, operator, query_1, query_2, words }, index) =>
    Object.entries({ column, operator, query_1, query_2, words }).map(
      ([part, value]): [string, string] => [`f[${index}][${part}]`, value],
    ),
  );
  return withQuery(path, {
    q,
    returns,
    ...Object.fromEntries(parts),
    meaning,
    sort,
    page: page > 1 ? page : null,
  });
}

/** Without the filter, and its words out of the box. */
export function withoutFilter(q: string, reading: Reading, index: number): string {
  const dropped = reading.filters[index];
  const filters = reading.filters.filter((filter) => filter !== dropped);
  const left = q
    .replace(dropped?.words ?? '', ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return readingPath(left || q, { ...reading, filters });
}

/** Null where the address has only a question. */
export function readReading(params: URLSearchParams): Understood | null {
  const returns = RETURNS.find((one) => one === params.get('returns'));
  if (!returns) return null;
  const filters = readRows(params)
    .slice(0, MAX_FILTERS)
    .map((row, index) => ({ ...row, words: params.get(`f[${index}][words]`) ?? row.query_1 }))
    .filter(({ column, operator, query_1 }) => column && operator && query_1);
  const meaning = params.get('meaning')?.trim().slice(0, 300) || null;
  const sort = params.get('sort')?.slice(0, 60) || null;
  return { ...NOTHING_READ, returns: returns as Returns, filters, meaning, sort };
}

const MAX_FILTERS = 20;
