import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeCountry, makeFunding, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { pageMeta } from '../../http/params.ts';
import { country, location, locationStartup } from './contract.ts';

const NOW = new Date('2026-11-01T12:00:00Z');

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', now: NOW });
  const { sql } = site;
  const kenya = await makeCountry(sql);
  const uganda = await makeCountry(sql, 'uganda', 'Uganda', 'UG');
  const mauritius = await makeCountry(sql, 'mauritius', 'Mauritius', 'MU');
  const [nairobi, mombasa] = await Promise.all(
    ['Nairobi', 'Mombasa'].map(async (name) => {
      const row = { kind: 'city', slug: name.toLowerCase(), name, country_id: kenya };
      const made = sql.insertInto('places').values(row).returning('id');
      return (await made.executeTakeFirstOrThrow()).id;
    }),
  );
  await sql
    .insertInto('places')
    .values({ kind: 'state', slug: 'rift-valley', name: 'Rift Valley', country_id: kenya })
    .execute();
  await sql
    .insertInto('place_neighbours')
    .values([
      { place_id: kenya, neighbour_id: uganda },
      { place_id: uganda, neighbour_id: kenya },
    ])
    .execute();

  const big = await makeStartup(sql, {
    slug: 'big',
    name: 'Big',
    city_id: nairobi,
    industries: ['fintech', 'saas'],
    tagline: 'Pays and gets paid',
    verified_at: new Date('2026-06-01'),
  });
  const small = await makeStartup(sql, {
    slug: 'small',
    city_id: mombasa,
    industries: ['fintech'],
  });
  const silent = await makeStartup(sql, { slug: 'silent', industries: ['saas'] });
  const rounds = [
    { slug: 'big-old', startup_id: big.id, announced_on: '2021-01-01', amount_usd: 4_000_000 },
    // 12 months back from 1 November 2026 is 1 November 2025, which no longer counts.
    { slug: 'big-eve', startup_id: big.id, announced_on: '2025-11-01', amount_usd: 1_000_000 },
    { slug: 'big-in', startup_id: big.id, announced_on: '2025-11-02', amount_usd: 200_000 },
    { slug: 'small-today', startup_id: small.id, announced_on: '2026-11-01', amount_usd: 30_000 },
    { slug: 'small-undated', startup_id: small.id, announced_on: null, amount_usd: 7_000 },
    { slug: 'silent-seed', startup_id: silent.id, announced_on: '2026-05-01', amount_usd: null },
  ];
  for (const { announced_on, ...round } of rounds) {
    const announced_precision = announced_on && 'month';
    await makeFunding(sql, { ...round, announced_on, announced_precision });
  }
  const [source] = await sql
    .insertInto('sources')
    .values({ url: 'https://news.example/big', read_on: '2020-01-01' })
    .returning('id')
    .execute();
  await sql
    .insertInto('startup_sources')
    .values({ startup_id: big.id, source_id: source?.id ?? 0 })
    .execute();
  await makeStartup(sql, { slug: 'island', country_id: mauritius });
});
afterAll(() => site.close());

async function ask(slug: string) {
  const answer = await site.api(`/location/${slug}`);
  const read = z.object({ data: location }).parse(answer);
  expect(read).toEqual(answer);
  return read.data;
}

describe('GET /countries', () => {
  test('answers a feed of countries by name, those without startups too', async () => {
    const answer = await site.api('/countries');
    const { feed } = z.object({ feed: z.array(country) }).parse(answer);
    expect({ feed }).toEqual(answer);
    expect(feed.map(({ label }) => label)).toEqual(['Kenya', 'Mauritius', 'Uganda']);
    expect(feed[0]).toEqual({
      label: 'Kenya',
      value: 'kenya',
      slug: 'kenya',
      iso2: 'KE',
      startups_count: 3,
      total_fundings: 5_237_000,
      fundings_12m: 230_000,
      top_industry: { name: 'fintech', slug: 'fintech' },
    });
    expect(feed[2]).toMatchObject({
      startups_count: 0,
      total_fundings: null,
      fundings_12m: null,
      top_industry: null,
    });
  });
});

