import { expect, test } from 'vitest';
import type { ChartHeadline } from '../charts/chart-data.ts';
import { sayFundingYear, sayLargest } from './headlines.server.ts';

const join = (headline: ChartHeadline | undefined) =>
  headline && `${headline.before}${headline.figure}${headline.after}`;
const say = (...millions: (number | null)[]) =>
  join(
    sayFundingYear(
      { placeName: 'Kenya', place: { id: 1, slug: 'nairobi' } },
      millions.map((usd, index) => ({
        year: 2026 - millions.length + 1 + index,
        usd: usd && usd * 1e6,
      })),
      2026,
    ),
  );

test.each([
  ['the most of all years', [1, 2, 3, 9], 'the most of any year'],
  ['the most since a larger one', [9, 2, 3, 5, 1], 'the most since 2022'],
  ['about as much', [9, 8, 7.6, 1], 'about as much as in 2024'],
  ['less', [5, 9, 6, 1], 'down from $9.0M in 2024'],
  ['less than half', [9, 8, 2, 1], 'less than half of 2024'],
])('%s', (_, years, words) => {
  const amount = `$${(years.at(-2) ?? 0).toFixed(1)}M`;
  const expected = `The record holds ${years.length === 4 && words.includes('any') ? '$3.0M' : amount} raised by startups in Kenya in 2025, ${words}`;
  expect(say(...years)).toBe(expected);
});

test.each([
  [
    'the whole record beside a published total',
    {},
    'The record holds $2.0B raised in 2025, of $3.2B that Africa: The Big Deal counts',
  ],
  [
    'a country that the record knows more of',
    { placeName: 'Nigeria', place: { id: 1, slug: 'nigeria' } },
    'The record holds $2.0B raised by startups in Nigeria in 2025, more than the $343.0M that Africa: The Big Deal counts',
  ],
  [
    'an industry, of which nobody publishes one',
    { industryName: 'FinTech', industryId: 1 },
    'The record holds $2.0B raised by FinTech startups in 2025, down from $3.0B in 2024',
  ],
])('%s', (_, set, words) => {
  const years = [4e9, 1e9, 3e9, 2e9].map((usd, index) => ({ year: 2022 + index, usd }));
  expect(join(sayFundingYear(set, years, 2026))).toBe(words);
});

test('speaks of the year that is asked for, else of the last', () => {
  const years = [4e9, 1e9, 3e9, 2e9].map((usd, index) => ({ year: 2022 + index, usd }));
  const set = { industryName: 'FinTech', industryId: 1 };
  expect(join(sayFundingYear(set, years, 2026, 2023))).toBe(
    'The record holds $1.0B raised by FinTech startups in 2023, less than half of 2022',
  );
  const rising = [1e9, 2e9, 4e9, 3e9].map((usd, index) => ({ year: 2022 + index, usd }));
  expect(join(sayFundingYear(set, rising, 2026, 2023))).toContain('more than in any year before');
  expect(sayFundingYear(set, years, 2026, 2023)?.x).toBe(2023);
  expect(sayFundingYear(set, years, 2026, 1999)?.x).toBe(2025);
});

test('says nothing of a running year, of an unknown one or of too few', () => {
  expect(say(4, 5, 6, null, 9)).toBeUndefined();
  expect(say(4, 5, 1)).toBeUndefined();
});

test('the largest of several, never of a tie or of few records', () => {
  const words = (name: string, _: number, all: number) => `${name} holds {figure} of ${all}`;
  const points = [
    { x: 'FinTech', y: 7 },
    { x: 'Health', y: 3 },
  ];
  expect(join(sayLargest(points, 20, words))).toBe('FinTech holds 7 of 20');
  expect(sayLargest(points, 9, words)).toBeUndefined();
  expect(
    sayLargest(
      points.map(({ x }) => ({ x, y: 3 })),
      20,
      words,
    ),
  ).toBeUndefined();
});
