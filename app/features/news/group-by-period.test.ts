import { expect, test } from 'vitest';
import { groupByPeriod, groupStories, type NewsEntry } from './contract.ts';

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
    industries: [],
  };
}

const story = (day: string, title?: string) => ({ ...published(day, title), others: [] });

test('a day, its month and its year are periods of their own, in the order given', () => {
  const dates = ['2024-02-01', '2024-02', '2024-01-01', '2024-01', '2024', '2023-12-31'];
  const periods = groupByPeriod(
    dates.map((date) => story(date)),
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
    [story('2024-02-01', 'b'), story('2024-02-01', 'a'), story('2024-01-31', 'c')],
    null,
  );
  expect(first?.stories.map(({ title }) => title)).toEqual(['b', 'a']);
  expect(second?.stories.map(({ title }) => title)).toEqual(['c']);
});

test('only the first period can go on from the page before', () => {
  const entries = [story('2024-02-01'), story('2024-01-31')];
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

test('entries about the same startups within four days, or of a month in the same words, are one story', () => {
  const about = (day: string, title: string, ...slugs: string[]) => ({
    ...published(day, title),
    startups: slugs.map((slug) => ({ name: slug, slug })),
  });
  const stories = groupStories([
    about('2024-02-05', 'newest', 'wave'),
    about('2024-02-04', 'another startup', 'yoco'),
    about('2024-02-04', 'with another', 'wave', 'yoco'),
    about('2024-02-01', 'older', 'wave'),
    about('2024-01-31', 'of before', 'wave'),
    about('2024-01', 'of before (Daily)', 'wave'),
    about('2024-01', 'some day', 'wave'),
    about('2023-12', 'of before', 'wave'),
    about('2023', 'of before', 'wave'),
  ]);
  expect(stories.map(({ title, others }) => [title, ...others.map((one) => one.title)])).toEqual([
    ['newest', 'older'],
    ['another startup'],
    ['with another'],
    ['of before', 'of before (Daily)'],
    ['some day'],
    ['of before'],
    ['of before'],
  ]);
});
