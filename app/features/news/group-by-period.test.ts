import { expect, test } from 'vitest';
import type { NewsEntry } from './contract.ts';
import { groupByPeriod } from './contract.ts';

const PRECISIONS = { 4: 'year', 7: 'month', 10: 'day' } as const;

function published(published_on: string, title = published_on): NewsEntry {
  const precision = PRECISIONS[published_on.length as keyof typeof PRECISIONS];
  return {
    title,
    publisher: 'Daily',
    url: 'https://news.test/',
    published_on,
    precision,
    startups: [],
  };
}

test('a day, its month and its year are periods of their own, in the order given', () => {
  const dates = ['2024-02-01', '2024-02', '2024-01-01', '2024-01', '2024', '2023-12-31'];
  const periods = groupByPeriod(
    dates.map((date) => published(date)),
    null,
  );
  expect(periods.map(({ period }) => period.date)).toEqual(dates);
  expect(periods.map(({ period }) => period.precision)).toEqual([
    'day',
    'month',
    'day',
    'month',
    'year',
    'day',
  ]);
});

test('entries of one day share a period and keep their order', () => {
  const [first, second] = groupByPeriod(
    [published('2024-02-01', 'b'), published('2024-02-01', 'a'), published('2024-01-31', 'c')],
    null,
  );
  expect(first?.entries.map(({ title }) => title)).toEqual(['b', 'a']);
  expect(second?.entries.map(({ title }) => title)).toEqual(['c']);
});

test('only the first period can go on from the page before', () => {
  const entries = [published('2024-02-01'), published('2024-01-31')];
  expect(groupByPeriod(entries, '2024-02-01').map((one) => one.isContinued)).toEqual([true, false]);
  expect(groupByPeriod(entries, '2024-01-31').map((one) => one.isContinued)).toEqual([
    false,
    false,
  ]);
  // A month is another period than its first day.
  expect(groupByPeriod(entries, '2024-02').map((one) => one.isContinued)).toEqual([false, false]);
});

test('nothing gives nothing', () => {
  expect(groupByPeriod([], '2024-02-01')).toEqual([]);
});
