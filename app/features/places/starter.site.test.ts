// Every page of the starter catalogue loads, and figures add up.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { InvestorResult } from '../../catalogue/investor-contract.ts';
import type { Country, IndustryOption } from './contract.ts';

let site: TestSite;
let countries: Country[];

beforeAll(async () => {
  site = await openTestSite();
  countries = (await site.api('/countries')).feed;
});
afterAll(() => site.close());

describe('the 54 countries', () => {
  test('are all there, zeros included', () => {
    expect(countries).toHaveLength(54);
    expect(countries.some(({ startups_count }) => startups_count === 0)).toBe(true);
  });

  test('sum to all startups and all that is disclosed', async () => {
    const { count, total } = await site.sql
      .selectFrom('startups')
      .select(({ fn }) => [
        fn.countAll<number>().as('count'),
        fn.sum<number>('total_fundings').as('total'),
      ])
      .executeTakeFirstOrThrow();
    expect(countries.reduce((sum, one) => sum + one.startups_count, 0)).toBe(count);
    expect(countries.reduce((sum, one) => sum + (one.total_fundings ?? 0), 0)).toBe(total);
  });

  test('have the same figures on their own pages and lists', async () => {
    for (const one of countries) {
      const { data } = await site.api(`/location/${one.slug}`);
      expect([data.startups_count, data.total_fundings, data.fundings_12m]).toEqual([
        one.startups_count,
        one.total_fundings,
        one.fundings_12m,
      ]);
    }
    const { meta } = await site.api('/location/nigeria/startups');
    expect(meta.total).toBe(countries.find(({ slug }) => slug === 'nigeria')?.startups_count);
  });

  test.each(['nigeria', 'lagos', 'kenya'])('figures of %s lead to their records', async (place) => {
    const { data } = await site.api(`/location/${place}`);
    const html = (await site.page(`/location/${place}`)).replaceAll('&amp;', '&');
    const strip = html.slice(html.indexOf('<dl class="stat-strip"'), html.indexOf('</dl>'));
    const hrefs = [...strip.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href);
    expect(hrefs).toHaveLength(4);
    const [startups, total, recent] = await Promise.all(hrefs.map((href) => site.api(href)));
    expect(startups.meta.total).toBe(data.startups_count);
    expect(total.meta.sums.total_amount).toBe(data.total_fundings);
    expect(total.meta.total).toBe(data.completeness.disclosed_count);
    expect(recent.meta.sums.total_amount).toBe(data.fundings_12m);
  });

  test('have the same figures where the clock was set back', async () => {
    const past = await openTestSite({ now: new Date('2024-06-01T12:00:00Z') });
    const { feed } = await past.api('/countries');
    const nigeria = feed.find(({ slug }: Country) => slug === 'nigeria');
    const { data } = await past.api('/location/nigeria');
    expect(nigeria.fundings_12m).toBeGreaterThan(0);
    expect(data.fundings_12m).toBe(nigeria.fundings_12m);
    await past.close();
  });

  test('all have a page', async () => {
    for (const { slug, label } of countries) {
      expect(await site.page(`/location/${slug}`)).toContain('<h1');
      expect(label).not.toBe('');
    }
  });
});

describe('industries', () => {
  test('are about 180, and the page lists each once', async () => {
    const industries: IndustryOption[] = (await site.api('/industry')).data;
    expect(industries.length).toBeGreaterThan(150);
    const html = await site.page('/industries');
    for (const { slug } of industries)
      expect(html.split(`href="/industry/${slug}"`)).toHaveLength(2);
  });

  test('a country of an industry counts the same narrowed and in the list of countries', async () => {
    const { data } = await site.api('/industry/fintech');
    for (const { slug, startups_count, total_fundings } of data.top_countries) {
      const narrowed = await site.api(`/industry/fintech?location=${slug}`);
      expect(narrowed.data).toMatchObject({ startups_count, total_fundings });
    }
    expect(data.top_countries.length).toBeGreaterThan(3);
  });
});

