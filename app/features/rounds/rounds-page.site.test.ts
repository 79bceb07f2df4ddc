import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../test/parse-csv.ts';
import { childrenOf, parseXml } from '../../../test/parse-xml.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { roundsAnswer } from '../../catalogue/round-list-contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function rounds(query = '') {
  const response = await site.request(`/api/rounds?${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return roundsAnswer.strict().parse(await response.json());
}

async function html(path: string): Promise<string> {
  const response = await site.request(path);
  expect(response.status).toBe(200);
  return response.text();
}

describe('GET /api/rounds', () => {
  test('answers Kenyan fintechs that raised over $5M in 2022', async () => {
    const query = 'country=kenya&industry=fintech&amount=5M..&announced_on=2022';
    const { data, meta } = await rounds(query);
    expect(data.length).toBeGreaterThan(0);
    expect(meta.total).toBe(data.length);
    for (const { startup, amount, announced_on } of data) {
      expect(startup.country_slug).toBe('kenya');
      expect(amount).toBeGreaterThanOrEqual(5e6);
      expect(announced_on?.date).toMatch(/^2022/);
    }
  });

  test('pages through all, newest first, up to 100 at once', async () => {
    const first = await rounds('per_page=100');
    const second = await rounds('per_page=100&page=2');
    expect(first.data).toHaveLength(100);
    const slugs = [...first.data, ...second.data].map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(first.meta).toMatchObject({ current_page: 1, sort: '-announced_on', total_is: 'exact' });
    expect((await site.request('/api/rounds?per_page=101')).status).toBe(422);
  });

  test.each([
    ['round=seed,pre-seed', 'round=!seed,pre-seed'],
    ['amount=1M..', 'amount=..1M'],
    ['announced_on=known', 'announced_on=unknown'],
    ['investor=known', 'investor=unknown'],
    ['disclosed=yes', 'disclosed=no'],
  ])('%s and %s overlap in nothing but the limit', async (query, other) => {
    const [one, two] = [await rounds(query), await rounds(other)];
    const all = await rounds();
    expect(one.meta.total + two.meta.total).toBeLessThanOrEqual(all.meta.total + 10);
    expect(one.meta.total).toBeGreaterThan(0);
    expect(one.meta.total).toBeLessThanOrEqual(all.meta.total);
  });

  test('several of one parameter all have to be passed', async () => {
    const { data } = await rounds('investor=known&per_page=100');
    const joint = data.find(({ investors }) => investors.length > 1);
    const [a, b] = joint?.investors ?? [];
    const both = await rounds(`investor=${a?.slug}&investor=${b?.slug}&per_page=100`);
    expect(both.data.map(({ slug }) => slug)).toContain(joint?.slug);
    for (const { investors } of both.data) {
      expect(investors.map(({ slug }) => slug)).toEqual(expect.arrayContaining([a?.slug, b?.slug]));
    }
  });

  test('a wrong value is said of its parameter', async () => {
    const response = await site.request('/api/rounds?country=kenia&amount=lots&sort=colour');
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toEqual({
      country: [expect.stringContaining('Kenya')],
      amount: [expect.any(String)],
      sort: [expect.stringContaining('announced_on, amount, startup')],
    });
  });
});

describe('/rounds', () => {
  test('lists all rounds, with sums, headers that sort, and pages', async () => {
    const page = await html('/rounds');
    const { meta } = await rounds();
    expect(page).toContain(`${meta.total.toLocaleString('en')} rounds`);
    expect(page).toContain('href="/rounds?sort=amount"'.replace('=amount', '=-amount'));
    expect(page).toContain('aria-sort="descending"');
    expect(page).toContain('href="/rounds?page=2"');
    expect(page).toMatch(/amounts are undisclosed/);
    expect(page).toContain('href="/rounds.csv"');
    expect(page).toContain('href="/rounds.atom"');
  });

  test('the address holds the view; a form without script leads to it', async () => {
    const sent =
      '/rounds?announced_on_from=2022&announced_on_to=&amount_from=&amount_to=10M&round=&country=kenya&sort=-amount';
    const response = await site.request(sent);
    expect(response.status).toBe(302);
    const address = response.headers.get('location') ?? '';
    expect(address).toBe('/rounds?amount=..10M&announced_on=2022..&country=kenya&sort=-amount');
    const page = await html(address);
    expect(page).toContain('Country: Kenya');
    expect(page).toContain('Amount (USD): up to $10.0M');
    expect(page).toContain('Announced: from 2022');
    expect(page).toContain('value="10M"');
    expect(page).toMatch(/<option value="kenya" selected="">/);
    const shuffled = await site.request(
      '/rounds?sort=-amount&country=kenya&announced_on=2022..&amount=..10M&utm_source=x',
    );
    expect(shuffled.status).toBe(200);
  });

  test('what a field cannot show stays set', async () => {
    const page = await html('/rounds?country=kenya,nigeria&round=!seed');
    expect(page).toContain('name="country" value="kenya,nigeria"');
    expect(page).toContain('name="round" value="!seed"');
    expect(page).toContain('Country: any of Kenya, Nigeria');
    expect(page).toContain('Round: not');
  });

  test('nothing found says which filter to drop', async () => {
    const page = await html('/rounds?amount=900M..&country=kenya');
    expect(page).toContain('No round matches these filters');
    expect(page).toMatch(/Without &quot;Amount \(USD\): from \$900\.0M&quot;: \d/);
    expect(page).toContain('href="/rounds?country=kenya"');
  });

  test('a wrong filter is named, with 422', async () => {
    const response = await site.request('/rounds?country=kenia');
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('Country: ');
  });

  test('marks rounds of weak sources and says why', async () => {
    const { data } = await rounds('startup=termii');
    const weak = data.find(({ is_weak }) => is_weak);
    const page = await html(`/rounds?startup=${weak?.startup.slug}`);
    expect(page).toContain('source weak, not in totals');
    expect(page).toContain('that no good source shows');
  });

  test('follows what is written', async () => {
    const response = await site.request('/rounds?country=kenya');
    expect(response.headers.get('surrogate-key')).toContain('startups');
    const rare = await site.request('/rounds?country=kenya&round=seed&kind=equity');
    expect(rare.headers.get('surrogate-key')).toBeNull();
  });
});

describe('files of all that match', () => {
  test('CSV', async () => {
    const response = await site.request('/rounds.csv?country=kenya&sort=-amount');
    expect(response.headers.get('content-disposition')).toContain('rounds__griot.csv');
    const [header, ...rows] = parseCsv(await response.text());
    const { meta, data } = await rounds('country=kenya&sort=-amount');
    expect(rows).toHaveLength(meta.total);
    expect(header?.slice(0, 2)).toEqual(['Startup', 'Country']);
    expect(rows[0]?.[0]).toBe(data[0]?.startup.name);
    expect(rows[0]?.at(-1)).toMatch(/\/funding\//);
  });

  test('an Atom feed of the newest', async () => {
    const response = await site.request('/rounds.atom?country=kenya');
    expect(response.headers.get('content-type')).toContain('atom');
    const feed = parseXml(await response.text());
    const entries = childrenOf(feed, 'entry');
    const { data } = await rounds('country=kenya');
    const [link] = childrenOf(entries[0] ?? feed, 'link');
    expect(link?.attributes.href).toContain(`/funding/${data[0]?.slug}`);
    expect(childrenOf(feed, 'link').map(({ attributes }) => attributes.href)).toEqual([
      expect.stringMatching(/\/rounds\.atom\?country=kenya$/),
      expect.stringMatching(/\/rounds\?country=kenya$/),
    ]);
  });

  test.each(['/rounds.csv', '/rounds.atom'])('%s refuses a wrong filter', async (path) => {
    expect((await site.request(`${path}?amount=lots`)).status).toBe(422);
  });
});
