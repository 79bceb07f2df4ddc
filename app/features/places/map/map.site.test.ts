import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeCountry, makeFunding, makeStartup } from '../../../../test/factories.ts';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { valueLabel } from '../../../charts/value-label.ts';
import { MAP_MEASURES } from './contract.ts';

const NOW = new Date('2026-11-01T12:00:00Z');
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ now: NOW });
});
afterAll(() => site.close());

interface Figures {
  country: string;
  iso2: string;
  startups: number;
  raised: number | null;
  rounds: number;
}

async function readFile(of: TestSite, query = ''): Promise<Figures[]> {
  const answer = await of.request(`/explore/location.csv${query}`);
  expect(answer.status, query).toBe(200);
  const [, ...rows] = parseCsv(await answer.text());
  return rows.map(([country = '', iso2 = '', startups, raised, rounds]) => ({
    country,
    iso2,
    startups: Number(startups),
    raised: raised === '' ? null : Number(raised),
    rounds: Number(rounds),
  }));
}

/** Countries and figures of the list, in its order. */
function readList(html: string): Array<[name: string, figure: string]> {
  const [list = ''] = /<section class="map-list">.*?<\/section>/s.exec(html) ?? [];
  return [...list.matchAll(/<bdi>(.*?)<\/bdi><\/a>.*?<bdi class="figure">(.*?)<\/bdi>/g)].map(
    ([, name = '', figure = '']) => [
      name.replaceAll('&#x27;', "'"),
      figure.replace(/<[^>]*>/g, ''),
    ],
  );
}
const sum = (values: Array<number | null>) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

test('/map leads to the explorer with its query', async () => {
  const moved = await site.request('/map?measure=raised&year=2024');
  expect([moved.status, moved.headers.get('location')]).toEqual([
    301,
    '/explore/location?measure=raised&year=2024',
  ]);
});

describe('all time', () => {
  test('says what /countries and /index say', async () => {
    const { feed } = await site.api('/countries');
    const rows = await readFile(site);
    expect(rows).toHaveLength(54);
    for (const { label, startups_count, total_fundings } of feed) {
      const row = rows.find(({ country }) => country === label);
      expect(row, label).toMatchObject({ startups: startups_count, raised: total_fundings });
    }
    const { data } = await site.api('/index');
    expect(sum(rows.map(({ startups }) => startups))).toBe(data.counts.startups);
    expect(sum(rows.map(({ raised }) => raised))).toBe(data.total_fundings);
    expect(sum(rows.map(({ rounds }) => rounds))).toBe(data.counts.fundings);
  });

  test("a country's rounds are those of its page", async () => {
    const rows = await readFile(site);
    for (const slug of ['nigeria', 'kenya', 'eritrea']) {
      const { data } = await site.api(`/location/${slug}`);
      expect(rows.find(({ country }) => country === data.name)?.rounds).toBe(data.fundings_count);
    }
  });
});

describe('one year', () => {
  test("what was raised sums up to the year's bar of the funding history", async () => {
    const [chart] = await site.api('/charts?only=funding_history');
    const points = chart.series[0].data as Array<{ x: number; y: number | null }>;
    expect(points.length).toBeGreaterThan(5);
    for (const { x, y } of points) {
      const rows = await readFile(site, `?measure=raised&year=${x}`);
      expect(sum(rows.map(({ raised }) => raised)), String(x)).toBe(y ?? 0);
    }
  });

  test("a country's startups are those founded by its end", async () => {
    const [chart] = await site.api('/charts?only=location_year_founded&location_slug=kenya');
    const points = chart.series[0].data as Array<{ x: number; y: number }>;
    for (const year of [2010, 2018, 2026]) {
      const kenya = (await readFile(site, `?year=${year}`)).find(({ iso2 }) => iso2 === 'KE');
      expect(kenya?.startups).toBe(sum(points.filter(({ x }) => x <= year).map(({ y }) => y)));
    }
  });

  test('the years and the rounds without one make all time', async () => {
    const all = sum((await readFile(site)).map(({ rounds }) => rounds));
    const html = await site.page('/explore/location');
    const years = [...html.matchAll(/<option value="(\d{4})">/g)].map(([, year]) => year);
    const dated = await Promise.all(
      years.map(async (year) =>
        sum((await readFile(site, `?year=${year}`)).map((one) => one.rounds)),
      ),
    );
    const undated = await site.sql
      .selectFrom('fundings')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('announced_on', 'is', null)
      .executeTakeFirstOrThrow();
    expect(sum(dated) + undated.count).toBe(all);
  });
});

