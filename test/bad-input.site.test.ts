// Bad input to every call and page yields a clear 4xx, never a 5xx, and logs no error.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pages } from '../app/routes.ts';
import { endpoints } from '../server/api.ts';
import { openTestSite, type TestSite } from './site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const BAD_SLUGS = [
  'no-such-thing-anywhere',
  'UPPER',
  '%00',
  '%E0%A4%A',
  '..%2F..%2Fetc%2Fpasswd',
  "a'%20or%201=1--",
  '%3Cscript%3E',
  '%F0%9F%A6%81',
  'a'.repeat(10_000),
];
const pagePaths = Object.keys(pages);
const fill = (path: string, slug: string) => path.replace(/:[a-z_]+(\{[^}]*\})?/gi, slug);
const withParams = endpoints.filter(({ path, method }) => path.includes(':') && method === 'GET');
const paged = endpoints.filter(({ query, method }) => query?.shape.page && method === 'GET');

function crashes(): unknown[] {
  return site.logged.filter((line) => Number(line.level) >= 50);
}

describe('unknown and malformed slugs', () => {
  test.each(withParams.map(({ path }) => path))('/api%s answers a problem', async (path) => {
    for (const slug of BAD_SLUGS) {
      const response = await site.request(`/api${fill(path, slug)}`);
      // Signed-out visitors are asked to sign in first.
      expect([401, 404, 414], `${path} ${slug.slice(0, 30)}`).toContain(response.status);
      expect(response.headers.get('content-type')).toBe('application/problem+json');
      const problem = await response.json();
      expect(problem).toMatchObject({ status: response.status, message: problem.detail });
    }
    expect(crashes()).toEqual([]);
  });

  test.each(pagePaths.filter((path) => path.includes(':')))(
    'page %s answers a not-found page',
    async (path) => {
      for (const slug of BAD_SLUGS) {
        const response = await site.request(fill(path, slug));
        expect([303, 404, 414], `${path} ${slug.slice(0, 30)}`).toContain(response.status);
      }
      expect(crashes()).toEqual([]);
    },
  );
});

describe('pages of lists', () => {
  const KNOWN: Record<string, string> = {
    '/startup/:slug/news': '/startup/andela/news',
    '/investor/:slug': '/investor/visa',
    '/location/:slug/startups': '/location/nigeria/startups',
    '/industry/:slug/startups': '/industry/fintech/startups',
    '/search': '/search?q=fintech',
  };

  test.each(paged.map(({ path }) => path))(
    '/api%s takes whole numbers from 1 only',
    async (path) => {
      const address = KNOWN[path] ?? path;
      const mark = address.includes('?') ? '&' : '?';
      for (const page of ['0', '-1', 'abc', '1.5', '1e3', '99999999', '%00', '']) {
        const response = await site.request(`/api${address}${mark}page=${page}`);
        if (response.status === 401) return;
        expect(response.status, `page=${page}`).toBe(422);
        expect((await response.json()).errors).toHaveProperty('page');
      }
      const past = await site.request(`/api${address}${mark}page=999999`);
      expect(past.status).toBe(200);
      const { data } = await past.json();
      const lists: Record<string, string> = {
        '/investor/:slug': 'portfolio',
        '/search': 'startups',
      };
      const list = lists[path];
      expect(list ? data[list] : data).toEqual([]);
      expect(crashes()).toEqual([]);
    },
  );
});

test.each(['/startup/andela/news-activities?page=abc', '/location/nigeria?page=0'])(
  'the page %s says what is wrong instead of failing',
  async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('expected a whole number from 1');
  },
);

test('wrong methods are answered with 405 and what is possible', async () => {
  for (const { path, method } of endpoints) {
    const response = await site.request(`/api${fill(path, 'andela')}`, { method: 'PUT' });
    expect(response.status, path).toBe(405);
    expect(response.headers.get('allow')).toContain(method);
  }
  for (const path of pagePaths) {
    const address = fill(path, path.includes('{') ? 'startups-by-fundings' : 'andela');
    const response = await site.request(address, { method: 'DELETE' });
    expect(response.status, path).toBe(405);
  }
});

test('unknown chart keys, missing keys and missing slugs are named', async () => {
  const answer = async (query: string) => {
    const response = await site.request(`/api/charts${query}`);
    return { status: response.status, text: JSON.stringify(await response.json()) };
  };
  expect((await answer('')).status).toBe(422);
  const wrong = await answer('?only=funding_histori');
  expect(wrong.status).toBe(422);
  expect(wrong.text).toContain('funding_history');
  expect((await answer('?only=location_year_founded')).text).toContain('location_slug');
  expect((await answer('?only=location_year_founded&location_slug=atlantis')).status).toBe(404);
});

test('an unknown path is a problem below /api and a page elsewhere', async () => {
  const api = await site.request('/api/nothing/here');
  expect([api.status, api.headers.get('content-type')]).toEqual([404, 'application/problem+json']);
  const page = await site.request('/nothing/here');
  expect(page.status).toBe(404);
  expect(page.headers.get('content-type')).toContain('text/html');
});

test('an old slug leads to the new one, on pages and in the API', async () => {
  const { sql } = site;
  const { id } = await sql
    .selectFrom('startups')
    .select('id')
    .where('slug', '=', 'andela')
    .executeTakeFirstOrThrow();
  await sql
    .insertInto('slug_history')
    .values({ kind: 'startup', old_slug: 'old-andela', entity_id: id })
    .execute();
  const page = await site.request('/startup/old-andela/team');
  expect([page.status, page.headers.get('location')]).toEqual([301, '/startup/andela/team']);
  const api = await site.request('/api/startup/old-andela/fundings');
  expect([api.status, api.headers.get('location')]).toEqual([301, '/api/startup/andela/fundings']);
});

test('no path and query whatever makes the site fail', async () => {
  const paths = [
    ...endpoints.filter(({ method }) => method === 'GET').map(({ path }) => `/api${path}`),
    ...pagePaths,
  ];
  const nasty = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom(...BAD_SLUGS.slice(0, 8)),
  );
  const keys = fc.constantFrom(
    'page',
    'only',
    'by',
    'startups',
    'q',
    'type',
    'stage',
    'location',
    'view',
    'sort',
    'f[0][column]',
    'limited',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...paths),
      nasty,
      fc.dictionary(keys, nasty, { maxKeys: 3 }),
      async (path, slug, query) => {
        const address = `${fill(path, encodeURIComponent(slug.toWellFormed()))}?${new URLSearchParams(query)}`;
        const response = await site.request(address);
        expect(response.status, address).toBeLessThan(500);
      },
    ),
    { numRuns: 300 },
  );
  expect(crashes()).toEqual([]);
});

test.each(['__proto__', 'constructor', 'toString'])(
  '%s is a word like any other, whatever is looked up by it',
  async (word) => {
    const lists = [
      '/investors',
      '/startups',
      '/rounds',
      '/exits',
      '/news',
      '/search',
      '/newsletter',
    ];
    for (const path of [...lists, '/explore/location', '/pricing', '/advanced-search']) {
      const keys = [
        'q',
        'view',
        'sort',
        'kind',
        'type',
        'stage',
        'country',
        'status',
        'f[0][column]',
      ];
      for (const key of keys) {
        const { status } = await site.request(`${path}?${key}=${word}`);
        expect(status, `${path}?${key}=${word}`).toBeLessThan(500);
      }
    }
  },
);

test.each(['__proto__', 'constructor'])('a fact named %s has no hint', async (field) => {
  const { status } = await site.request(`/startup/andela/suggest-edit?field=${field}`);
  expect(status).toBe(200);
});
