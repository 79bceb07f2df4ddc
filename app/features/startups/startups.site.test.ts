import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { fundingRow } from '../../catalogue/round-contract.ts';
import { newsItem } from '../../catalogue/sources/contract.ts';
import { startup, teamMember, technologyGroup } from '../../catalogue/startup-contract.ts';
import { comparedStartup } from './comparison-contract.ts';

let site: TestSite;
let small: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  small = await openTestSite({ catalogue: 'empty' });
});
afterAll(() => Promise.all([site.close(), small.close()]));

describe('GET /startup/{slug}', () => {
  test('answers every field of the contract, and nothing else', async () => {
    const { data } = await site.api('/startup/andela');
    expect(startup.strict().parse(data)).toMatchObject({
      name: 'Andela',
      country: 'Nigeria',
      country_slug: 'nigeria',
      hq_city: 'Lagos',
      year_founded: 2014,
      total_fundings: 364_000_000,
      latest_round: 'Venture Series',
      last_funding_on: { date: '2021-09', precision: 'month' },
      is_liked_by_user: false,
      is_fictional: false,
    });
    expect(data.industries[0]).toEqual({ name: expect.any(String), slug: expect.any(String) });
    expect(data.sources.length).toBeGreaterThan(0);
  });

  test('its sources are those that its own facts name', async () => {
    const { rows } = await raw<{ slug: string; urls: string[] }>`
      select s.slug, array(select url from sources where id in (
        select source_id from startup_sources where startup_id = s.id
        union select unnest(source_ids) from startup_names where startup_id = s.id
        union select unnest(source_ids) from startup_events where startup_id = s.id
        union select unnest(source_ids) from startup_people where startup_id = s.id
        union select unnest(source_ids) from startup_operations where startup_id = s.id
        union select unnest(s.incorporated_source_ids) union select s.status_source_id
        union select r.source_id from fundings f join funding_reports r on r.funding_id = f.id where f.startup_id = s.id
        union select source_id from startup_technologies where startup_id = s.id
        union select source_id from metric_points where startup_id = s.id)) as urls
      from startups s where s.id % 40 = 0 order by s.id`.execute(site.sql);
    expect(rows.length).toBeGreaterThan(20);
    for (const { slug, urls } of rows) {
      const { data } = await site.api(`/startup/${slug}`);
      const shown = startup.parse(data).sources.map(({ url }) => url);
      expect(shown.toSorted(), slug).toEqual(urls.toSorted());
    }
  });

  test('what is unknown is null, never zero or empty text', async () => {
    const { slug } = await makeStartup(small.sql);
    const { data } = await small.api(`/startup/${slug}`);
    for (const field of [
      'total_fundings',
      'latest_round',
      'last_funding_on',
      'website',
      'tagline',
      'employee_range',
      'status',
      'type',
      'twitter_followers',
    ]) {
      expect(data[field], field).toBeNull();
    }
    expect(data.related).toEqual([]);
  });

  test('related startups share industries, rare ones first, and say why', async () => {
    const self = await makeStartup(small.sql, { industries: ['drones', 'fintech'] });
    const rare = await makeStartup(small.sql, { industries: ['drones'], name: 'Rare' });
    for (let index = 0; index < 6; index++)
      await makeStartup(small.sql, { industries: ['fintech'] });
    const { data } = await small.api(`/startup/${self.slug}`);
    expect(data.related).toHaveLength(4);
    expect(data.related[0]).toMatchObject({
      slug: rare.slug,
      reasons: ['same industry: drones', 'same country: Kenya'],
    });
    expect(data.related.map((one: { slug: string }) => one.slug)).not.toContain(self.slug);
  });
});