describe('the page', () => {
  const choices = MAP_MEASURES.flatMap((measure) =>
    ['', '2015', '2021', '2026'].map((year) => ({ measure, year })),
  );

  test.each(choices)('$measure in "$year": list, maps and file say the same', async (choice) => {
    const { measure, year } = choice;
    const query = new URLSearchParams({
      ...(measure !== 'startups' && { measure }),
      ...(year && { year }),
    });
    const html = await site.page(`/explore/location?${query}`);
    const unit = measure === 'raised' ? 'usd' : 'count';
    const rows = await readFile(site, `?${query}`);
    const figures = rows.map((row) => [row.country, valueLabel(row[measure] || null, unit)]);
    expect(readList(html)).toEqual(figures);
    const values = rows.map((row) => row[measure] ?? 0);
    expect(values).toEqual(values.toSorted((a, b) => b - a));
    for (const [country = '', figure = ''] of figures) {
      const title = `<title>${country.replaceAll("'", '&#x27;')}: ${figure}</title>`;
      expect(html.split(title), title).toHaveLength(3);
    }
    const total = valueLabel(sum(values), unit);
    expect(html).toContain(`<p class="lead">${total} `);
    expect(html).toMatch(new RegExp(`<option value="${measure}" selected="">`));
    expect(html.includes(`<option value="${year}" selected="">`)).toBe(true);
  });

  test('leads every country to its page, by keyboard in the list only', async () => {
    const html = await site.page('/explore/location');
    const maps = [...html.matchAll(/<a href="(\/location\/[^"]+)"[^>]*tabindex="-1"/gi)];
    expect(maps).toHaveLength(108);
    const listed = [...html.matchAll(/href="(\/location\/[^"]+)" data-card="([^"]+)"/g)];
    expect(listed).toHaveLength(54);
    expect(new Set(maps.map(([, href]) => href))).toEqual(new Set(listed.map(([, href]) => href)));
    const nigeria = listed.find(([, href]) => href === '/location/nigeria')?.[2];
    expect(nigeria).toMatch(/^Nigeria\nStartups: [\d,]+\nRaised: \$[\d.]+[KMB]\nRounds: [\d,]+\n/);
  });

  test('says how it counts, whose borders it draws, where the figures come from', async () => {
    const html = await site.page('/explore/location?year=2021');
    expect(html).toContain('Startups founded up to that year; money and rounds announced in it');
    expect(html).toContain('count in all time only.');
    expect(html).toContain('express no opinion on the status of any territory');
    expect(html).toContain('href="/explore/location.csv?year=2021"');
  });

  test.each([
    ['', 'startups', ''],
    ['?year=2021', 'startups', 'year_founded=..2021'],
    ['?measure=raised', 'rounds', 'disclosed=counted'],
    ['?measure=rounds&year=2021', 'rounds', 'announced_on=2021'],
  ])('%s: its figures lead to their records', async (query, list, of) => {
    const html = (await site.page(`/explore/location${query}`)).replaceAll('&amp;', '&');
    const path = of ? `/${list}?${of}` : `/${list}`;
    const [, after = ''] = html.split(`Source: <a href="${path}"><bdi>`);
    const [count = ''] = after.split(' ');
    const { meta } = await site.api(`/${list}?${of}`);
    expect(Number(count.replaceAll(',', ''))).toBe(meta.total);
    expect(html).toContain(`href="/${list}?country=nigeria${of && '&'}${of}"`);
  });

  test('as a table it has all three figures and sorts by link', async () => {
    const html = await site.page('/explore/location?measure=rounds&year=2021&view=table');
    expect(html.match(/<tr>/g)).toHaveLength(55);
    expect(html).toMatch(
      /aria-sort="descending"[^>]*><a href="\/explore\/location\?measure=rounds&amp;year=2021&amp;view=table"/,
    );
    expect(html).toContain('href="/explore/location?year=2021&amp;view=table"');
    expect(html).not.toContain('class="shape-map"');
  });

  test('a form without choices comes back without empty fields', async () => {
    const goesTo = async (query: string) => {
      const { status, headers } = await site.request(`/explore/location${query}`);
      return [status, headers.get('location')];
    };
    expect(await goesTo('?measure=startups&year=')).toEqual([302, '/explore/location']);
    expect(await goesTo('?measure=raised&year=')).toEqual([
      302,
      '/explore/location?measure=raised',
    ]);
    expect(await goesTo('?measure=startups&year=2020&view=table')).toEqual([
      302,
      '/explore/location?year=2020&view=table',
    ]);
  });

  test('is one page for search engines', async () => {
    expect(await site.page('/explore/location')).not.toContain('name="robots"');
    const raised = await site.page('/explore/location?measure=raised&year=2021&view=table');
    expect(raised).toContain('<meta name="robots" content="noindex"/>');
    expect(raised).toContain(
      'rel="canonical" href="http://localhost:3000/explore/location?measure=raised&amp;year=2021"',
    );
    expect(await (await site.request('/sitemaps/pages-1.xml')).text()).toContain(
      '/explore/location<',
    );
  });

  test.each(['1899', '2027', '21', '20211', 'abc', '2021.5', '-2021', '%00'])(
    'year %s is a 422 that says what is possible',
    async (year) => {
      const files = ['.csv', '.svg', '.png'].map((kind) => `/explore/location${kind}`);
      for (const path of ['/explore/location', ...files]) {
        const answer = await site.request(`${path}?year=${year}`);
        expect(answer.status, path).toBe(422);
        if (year !== '%00') expect(await answer.text()).toContain('a year from 1900 to 2026');
      }
    },
  );

  test('an unknown measure is a 422 that names those there are', async () => {
    const answer = await site.request('/explore/location?measure=followers');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('expected startups, raised or rounds');
  });

  test('is light: 30 KB on the wire', async () => {
    const answer = await site.request('/explore/location?measure=raised', {
      headers: { 'accept-encoding': 'br' },
    });
    expect((await answer.arrayBuffer()).byteLength).toBeLessThan(30_000);
  });
});

