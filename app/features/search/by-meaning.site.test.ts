import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { QuestionAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite({ semantic: true });
});
afterAll(() => site.close());

const ask = async (q: string): Promise<QuestionAnswer> =>
  site.api(`/search?q=${encodeURIComponent(q)}`);

test('what is no filter ranks what the filters let pass', async () => {
  const { data, meta } = await ask('solar panels paid in instalments in Kenya');
  expect(data.understood).toMatchObject({ returns: 'startups', meaning: expect.any(String) });
  expect(new Set(data.startups.map(({ country_slug }) => country_slug))).toEqual(
    new Set(['kenya']),
  );
  expect(data.startups.slice(0, 5).map(({ slug }) => slug)).toContain('m-kopa');
  expect(meta.total).toBeLessThan(200);
});

test('rounds and founders are those of startups like the words', async () => {
  const { rounds } = (await ask('rounds of motorcycle taxis since 2020')).data;
  expect(rounds.length).toBeGreaterThan(0);
  const years = rounds.map(({ announced_on }) => Number(announced_on?.date.slice(0, 4)));
  expect(Math.min(...years)).toBeGreaterThanOrEqual(2020);
  const { people } = (await ask('founders of motorcycle taxi startups in Uganda')).data;
  expect(people.length).toBeGreaterThan(0);
});

test.each([
  ['English', 'Uber for trucks'],
  ['French', 'camions pour transporter des marchandises'],
  ['Portuguese', 'caminhões para transportar carga'],
  ['Swahili', 'malori ya kubeba mizigo'],
  ['Arabic', 'شاحنات لنقل البضائع'],
])('gives by meaning, in %s', async (_, q) => {
  const { data, meta } = await ask(q);
  expect(data.startups.map(({ slug }) => slug)).toContain('kobo360');
  expect(meta.nearness).toBeGreaterThan(0.45);
});

test('a place that is understood does not make an unknown subject understood', async () => {
  const { meta } = await ask('bagpipes and violins in Kenya');
  expect(meta.nearness).toBeLessThan(0.45);
});

test('where nothing that passes is near the words, all that passes, and the words are named', async () => {
  const all = (await ask('logistics startups acquired outside Nigeria')).meta.total;
  const { data, meta } = await ask('logistics startups acquired outside Nigeria with bagpipes');
  expect(data.understood).toMatchObject({ meaning: null, ignored: ['bagpipes'] });
  expect(meta.total).toBe(all);
  expect(meta.nearness).toBeLessThan(1);
});

test('where no startup of a place is of the industry, those of the place are ranked by it', async () => {
  const { data } = await ask('táxis por aplicação em Luanda');
  expect(data.understood).toMatchObject({ meaning: 'táxis por aplicação' });
  expect(data.understood.filters).toMatchObject([{ column: 'city', query_1: 'luanda' }]);
  expect(data.startups[0]?.slug).toBe('tleva');
});

const FAR = /comes close to|No answer to this was found/;

test('says when nothing is close in meaning', async () => {
  const page = (q: string) => site.page(`/search?q=${encodeURIComponent(q)}`);
  expect(await page('zzkkq wwxxyy qqvvzz vvqqjj kkzzqq xxwwvv jjqqzz yyxxqq lawyers')).toMatch(FAR);
  expect(await page('nuclear submarines and violins')).toMatch(FAR);
  expect(await page('clean drinking water')).not.toMatch(FAR);
});
