import { scaleLinear } from 'd3-scale';
import { expect, test } from 'vitest';
import { timeLabels } from './axes.ts';
import { areApart, smallPaper, widePaper } from './text-width.ts';

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