describe('GET /location/{slug}', () => {
  test('sums a country exactly as its startups, the last 12 months counted back from now', async () => {
    const kenya = await ask('kenya');
    expect(kenya).toMatchObject({
      name: 'Kenya',
      kind: 'country',
      country: 'Kenya',
      country_slug: 'kenya',
      iso2: 'KE',
      startups_count: 3,
      fundings_count: 6,
      total_fundings: 5_237_000,
      fundings_12m: 230_000,
      median_round: 200_000,
    });
  });

  test('total, page and chart agree: the chart has all but the rounds without a date', async () => {
    const [chart] = await site.api('/charts?only=location_funding_history&location_slug=kenya');
    const drawn = chart.series[0].data.reduce(
      (sum: number, { y }: { y: number | null }) => sum + (y ?? 0),
      0,
    );
    expect(drawn + 7_000).toBe((await ask('kenya')).total_fundings);
    const html = await site.page('/location/kenya');
    expect(html).toContain('USD 5,237,000.00');
    expect(html).toContain('1 round without a date counts in totals');
  });

  test('names neighbours, cities, industries and the newest dated rounds', async () => {
    const kenya = await ask('kenya');
    expect(kenya.neighbours).toEqual([
      { name: 'Uganda', slug: 'uganda', startups_count: 0, total_fundings: null },
    ]);
    expect(kenya.cities.map(({ slug }) => slug)).toEqual(['nairobi', 'mombasa']);
    expect(kenya.top_industries).toEqual([
      { name: 'fintech', slug: 'fintech', startups_count: 2, total_fundings: 5_237_000 },
      { name: 'saas', slug: 'saas', startups_count: 2, total_fundings: 5_200_000 },
    ]);
    expect(kenya.top_startups.map(({ slug }) => slug)).toEqual(['big', 'small', 'silent']);
    expect(kenya.latest_fundings.map(({ slug }) => slug)).toEqual([
      'small-today',
      'silent-seed',
      'big-in',
      'big-eve',
      'big-old',
    ]);
    expect(kenya.latest_fundings[1]).toMatchObject({
      announced_on: { date: '2026-05', precision: 'month' },
      amount: null,
    });
  });

  test('says how complete the record is: rows are startups and rounds', async () => {
    const { completeness } = await ask('kenya');
    // Of the startups only "big" has a source, an old one, and was looked at this June.
    expect(completeness).toEqual({
      rows_count: 9,
      disclosed_count: 5,
      sourced_share: 7 / 9,
      checked_share: 1 / 9,
    });
    const html = await site.page('/location/kenya');
    expect(html).toContain('5 of 6 rounds counted');
    expect(html).toContain('href="/methodology"');
  });

  test('a city has its own startups, its country, and the other cities as neighbours', async () => {
    const nairobi = await ask('nairobi');
    expect(nairobi).toMatchObject({
      kind: 'city',
      country: 'Kenya',
      country_slug: 'kenya',
      startups_count: 1,
      total_fundings: 5_200_000,
      cities: [],
    });
    expect(nairobi.neighbours.map(({ slug }) => slug)).toEqual(['mombasa']);
  });

  test('a place without startups has zeros and nulls, never 0 dollars', async () => {
    const uganda = await ask('uganda');
    expect(uganda).toMatchObject({
      startups_count: 0,
      fundings_count: 0,
      total_fundings: null,
      fundings_12m: null,
      median_round: null,
      top_startups: [],
      top_investors: [],
      latest_fundings: [],
      completeness: { rows_count: 0, disclosed_count: 0, sourced_share: null, checked_share: null },
    });
  });

  test.each(['atlantis', 'rift-valley', 'UPPER', "o'brien"])('%s is a 404', async (slug) => {
    expect((await site.request(`/api/location/${encodeURIComponent(slug)}`)).status).toBe(404);
  });
});