describe('investors', () => {
  test('are each found once by paging, most rounds first', async () => {
    const found: InvestorResult[] = [];
    const first = await site.api('/investors/search');
    for (let page = 1; page <= first.meta.last_page; page += 1) {
      found.push(...(await site.api(`/investors/search?page=${page}`)).data);
    }
    expect(new Set(found.map(({ slug }) => slug)).size).toBe(first.meta.total);
    const deals = found.map(({ deals_count }) => deals_count);
    expect(deals).toEqual(deals.toSorted((a, b) => b - a));
  });

  test('have pages, with their portfolio adding up', async () => {
    const { data } = await site.api('/investors/search?stage=seed');
    for (const { slug } of data) {
      expect(await site.page(`/investor/${slug}`)).toContain('id="portfolio"');
      const { data: investor } = await site.api(`/investor/${slug}`);
      expect(investor.portfolio).toHaveLength(investor.deals_count);
    }
  });

  test('top lists hold ten at most, by rounds and then by sum', async () => {
    const { data } = await site.api('/investors');
    for (const list of Object.values<InvestorResult[]>(data)) {
      expect(list.length).toBeLessThanOrEqual(10);
      const sorted = list.toSorted(
        (a, b) => b.deals_count - a.deals_count || (b.total_amount ?? 0) - (a.total_amount ?? 0),
      );
      expect(list.map(({ slug }) => slug)).toEqual(sorted.map(({ slug }) => slug));
    }
    expect(data.top_seed).toHaveLength(10);
  });
});

test('an industry whose label is its name does not say it twice, in no language', async () => {
  expect(await site.page('/fr/industry/accounting')).not.toMatch(/<p[^>]*>Comptabilité<\/p>/);
});

test.each(['/fr/industry/fintech', '/fr/top-100', '/fr/exits', '/fr/startups', '/fr/investors'])(
  '%s offers countries in the order of its own alphabet, groups in its own words',
  async (path) => {
    const html = await site.page(path);
    const selects = [...html.matchAll(/<select[^>]*>(.*?)<\/select>/gs)].map(([, options]) =>
      [...(options ?? '').matchAll(/<option value="[^"]+"[^>]*>([^<]*)</g)].map(([, label = '']) =>
        label.replace(/ \(.*/, ''),
      ),
    );
    const countries = selects.find((labels) => labels.includes('Afrique du Sud')) ?? [];
    expect(countries.length).toBeGreaterThan(5);
    expect(countries).toEqual(countries.toSorted(new Intl.Collator('fr').compare));
    expect(html).not.toContain('<optgroup label="Food and farming"');
  },
);

test('a year that a chart cannot mark is refused, or said to be none of its years', async () => {
  for (const path of ['/location/kenya', '/industry/fintech', '/api/charts?only=funding_history']) {
    const wrong = await site.request(`${path}${path.includes('?') ? '&' : '?'}year=soon`);
    expect([wrong.status, await wrong.text()], path).toEqual([
      422,
      expect.stringContaining('expected a year such as 2024'),
    ]);
  }
  const notice = 'is no full year with money on record here';
  expect(await site.page('/location/kenya?year=1955')).toContain(`1955 ${notice}`);
  for (const path of ['/location/kenya?year=2021', '/location/kenya?year=', '/location/kenya'])
    expect(await site.page(path), path).not.toContain(notice);
});

test('a country has its outline, a city does not wear that of its country', async () => {
  expect(await site.page('/location/nigeria')).toContain('class="country-outline"');
  expect(await site.page('/location/lagos')).not.toContain('class="country-outline"');
});

test('a ranking sorted by country follows the alphabet of the page', async () => {
  const html = await site.page('/fr/top-100?sort=country');
  const [table = ''] = /<tbody>[\s\S]*<\/tbody>/.exec(html) ?? [];
  const countries = [...table.matchAll(/href="\/fr\/location\/[^"]*">([^<]*)</g)].map(
    ([, name = '']) => name,
  );
  expect(countries).toContain('Afrique du Sud');
  expect(countries).toEqual(countries.toSorted(new Intl.Collator('fr').compare));
});