describe('parts of a startup', () => {
  const parts = [
    ['fundings', fundingRow],
    ['team', teamMember],
    ['technologies', technologyGroup],
    ['news', newsItem],
  ] as const;

  test.each(parts)('GET /startup/{slug}/%s answers rows of its contract', async (part, row) => {
    const slugs = await site.sql
      .selectFrom('startups')
      .select('slug')
      .orderBy('slug')
      .limit(40)
      .execute();
    let rows = 0;
    for (const { slug } of slugs) {
      const { data } = await site.api(`/startup/${slug}/${part}`);
      rows += z.array(row.strict()).parse(data).length;
    }
    if (part !== 'technologies') expect(rows).toBeGreaterThan(0);
  });

  test('rounds are newest first, leads first and labelled, dates at their precision', async () => {
    const { id, slug } = await makeStartup(small.sql);
    const [member, lead] = [
      await makeInvestor(small.sql, { name: 'Member' }),
      await makeInvestor(small.sql, { name: 'Lead' }),
    ];
    await makeFunding(small.sql, {
      startup_id: id,
      slug: 'undated',
      announced_on: null,
      announced_precision: null,
      amount_usd: 5,
    });
    await makeFunding(small.sql, {
      startup_id: id,
      slug: 'old',
      announced_on: '2020-01-01',
      announced_precision: 'year',
      amount_usd: null,
    });
    await makeFunding(small.sql, {
      startup_id: id,
      slug: 'new',
      round: 'Series A',
      announced_on: '2024-05-01',
      announced_precision: 'month',
      amount_usd: 4_000_000,
      investors: [{ id: member.id }, { id: lead.id, lead: true }],
    });
    const { data } = await small.api(`/startup/${slug}/fundings`);
    expect(data.map((row: { slug: string }) => row.slug)).toEqual(['new', 'old', 'undated']);
    expect(data[0]).toMatchObject({ date: '2024-05', precision: 'month', amount: 4_000_000 });
    expect(data[0].investors.map((one: { label: string }) => one.label)).toEqual([
      'Lead (lead)',
      'Member',
    ]);
    expect(data[1]).toMatchObject({
      date: '2020',
      amount: null,
      source_url: 'https://example.org/rounds/old',
    });
    expect(data[2].date).toBeNull();
  });

  test('news is paged, with its keys at the top level too', async () => {
    const { id, slug } = await makeStartup(small.sql);
    for (let index = 0; index < 23; index++) {
      const { id: news_id } = await small.sql
        .insertInto('news')
        .values({
          title: `Item ${index}`,
          publisher: 'P',
          url: `https://news.example/${slug}/${index}`,
          published_on: `2024-01-${String(index + 1).padStart(2, '0')}`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await small.sql.insertInto('news_startups').values({ news_id, startup_id: id }).execute();
    }
    const response = await small.request(`/api/startup/${slug}/news?page=2`);
    const answer = await response.json();
    expect(answer).toMatchObject({
      slug,
      current_page: 2,
      last_page: 2,
      is_liked_by_user: false,
      meta: { current_page: 2, per_page: 20, last_page: 2, total: 23 },
    });
    expect(answer.data.map((row: { title: string }) => row.title)).toEqual([
      'Item 2',
      'Item 1',
      'Item 0',
    ]);
    expect(response.headers.get('link')).toContain('rel="prev"');
    const page = await small.page(`/startup/${slug}/news-activities`);
    expect(page).toContain('news-activities?page=2');
    const past = await small.page(`/startup/${slug}/news-activities?page=3`);
    expect(past).not.toContain('No news recorded yet');
    expect(past).toContain('There is no older news');
  });
});

describe('GET /startups/comparison', () => {
  test('keeps the order, drops repeats, names the unknown', async () => {
    const response = await site.request(
      '/api/startups/comparison?startups=wave,andela,wave,nobody-here',
    );
    const rows = z.array(comparedStartup.strict()).parse(await response.json());
    expect(rows.map(({ slug }) => slug)).toEqual(['wave', 'andela']);
    expect(response.headers.get('x-unknown-slugs')).toBe('nobody-here');
  });

  test.each([
    ['', 422],
    ['?startups=', 422],
    ['?startups=,,', 422],
    [`?startups=${Array.from({ length: 11 }, (_, index) => `s${index}`)}`, 422],
    [`?startups=${Array.from({ length: 10 }, (_, index) => `s${index}`)}`, 200],
  ])('%s answers %i', async (query, status) => {
    expect((await site.request(`/api/startups/comparison${query}`)).status).toBe(status);
  });
});
