import { afterAll, beforeAll, expect } from 'vitest';
import { advancedSearchAnswer } from '../app/features/search/contract.ts';
import {
  DEFAULT_COLUMNS,
  type FilterRow,
  searchHref,
} from '../app/features/search/search-address.ts';
import { openTestSite, type TestSite } from './site.ts';

export type Filters = Array<Record<string, unknown>>;

export const filter = (
  column: string,
  operator: string,
  query_1 = '',
  query_2 = '',
): FilterRow => ({ column, operator, query_1, query_2 });

export const KENYAN = filter('country', 'equals', 'kenya');

const USUAL = { sort: '', columns: DEFAULT_COLUMNS, facets: false, page: 1 };

/** The address of the page. */
export const hrefOf = (rows: FilterRow[], more: object = {}) =>
  searchHref({ rows, ...USUAL, ...more });

export const decode = (html: string) =>
  html
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

export async function errorsOf(response: Response | Promise<Response>): Promise<unknown> {
  const answer = await response;
  expect(answer.status).toBe(422);
  return (await answer.json()).errors;
}

/** The call; `query` begins with a question mark. */
export const postSearch = (
  { request }: Pick<TestSite, 'request'>,
  f: unknown,
  query = '',
  more: Record<string, unknown> = {},
): Promise<Response> =>
  request(`/api/advanced_search${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ f, ...more }),
  });

/** The slugs of all pages, in their order. */
export async function searchAll(site: Pick<TestSite, 'request'>, f: unknown, sort = '') {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const query = new URLSearchParams({ per_page: '100', page: `${page}`, ...(sort && { sort }) });
    const response = await postSearch(site, f, `?${query}`);
    const text = await response.text();
    expect(response.status, text).toBe(200);
    const { data, meta } = JSON.parse(text);
    slugs.push(...data.map(({ slug }: { slug: string }) => slug));
    if (page >= meta.last_page) return { slugs, total: meta.total as number };
  }
}

/** A site with the starter catalogue, its page (`find`) and its call (`post`, `search`). */
export function useAdvancedSearch() {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite();
  });
  afterAll(() => site.close());

  const find = (...rows: FilterRow[]) => site.page(hrefOf(rows));

  const post = (f: unknown, query?: string, more?: Record<string, unknown>): Promise<Response> =>
    postSearch(site, f, query, more);

  async function search(...asked: Parameters<typeof post>) {
    const response = await post(...asked);
    expect(response.status, await response.clone().text()).toBe(200);
    return advancedSearchAnswer.strict().parse(await response.json());
  }

  async function totalOf(...rows: FilterRow[]): Promise<number> {
    return (await search(rows, '?per_page=1')).meta.total;
  }

  return {
    find,
    post,
    search,
    totalOf,
    get site() {
      return site;
    },
  };
}
