// Of very many matches all are counted, and the first pages are the same as when all are sorted.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadDemo } from '../../../db/seed/demo/load-demo.ts';
import { readStarterCatalogue } from '../../../db/seed/starter-catalogue.ts';
import { postSearch, searchAll } from '../../../test/advanced-search.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { MAX_COUNTED } from '../../find/conditions.ts';

const STARTUPS = MAX_COUNTED + 300;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  await loadDemo(site.sql, readStarterCatalogue(), { count: STARTUPS, seed: 7 });
  await raw`update startups set year_founded = null where id % 7 = 0`.execute(site.sql);
});
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

// The query plan depends on the filters and the page.
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
      const response = await postSearch(site, f, `?${query}`);
      const { data, meta } = await response.json();
      const { rows: all } = await raw<{ total: number }>`
        select count(*) as total from startups s join places p on p.id = s.country_id
        where (not ${f.includes(country)} or p.slug <> 'seychelles')
          and (not ${f.includes(status)} or s.status is distinct from 'closed')`.execute(site.sql);
      expect(meta).toMatchObject({ total: all[0]?.total, total_is: 'exact' });
      expect(data.map(({ slug }: { slug: string }) => slug)).toEqual(rows.map(({ slug }) => slug));
    }
  }
});

test('technologies and investors of a result are in the order of their names', async () => {
  const response = await postSearch(site, [], '?per_page=100');
  const { data } = (await response.json()) as {
    data: Array<Record<'technologies' | 'investors' | 'lead_investors', Array<{ name: string }>>>;
  };
  for (const kind of ['technologies', 'investors', 'lead_investors'] as const) {
    const lists = data.map((row) => row[kind].map(({ name }) => name));
    expect(
      lists.some(({ length }) => length > 2),
      kind,
    ).toBe(true);
    for (const names of lists) {
      expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
    }
  }
});

const contains = (column: string, query_1: string) => ({ column, operator: 'contains', query_1 });

async function expectFound(f: readonly object[], wanted: readonly string[]): Promise<void> {
  const { slugs } = await searchAll(site, f);
  expect(slugs.sort(), JSON.stringify(f)).toEqual([...wanted].sort());
}

test('words are found alone, with another word and in a country, however common they are', async () => {
  const { rows } = await raw<{ slug: string; country: string; tagline: string; overview: string }>`
    select s.slug, c.slug as country, lower(s.tagline) as tagline, lower(s.overview) as overview
    from startups s join places c on c.id = s.country_id order by s.id`.execute(site.sql);
  const slugs = (passes: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(passes).map(({ slug }) => slug);
  const tenths = new Set<number>();
  for (const one of rows.filter((_, at) => at % 80 === 0)) {
    for (const word of one.tagline.split(' ').slice(0, 4)) {
      if (word.length < 3) continue;
      const other = one.overview.split(' ').find(({ length }) => length > 3) ?? '';
      const withWord = slugs(({ tagline }) => tagline.includes(word));
      tenths.add(Math.round((10 * withWord.length) / rows.length));
      await expectFound([contains('tagline', word)], withWord);
      await expectFound(
        [contains('tagline', word), contains('overview', other)],
        slugs(({ tagline, overview }) => tagline.includes(word) && overview.includes(other)),
      );
      await expectFound(
        [
          contains('overview', other),
          { column: 'country', operator: 'equals', query_1: one.country },
        ],
        slugs(({ country, overview }) => country === one.country && overview.includes(other)),
      );
    }
  }
  expect(tenths.size).toBeGreaterThan(3);
});

test('industries in countries are found in each of the rounds asked for, and in all', async () => {
  const asked = { country: ['nigeria', 'kenya'], industry: ['fintech', 'logistics', 'agritech'] };
  for (const rounds of [['Seed'], ['Seed', 'Pre-Seed', 'Series A'], [...FUNDING_ROUNDS]]) {
    for (const countries of [asked.country, asked.country.slice(1)]) {
      const { rows } = await raw<{ slug: string }>`
        select s.slug from startups s join places p on p.id = s.country_id
        where p.slug = any (${countries}) and s.latest_round = any (${rounds}) and exists (
          select from startup_industries si join industries i on i.id = si.industry_id
          where si.startup_id = s.id and i.slug = any (${asked.industry}))`.execute(site.sql);
      expect(rows.length).toBeGreaterThan(0);
      await expectFound(
        [
          { column: 'latest_round', operator: 'in', query_1: rounds.join(',') },
          { column: 'country', operator: 'in', query_1: countries.join(',') },
          { column: 'industry', operator: 'includes_any', query_1: asked.industry.join(',') },
        ],
        rows.map(({ slug }) => slug),
      );
    }
  }
});

test('one letter and two find the names with a word that begins with them', async () => {
  const { rows } = await raw<{ slug: string; words: string }>`
    select slug, ' ' || translate(fold_name(name), '-/.(', '    ') as words from startups`.execute(
    site.sql,
  );
  for (const letters of ['z', 'fi', 'mb', 'sé', 'xx', 'pa']) {
    const folded = letters.replace('é', 'e');
    const wanted = rows.filter(({ words }) => words.includes(` ${folded}`));
    await expectFound(
      [contains('name', letters)],
      wanted.map(({ slug }) => slug),
    );
  }
});

test('what is searched follows every write', async () => {
  const countDifferences = async () => {
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from search_startups stored full join searchable_startups now using (startup_id)
      where stored::text is distinct from now::text`.execute(site.sql);
    return rows[0]?.count;
  };
  expect(await countDifferences()).toBe(0);
  await raw`update startups set status = 'closed', name = name || ' II' where id % 50 = 1`.execute(
    site.sql,
  );
  await raw`delete from fundings where startup_id % 50 = 2`.execute(site.sql);
  await raw`update fundings set amount_usd = 7000000 where startup_id % 50 = 3`.execute(site.sql);
  await raw`delete from startup_industries where startup_id % 50 = 4`.execute(site.sql);
  await raw`insert into startups (slug, name, country_id) select 'one-more', 'One more', min(id) from places where kind = 'country'`.execute(
    site.sql,
  );
  await raw`delete from startups where id % 50 = 5`.execute(site.sql);
  expect(await countDifferences()).toBe(0);
  await raw`select refresh_search()`.execute(site.sql);
  expect(await countDifferences()).toBe(0);
});
