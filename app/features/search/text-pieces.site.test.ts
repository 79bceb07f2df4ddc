// Texts match by any substring.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { postSearch } from '../../../test/advanced-search.ts';
import { openTestSite, type TestSite } from '../../../test/site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function write(slug: string, overview: string): Promise<void> {
  await site.sql.updateTable('startups').set({ overview }).where('slug', '=', slug).execute();
}

async function find(query_1: string, operator = 'contains'): Promise<string[]> {
  const response = await postSearch(site, [{ column: 'overview', operator, query_1 }]);
  const { data } = (await response.json()) as { data: Array<{ slug: string }> };
  return data.map(({ slug }) => slug);
}

test('a piece of a word, of several, and the marks between them', async () => {
  await write('kuda', 'It ends queues (zebra-crossings, 100% Zébrà_loans) for\nquaggas of Kitwe.');
  for (const text of [
    'zebra',
    'ebra-cross',
    'ZÉBRA_LO',
    '100% z',
    '00%',
    'a_l',
    'queues (zebra',
    'ues (zebra-crossings, 100% zeb',
    'for quaggas of k',
    'for\nquaggas',
    'quagga',
    'quaggas of',
    's of Kitwe.',
  ]) {
    expect(await find(text), text).toContain('kuda');
  }
  for (const text of [
    'zebra crossing',
    'queues zebra',
    '100_ z',
    'crossings 100%',
    'quaggas  of',
  ]) {
    expect(await find(text), text).not.toContain('kuda');
  }
  expect(await find('it ends queues (z', 'starts_with')).toEqual(['kuda']);
  expect(await find('quaggas of kitwe.', 'ends_with')).toEqual(['kuda']);
});

test('a text that changed is found by what it says now', async () => {
  await write('kuda', 'Sells okapibells.');
  expect(await find('okapibell')).toEqual(['kuda']);
  await write('kuda', 'Sells gnubells.');
  expect(await find('okapibell')).toEqual([]);
  expect(await find('gnubell')).toEqual(['kuda']);
});

test('a very long word is found by its beginning, and what follows it', async () => {
  await write('kuda', `Sells ${'xylo'.repeat(2_000)} and yaks`);
  expect(await find('xyloxyloxylo')).toEqual(['kuda']);
  expect(await find('and yaks')).toEqual(['kuda']);
});
