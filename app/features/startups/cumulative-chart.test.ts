import { expect, test } from 'vitest';
import { makeFundingRow } from '../../../test/funding-row.ts';
import { cumulativeChart } from './sum-up-rounds.ts';

const UPDATED = '2026-10-01T09:00:00.000Z';

const round = (date: string | null, amount: number | null) => makeFundingRow({ date, amount });

test('adds disclosed rounds up in the order of their dates, whatever order they come in', () => {
  const chart = cumulativeChart(
    [round('2024-05-17', 3), round('2021', 1), round('2024', 2)],
    UPDATED,
  );
  expect(chart.series[0]?.data).toEqual([
    { x: '2021', y: 1 },
    { x: '2024', y: 3 },
    { x: '2024-05-17', y: 6 },
  ]);
  expect([chart.records, chart.as_of]).toEqual([3, UPDATED]);
});

test('two rounds of one date are one step, but two records', () => {
  const chart = cumulativeChart([round('2024-05', 2), round('2024-05', 5)], UPDATED);
  expect(chart.series[0]?.data).toEqual([{ x: '2024-05', y: 7 }]);
  expect(chart.records).toBe(2);
});

test('rounds without a date or an amount have no place in it', () => {
  const chart = cumulativeChart([round(null, 4), round('2024', null)], UPDATED);
  expect([chart.series[0]?.data, chart.records, chart.as_of]).toEqual([[], 0, null]);
});
