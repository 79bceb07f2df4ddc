import { expect, test } from 'vitest';
import type { ChartHeadline } from '../charts/chart-data.ts';
import { sayFundingYear, sayLargest } from './chart-bodies.server.ts';

const join = (headline: ChartHeadline | undefined) =>
  headline && `${headline.before}${headline.figure}${headline.after}`;
const say = (...millions: (number | null)[]) =>
  join(
    sayFundingYear(
      'Startups in Kenya',
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
  const expected = `Startups in Kenya raised ${years.length === 4 && words.includes('any') ? '$3.0M' : amount} in 2025, ${words}`;
  expect(say(...years)).toBe(expected);
});

test('says nothing of a running year, of an unknown one or of too few', () => {
  expect(say(4, 5, 6, null, 9)).toBeUndefined();
  expect(say(4, 5, 1)).toBeUndefined();
});

test('the largest of several, never of a tie or of few records', () => {
  const words = (name: string) => ({
    before: `${name} holds `,
    after: (all: number) => ` of ${all}`,
  });
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
