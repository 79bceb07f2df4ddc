import { type RawBuilder, sql as raw } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../../test/site.ts';
import type { QuestionAnswer } from './contract.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function askAll(q: string): Promise<QuestionAnswer['data']> {
  const first: QuestionAnswer = await site.api(`/search?${new URLSearchParams({ q })}`);
  const { startups, rounds } = first.data;
  for (let page = 2; page <= first.meta.last_page; page++) {
    const query = new URLSearchParams({ q, page: String(page) });
    const { data }: QuestionAnswer = await site.api(`/search?${query}`);
    startups.push(...data.startups);
    rounds.push(...data.rounds);
  }
  return first.data;
}

async function slugsOf(statement: RawBuilder<{ slug: string }>): Promise<string[]> {
  const { rows } = await statement.execute(site.sql);
  expect(rows.length).toBeGreaterThan(0);
  return rows.map(({ slug }) => slug).sort();
}

const sortedSlugs = (rows: ReadonlyArray<{ slug: string }>) => rows.map(({ slug }) => slug).sort();

describe('currencies', () => {
  test.each([
    'rounds announced in rand',
    'levées annoncées en rands',
    'rondas anunciadas em rands',
    'raundi zilizotangazwa kwa randi',
    'جولات أعلنت بالراند',
  ])('%s', async (q) => {
    const wanted = await slugsOf(raw`select slug from fundings where reported_currency = 'ZAR'`);
    expect(sortedSlugs((await askAll(q)).rounds)).toEqual(wanted);
  });

  test('an amount is compared as it was announced', async () => {
    const wanted = await slugsOf(raw`select slug from fundings
      where reported_currency = 'EUR' and reported_amount >= 5e6`);
    const { rounds } = await askAll('rounds announced in euros of at least 5 million');
    expect(sortedSlugs(rounds)).toEqual(wanted);
  });

  test('dollars are what no other currency was named for', async () => {
    const wanted = await slugsOf(raw`select slug from fundings
      where amount_usd > 1e8 and reported_currency is null`);
    const { rounds } = await askAll('rounds announced in dollars over 100 million');
    expect(sortedSlugs(rounds)).toEqual(wanted);
  });
});

describe('what became of startups', () => {
  const acquired = (where: RawBuilder<unknown>) =>
    slugsOf(raw`select distinct s.slug from startups s join startup_events e on e.startup_id = s.id
      where e.kind = 'acquired' and ${where}`);

  test('a price is that of the acquisition', async () => {
    const wanted = await acquired(raw`e.amount_usd > 1e8`);
    const { startups } = await askAll('startups acquired for more than $100M');
    expect(sortedSlugs(startups)).toEqual(wanted);
  });

  test('the same acquisition has the price and the date', async () => {
    const wanted = await acquired(raw`e.amount_usd > 2e7
      and e.happened_on between '2021-01-01' and '2022-12-31'`);
    const { startups } = await askAll('exits above $20M between 2021 and 2022');
    expect(sortedSlugs(startups)).toEqual(wanted);
  });

  test('the largest are those of the highest known price', async () => {
    const { rows } = await raw<{ slug: string }>`
      select s.slug from startups s join startup_events e on e.startup_id = s.id
      where e.kind = 'acquired' and e.amount_usd is not null
      group by s.id order by max(e.amount_usd) desc, s.id limit 10`.execute(site.sql);
    const { startups } = await askAll('10 largest acquisitions');
    expect(startups.map(({ slug }) => slug)).toEqual(rows.map(({ slug }) => slug));
  });

  test('a merger is no acquisition', async () => {
    const wanted = await slugsOf(raw`select distinct s.slug from startups s
      join startup_events e on e.startup_id = s.id where e.kind = 'merged'`);
    expect(sortedSlugs((await askAll('startups that merged')).startups)).toEqual(wanted);
  });
});

describe('a round whose month is not known', () => {
  const rounds = (where: RawBuilder<unknown>) =>
    slugsOf(raw`select slug from fundings where ${where}`);

  test('is of its year, and of no part of it', async () => {
    const known = await rounds(raw`announced_on between '2025-01-01' and '2025-03-31'
      and announced_precision <> 'year' and round = 'Seed'`);
    const { rounds: found } = await askAll('seed rounds in the first quarter of 2025');
    expect(sortedSlugs(found)).toEqual(known);
    const inJanuary = await rounds(raw`announced_on between '2022-01-01' and '2022-01-31'
      and announced_precision <> 'year'`);
    expect(sortedSlugs((await askAll('captações de janeiro de 2022')).rounds)).toEqual(inJanuary);
    const ofYear = await rounds(
      raw`announced_on between '2025-01-01' and '2025-12-31' and round = 'Seed'`,
    );
    expect(sortedSlugs((await askAll('seed rounds in 2025')).rounds)).toEqual(ofYear);
  });

  test('is one of the last months when its year began in them', async () => {
    const { rounds: found } = await askAll('rounds since 2024-06');
    const wanted = await rounds(raw`announced_on >= '2024-06-01'`);
    expect(sortedSlugs(found)).toEqual(wanted);
  });
});
