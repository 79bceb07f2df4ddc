import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { useInvestors } from '../../../test/investors-site.ts';
import {
  investor,
  investorResult,
  topInvestors,
  topWindows,
  typesAndStages,
} from '../../catalogue/investor-contract.ts';
import { pageMeta } from '../../http/params.ts';

const kit = useInvestors();

describe('GET /investors', () => {
  test('ranks each list by rounds of its kind, in 36 months or, without any there, in all time', async () => {
    const answer = await kit.site.api('/investors');
    const read = z
      .object({ data: topInvestors, meta: z.object({ window_months: topWindows }) })
      .parse(answer);
    expect(read).toEqual(answer);
    const { data, meta } = read;
    expect(
      data.top_seed.map(({ slug, deals_count, total_amount }) => [slug, deals_count, total_amount]),
    ).toEqual([
      ['cairo-angels', 2, 800_000],
      ['sequoia', 1, 500_000],
    ]);
    expect(data.top_series_a.map(({ slug }) => slug)).toEqual(['sequoia']);
    expect(data.top_angels).toMatchObject([
      { slug: 'cairo-angels', total_amount: null, last_deal_on: null },
    ]);
    expect(data.top_grants).toEqual([]);
    expect(meta.window_months).toEqual({
      top_angels: null,
      top_seed: 36,
      top_series_a: null,
      top_grants: 36,
    });
  });

  test('names countries of the world, with an address for those of Africa', async () => {
    const { data } = await kit.site.api('/investors');
    const [cairo, sequoia] = data.top_seed;
    expect(cairo).toMatchObject({ country: 'Egypt', country_slug: 'egypt' });
    expect(sequoia).toMatchObject({ country: 'United States', country_slug: null, lead_count: 1 });
    expect(cairo.last_deal_on).toEqual({ date: '2026-03', precision: 'month' });
  });
});

describe('GET /investors/search', () => {
  const found = z.object({
    data: z.array(investorResult),
    meta: pageMeta.extend({ match: z.enum(['exact', 'near']) }),
  });
  async function search(query: string) {
    const answer = await kit.site.api(`/investors/search?${query}`);
    expect(found.parse(answer)).toEqual(answer);
    return found.parse(answer);
  }
  async function slugs(query: string) {
    return (await search(query)).data.map(({ slug }) => slug);
  }

  test('without a query lists all, most rounds first, with all their rounds counted', async () => {
    const { data, meta } = await search('');
    expect(data.map(({ slug, deals_count }) => [slug, deals_count])).toEqual([
      ['sequoia', 3],
      ['cairo-angels', 3],
      ['idle', 0],
    ]);
    expect(data[0]).toMatchObject({
      total_amount: 11_500_000,
      lead_count: 1,
      stages: ['Seed', 'Series A', 'Series C'],
      website: 'https://www.sequoia.example',
    });
    expect(meta).toEqual({ current_page: 1, per_page: 20, last_page: 1, total: 3, match: 'exact' });
  });

  test.each([
    ['sequoia', ['sequoia']],
    ['SÉQUOIA', ['sequoia']],
    ['ventures séq', ['sequoia']],
    ['an', ['cairo-angels']],
    ['100%25', ['idle']],
    ['e_f', ['idle']],
  ])('q=%s finds %j by the words of the name', async (q, expected) => {
    expect(await slugs(`q=${q}`)).toEqual(expected);
    expect((await search(`q=${q}`)).meta.match).toBe('exact');
  });

  test.each(['sequioa', 'seqoia', 'cairo angles'])(
    'q=%s is forgiven, and said to be near',
    async (q) => {
      const { data, meta } = await search(`q=${q}`);
      expect(data[0]?.slug).toBe(q.startsWith('s') ? 'sequoia' : 'cairo-angels');
      expect(meta.match).toBe('near');
    },
  );

  test('what is like nothing finds nothing', async () => {
    const { data, meta } = await search('q=zzzzzz');
    expect([data, meta.total]).toEqual([[], 0]);
  });

  test('type and stage narrow, by value or label; a stage is stated or joined', async () => {
    expect(await slugs('type=venture-capital')).toEqual(['sequoia']);
    expect(await slugs('type=Angel+Network')).toEqual(['cairo-angels']);
    expect(await slugs('stage=seed')).toEqual(['sequoia', 'cairo-angels']);
    expect(await slugs('stage=grant')).toEqual(['idle']);
    expect(await slugs('type=angel-network&stage=series-c')).toEqual([]);
  });

  test('an unknown type or stage is a 422 that names it and the nearest', async () => {
    const response = await kit.site.request(
      '/api/investors/search?type=venture-capitol&stage=sead',
    );
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors.type[0]).toContain('did you mean "venture-capital"');
    expect(errors.stage[0]).toContain('did you mean "seed"');
  });

  test('past the end is 200 and empty with its Link header; a wrong page is a 422', async () => {
    const response = await kit.site.request('/api/investors/search?page=4');
    expect([response.status, (await response.json()).data]).toEqual([200, []]);
    expect(response.headers.get('link')).toContain('rel="prev"');
    for (const page of ['0', 'abc']) {
      expect((await kit.site.request(`/api/investors/search?page=${page}`)).status).toBe(422);
    }
  });

  test('a query longer than any name is a 422', async () => {
    expect((await kit.site.request(`/api/investors/search?q=${'a'.repeat(201)}`)).status).toBe(422);
  });
});

