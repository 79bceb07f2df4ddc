import { expect, test } from 'vitest';
import { makeChart } from '../../test/chart-samples.ts';
import { readChart, withYearGaps } from './chart-reading.ts';

test('a missing year leaves an empty row', () => {
  const { rows } = withYearGaps(
    readChart(
      makeChart({
        A: [
          [2010, 1],
          [2013, 4],
        ],
        B: [],
      }),
    ),
  );
  expect(rows.map(({ label }) => label)).toEqual(['2010', '2011', '2012', '2013']);
  expect(rows[1]?.values).toEqual([null, null]);
});

test('names, dates and a span of centuries stay as they are', () => {
  for (const xs of [
    ['Kenya', 'Egypt'],
    ['2010-01', '2013-01'],
    [1201, 2013],
  ]) {
    const reading = readChart(makeChart({ A: xs.map((x) => [x, 1]) }));
    expect(withYearGaps(reading)).toBe(reading);
  }
  const empty = readChart(makeChart({}));
  expect(withYearGaps(empty).rows).toEqual([]);
});

test('years begin with the first figure and end with the running year', () => {
  const chart = makeChart(
    {
      A: [
        [2018, null],
        [2021, 4],
      ],
    },
    { running_year: 2023 },
  );
  expect(withYearGaps(readChart(chart)).rows.map(({ label }) => label)).toEqual([
    '2021',
    '2022',
    '2023',
  ]);
});
