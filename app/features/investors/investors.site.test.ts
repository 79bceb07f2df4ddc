import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { pageMeta } from '../../http/paging.ts';
import { investor, investorResult, topInvestors, topWindows, typesAndStages } from './contract.ts';

let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty', now: new Date('2026-11-01T12:00:00Z') });
  const { sql } = site;
  const egypt = await makeCountry(sql, 'egypt', 'Egypt', 'EG');
  const kenya = await makeCountry(sql);
  const paya = await makeStartup(sql, {
    slug: 'paya',
    name: 'Paya',
    country_id: kenya,
    tagline: 'Pays people',
  });
  const nile = await makeStartup(sql, { slug: 'nile', name: 'Nile', country_id: egypt });

  const sequoia = await makeInvestor(sql, {
    slug: 'sequoia',
    name: 'Séquoia Ventures',
    type: 'Venture Capital',
    country_code: 'US',
    website: 'https://www.sequoia.example',
    stages: ['Series C', 'Seed'],
  });
  const cairo = await makeInvestor(sql, {
    slug: 'cairo-angels',
    name: 'Cairo Angels',
    type: 'Angel Network',
    country_code: 'EG',
  });
  const idle = await makeInvestor(sql, { slug: 'idle', name: '100% Idle_Fund', stages: ['Grant'] });
  expect(idle.id).toBeGreaterThan(0);

  const rounds = [
    {
      slug: 'nile-seed',
      startup_id: nile.id,
      round: 'Seed',
      announced_on: '2026-03-01',
      amount_usd: 500_000,
      investors: [cairo, { ...sequoia, lead: true }],
    },
    {
      slug: 'paya-seed',
      startup_id: paya.id,
      round: 'Seed',
      announced_on: '2025-01-01',
      announced_precision: 'year',
      amount_usd: 300_000,
      investors: [cairo],
    },
    // 36 months back from 1 November 2026 is 1 November 2023, which no longer counts.
    {
      slug: 'paya-old',
      startup_id: paya.id,
      round: 'Seed',
      announced_on: '2023-11-01',
      amount_usd: 9_000_000,
      investors: [sequoia],
    },
    {
      slug: 'paya-a',
      startup_id: paya.id,
      round: 'Series A',
      announced_on: '2019-05-01',
      amount_usd: 2_000_000,
      investors: [sequoia],
    },
    {
      slug: 'paya-angel',
      startup_id: paya.id,
      round: 'Angel',
      announced_on: null,
      announced_precision: null,
      amount_usd: null,
      investors: [cairo],
    },
  ];
  for (const round of rounds) await makeFunding(sql, round);
  await sql
    .insertInto('slug_history')
    .values({ kind: 'investor', old_slug: 'sequoia-old', entity_id: sequoia.id })
    .execute();
});
afterAll(() => site.close());

describe('GET /investors (decisions.md, /investors)', () => {
  test('ranks each list by rounds of its kind, in 36 months or, without any there, in all time', async () => {
    const answer = await site.api('/investors');
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
    const { data } = await site.api('/investors');
    const [cairo, sequoia] = data.top_seed;
    expect(cairo).toMatchObject({ country: 'Egypt', country_slug: 'egypt' });
    expect(sequoia).toMatchObject({ country: 'United States', country_slug: null, lead_count: 1 });
    expect(cairo.last_deal_on).toEqual({ date: '2026-03', precision: 'month' });
  });
});

describe('GET /investors/search (spec section 7)', () => {
  const found = z.object({
    data: z.array(investorResult),
    meta: pageMeta.extend({ match: z.enum(['exact', 'near']) }),
  });
  async function search(query: string) {
    const answer = await site.api(`/investors/search?${query}`);
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
    const response = await site.request('/api/investors/search?type=venture-capitol&stage=sead');
    expect(response.status).toBe(422);
    const { errors } = await response.json();
    expect(errors.type[0]).toContain('did you mean "venture-capital"');
    expect(errors.stage[0]).toContain('did you mean "seed"');
  });

  test('past the end is 200 and empty with its Link header; a wrong page is a 422', async () => {
    const response = await site.request('/api/investors/search?page=4');
    expect([response.status, (await response.json()).data]).toEqual([200, []]);
    expect(response.headers.get('link')).toContain('rel="prev"');
    for (const page of ['0', 'abc']) {
      expect((await site.request(`/api/investors/search?page=${page}`)).status).toBe(422);
    }
  });

  test('a query longer than any name is a 422', async () => {
    expect((await site.request(`/api/investors/search?q=${'a'.repeat(201)}`)).status).toBe(422);
  });
});

