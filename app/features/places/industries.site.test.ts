import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeCountry, makeFunding, makeIndustry, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { pageMeta } from '../../http/params.ts';
import { industry, industryOption, industryStartup } from './contract.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', now: new Date('2026-11-01T12:00:00Z') });
  const { sql } = site;
  await makeIndustry(sql, 'fintech', 'FinTech');
  await makeIndustry(sql, 'agritech', 'AgriTech');
  await makeIndustry(sql, '3d-printing', '3D Printing');
  const kenya = await makeCountry(sql);
  const ghana = await makeCountry(sql, 'ghana', 'Ghana', 'GH');
  const { id: accra } = await sql
    .insertInto('places')
    .values({ kind: 'city', slug: 'accra', name: 'Accra', country_id: ghana })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (let number = 1; number <= 11; number += 1) {
    await makeStartup(sql, {
      slug: `kenyan-${number}`,
      name: `Kenyan ${String(number).padStart(2, '0')}`,
      country_id: kenya,
      industries: ['fintech'],
      year_founded: 2020,
    });
  }
  const paid = await makeStartup(sql, {
    slug: 'accra-pay',
    name: 'Accra Pay',
    tagline: 'Pays people in Accra',
    country_id: ghana,
    city_id: accra,
    industries: ['fintech'],
  });
  await makeFunding(sql, { startup_id: paid.id, announced_on: '2026-03-01', amount_usd: 900_000 });
  await makeFunding(sql, { startup_id: paid.id, announced_on: '2020-03-01', amount_usd: 100_000 });
});
afterAll(() => site.close());

async function ask(path: string) {
  const answer = await site.api(path);
  const read = z.object({ data: industry }).parse(answer);
  expect(read).toEqual(answer);
  return read.data;
}

describe('GET /industry', () => {
  test('lists every industry by name, unused ones with 0 and no sum', async () => {
    const answer = await site.api('/industry');
    const { data } = z.object({ data: z.array(industryOption) }).parse(answer);
    expect({ data }).toEqual(answer);
    expect(data).toEqual([
      {
        name: '3D Printing',
        label: '3D Printing',
        slug: '3d-printing',
        startups_count: 0,
        total_fundings: null,
      },
      {
        name: 'AgriTech',
        label: 'AgriTech',
        slug: 'agritech',
        startups_count: 0,
        total_fundings: null,
      },
      {
        name: 'FinTech',
        label: 'FinTech',
        slug: 'fintech',
        startups_count: 12,
        total_fundings: 1_000_000,
      },
    ]);
  });
});

describe('GET /industry/{slug}', () => {
  test('sums the industry everywhere', async () => {
    expect(await ask('/industry/fintech')).toMatchObject({
      name: 'FinTech',
      location: null,
      startups_count: 12,
      fundings_count: 2,
      total_fundings: 1_000_000,
      fundings_12m: 900_000,
      median_round: 500_000,
      top_countries: [
        { name: 'Kenya', slug: 'kenya', startups_count: 11, total_fundings: null },
        { name: 'Ghana', slug: 'ghana', startups_count: 1, total_fundings: 1_000_000 },
      ],
    });
  });

  test.each(['kenya', 'Kenya', 'KENYA', 'ke'])('location=%s narrows it to Kenya', async (name) => {
    const answer = await ask(`/industry/fintech?location=${name}`);
    expect(answer).toMatchObject({
      location: { name: 'Kenya', slug: 'kenya', kind: 'country' },
      startups_count: 11,
      total_fundings: null,
    });
  });

  test('a city narrows it too; the parts add up to the whole', async () => {
    expect(await ask('/industry/fintech?location=accra')).toMatchObject({
      location: { name: 'Accra', country: 'Ghana' },
      startups_count: 1,
      total_fundings: 1_000_000,
    });
  });

  test('an unknown industry is a 404, an unknown location a 422 that names it', async () => {
    expect((await site.request('/api/industry/alchemy')).status).toBe(404);
    const response = await site.request('/api/industry/fintech?location=atlantis');
    expect(response.status).toBe(422);
    expect((await response.json()).errors.location[0]).toContain('atlantis');
  });
});

