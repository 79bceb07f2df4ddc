import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { writePlans } from '../../../../test/plans-file.ts';
import { openTestSite, type TestSite } from '../../../../test/site.ts';
import { type RoundRow, roundsAnswer } from '../../../catalogue/round-list-contract.ts';
import { startupsAnswer } from './contract.ts';

let site: TestSite;
let all: RoundRow[];
beforeAll(async () => {
  site = await openTestSite();
  all = [];
  for (let page = 1; all.length === (page - 1) * 100; page += 1) {
    const response = await site.request(`/api/rounds?per_page=100&page=${page}`);
    all.push(...roundsAnswer.parse(await response.json()).data);
  }
});
afterAll(() => site.close());

async function startups(query = '') {
  const response = await site.request(`/api/startups?per_page=100&${query}`);
  expect(response.status, await response.clone().text()).toBe(200);
  return startupsAnswer.strict().parse(await response.json());
}

const slugsOf = (rows: Array<{ slug: string }>) => rows.map(({ slug }) => slug).sort();
const raisedBy = (passes: (round: RoundRow) => boolean) =>
  new Set(all.filter(passes).map(({ startup }) => startup.slug));

describe('GET /api/startups', () => {
  test('filters by columns of startups', async () => {
    const { data, meta } = await startups('country=kenya&industry=fintech&year_founded=2010..2020');
    expect(data.length).toBeGreaterThan(0);
    expect(meta.sort).toBe('-total_fundings');
    for (const { country_slug, industries, year_founded } of data) {
      expect(country_slug).toBe('kenya');
      expect(industries.map(({ slug }) => slug)).toContain('fintech');
      expect(year_founded).toBeGreaterThanOrEqual(2010);
      expect(year_founded).toBeLessThanOrEqual(2020);
    }
  });

  test('one round with all of this, or rounds that together have this', async () => {
    const isSeed = ({ round }: RoundRow) => round === 'Seed';
    const isLarge = ({ amount }: RoundRow) => (amount ?? 0) >= 5e6;
    const one = await startups('round=seed&amount=5M..');
    expect(slugsOf(one.data)).toEqual([...raisedBy((r) => isSeed(r) && isLarge(r))].sort());
    const together = await startups('round=seed&amount=5M..&rounds=together');
    const expected = [...raisedBy(isSeed)].filter((slug) => raisedBy(isLarge).has(slug)).sort();
    expect(slugsOf(together.data)).toEqual(expected);
    expect(one.data.length).toBeGreaterThan(0);
    expect(together.data.length).toBeGreaterThan(one.data.length);
  });

  test('not: another round, or together no such round', async () => {
    const one = await startups('country=egypt&round=!seed');
    const together = await startups('country=egypt&round=!seed&rounds=together');
    const ofEgypt = ({ startup }: RoundRow) => startup.country_slug === 'egypt';
    const expected = raisedBy((round) => ofEgypt(round) && round.round !== 'Seed');
    expect(slugsOf(one.data)).toEqual([...expected].sort());
    const withSeed = raisedBy(({ round }) => round === 'Seed');
    expect(together.data.some(({ slug }) => withSeed.has(slug))).toBe(false);
  });

  test('a wrong value is said of its parameter', async () => {
    const response = await site.request('/api/startups?status=sleeping&rounds=some');
    expect(response.status).toBe(422);
    const second = await site.request('/api/startups?status=sleeping&sort=colour');
    expect((await second.json()).errors).toEqual({
      status: [expect.stringContaining('active')],
      sort: [expect.any(String)],
    });
  });
});

describe('/startups', () => {
  test('is in the header, with filters, a table and pages', async () => {
    const page = await (await site.request('/startups')).text();
    expect(page).toContain('href="/startups"');
    const { counts } = (await site.api('/index')).data;
    expect(counts.startups).toBeGreaterThan(1_000);
    expect(page).toContain(`${counts.startups.toLocaleString('en')} startups`);
    expect(page).not.toContain('At least');
    expect(page).toContain('href="/startups?sort=name"');
    expect(page).toContain('href="/startups.csv"');
    expect(page).toContain('Add a startup');
  });

  test('leaves out columns of which less than half is known', async () => {
    const page = await (await site.request('/startups?year_founded=unknown')).text();
    expect(page).not.toMatch(/<th[^>]*>(<a[^>]*>)?Founded/);
    const known = await (await site.request('/startups?year_founded=known')).text();
    expect(known).toMatch(/<th[^>]*>(<a[^>]*>)?Founded/);
  });

  test('women-led says for how many it is known', async () => {
    const html = await site.page('/startups?women_led=yes');
    expect(html).toMatch(/Known for \d+ of 1,\d+ startups/);
    expect(await site.page('/startups')).not.toContain('Known for');
  });

  test('a form without script keeps how rounds are meant', async () => {
    const sent = '/startups?country=&round=seed&amount_from=5M&amount_to=&rounds=together';
    const response = await site.request(sent);
    expect(response.headers.get('location')).toBe(
      '/startups?round=seed&amount=5M..&rounds=together',
    );
    const page = await (await site.request(response.headers.get('location') ?? '')).text();
    expect(page).toMatch(/<option value="together" selected="">/);
    expect(page).toMatch(/<details[^>]* open=""/);
  });

  test('nothing found says which filter to drop; a wrong one is named', async () => {
    const none = await (await site.request('/startups?country=kenya&total_fundings=90B..')).text();
    expect(none).toContain('No startup matches these filters');
    expect(none).toContain('href="/startups?country=kenya"');
    expect((await site.request('/startups?country=kenia')).status).toBe(422);
  });

  test('links of files say how many rows they have, and what is cut', async () => {
    const { total } = (await startups()).meta;
    const read = async (page: Promise<string>) => (await page).replaceAll('<!-- -->', '');
    expect(await read(site.page('/startups'))).toContain(
      `CSV, ${total.toLocaleString('en')} rows</a>`,
    );
    const prices = [{ currency: 'USD', interval: 'month' as const, amount: 100 }];
    const limits = { csv_rows: 50 };
    const PLANS_FILE = writePlans([
      { slug: 'free', limits },
      { slug: 'pro', prices },
    ]);
    const own = await openTestSite({ env: { PLANS_FILE } });
    const member = await own.member();
    expect(await read(member.page('/startups'))).toContain(
      `XLSX, first 50 of ${total.toLocaleString('en')}</a>`,
    );
    expect(await read(member.page('/investors'))).toContain('XLSX, first 50 of');
    const file = await member.request('/startups.csv');
    expect(file.headers.get('content-disposition')).toContain(`first-50-of-${total}`);
    expect(parseCsv(await file.text())).toHaveLength(50 + 1);
    await own.close();
  });

  test('CSV of all that match', async () => {
    const [header, ...rows] = parseCsv(
      await (await site.request('/startups.csv?country=kenya')).text(),
    );
    const { meta } = await startups('country=kenya');
    expect(header?.[0]).toBe('Name');
    expect(rows).toHaveLength(meta.total);
  });
});

test('the choice of women-led is said in the language of the page', async () => {
  expect(await site.page('/sw/startups')).toContain('<option value="yes">ndiyo</option>');
});
