import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeFunding, makeStartup } from '../../../test/factories.ts';
import { parseCsv } from '../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { rankingItem } from './contract.ts';

const items = rankingItem.strict().array();
let site: TestSite;

beforeAll(async () => {
  site = await openTestSite({ catalogue: 'empty' });
  const { sql } = site;
  const followers: Array<[startup_id: number, measured_on: string, value: number]> = [];
  for (let number = 0; number < 101; number++) {
    const { id } = await makeStartup(sql, { slug: `raised-${number}`, name: `Raised ${number}` });
    await makeFunding(sql, {
      startup_id: id,
      round: number % 2 ? 'Seed' : 'Series A',
      announced_on: '2023-04-01',
      announced_precision: 'month',
      amount_usd: 1_000 + number,
    });
  }
  // Ties: best funded first, then by name.
  const tied = [
    { slug: 'tie-b', name: 'Bravo', later: 0 },
    { slug: 'tie-a', name: 'Alpha', later: 0 },
    { slug: 'tie-c', name: 'Charlie', later: 5 },
  ];
  for (const { slug, name, later } of tied) {
    const { id } = await makeStartup(sql, { slug, name });
    await makeFunding(sql, { startup_id: id, round: 'Grant', amount_usd: 50_000 });
    if (later) await makeFunding(sql, { startup_id: id, round: 'Series B', amount_usd: later });
    followers.push([id, '2026-01-01', slug === 'tie-b' ? 300 : 200]);
    // tie-c's earlier count is 46 days off 365, too far to compare.
    if (slug === 'tie-a') followers.push([id, '2025-02-15', 50], [id, '2024-01-01', 1]);
    if (slug === 'tie-b') followers.push([id, '2025-01-01', 310]);
    if (slug === 'tie-c') followers.push([id, '2025-02-16', 0]);
  }
  await makeStartup(sql, { slug: 'unfunded', name: 'Unfunded' });
  await sql
    .insertInto('metric_points')
    .values(
      followers.map(([startup_id, measured_on, value]) => ({
        startup_id,
        metric: 'twitter_followers',
        measured_on,
        value,
      })),
    )
    .execute();
});
afterAll(() => site.close());

async function rank(query: string) {
  return items.parse(await site.api(`/rankings${query}`));
}

describe('GET /rankings', () => {
  test('by funding when nothing is asked: 100 rows, ids from 1, largest first', async () => {
    const ranked = await rank('');
    expect(ranked.map(({ id }) => id)).toEqual(
      Array.from({ length: 100 }, (_, index) => index + 1),
    );
    expect(ranked[0]).toEqual({
      id: 1,
      name: 'Charlie',
      slug: 'tie-c',
      logo: null,
      tagline: null,
      country: 'Kenya',
      country_slug: 'kenya',
      total_fundings: 50_005,
      left_out: null,
      year_founded: null,
      amount: 50_005,
      unit: 'usd',
      as_of: '2024-05',
    });
    expect(ranked[3]).toMatchObject({ slug: 'raised-100', amount: 1_100, as_of: '2023-04' });
    const amounts = ranked.map(({ amount }) => amount);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(await rank('?by=fundings')).toEqual(ranked);
  });

  test.each(['?limited', '?limited=', '?limited=false', '?limited=1&by=fundings'])(
    '%s gives 9',
    async (query) => {
      expect(await rank(query)).toHaveLength(9);
    },
  );

  test('ties stand by total raised, then by name; early stage counts its five kinds only', async () => {
    const ranked = await rank('?by=early_stage_fundings&limited');
    expect(ranked.slice(0, 3).map(({ slug, amount }) => [slug, amount])).toEqual([
      ['tie-c', 50_000],
      ['tie-a', 50_000],
      ['tie-b', 50_000],
    ]);
    expect(ranked[3]?.slug).toBe('raised-99');
  });

  test('growth is against the nearest count 365 days earlier, 45 days off at most, and may be a loss', async () => {
    const ranked = await rank('?by=twitter_follower_growth');
    expect(ranked.map(({ slug, amount, unit }) => [slug, amount, unit])).toEqual([
      ['tie-a', 150, 'count'],
      ['tie-b', -10, 'count'],
    ]);
    expect(ranked[0]?.as_of).toBe('2026-01-01');
  });

  test('the newest count ranks, those without one are left out', async () => {
    const ranked = await rank('?by=twitter_follower_count');
    expect(ranked.map(({ slug, amount }) => [slug, amount])).toEqual([
      ['tie-b', 300],
      ['tie-c', 200],
      ['tie-a', 200],
    ]);
    expect(await rank('?by=twitter_tweet_count')).toEqual([]);
  });

  test.each([
    ['funding', 'did you mean "fundings"'],
    ['twitter-follower-count', 'did you mean "twitter_follower_count"'],
    ['zzzz', 'expected one of fundings'],
    ['constructor', 'is no criterion'],
  ])('by=%s is a 422 that says what is meant', async (by, words) => {
    const response = await site.request(`/api/rankings?by=${by}`);
    expect(response.status).toBe(422);
    expect((await response.json()).errors.by[0]).toContain(words);
  });
});

