import { sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { makeCountry, makeFunding, makeInvestor, makeStartup } from '../../../test/factories.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { forgetNotice } from '../../catalogue/notice.server.ts';
import { landing } from './contract.ts';

const answer = z.strictObject({ data: landing.strict() });

async function fill({ sql }: TestSite): Promise<void> {
  const kenya = await makeCountry(sql);
  const egypt = await makeCountry(sql, 'egypt', 'Egypt', 'EG');
  const fund = await makeInvestor(sql, { slug: 'fund', name: 'Fund' });
  const years = [2001, 2009, null, 2015, 2003, 2020, 2011, 2018];
  for (const [index, year_founded] of years.entries()) {
    const { id } = await makeStartup(sql, {
      slug: `s-${index}`,
      name: `Startup ${index}`,
      country_id: index === 0 ? egypt : kenya,
      year_founded,
      status: index === 7 ? 'closed' : null,
      created_at: new Date('2026-01-01T00:00:00Z'),
      industries: index % 2 ? ['fintech'] : ['fintech', 'saas'],
    });
    await makeFunding(sql, {
      startup_id: id,
      announced_on: `20${10 + index}-01-01`,
      announced_precision: 'year',
      amount_usd: index === 2 ? null : 1_000_000 * (index + 1),
      investors: [fund],
    });
  }
  await makeFunding(sql, {
    startup_id: (
      await makeStartup(sql, {
        slug: 'late',
        country_id: kenya,
        created_at: new Date('2026-02-01T00:00:00Z'),
      })
    ).id,
    announced_on: null,
    announced_precision: null,
    amount_usd: 5,
  });
  await sql
    .insertInto('news')
    .values({
      title: 'Something happened',
      publisher: 'Daily',
      url: 'https://news.test/1',
      published_on: '2026-01-05',
    })
    .execute();
  await raw`insert into news_startups (news_id, startup_id)
    select n.id, s.id from news n, startups s where s.slug = 's-1'`.execute(sql);
}

async function makeFundings({ sql }: TestSite): Promise<void> {
  for (const [index, slug] of ['s-0', 's-1'].entries()) {
    const { id } = await sql
      .selectFrom('startups')
      .select('id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await makeFunding(sql, {
      startup_id: id,
      announced_on: '2017-03-01',
      amount_usd: 100_000 * (index + 1),
    });
  }
}

describe('GET /index', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await openTestSite({ catalogue: 'empty' });
    await fill(site);
  });
  afterAll(() => site.close());

  test('counts, totals and what is newest', async () => {
    const { data } = answer.parse(await site.api('/index'));
    expect(data.counts).toEqual({
      startups: 9,
      investors: 1,
      fundings: 9,
      industries: 2,
      countries: 2,
    });
    expect(data.total_fundings).toBe(33_000_005);
    expect(data.latest_fundings.map(({ announced_on }) => announced_on.date)).toEqual([
      '2017',
      '2016',
      '2015',
      '2014',
      '2013',
      '2012',
    ]);
    expect(data.new_startups.map(({ slug }) => slug)).toEqual([
      'late',
      's-5',
      's-3',
      's-6',
      's-1',
      's-4',
    ]);
    expect(data.news).toMatchObject([{ title: 'Something happened', published_on: '2026-01-05' }]);
    expect(data.top_industries.map(({ name, startups_count }) => [name, startups_count])).toEqual([
      ['fintech', 8],
      ['saas', 4],
    ]);
    expect(data.top_locations.map(({ slug, startups_count }) => [slug, startups_count])).toEqual([
      ['kenya', 8],
      ['egypt', 1],
    ]);
    expect(data.updated_at).toMatch(/^\d{4}-\d{2}-\d{2}T/);
  });

  test('the home page gives the same figures, charts, countries and the first nine in rows of three', async () => {
    const html = await site.page('/');
    expect(html).toContain(
      '<title>Discover the top and emerging startups in Africa - Griot</title>',
    );
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('9 startups in 2 countries and 2 industries');
    expect(html).toContain('$33.0M');
    expect(html).toContain('title="USD 33,000,005.00"');
    expect(html).toContain('1 round without a date');
    expect(html.match(/class="ranking-card"/g)).toHaveLength(8);
    expect(html).toContain('The top 8 raised <em>100%</em> of the money on record');
    // What share of the rounds the sum rests on.
    expect(html.match(/\d+ of \d+ rounds count;/g)).toHaveLength(2);
    expect(html).not.toContain('startups-by-twitter');
    expect(html).toContain('href="/dashboard/add-startup">Add a startup</a>');
    expect(html).toContain('href="/location/egypt"');
    expect(html).toContain('href="/charts.csv?only=funding_history"');
    expect(html).toContain('Something happened');
    expect(html).toContain('"@type":"WebSite"');
    expect(html).toContain('"@type":"SearchAction"');
    expect(html).toContain('"@type":"Dataset"');
    expect(html).not.toContain('style=');
  });

  test('opens with the last year, its largest rounds and examples to search for', async () => {
    const opened = await openTestSite({ catalogue: 'empty', now: new Date('2018-06-01') });
    await fill(opened);
    const html = await opened.page('/');
    expect(html).toContain(
      'The record holds <em>$8.0M</em> raised in 2017, the most of any year</h1>',
    );
    expect(html).toContain('href="/search?q=fintech+in+Kenya"');
    await makeFundings(opened);
    const later = await opened.page('/?view=chart');
    expect(later).toContain('The largest rounds of 2017, as cloth');
    expect(later).toMatch(/Startup 7<.*Startup 1<.*Startup 0</s);
    await opened.close();
  });

  test('every figure, the map too, comes as a table and as a file and names its source', async () => {
    const html = await site.page('/');
    for (const id of ['funding_history', 'map', 'top_industry_count']) {
      const [figure = ''] =
        new RegExp(`<section[^>]* id="${id}".*?</section>`, 's').exec(html) ?? [];
      const links = [...figure.matchAll(/<nav.*<\/nav>/gs)].flatMap(([nav]) =>
        [...nav.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&')),
      );
      // Charts open as figures, too, and have one file with all.
      expect(links, id).toHaveLength(id === 'map' ? 6 : 8);
      for (const link of links) expect((await site.request(link)).status, link).toBe(200);
      expect(figure, id).toMatch(/Source: <a href="\/(rounds|startups)[^"]*"><bdi>\d+ record/);
      expect(figure, id).toContain('<summary>Cite</summary>');
    }
    expect(html).toContain('<bdi>9 records</bdi></a>, updated <time');
  });

  test('the figures as tables stand at ?view=table, and the address of the page stays its own', async () => {
    const html = await site.page('/?view=table');
    expect(html).toContain('<td');
    expect(html).toContain('rel="canonical" href="http://localhost:3000/"');
  });
});

