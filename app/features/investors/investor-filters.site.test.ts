import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';

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

  test('the page keeps them in its address, with chips', async () => {
    const html = await (await site.request('/investors?place=kenya&led=yes&sort=-led')).text();
    expect(html).toContain('backed in Kenya');
    expect(html).toContain('Has led');
    expect(html).toContain('aria-sort="descending"');
    expect(html).not.toContain('Top angels');
  });
});
