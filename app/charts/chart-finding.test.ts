import { expect, test } from 'vitest';
import { makeChart, yearPoints } from '../../test/chart-samples.ts';
import { findingOf, pointReadings, readChart } from './chart-reading.ts';

const find = (chart: ReturnType<typeof makeChart>) => findingOf(readChart(chart));

test('over time: highest, lowest, latest, and how much is unknown', () => {
  expect(find(makeChart({ A: yearPoints(2019, [4e6, null, 1.9e9, 9e8]) }))).toBe(
    'Highest: 2021, $1.9B. Lowest: 2019, $4.0M. Latest: 2022, $900.0M. No data for 1 of 4.',
  );
});

test('names have no latest', () => {
  const chart = makeChart(
    {
      A: [
        ['FinTech', 120],
        ['SaaS', 3],
      ],
    },
    { unit: 'count' },
  );
  expect(find(chart)).toBe('Highest: FinTech, 120. Lowest: SaaS, 3.');
});

test('one figure, equal figures, none', () => {
  expect(find(makeChart({ A: yearPoints(2020, [5]) }))).toBe('2020: $5.0.');
  expect(find(makeChart({ A: yearPoints(2020, [0, 0]) }))).toBe('All 2: $0.');
  expect(find(makeChart({}))).toBe('');
});

test('several series speak one after the other', () => {
  const chart = makeChart({ Equity: yearPoints(2020, [5]), Debt: yearPoints(2020, [null]) });
  expect(find(chart)).toBe('Equity. 2020: $5.0. Debt. No data for 1 of 1.');
});

test('each point has one line to read', () => {
  expect(pointReadings(readChart(makeChart({ A: yearPoints(2020, [5, null]) })))).toBe(
    '2020: $5.0\n2021: No data',
  );
  const two = makeChart({
    Equity: yearPoints(2020, [5]),
    'De\nbt': yearPoints(2020, [null, null]),
  });
  expect(pointReadings(readChart(two))).toBe('2020\tEquity: $5.0\tDe bt: No data\n2021: No data');
});

test('a year that is not over is no lowest and is read as such', () => {
  const chart = makeChart({ A: yearPoints(2023, [4e6, 9e6, 1e6]) }, { running_year: 2025 });
  expect(find(chart)).toBe('Highest: 2024, $9.0M. Lowest: 2023, $4.0M. Latest: 2024, $9.0M.');
  expect(pointReadings(readChart(chart))).toContain('2025 so far: $1.0M');
});
