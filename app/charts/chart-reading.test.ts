import { describe, expect, it, test } from 'vitest';
import { makeChart, yearPoints } from '../../test/chart-samples.ts';
import {
  foldLastRows,
  hasFigures,
  readChart,
  readWholeChart,
  sumKnown,
  withYearGaps,
  xKindOf,
  xLabel,
  xPosition,
} from './chart-reading.ts';

test('series meet at their x; what one of them lacks is unknown, not zero', () => {
  const { rows } = readChart(
    makeChart({
      Equity: [
        [2020, 5],
        [2021, 0],
      ],
      Debt: [['2021', 3]],
    }),
  );
  expect(rows).toEqual([
    { label: '2020', at: 2020, values: [5, null] },
    { label: '2021', at: 2021, values: [0, 3] },
  ]);
});

test('time runs forward whatever order it came in, names keep theirs', () => {
  const labels = (xs: (string | number)[]) =>
    readChart(makeChart({ A: xs.map((x) => [x, 1]) })).rows.map(({ label }) => label);
  expect(labels([2021, 2019, 2020])).toEqual(['2019', '2020', '2021']);
  expect(labels(['2021-05', '2019', '2019-01-02'])).toEqual(['2019', '2 Jan 2019', 'May 2021']);
  expect(labels(['Kenya', 'Egypt'])).toEqual(['Kenya', 'Egypt']);
});

test('of two points at one x the later counts', () => {
  expect(
    readChart(
      makeChart({
        A: [
          [2020, 1],
          [2020, 4],
        ],
      }),
    ).rows[0]?.values,
  ).toEqual([4]);
});

test('more than five series fold the smallest into Other, and the table keeps all', () => {
  const chart = makeChart({
    A: [[2020, 60]],
    B: [[2020, 1]],
    C: [[2020, 50]],
    D: [[2020, 40]],
    E: [[2020, 30]],
    F: [
      [2020, 2],
      [2021, null],
    ],
    G: [[2020, 20]],
  });
  const { series, rows } = readChart(chart);
  expect(series.map(({ name }) => name)).toEqual(['A', 'C', 'D', 'E', 'G', 'Other']);
  expect(rows[0]?.values).toEqual([60, 50, 40, 30, 20, 3]);
  expect(rows[1]?.values).toEqual([null, null, null, null, null, null]);
  expect(readWholeChart(chart).series).toHaveLength(7);
});

test('colours come in the order that colour-blind readers can tell, lines two and four are dashed', () => {
  const names = ['A', 'B', 'C', 'D', 'E', 'F'];
  const { series } = readChart(
    makeChart(Object.fromEntries(names.map((name) => [name, [[2020, 1]]]))),
  );
  expect(series.map(({ colour }) => colour)).toEqual(['c1', 'c2', 'c3', 'c6', 'c5', 'c-other']);
  expect(series.map(({ isDashed }) => isDashed)).toEqual([false, true, false, true, false, false]);
});

test('figures are there or not', () => {
  expect(hasFigures(makeChart({}))).toBe(false);
  expect(hasFigures(makeChart({ A: yearPoints(2020, [null, Number.NaN]) }))).toBe(false);
  expect(hasFigures(makeChart({ A: yearPoints(2020, [null, 0]) }))).toBe(true);
});

test('a sum of nothing known is unknown', () => {
  expect(sumKnown([null, null])).toBeNull();
  expect(sumKnown([null, 2, 0])).toBe(2);
});

describe('many named things', () => {
  const chartOf = (count: number, unit: 'count' | 'percent' = 'count') =>
    readChart({
      key: 'k',
      title: 'T',
      type: 'bar-horizontal',
      unit,
      series: [
        {
          name: 'Rounds',
          data: Array.from({ length: count }, (_, index) => ({ x: `C${index}`, y: count - index })),
        },
      ],
      as_of: null,
      records: 1,
    });

  it.each([1, 10, 12])('%i are drawn each', (count) => {
    expect(foldLastRows(chartOf(count))).toEqual(chartOf(count));
  });

  it('of more the first ten, and the others as one bar that adds them up', () => {
    const { rows } = foldLastRows(chartOf(30));
    expect(rows.map(({ label }) => label).slice(8)).toEqual(['C8', 'C9', '20 others']);
    const total = rows.reduce((sum, { values }) => sum + (values[0] ?? 0), 0);
    expect(total).toBe((30 * 31) / 2);
  });

  it('shares are not added up', () => {
    expect(foldLastRows(chartOf(30, 'percent')).rows).toHaveLength(30);
  });
});

test('years, dates and names are distinguished', () => {
  expect(xKindOf(['2015', '2026'])).toBe('year');
  expect(xKindOf(['2015', '2026-03', '2026-03-09'])).toBe('date');
  expect(xKindOf(['2015', 'FinTech'])).toBe('category');
  expect(xKindOf(['2026-02-31'])).toBe('category');
  expect(xKindOf(['10', '50'])).toBe('category');
  expect(xKindOf([])).toBe('category');
});

test('a date is labelled at its precision', () => {
  expect(['2026', '2026-03', '2026-03-09'].map((x) => xLabel(x, 'date'))).toEqual([
    '2026',
    'Mar 2026',
    '9 Mar 2026',
  ]);
});

test('names lose the blanks that would break a reading in two, and are never empty', () => {
  expect(xLabel(' Agri\n\tTech ', 'category')).toBe('Agri Tech');
  expect(xLabel('  ', 'category')).toBe('Unnamed');
});

test('a month lies where it starts', () => {
  expect(xPosition('2026-03', 'date')).toBe(Date.UTC(2026, 2, 1));
  expect(xPosition('2026', 'year')).toBe(2026);
  expect(xPosition('Kenya', 'category')).toBeNull();
});

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