describe('with little on record', () => {
  test('a year without data is an honest empty map', async () => {
    const html = await site.page('/explore/location?measure=rounds&year=1950');
    expect(html).toContain('No rounds announced in 1950 are recorded.');
    expect(html).toContain('href="/explore/location?measure=rounds">Show all time');
    expect(html).toContain('54 countries with no startups yet');
    expect(html).not.toContain('class="s5"');
    expect(html).toContain('<option value="1950" selected="">');
  });

  test('undisclosed amounts, unknown years and rounds still to come count nowhere they should not', async () => {
    const small = await openTestSite({ catalogue: 'empty', now: NOW });
    const { sql } = small;
    const kenya = await makeCountry(sql);
    const egypt = await makeCountry(sql, 'egypt', 'Egypt', 'EG');
    const one = await makeStartup(sql, { country_id: kenya, year_founded: 2020 });
    const two = await makeStartup(sql, { country_id: egypt });
    await makeFunding(sql, { startup_id: one.id, announced_on: '2021-12-31', amount_usd: 5_000 });
    await makeFunding(sql, { startup_id: one.id, announced_on: '2022-01-01', amount_usd: null });
    await makeFunding(sql, { startup_id: two.id, announced_on: '2026-12-01', amount_usd: 7_000 });
    await makeFunding(sql, {
      startup_id: two.id,
      announced_on: null,
      announced_precision: null,
      amount_usd: 100,
    });
    const of = async (query: string) =>
      Object.fromEntries(
        (await readFile(small, query))
          .filter(({ startups, rounds }) => startups || rounds)
          .map(({ iso2, startups, raised, rounds }) => [iso2, [startups, raised, rounds]]),
      );
    expect(await of('')).toEqual({ KE: [1, 5_000, 2], EG: [1, 7_100, 2] });
    expect(await of('?year=2019')).toEqual({});
    expect(await of('?year=2021')).toEqual({ KE: [1, 5_000, 1] });
    expect(await of('?year=2022')).toEqual({ KE: [1, null, 1] });
    expect(await of('?year=2026')).toEqual({ KE: [1, null, 0] });
    const html = await small.page('/explore/location?year=2021');
    expect(html).toContain('<p class="lead">1 startup in 1 country by the end of 2021.</p>');
    expect(html).toContain('1 startup without a known founding year counts in all time only.');
    await small.close();
  });

  test('an empty catalogue says so', async () => {
    const bare = await openTestSite({ catalogue: 'empty', now: NOW });
    const html = await bare.page('/explore/location');
    expect(html).toContain('No startups recorded yet.');
    expect(html).not.toContain('class="lead"');
    expect(await bare.page('/explore/location?view=table')).toContain('No startups recorded yet.');
    await bare.close();
  });
});