describe('GET /industry/{slug}/startups', () => {
  const list = z.object({ data: z.array(industryStartup), meta: pageMeta });

  test('answers ten a page, the tagline as overview', async () => {
    const answer = await site.api('/industry/fintech/startups');
    const { data, meta } = list.parse(answer);
    expect({ data, meta }).toEqual(answer);
    expect(data).toHaveLength(10);
    expect(data[0]).toMatchObject({ slug: 'accra-pay', overview: 'Pays people in Accra' });
    expect(meta).toEqual({ current_page: 1, per_page: 10, last_page: 2, total: 12 });
  });

  test('pages hold every startup once, and Link names the next', async () => {
    const first = await site.request('/api/industry/fintech/startups?location=kenya');
    const second = await site.request('/api/industry/fintech/startups?location=kenya&page=2');
    const slugs = [...(await first.json()).data, ...(await second.json()).data].map(
      ({ slug }) => slug,
    );
    expect(new Set(slugs).size).toBe(11);
    expect(first.headers.get('link')).toMatch(/startups\?location=kenya&page=2>; rel="next"/);
  });

  test('past the end is 200 and empty; a wrong page is a 422', async () => {
    expect((await site.api('/industry/fintech/startups?page=7')).data).toEqual([]);
    expect((await site.request('/api/industry/fintech/startups?page=abc')).status).toBe(422);
    expect((await site.request('/api/industry/alchemy/startups')).status).toBe(404);
  });
});

describe('/industry/{industry} and /industry/{industry}/{location}', () => {
  test('shows the same total as the API, and its countries', async () => {
    const html = await site.page('/industry/fintech');
    expect(html).toContain('<title>FinTech startups in Africa - Griot</title>');
    expect(html).toContain('USD 1,000,000.00');
    expect(html).toContain('href="/industry/fintech/kenya"');
    expect(html).toContain('<option value="kenya">Kenya (11)</option>');
  });

  test('the country select is a form that leads to the narrowed address', async () => {
    const chosen = await site.request('/industry/fintech?location=ghana');
    expect([chosen.status, chosen.headers.get('location')]).toEqual([
      302,
      '/industry/fintech/ghana',
    ]);
    const all = await site.request('/industry/fintech?location=');
    expect(all.headers.get('location')).toBe('/industry/fintech');
    expect((await site.request('/industry/fintech?location=atlantis')).status).toBe(422);
  });

  test('narrowed, it says so in title, heading and select', async () => {
    const html = await site.page('/industry/fintech/ghana');
    expect(html).toContain('<title>FinTech startups in Ghana - Griot</title>');
    expect(html).toContain('FinTech in Ghana');
    expect(html).toContain('<option value="ghana" selected="">');
    expect(html).not.toContain('noindex');
    expect(await site.page('/industry/fintech/accra')).toContain(
      '<option value="accra" selected="">',
    );
  });

  test('its startups sort by their heads and go along, in a place as well', async () => {
    const html = await site.page('/industry/fintech/ghana?sort=-name');
    expect(html).toContain('href="/industry/fintech/ghana?sort=name#startups"');
    expect(html).toContain(
      'href="/startups.csv?country=ghana&amp;industry=fintech&amp;sort=-name"',
    );
    const all = await site.page('/industry/fintech');
    expect(all).toContain('href="/industry/fintech?sort=name#startups"');
    expect(all).toContain('href="/startups.xlsx?industry=fintech"');
  });

  test('the next page is its own canonical address', async () => {
    const html = await site.page('/industry/fintech/kenya?page=2&view=table');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/industry\/fintech\/kenya\?page=2"/);
  });

  test('an empty pair is said to be empty and kept out of search engines', async () => {
    const html = await site.page('/industry/agritech/kenya');
    expect(html).toContain('No startups recorded for AgriTech in Kenya yet.');
    expect(html).toContain('name="robots" content="noindex"');
  });

  test('what names nothing is a 404', async () => {
    for (const path of [
      '/industry/alchemy',
      '/industry/fintech/atlantis',
      '/industry/alchemy/kenya',
    ]) {
      expect((await site.request(path)).status).toBe(404);
    }
  });
});

describe('/industries', () => {
  test('lists those in use by letter, the others in one fold', async () => {
    const html = await site.page('/industries');
    expect([...html.matchAll(/<section id="([^"]+)"/g)].map(([, letter]) => letter)).toEqual(['F']);
    expect(html).toContain('1 industry: what each raised');
    expect(html).toContain('<summary>2 industries without startups</summary>');
    expect(html).toContain('data-island="industry-filter"');
  });
});
