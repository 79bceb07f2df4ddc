import { expect, test } from 'vitest';
import { makeChart, yearPoints } from '../../test/chart-samples.ts';
import { nearestIndex, splitReadings } from './chart-reader.ts';
import { pointReadings, readChart } from './chart-reading.ts';

test('what the server wrote is read back point by point', () => {
  const chart = makeChart({ Equity: yearPoints(2020, [5, null]), Debt: yearPoints(2020, [1, 2]) });
  expect(splitReadings(pointReadings(readChart(chart)))).toEqual([
    '2020\nEquity: $5.0\nDebt: $1.0',
    '2021\nEquity: No data\nDebt: $2.0',
  ]);
});

test('the nearest point answers, the first of two equally near', () => {
  expect(nearestIndex([10, 20, 30], 26)).toBe(2);
  expect(nearestIndex([10, 20, 30], 15)).toBe(0);
  expect(nearestIndex([10, 20, 30], -500)).toBe(0);
  expect(nearestIndex([], 5)).toBe(-1);
});