describe('/top-100', () => {
  test('shows funding with its rule, tabs, ranks and figures', async () => {
    const html = await site.page('/top-100');
    expect(html).toContain('<title>Top 100 African startups by funding - Griot</title>');
    expect(html).toContain('Data to 2024.');
    expect(html).toContain('href="/startup/tie-c"');
    expect(html).toContain('$50.0K');
    expect(html).toContain('title="USD 50,005.00"');
    expect(html.match(/<tr/g)).toHaveLength(51);
    expect(html.match(/aria-current="page"[^>]*>Funding</g)).toHaveLength(1);
    expect(html).toContain('"@type":"ItemList"');
    expect(html).toContain('"numberOfItems":100');
    expect(html).toContain('href="/top-100/startups-by-early-stage-fundings"');
  });

  test('the rank on the page of a startup leads to its row', async () => {
    expect(await site.page('/startup/raised-99')).toContain('href="/top-100#rank-raised-99"');
    expect(await site.page('/startup/raised-20')).toContain(
      'href="/top-100?page=2#rank-raised-20"',
    );
    expect(await site.page('/top-100?page=2')).toContain('<tr id="rank-raised-20"');
    expect(await site.page('/top-100')).toContain('<tr id="rank-raised-99"');
  });

  test('ties share a rank', async () => {
    const html = await site.page('/top-100/startups-by-twitter-follower-count');
    expect(
      [...html.matchAll(/<td[^>]*>(=?\d+)<\/td><th scope="row"/g)].map(([, rank]) => rank),
    ).toEqual(['1', '=2', '=2']);
  });

  test('sorts by its heads, with the ranks it had, and can be exported as CSV and XLSX', async () => {
    const path = '/top-100/startups-by-twitter-follower-count';
    const html = await site.page(`${path}?sort=name`);
    const names = [...html.matchAll(/<bdi>(Alpha|Bravo|Charlie)<\/bdi>/g)].map(([, name]) => name);
    expect(names).toEqual(['Alpha', 'Bravo', 'Charlie']);
    expect(html).toContain(`href="${path}?sort=-name"`);
    expect(html).toContain('name="robots" content="noindex"');
    const file = '/top-100.csv?by=twitter_follower_count&amp;sort=name';
    expect(html).toContain(`href="${file}"`);
    const csv = parseCsv(await (await site.request(file.replace('&amp;', '&'))).text());
    expect(csv.map((row) => row.slice(0, 2))).toEqual([
      ['Rank', 'Name'],
      ['2', 'Alpha'],
      ['1', 'Bravo'],
      ['2', 'Charlie'],
    ]);
    for (const bad of [`${path}?sort=luck`, '/top-100.csv?sort=luck', '/top-100.xlsx?by=luck']) {
      expect((await site.request(bad)).status, bad).toBe(422);
    }
  });

  test('says what share of the record it ranks, and names those without data apart', async () => {
    const html = await site.page('/top-100');
    expect(html).toMatch(/The figure is known for \d+ of \d+ startups on record\./);
    expect(html).toMatch(/Not measured yet:.*href="\/top-100\/startups-by-twitter-tweet-count"/);
    expect(await site.page('/top-100/startups-by-twitter-tweet-count')).toContain('aria-current');
  });

  test('a filter is the criterion in kebab-case; funding is its short address', async () => {
    const html = await site.page('/top-100/startups-by-twitter-follower-growth');
    expect(html).toContain('Followers gained');
    expect(html).toContain('-10');
    const funding = await site.page('/top-100/startups-by-fundings');
    expect(funding).toContain('rel="canonical" href="http://localhost:3000/top-100"');
  });

  test('an empty criterion says what is missing and how it comes in', async () => {
    const html = await site.page('/top-100/startups-by-twitter-tweet-count');
    expect(html).toContain('No counts of posts recorded yet');
    expect(html).toContain('once a count of posts with a source is recorded');
    expect(html).not.toContain('<table');
  });

  test('a criterion written as in the API redirects permanently', async () => {
    const response = await site.request('/top-100/startups-by-early_stage_fundings');
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/top-100/startups-by-early-stage-fundings');
  });

  test.each(['startups-by-luck', 'startups-by-', 'startups-by-fundings-', 'best'])(
    '/top-100/%s is not found',
    async (filter) => {
      expect((await site.request(`/top-100/${filter}`)).status).toBe(404);
    },
  );
});