describe('what cannot be loaded is logged and left out', () => {
  test('the landing data, with its charts; the other blocks show', async () => {
    const site = await openTestSite({ catalogue: 'empty' });
    await fill(site);
    await raw`alter table news rename to away`.execute(site.sql);
    const html = await site.page('/');
    expect(html).not.toContain('Latest rounds');
    expect(html).not.toContain('id="funding_history"');
    expect(html).toContain('Best funded startups');
    expect(html).toContain('home-places');
    const logged = site.logged.filter(({ level }) => Number(level) >= 50).map(({ msg }) => msg);
    expect(logged).toEqual(['Error fetching landing page data:']);
    await site.close();
  });

  test('and no cache keeps such a page', async () => {
    const site = await openTestSite({ catalogue: 'empty' });
    await fill(site);
    const cacheOf = async () => (await site.request('/')).headers.get('cache-control');
    expect(await cacheOf()).toMatch(/^public/);
    await raw`alter table news rename to away`.execute(site.sql);
    expect(await cacheOf()).toBe('private, no-store');
    await site.close();
  });

  test('all three blocks: the headline and the search box stay', async () => {
    const site = await openTestSite({ catalogue: 'empty' });
    await raw`alter table startups rename to away`.execute(site.sql);
    await raw`alter table figures rename to figures_away`.execute(site.sql);
    const html = await site.page('/');
    expect(html).toContain('Discover the top and emerging startups in Africa</h1>');
    expect(html).toContain('id="home-search"');
    expect(html).not.toContain('Best funded startups');
    const logged = site.logged.filter(({ level }) => Number(level) >= 50).map(({ msg }) => msg);
    expect(logged.sort()).toEqual([
      'Error fetching countries feed data:',
      'Error fetching landing page data:',
      'Error fetching rankings data:',
    ]);
    expect((await site.request('/api/index')).status).toBe(503);
    await site.close();
  });
});

test('fictional data is marked in pictures to take along', async () => {
  const site = await openTestSite();
  for (const notice of [false, true]) {
    for (const path of [
      '/charts.svg?only=funding_history',
      '/explore/location.svg',
      '/embed/top-100.svg',
    ]) {
      const svg = await (await site.request(path)).text();
      expect(svg.includes('these companies are fictional. Source'), path).toBe(notice);
    }
    await raw`update site_state set value = '{"kind": "demo"}' where key = 'catalogue'`.execute(
      site.sql,
    );
    forgetNotice(site.sql);
  }
  await site.close();
});

describe('an empty catalogue', () => {
  test('is said as such: nulls and empty lists in the API, empty states on the page', async () => {
    const site = await openTestSite({ catalogue: 'empty' });
    const { data } = answer.parse(await site.api('/index'));
    expect(data).toEqual({
      counts: { startups: 0, investors: 0, fundings: 0, industries: 0, countries: 0 },
      total_fundings: null,
      left_out: null,
      latest_fundings: [],
      new_startups: [],
      news: [],
      top_industries: [],
      top_locations: [],
      updated_at: null,
    });
    const html = await site.page('/');
    expect(html).toContain('No startups are recorded yet');
    expect(html).toContain('No disclosed rounds recorded yet');
    await site.close();
  });
});

describe('the notice above every page', () => {
  test.each([
    ['demo', 'Demonstration data: these companies are fictional'],
    ['starter', null],
  ])('%s', async (kind, notice) => {
    const site = await openTestSite({ catalogue: 'empty' });
    await site.sql
      .insertInto('site_state')
      .values({ key: 'catalogue', value: JSON.stringify({ kind }) })
      .execute();
    for (const path of ['/', '/top-100', '/nowhere']) {
      const html = await (await site.request(path)).text();
      expect(html.includes('Demonstration data')).toBe(notice !== null);
      if (notice) expect(html).toContain(notice);
    }
    await site.close();
  });
});