describe('GET /investors/types-and-stages', () => {
  test('counts are what a search with that value finds', async () => {
    const answer = await kit.site.api('/investors/types-and-stages');
    const { types, stages, countries } = typesAndStages.parse(answer);
    expect({ types, stages, countries }).toEqual(answer);
    expect(types).toEqual([
      { value: 'angel-network', label: 'Angel Network', count: 1 },
      { value: 'venture-capital', label: 'Venture Capital', count: 1 },
    ]);
    expect(stages.map(({ label }) => label)).toEqual([
      'Angel',
      'Seed',
      'Grant',
      'Series A',
      'Series C',
    ]);
    for (const { value, count } of stages) {
      expect((await kit.site.api(`/investors/search?stage=${value}`)).meta.total).toBe(count);
    }
  });
});

describe('GET /investor/{slug}', () => {
  async function ask(slug: string) {
    const answer = await kit.site.api(`/investor/${slug}`);
    const read = z.object({ data: investor, meta: pageMeta }).parse(answer);
    expect(read).toEqual(answer);
    return read.data;
  }

  test('its portfolio is its deals: the same count, the same sum', async () => {
    const sequoia = await ask('sequoia');
    expect(sequoia.portfolio.map(({ funding_slug }) => funding_slug)).toEqual([
      'nile-seed',
      'paya-old',
      'paya-a',
    ]);
    expect(sequoia.portfolio).toHaveLength(sequoia.deals_count);
    expect(sequoia.portfolio.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(
      sequoia.total_amount,
    );
    expect(sequoia.startups.map(({ slug }) => slug)).toEqual(['paya', 'nile']);
    expect(sequoia).toMatchObject({ startups_count: 2, countries_count: 2, lead_count: 1 });
    expect(sequoia.co_investors).toEqual([
      {
        name: 'Cairo Angels',
        slug: 'cairo-angels',
        logo: null,
        type: 'Angel Network',
        shared_count: 1,
        rounds: [{ slug: 'nile-seed', startup: 'Nile', round: 'Seed' }],
      },
    ]);
  });

  test('its chart of countries adds up to its deals', async () => {
    const [chart] = await kit.site.api(
      '/charts?only=investor_country_concentration&investor_slug=sequoia',
    );
    const drawn = chart.series[0].data.reduce((sum: number, { y }: { y: number }) => sum + y, 0);
    expect(drawn).toBe((await ask('sequoia')).deals_count);
  });

  test('dates keep their precision: a year is no day, no date is none', async () => {
    const { portfolio, last_deal_on } = await ask('cairo-angels');
    expect(portfolio.map(({ date, precision }) => [date, precision])).toEqual([
      ['2026-03', 'month'],
      ['2025', 'year'],
      [null, null],
    ]);
    expect(last_deal_on).toEqual({ date: '2026-03', precision: 'month' });
  });

  test('without a round it has zeros, no sum and no last deal', async () => {
    expect(await ask('idle')).toMatchObject({
      deals_count: 0,
      total_amount: null,
      last_deal_on: null,
      startups: [],
      portfolio: [],
      co_investors: [],
    });
  });

  test('an old slug is a 301 to the new, an unknown one a 404', async () => {
    const moved = await kit.site.request('/api/investor/sequoia-old');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/investor/sequoia']);
    const page = await kit.site.request('/investor/sequoia-old');
    expect([page.status, page.headers.get('location')]).toEqual([301, '/investor/sequoia']);
    expect((await kit.site.request('/api/investor/nobody')).status).toBe(404);
    expect((await kit.site.request('/investor/nobody')).status).toBe(404);
  });
});
