import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { shareRanks } from '../../base/count.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('filters by what an investor backed and led', () => {
  const find = async (query: string) => {
    const response = await site.request(`/api/investors/search?${query}`);
    expect(response.status, await response.clone().text()).toBe(200);
    return response.json();
  };

  test('place and sector are those of one startup; led and since of any round', async () => {
    const kenya = await find('place=kenya');
    const fintech = await find('place=kenya&sector=fintech');
    const all = await find('');
    expect(kenya.meta.total).toBeGreaterThan(fintech.meta.total);
    expect(fintech.meta.total).toBeGreaterThan(0);
    expect(all.meta.total).toBeGreaterThan(kenya.meta.total);
    for (const { lead_count } of (await find('led=yes')).data)
      expect(lead_count).toBeGreaterThan(0);
    for (const { last_deal_on } of (await find('since=2024')).data) {
      expect(last_deal_on.date >= '2024').toBe(true);
    }
  });

  test('country is where the investor is based, named or by value', async () => {
    const { countries } = await (await site.request('/api/investors/types-and-stages')).json();
    const france = countries.find(({ label }: { label: string }) => label === 'France');
    expect(france).toMatchObject({ value: 'france', count: expect.any(Number) });
    for (const given of ['france', 'France']) {
      const { data, meta } = await find(`country=${given}`);
      expect(meta.total).toBe(france.count);
      expect(new Set(data.map(({ country }: { country: string }) => country))).toEqual(
        new Set(['France']),
      );
    }
    const wrong = await site.request('/api/investors/search?country=frence');
    expect(wrong.status).toBe(422);
    expect(await wrong.text()).toContain('france');
    const html = await site.page('/investors?country=france');
    expect(html).toContain('based in France');
  });

  test.each(['name', '-led', '-last_deal', '-total', '-typical_amount'])(
    'sort=%s',
    async (sort) => {
      const { data } = await find(`sort=${sort}`);
      expect(data).toHaveLength(20);
    },
  );

  test('the typical amount is the median of the rounds it led', async () => {
    const { data } = await find('sort=-typical_amount');
    const amounts = data.map(({ typical_amount }: { typical_amount: number }) => typical_amount);
    expect(amounts[0]).toBeGreaterThan(0);
    expect(amounts).toEqual(amounts.toSorted((a: number, b: number) => b - a));
    const led = await site.request(`/api/rounds?lead_investor=${data[0].slug}&disclosed=counted`);
    const rounds: Array<{ amount: number }> = (await led.json()).data;
    const sorted = rounds.map(({ amount }) => amount).sort((a, b) => a - b);
    expect(sorted[Math.ceil(sorted.length / 2) - 1]).toBe(amounts[0]);
  });

  test('what is wrong is named', async () => {
    const response = await site.request(
      '/api/investors/search?place=atlantis&led=maybe&since=x&sort=colour',
    );
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).errors).sort()).toEqual([
      'led',
      'place',
      'since',
      'sort',
    ]);
  });

  test('a city is a place, too', async () => {
    const nairobi = await find('place=nairobi');
    const kenya = await find('place=kenya');
    expect(nairobi.meta.total).toBeGreaterThan(0);
    expect(nairobi.meta.total).toBeLessThan(kenya.meta.total);
    expect(await site.page('/investors?place=nairobi')).toContain(
      '<option value="nairobi" selected="">Nairobi</option>',
    );
  });

  test.each([
    ['/location/kenya', 'country=kenya', 'place=kenya'],
    ['/location/nairobi', 'city=nairobi', 'place=nairobi'],
    ['/industry/fintech', 'industry=fintech', 'sector=fintech'],
    ['/industry/fintech/kenya', 'country=kenya&industry=fintech', 'place=kenya&sector=fintech'],
  ])(
    '%s names who backs its startups, each figure leading to its rounds',
    async (path, of, all) => {
      const [, kind, slug, place] = path.split('/');
      const { data } = await site.api(`/${kind}/${slug}${place ? `?location=${place}` : ''}`);
      const html = (await site.page(path)).replaceAll('&amp;', '&');
      const counts = data.top_investors.map((one: { deals_count: number }) => one.deals_count);
      expect(counts.length).toBe(8);
      expect(counts).toEqual(counts.toSorted((a: number, b: number) => b - a));
      const [first] = data.top_investors;
      const rounds = await site.api(`/rounds?${of}&investor=${first.slug}&per_page=100`);
      expect(rounds.meta.total).toBe(first.deals_count);
      expect(rounds.data[0].announced_on).toEqual(first.last_deal_on);
      const query = new URLSearchParams([...new URLSearchParams(of), ['investor', first.slug]]);
      expect(
        new URLSearchParams(html.match(/href="\/rounds\?([^"]*investor=[^"]+)"/)?.[1]).size,
      ).toBe(query.size);
      expect(html).toContain(`href="/investors?${all}"`);
    },
  );

  test('lists of the best rank two rounds and more, and ties share a rank', async () => {
    const { data } = await site.api('/investors');
    const html = await site.page('/investors');
    const seed = data.top_seed.filter((one: { deals_count: number }) => one.deals_count > 1);
    const ranks = shareRanks(seed.map((one: { deals_count: number }) => one.deals_count));
    expect(ranks.some((rank) => rank.startsWith('='))).toBe(true);
    const list = html.slice(html.indexOf('Top seed'), html.indexOf('Top Series A'));
    const shown = [...list.matchAll(/class="top-rank">([^<]+)</g)].map(([, rank]) => rank);
    expect(shown).toEqual(ranks);
  });

  test('the page keeps them in its address, with chips', async () => {
    const html = await (await site.request('/investors?place=kenya&led=yes&sort=-led')).text();
    expect(html).toContain('backed in Kenya');
    expect(html).toContain('Has led');
    expect(html).toContain('aria-sort="descending"');
    expect(html).not.toContain('Top angels');
  });
});
