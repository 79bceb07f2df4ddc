// Of more matches than are counted the first ones are found by other ways than by sorting all: they are the same.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../../../db/seed/starter-catalogue.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { MAX_COUNTED } from './advanced-contract.ts';

const STARTUPS = MAX_COUNTED + 300;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await loadDemo(site.sql, readStarterCatalogue(), { count: STARTUPS, seed: 7 });
  await raw`update startups set year_founded = null where id % 7 = 0`.execute(site.sql);
}, 120_000);
afterAll(() => site.close());

const name = { column: 'name', operator: 'contains', query_1: 'demo' };
const overview = { column: 'overview', operator: 'contains', query_1: 'it works in' };
const country = { column: 'country', operator: 'not_equals', query_1: 'seychelles' };
const status = { column: 'status', operator: 'not_equals', query_1: 'closed' };
const SORTS = {
  '-total_fundings': raw`s.total_fundings desc nulls last`,
  'year_founded,-fundings_count': raw`s.year_founded, s.fundings_count desc`,
  '-year_founded': raw`s.year_founded desc nulls last`,
};

// The way depends on what is asked, and on how many rows.
const PAGES = [
  { page: 3, per_page: 50 },
  { page: 5, per_page: 100 },
  { page: 13, per_page: 100 },
];

test.for([
  ['a name', [name]],
  ['a text', [overview]],
  ['a text and a status', [overview, status]],
  ['a text, a name and a country', [overview, name, country]],
] as const)('of very many with %s the first come first', async ([, asked]) => {
  const f: readonly unknown[] = asked;
  for (const [sort, order] of Object.entries(SORTS)) {
    for (const { page, per_page } of PAGES) {
      const { rows } = await raw<{ slug: string }>`
        select s.slug from startups s join places p on p.id = s.country_id
        where (not ${f.includes(country)} or p.slug <> 'seychelles') and (not ${f.includes(status)} or s.status is distinct from 'closed')
        order by ${order}, fold_name(s.name) collate "C", s.id
        offset ${(page - 1) * per_page} limit ${per_page}`.execute(site.sql);
      const query = new URLSearchParams({ sort, page: `${page}`, per_page: `${per_page}` });
      const response = await site.request(`/api/advanced_search?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ f }),
      });
      const { data, meta } = await response.json();
      expect(meta).toMatchObject({ total: MAX_COUNTED, total_is: 'at_least' });
      expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(rows.map(({ slug }) => slug));
    }
  }
});