describe('GET /investors/types-and-stages (spec section 7)', () => {
  test('counts are what a search with that value finds', async () => {
    const answer = await site.api('/investors/types-and-stages');
    const { types, stages } = typesAndStages.parse(answer);
    expect({ types, stages }).toEqual(answer);
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
      expect((await site.api(`/investors/search?stage=${value}`)).meta.total).toBe(count);
    }
  });
});

describe('GET /investor/{slug} (spec sections 3 and 7)', () => {
  async function ask(slug: string) {
    const answer = await site.api(`/investor/${slug}`);
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
    const [chart] = await site.api(
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
    const moved = await site.request('/api/investor/sequoia-old');
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/api/investor/sequoia']);
    const page = await site.request('/investor/sequoia-old');
    expect([page.status, page.headers.get('location')]).toEqual([301, '/investor/sequoia']);
    expect((await site.request('/api/investor/nobody')).status).toBe(404);
    expect((await site.request('/investor/nobody')).status).toBe(404);
  });
});

describe('/investors (spec section 2)', () => {
  test('shows the four lists, then all investors, and can be indexed', async () => {
    const html = await site.page('/investors');
    for (const list of ['Top angels', 'Top seed', 'Top Series A', 'Top grants'])
      expect(html).toContain(list);
    expect(html).toContain('Too few investors joined two or more grants to rank them.');
    expect(html).not.toContain('class="top-list"');
    expect(html).toContain('<option value="venture-capital">Venture Capital (1)</option>');
    expect(html).toContain('data-island="export-csv"');
    expect(html).not.toContain('noindex');
  });

  test('a search shows its results alone, keeps what was asked, and is not indexed', async () => {
    const html = await site.page('/investors?q=s%C3%A9quoia&stage=seed');
    expect(html).toContain('1 investor<');
    expect(html).not.toContain('Top angels');
    expect(html).toContain('value="séquoia"');
    expect(html).toContain('<option value="seed" selected="">');
    expect(html).toContain('aria-label="Remove filter Seed"');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).toContain('<title>Investors: séquoia - Griot</title>');
  });

  test('empty fields of the form leave the address', async () => {
    const response = await site.request('/investors?q=&type=&stage=seed');
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/investors?stage=seed',
    ]);
  });

  test('nothing found: says which filter, dropped, would give how many', async () => {
    const html = await site.page('/investors?type=angel-network&stage=series-c');
    expect(html).toContain('No investors match these 2 filters.');
    expect(html).toMatch(/href="\/investors\?stage=series-c"[^>]*>Without Angel Network: 1/);
    expect(html).toContain('Clear all');
  });

  test('a near match is said to be one', async () => {
    expect(await site.page('/investors?q=sequioa')).toContain(
      'No name has &quot;sequioa&quot; in it.',
    );
  });

  test('a page past the end is 200 and leads back', async () => {
    expect(await site.page('/investors?page=3')).toContain(
      'There are no more investors on this page.',
    );
    expect((await site.request('/investors?page=x')).status).toBe(422);
  });
});

describe('/investor/{investor} (design language, section 7)', () => {
  test('shows its figures, its countries and its rounds', async () => {
    const html = await site.page('/investor/sequoia');
    expect(html).toContain('<title>Séquoia Ventures: portfolio and deals - Griot</title>');
    expect(html).toContain('Rounds joined by Séquoia Ventures, by country');
    expect(html).toContain('value="startup/paya"');
    expect(html).toContain('Seed (lead)');
  });

  test('its rounds sort by their heads, and are taken along in that order', async () => {
    const html = await site.page('/investor/sequoia?sort=amount');
    const order = [...html.matchAll(/<th scope="row".*?href="\/startup\/(\w+)"/gs)].map(
      ([, to]) => to,
    );
    expect(order).toEqual(['nile', 'paya', 'paya']);
    expect(html).toContain('href="/investor/sequoia?sort=-amount#portfolio"');
    expect(html).toContain('aria-sort="ascending"');
    expect(html).toContain('href="/rounds?investor=sequoia&amp;sort=amount"');
    const csv = await site.request('/rounds.csv?investor=sequoia&sort=amount');
    expect((await csv.text()).match(/\/funding\/[\w-]+/g)?.length).toBe(3);
    expect((await site.request('/investor/sequoia?sort=luck')).status).toBe(422);
  });

  test('without a round it says so', async () => {
    expect(await site.page('/investor/idle')).toContain(
      'No rounds with 100% Idle_Fund recorded yet.',
    );
  });

  test('a startup backed twice has two rows, each with an id of its own', async () => {
    const html = await site.page('/investor/sequoia');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