test('is narrowed where it stands, in the page and its files', async () => {
  const own = await openTestSite({ catalogue: 'empty' });
  const raise = async (slug: string, amount_usd: number, industries: string[]) => {
    const { id } = await makeStartup(own.sql, { slug, name: slug, industries });
    await makeFunding(own.sql, { startup_id: id, amount_usd });
  };
  await raise('big-shop', 9_000, ['shops']);
  await raise('small-shop', 1_000, ['shops']);
  await raise('farm', 5_000, ['farms']);
  const html = await own.page('/top-100?industry=shops&country=kenya');
  const names = [...html.matchAll(/<tr id="rank-([^"]+)"/g)].map(([, slug]) => slug);
  expect(names).toEqual(['big-shop', 'small-shop']);
  // Names the filters and the number of its rows.
  const title = 'African startups by funding: Kenya, shops';
  expect(html).toContain(`<title>${title} - Griot</title>`);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  expect(html).toContain(`content="${title}. The sum of`);
  expect(html).toContain('known for 2 of the 2 startups in this choice');
  expect(html).toContain('name="robots" content="noindex"');
  const [, file = ''] = /href="([^"]*top-100\.csv[^"]*)"/.exec(html) ?? [];
  const csv = parseCsv(await (await own.request(file.replaceAll('&amp;', '&'))).text());
  expect(csv.map((row) => row[1])).toEqual(['Name', 'big-shop', 'small-shop']);
  expect(await own.page('/top-100?industry=music')).toContain('No startup in this choice');
  expect((await own.request('/top-100?page=3')).status).toBe(422);
  await own.close();
});

describe('places won and lost since last year', () => {
  test('come from what had been raised before this year', async () => {
    const own = await openTestSite({ catalogue: 'empty' });
    const raise = async (slug: string, ...rounds: [announced_on: string, amount_usd: number][]) => {
      const { id } = await makeStartup(own.sql, { slug, name: slug });
      for (const [announced_on, amount_usd] of rounds)
        await makeFunding(own.sql, { startup_id: id, announced_on, amount_usd });
    };
    await raise('climber', ['2024-01-01', 1_000], ['2026-02-01', 9_000]);
    await raise('arrival', ['2026-03-01', 8_000]);
    await raise('overtaken', ['2024-01-01', 5_000]);
    await raise('steady', ['2023-01-01', 500]);
    const html = await own.page('/top-100');
    const rows = html.split('<tr').slice(2);
    const movedOf = (slug: string) =>
      />(up \d+|down \d+|new|=)</.exec(
        rows.find((row) => row.includes(`/startup/${slug}"`)) ?? '',
      )?.[1];
    expect(['climber', 'arrival', 'overtaken', 'steady'].map(movedOf)).toEqual([
      ...['up 1', 'new', 'down 2', 'down 1'],
    ]);
    expect(html).toContain('Since 2025');
    await own.close();
  });

  test('are not said where the ranking is not by what was raised', async () => {
    expect(await site.page('/top-100/startups-by-twitter-follower-count')).not.toContain(
      'Since 20',
    );
  });
});
