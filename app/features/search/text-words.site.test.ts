// Texts are found by their words, whatever part of them is looked for.
import { sql as raw } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import { findTextWords } from './text-words.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function write(slug: string, overview: string): Promise<void> {
  await site.sql.updateTable('startups').set({ overview }).where('slug', '=', slug).execute();
}

async function find(query_1: string, operator = 'contains'): Promise<string[]> {
  const response = await site.request('/api/advanced_search', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ f: [{ column: 'overview', operator, query_1 }] }),
  });
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

test('a word longer than any index takes is kept and found by its beginning', async () => {
  await write('kuda', `Sells ${'xylo'.repeat(2_000)} and yaks`);
  expect(await find('xyloxyloxylo')).toEqual(['kuda']);
  expect(await find('and yaks')).toEqual(['kuda']);
});

test('a piece that hundreds of words have is found by its letters', async () => {
  const coined = Array.from({ length: 300 }, (_, at) => `quokka${at.toString(36)}`);
  await write('kuda', coined.join(' '));
  const several = 'quokka7 quokka8 quokka9';
  expect(await findTextWords(site.sql, ['quokka', several])).toEqual(
    new Map([[several, [['quokka7'], ['quokka8'], ['quokka9']]]]),
  );
  for (const text of ['quokka', several, 'uokka']) {
    expect(await find(text), text).toEqual(['kuda']);
  }
});

test('a word noted twice does not hide that more have a piece than are listed', async () => {
  const coined = Array.from({ length: 250 }, (_, at) => `narwhal${at.toString(36)}`);
  await write('kuda', coined.join(' '));
  await raw`with noted as (delete from search_text_words where word like 'narwhal%' returning word)
    insert into search_text_words select word from noted cross join generate_series(1, 2) order by word`.execute(
    site.sql,
  );
  expect(await findTextWords(site.sql, ['narwhal'])).toEqual(new Map());
});

test('after everything is made afresh no word is left that no text has', async () => {
  await write('kuda', 'Sells dodobells.');
  await write('kuda', 'Sells bells.');
  await raw`select refresh_search()`.execute(site.sql);
  expect(await findTextWords(site.sql, ['dodobell'])).toEqual(new Map([['dodobell', [[]]]]));
  expect(await find('sells bells')).toContain('kuda');
});