describe('GET /location/{slug}/startups', () => {
  const list = z.object({ data: z.array(locationStartup), meta: pageMeta });

  test('answers rows best funded first, unknown totals last', async () => {
    const answer = await site.api('/location/kenya/startups');
    const { data, meta } = list.parse(answer);
    expect({ data, meta }).toEqual(answer);
    expect(data.map(({ slug, total_fundings }) => [slug, total_fundings])).toEqual([
      ['big', 5_200_000],
      ['small', 37_000],
      ['silent', null],
    ]);
    expect(meta).toEqual({ current_page: 1, per_page: 20, last_page: 1, total: 3 });
  });

  test('a page past the end is 200 and empty, with a Link header', async () => {
    const response = await site.request('/api/location/kenya/startups?page=3');
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual([]);
    expect(response.headers.get('link')).toContain('rel="first"');
  });

  test.each(['0', '-1', 'abc', '1.5', '99999999'])(
    'page=%s is a 422 that names it',
    async (page) => {
      const response = await site.request(`/api/location/kenya/startups?page=${page}`);
      expect(response.status).toBe(422);
      expect((await response.json()).errors).toHaveProperty('page');
    },
  );

  test('an unknown place is a 404, not an empty list', async () => {
    expect((await site.request('/api/location/atlantis/startups')).status).toBe(404);
  });
});

describe('/location/{location}', () => {
  test('shows missing figures in fixed words', async () => {
    const html = await site.page('/location/kenya');
    const rows = html.slice(html.indexOf('<tbody')).split('</tr>');
    expect(rows.find((row) => row.includes('href="/startup/silent"'))).toContain('N/A');
    // A column without any value is left out.
    expect(await site.page('/location/mauritius')).not.toContain('Undisclosed');
  });

  test.each([
    ['country', 'kenya'],
    ['city', 'nairobi'],
  ])(
    'the startups of a %s sort by their heads, as /startups does, and go along',
    async (kind, slug) => {
      const html = await site.page(`/location/${slug}?sort=name`);
      const table = html.slice(html.indexOf('id="startups"'));
      const rows = [...table.matchAll(/<th scope="row".*?href="\/startup\/([\w-]+)"/gs)];
      const { data } = await site.api(`/startups?${kind}=${slug}&sort=name`);
      expect(rows.map(([, startup]) => startup)).toEqual(
        data.map((row: { slug: string }) => row.slug),
      );
      expect(rows.length).toBeGreaterThan(0);
      expect(table).toContain(`href="/location/${slug}?sort=-name#startups"`);
      expect(table).toContain(`href="/startups?${kind}=${slug}&amp;sort=name"`);
      const csv = await site.request(`/startups.csv?${kind}=${slug}&sort=name`);
      expect((await csv.text()).trim().split('\r\n')).toHaveLength(rows.length + 1);
      expect(html).toContain('name="robots" content="noindex"');
      expect((await site.request(`/location/${slug}?sort=luck`)).status).toBe(422);
    },
  );

  test('its title, canonical address and breadcrumbs name it', async () => {
    const html = await site.page('/location/nairobi?view=table&utm_source=x');
    expect(html).toContain('<title>Startups in Nairobi - Griot</title>');
    expect(html).toMatch(/rel="canonical" href="[^"]*\/location\/nairobi"/);
    expect(html).toContain('"@type":"BreadcrumbList"');
    expect(html).toContain('<bdi>Kenya</bdi>');
    expect(html.match(/<h1/g)).toHaveLength(1);
  });

  test('without startups it says so and how to fix it; an island state has no neighbours', async () => {
    const html = await site.page('/location/uganda');
    expect(html).toContain('No startups recorded in Uganda yet.');
    expect(html).toContain('href="/dashboard/add-startup"');
    expect(html).not.toMatch(/N\/A|Latest rounds|Main industries/);
    expect(await site.page('/location/mauritius')).not.toContain('Neighbouring countries');
  });

  test('a page past the end stays 200 and leads back; a wrong page is refused', async () => {
    const html = await site.page('/location/kenya?page=9');
    expect(html).toContain('There are no more startups on this page.');
    expect(html).toContain('name="robots" content="noindex"');
    expect((await site.request('/location/kenya?page=0')).status).toBe(422);
    expect((await site.request('/location/atlantis')).status).toBe(404);
  });
});
