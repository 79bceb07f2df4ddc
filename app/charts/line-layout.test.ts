import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  anyChart,
  badLabels,
  longName,
  makeChart,
  numbersIn,
  yearPoints,
} from '../../test/chart-samples.ts';
import { readChart } from './chart-reading.ts';
import { layOutLines, spreadApart } from './line-layout.ts';
import { type Paper, smallPaper, widePaper } from './text-width.ts';

const papers: Paper[] = [widePaper, smallPaper];
const level = { isStepped: false };

describe.each(papers)('on $name paper', (paper) => {
  test('every point and word is a number, on the paper and apart', () => {
    fc.assert(
      fc.property(anyChart, fc.boolean(), (chart, isStepped) => {
        const layout = layOutLines(readChart(chart), paper, { isStepped });
        expect(numbersIn(layout).filter((number) => !Number.isFinite(number))).toEqual([]);
        for (const { path, points } of layout.lines) {
          expect(path).not.toContain('NaN');
          for (const { x, y } of points) {
            expect(x).toBeGreaterThanOrEqual(layout.plotLeft);
            expect(x).toBeLessThanOrEqual(layout.plotRight);
            expect(y).toBeGreaterThanOrEqual(0);
            expect(y).toBeLessThanOrEqual(layout.height);
          }
        }
        expect(badLabels(layout.xLabels, paper)).toEqual([]);
        expect(badLabels(layout.endLabels, paper, 'start')).toEqual([]);
        expect(layout.plotRight).toBeGreaterThan(layout.plotLeft);
      }),
      { numRuns: 200 },
    );
  });

  test('a gap breaks the line, a point alone is still seen', () => {
    const chart = makeChart({ A: yearPoints(2000, [...Array(14).fill(3), null, 9, null, 4, 5]) });
    const [line] = layOutLines(readChart(chart), paper, level).lines;
    expect(line?.path.match(/M/g)).toHaveLength(3);
    expect(line?.dots).toHaveLength(1);
  });

  test('few points are all marked', () => {
    const chart = makeChart({ A: yearPoints(2020, [1, 2, 3]) });
    expect(layOutLines(readChart(chart), paper, level).lines[0]?.dots).toHaveLength(3);
  });

  test('lines that end together are named apart, in their order from above', () => {
    const names = ['A', 'B', longName, 'D', 'E', 'F', 'G'];
    const chart = makeChart(
      Object.fromEntries(names.map((name, index) => [name, yearPoints(2020, [1, 100 + index])])),
    );
    const { endLabels } = layOutLines(readChart(chart), paper, level);
    expect(endLabels).toHaveLength(6);
    expect(endLabels.find(({ full }) => full === longName)?.text).toMatch(/…$/);
    expect(badLabels(endLabels, paper, 'start')).toEqual([]);
  });

  test('one line ends in its last known value', () => {
    const chart = makeChart({ A: yearPoints(2020, [1e6, 2.5e6, null]) });
    expect(layOutLines(readChart(chart), paper, level).endLabels).toMatchObject([
      { text: '$2.5M', keyFrom: null },
    ]);
  });

  test('one point is in the middle, none draws nothing', () => {
    const one = layOutLines(readChart(makeChart({ A: [['2025-03', 4]] })), paper, level);
    expect(one.lines[0]?.dots).toHaveLength(1);
    expect(one.xLabels).toHaveLength(1);
    const none = layOutLines(readChart(makeChart({})), paper, level);
    expect([none.lines, none.xLabels, none.endLabels]).toEqual([[], [], []]);
  });

  test('steps go level, then up', () => {
    const chart = makeChart({
      A: [
        ['2020', 1],
        ['2021', 2],
      ],
    });
    const [line] = layOutLines(readChart(chart), paper, { isStepped: true }).lines;
    const [first, last] = line?.points ?? [];
    expect(line?.path).toBe(
      `M${first?.x},${first?.y}L${last?.x},${first?.y}L${last?.x},${last?.y}`,
    );
  });
});

test('money and running totals start at zero, close counts need not', () => {
  const chart = makeChart({ A: yearPoints(2020, [10_200, 10_900]) }, { unit: 'count' });
  const lowest = (reading: typeof chart, isStepped: boolean) =>
    layOutLines(readChart(reading), widePaper, { isStepped }).grid[0]?.label;
  expect(lowest(chart, false)).toBe('10,200');
  expect(lowest(chart, true)).toBe('0');
  expect(lowest({ ...chart, unit: 'usd' }, false)).toBe('$0');
});

test('years stand as far apart as they are', () => {
  const chart = makeChart({
    A: [
      [2000, 1],
      [2010, 1],
      [2011, 1],
    ],
  });
  const [a = 0, b = 0, c = 0] = layOutLines(readChart(chart), widePaper, level).rowCentres;
  expect((b - a) / (c - b)).toBeCloseTo(10, 0);
});

test('what is apart stays, what is not moves the least way', () => {
  const room = { distance: 10, low: 0, high: 100 };
  expect(spreadApart([80, 20], room)).toEqual([80, 20]);
  expect(spreadApart([50, 50, 50], room)).toEqual([50, 60, 70]);
  expect(spreadApart([99, 98], room)).toEqual([100, 90]);
  expect(spreadApart([], room)).toEqual([]);
});

test('all keep their distance and their order wherever there is room', () => {
  const wanted = fc.array(fc.integer({ min: 0, max: 200 }), { maxLength: 10 });
  fc.assert(
    fc.property(wanted, (ys) => {
      const placed = spreadApart(ys, { distance: 20, low: 0, high: 200 });
      const sorted = placed.toSorted((a, b) => a - b);
      for (const [index, y] of sorted.entries()) {
        expect(y).toBeGreaterThanOrEqual(0);
        expect(y).toBeLessThanOrEqual(200);
        if (index > 0) expect(y - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(20);
      }
      for (const [a, y] of ys.entries()) {
        for (const [b, other] of ys.entries()) {
          if (y < other) expect(placed[a]).toBeLessThan(placed[b] ?? 0);
        }
      }
    }),
  );
});
