import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../test/factories.ts';
import { openTestSite, type TestSite } from '../../test/site.ts';
import { CHART_KEYS, chart } from './contract.ts';

const charts = chart.strict().array();
const SLUGS = 'startup_slug=paya&location_slug=kenya&industry_slug=fintech&investor_slug=fund-one';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const kenya = await makeCountry(sql);
  const egypt = await makeCountry(sql, 'egypt', 'Egypt', 'EG');
  const paya = await makeStartup(sql, {
    slug: 'paya',
    name: 'Paya',
    country_id: kenya,
    year_founded: 2015,
    industries: ['fintech', 'saas'],
  });
  const nile = await makeStartup(sql, {
    slug: 'nile',
    name: 'Nile',
    country_id: egypt,
    year_founded: 2015,
    industries: ['fintech'],
  });
  await makeStartup(sql, { slug: 'quiet', country_id: egypt, year_founded: null });
  const fund = await makeInvestor(sql, { slug: 'fund-one', name: 'Fund One' });
  const rounds = [
    { startup_id: paya.id, announced_on: '2020-02-01', amount_usd: 1_000_000 },
    { startup_id: paya.id, announced_on: '2020-09-01', amount_usd: 500_000 },
    { startup_id: paya.id, announced_on: '2021-01-01', amount_usd: null },
    { startup_id: paya.id, announced_on: null, announced_precision: null, amount_usd: 70_000 },
    { startup_id: paya.id, announced_on: '2031-01-01', amount_usd: 9_000_000 },
    { startup_id: nile.id, announced_on: '2020-05-01', amount_usd: 250_000 },
  ];
  for (const round of rounds) await makeFunding(sql, { ...round, investors: [fund] });
  await sql
    .insertInto('metric_points')
    .values([
      { startup_id: paya.id, metric: 'twitter_followers', measured_on: '2025-02-01', value: 120 },
      { startup_id: paya.id, metric: 'twitter_followers', measured_on: '2025-01-01', value: 100 },
      { startup_id: paya.id, metric: 'seo_backlinks', measured_on: '2025-01-01', value: 0 },
    ])
    .execute();
});
afterAll(() => site.close());

async function ask(query: string) {
  return charts.parse(await site.api(`/charts?${query}`));
}

describe('GET /charts', () => {
  test('answers all ten keys, in the order asked, as a bare array', async () => {
    const reversed = CHART_KEYS.toReversed();
    const answer = await ask(`only=${reversed.join(',')}&${SLUGS}`);
    expect(answer.map(({ key }) => key)).toEqual(reversed);
    expect(CHART_KEYS).toHaveLength(10);
  });

  test('a key asked twice is answered once', async () => {
    const answer = await ask('only=top_industry_count,funding_history,,top_industry_count');
    expect(answer.map(({ key }) => key)).toEqual(['top_industry_count', 'funding_history']);
  });

  test('funding history sums disclosed rounds by year; undisclosed is null; undated and future are in no year', async () => {
    const [history] = await ask('only=funding_history');
    expect(history).toMatchObject({
      type: 'bar',
      unit: 'usd',
      records: 3,
      series: [
        {
          name: 'Disclosed amount',
          data: [
            { x: 2020, y: 1_750_000 },
            { x: 2021, y: null },
          ],
        },
      ],
    });
    expect(history?.as_of).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  });

  test('counts of a place and an industry are those of its startups, narrowed when asked', async () => {
    const [founded, raised] = await ask(
      'only=location_year_founded,location_funding_history&location_slug=kenya',
    );
    expect(founded?.series[0]?.data).toEqual([{ x: 2015, y: 1 }]);
    expect(raised?.series[0]?.data[0]).toEqual({ x: 2020, y: 1_500_000 });
    const [everywhere] = await ask('only=industry_year_founded&industry_slug=fintech');
    expect(everywhere?.series[0]?.data).toEqual([{ x: 2015, y: 2 }]);
    const [narrowed, narrowedRaised] = await ask(
      'only=industry_year_founded,industry_funding_history&industry_slug=fintech&location=egypt',
    );
    expect(narrowed?.series[0]?.data).toEqual([{ x: 2015, y: 1 }]);
    expect(narrowed?.title).toContain('Egypt');
    expect(narrowedRaised?.series[0]?.data).toEqual([{ x: 2020, y: 250_000 }]);
  });

  test('top industries are sorted by startups, then name', async () => {
    const [top] = await ask('only=top_industry_count');
    expect(top?.series[0]?.data).toEqual([
      { x: 'fintech', y: 2 },
      { x: 'saas', y: 1 },
    ]);
    expect(top?.records).toBe(2);
  });

  test('a startup’s metrics run oldest first, zero is a figure, a metric without points is an empty series', async () => {
    const [followers, mentions, backlinks] = await ask(
      'only=startup_twitter_growth,startup_twitter_mentions,startup_seo_backlink_growth&startup_slug=paya',
    );
    expect(followers).toMatchObject({ as_of: '2025-02-01', records: 2 });
    expect(followers?.series[0]?.data).toEqual([
      { x: '2025-01-01', y: 100 },
      { x: '2025-02-01', y: 120 },
    ]);
    expect(mentions).toMatchObject({ as_of: null, records: 0, series: [{ data: [] }] });
    expect(backlinks?.series[0]?.data).toEqual([{ x: '2025-01-01', y: 0 }]);
  });

  test('an investor’s countries add up to the rounds it joined', async () => {
    const [concentration] = await ask('only=investor_country_concentration&investor_slug=fund-one');
    expect(concentration?.series[0]?.data).toEqual([
      { x: 'Kenya', y: 5 },
      { x: 'Egypt', y: 1 },
    ]);
    expect(concentration?.records).toBe(6);
  });
});

