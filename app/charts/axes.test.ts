import { scaleLinear } from 'd3-scale';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceScale, timeLabels } from './axes.ts';
import { areApart, smallPaper, widePaper } from './text-width.ts';

const values = fc.array(
  fc
    .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.integer({ min: -6, max: 15 }))
    .map(([share, power]) => share * 10 ** power),
  { maxLength: 6 },
);

test('four or five even lines hold every value', () => {
  fc.assert(
    fc.property(values, fc.boolean(), fc.boolean(), (raw, fromZero, isWhole) => {
      const shown = isWhole ? raw.map(Math.round) : raw;
      const { low, high, ticks } = niceScale(shown, { fromZero, isWhole });
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      expect(ticks.length).toBeGreaterThanOrEqual(4);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
      for (const value of shown) {
        expect(value).toBeGreaterThanOrEqual(low - step * 1e-6);
        expect(value).toBeLessThanOrEqual(high + step * 1e-6);
      }
      for (const [index, tick] of ticks.entries()) {
        // Close values of a large size leave their steps few digits.
        const away = Math.abs(tick - (low + index * step));
        expect(away).toBeLessThanOrEqual(step * 5e-6 + Math.abs(tick) * 1e-15);
        if (isWhole) expect(Number.isInteger(tick)).toBe(true);
      }
      if (fromZero) expect(ticks).toContain(0);
    }),
  );
});

test.each([
  [[1_900_000_000], [0, 5e8, 1e9, 1.5e9, 2e9]],
  [[40], [0, 10, 20, 30, 40]],
  [[9], [0, 3, 6, 9]],
  [[1], [0, 1, 2, 3]],
  [
    [0, 0],
    [0, 1, 2, 3],
  ],
  [[], [0, 1, 2, 3]],
  [
    [-18, 44],
    [-25, 0, 25, 50],
  ],
])('counts %j read %j', (shown, ticks) => {
  expect(niceScale(shown, { fromZero: true, isWhole: true }).ticks).toEqual(ticks);
});

test('a line far above zero need not start there', () => {
  expect(niceScale([10_200, 10_900], { fromZero: false, isWhole: true }).ticks).toEqual([
    10_200, 10_400, 10_600, 10_800, 11_000,
  ]);
});

test('figures beyond reason still give a scale', () => {
  for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE]) {
    const { ticks } = niceScale([value], { fromZero: true, isWhole: false });
    expect(ticks.every(Number.isFinite)).toBe(true);
    expect(ticks.length).toBeGreaterThanOrEqual(4);
  }
});

function labels(first: string, last: string, paper = widePaper): string[] {
  const span: [number, number] = [Date.parse(first), Date.parse(last)];
  const place = scaleLinear(span, [60, paper.width - 60]);
  const placed = timeLabels(span, 'date', place, 200, paper);
  expect(areApart(placed, paper.fontSize)).toBe(true);
  return placed.map(({ text }) => text);
}

test('a year and a bit is named by quarter, January by its year', () => {
  expect(labels('2025-01-01', '2026-03-01')).toEqual(['2025', 'Apr', 'Jul', 'Oct', '2026']);
});

test('the same month of two years is named in both', () => {
  const named = ['Oct', '2025', 'Apr', 'Jul', 'Oct', '2026', 'Apr', 'Jul', 'Oct'];
  expect(labels('2024-10-01', '2026-10-01')).toEqual(named);
});

test('ten years are named by year, the small paper takes fewer', () => {
  expect(labels('2015-06-01', '2025-06-01')).toEqual(['2016', '2018', '2020', '2022', '2024']);
  expect(labels('2015-06-01', '2025-06-01', smallPaper).length).toBeGreaterThan(1);
});

test('a few days are named once each', () => {
  const days = labels('2025-03-01', '2025-03-03', smallPaper);
  expect(new Set(days).size).toBe(days.length);
  expect(days[0]).toBe('1 Mar 2025');
});

test('years step so that they stay apart', () => {
  const place = scaleLinear([1990, 2026], [40, 300]);
  const texts = timeLabels([1990, 2026], 'year', place, 200, smallPaper).map(({ text }) => text);
  expect(texts).toEqual(['1990', '1995', '2000', '2005', '2010', '2015', '2020', '2025']);
});

test('one moment has one name', () => {
  expect(timeLabels([2024, 2024], 'year', () => 100, 200, smallPaper)).toEqual([
    { x: 100, y: 200, text: '2024' },
  ]);
  const at = Date.UTC(2024, 4, 7);
  expect(timeLabels([at, at], 'date', () => 100, 200, smallPaper)).toHaveLength(1);
});