describe('GET /charts refuses', () => {
  const refusals: Array<[query: string, status: number, field: string, words: string]> = [
    ['', 422, 'only', 'funding_history'],
    ['only=', 422, 'only', 'funding_history'],
    ['only=%20,', 422, 'only', 'funding_history'],
    ['only=funding_histori', 422, 'only', 'did you mean "funding_history"'],
    ['only=funding_history,zzzz', 422, 'only', '"zzzz" is no chart'],
    ['only=__proto__', 422, 'only', 'is no chart'],
    ['only=startup_twitter_growth', 422, 'startup_slug', 'startup_twitter_growth'],
    ['only=location_year_founded&location_slug=', 422, 'location_slug', 'required'],
  ];
  test.each(refusals)('%s', async (query, status, field, words) => {
    const response = await site.request(`/api/charts?${query}`);
    expect(response.status).toBe(status);
    expect((await response.json()).errors[field].join()).toContain(words);
  });

  test.each([
    'only=startup_twitter_growth&startup_slug=nobody',
    'only=location_year_founded&location_slug=atlantis',
    'only=industry_year_founded&industry_slug=alchemy',
    'only=industry_year_founded&industry_slug=fintech&location=atlantis',
    'only=investor_country_concentration&investor_slug=nobody',
    'only=startup_twitter_growth&startup_slug=Paya%27--',
  ])('404 for %s', async (query) => {
    const response = await site.request(`/api/charts?${query}`);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });
});

describe('GET /charts.csv', () => {
  test('one chart, quoted, its file named after it and the product', async () => {
    const response = await site.request(
      '/charts.csv?only=location_funding_history&location_slug=kenya',
    );
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="funding-on-record-by-year-kenya__griot.csv"',
    );
    expect(await response.text()).toBe(
      '"Year","Disclosed amount (USD)"\r\n"2020","1500000"\r\n"2021",""',
    );
  });

  test.each([
    ['only=funding_history,top_industry_count', 422],
    ['', 422],
    ['only=location_year_founded&location_slug=atlantis', 404],
  ])('%s answers %i', async (query, status) => {
    expect((await site.request(`/charts.csv?${query}`)).status).toBe(status);
  });
});

describe('a chart as a file', () => {
  const query = 'only=location_funding_history&location_slug=kenya';

  test('SVG names title, measure, coverage, source and address', async () => {
    const response = await site.request(`/charts.svg?${query}`);
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    const svg = await response.text();
    const words = svg.replace(/<style>.*?<\/style>/, '').replace(/<[^>]+>/g, ' ');
    for (const part of [
      'Funding on record by year, Kenya',
      'Disclosed amount, US dollars',
      '3 of 4 rounds count; the others have no amount or are left out.',
      'Source: Griot',
      '/location/kenya#location_funding_history',
    ]) {
      expect(words).toContain(part);
    }
    expect(svg).not.toMatch(/NaN|undefined/);
  });

  test('PNG of 1200 x 630, kept under its content', async () => {
    const response = await site.request(`/charts.png?${query}`);
    expect(response.headers.get('content-type')).toBe('image/png');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    const etag = response.headers.get('etag') ?? '';
    const again = await site.request(`/charts.png?${query}`, {
      headers: { 'if-none-match': etag },
    });
    expect(again.status).toBe(304);
  });

  test.each(['/charts.svg', '/charts.png'])('%s refuses what the API refuses', async (path) => {
    expect((await site.request(path)).status).toBe(422);
    const missing = 'only=location_year_founded&location_slug=atlantis';
    expect((await site.request(`${path}?${missing}`)).status).toBe(404);
  });
});

test('an empty catalogue has empty series, not errors', async () => {
  const empty = await openTestSite({ catalogue: 'empty' });
  const answer = charts.parse(await empty.api('/charts?only=funding_history,top_industry_count'));
  expect(answer).toHaveLength(2);
  for (const { series, records, as_of } of answer) {
    expect({ series: series.map(({ data }) => data), records, as_of }).toEqual({
      series: [[]],
      records: 0,
      as_of: null,
    });
  }
  await empty.close();
});
