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
import { layOutBars } from './bar-layout.ts';
import { readChart, withYearGaps } from './chart-reading.ts';
import { type Paper, smallPaper, textWidth, widePaper } from './text-width.ts';

const papers: Paper[] = [widePaper, smallPaper];

function barsOf(ys: (number | null)[], paper: Paper, from = 2010) {
  return layOutBars(readChart(makeChart({ A: yearPoints(from, ys) })), paper);
}

const band = ([first = 0, second = 0]: number[]) => second - first;

describe.each(papers)('on $name paper', (paper) => {
  test('everything is a number, inside the paper and apart', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const layout = layOutBars(withYearGaps(readChart(chart)), paper);
        expect(numbersIn(layout).filter((number) => !Number.isFinite(number))).toEqual([]);
        for (const bar of layout.bars) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(paper.width);
          expect(bar.y).toBeGreaterThanOrEqual(-1);
          expect(bar.y + bar.height).toBeLessThanOrEqual(layout.height);
          expect(bar.height).toBeGreaterThan(0);
        }
        expect(badLabels(layout.rowLabels, paper)).toEqual([]);
        expect(layout.grid.length).toBeGreaterThanOrEqual(4);
        expect(layout.grid.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: 200 },
    );
  });

  test('a larger value never has a shorter bar', () => {
    const value = fc.integer({ min: 0, max: 1e9 });
    fc.assert(
      fc.property(fc.array(value, { minLength: 2, maxLength: 30 }), (ys) => {
        const { bars } = barsOf(ys, paper, 2000);
        const height = (row: number) => bars.find((bar) => bar.row === row)?.height ?? 0;
        for (const [row, y] of ys.entries()) {
          const next = ys[row + 1];
          if (next !== undefined && next > y) {
            expect(height(row + 1)).toBeGreaterThanOrEqual(height(row));
          }
        }
      }),
    );
  });

  test('every bar of one series is on zero', () => {
    const { bars, baseline } = barsOf([12, -4, 30, -18], paper);
    for (const bar of bars) {
      expect([bar.y, bar.y + bar.height]).toContain(baseline);
    }
    expect(bars.map(({ roundedEnd }) => roundedEnd)).toEqual(['top', 'bottom', 'top', 'bottom']);
  });

  test('stacked parts touch and end where their sum does', () => {
    const { bars } = layOutBars(
      readChart(makeChart({ A: [[2020, 30]], B: [[2020, 20]], Sum: [[2021, 50]] })),
      paper,
    );
    const [a, b, sum] = bars;
    expect((b?.y ?? 0) + (b?.height ?? 0)).toBe(a?.y);
    expect(b?.y).toBe(sum?.y);
    expect([a?.roundedEnd, b?.roundedEnd]).toEqual([null, 'top']);
  });

  test('level values do not overlap', () => {
    const { valueLabels } = barsOf([3, 9, 12, 40, 31, 22, 8, 1], paper);
    expect(valueLabels).toHaveLength(8);
    expect(badLabels(valueLabels, paper)).toEqual([]);
  });

  test('many bars name the one of the headline, the last and the largest', () => {
    const ys = [12e6, 33e6, 100e6, 80e6, 5e6, 333e6, 522.7e6, 1.9e9, 0, 900e6, 400e6, 12.5e6, 1e6];
    const chart = makeChart(
      { A: yearPoints(2014, ys) },
      { headline: { before: '', figure: '', after: '', x: 2023 }, running_year: 2026 },
    );
    const { valueLabels, namedRow, runningRow, rowLabels, rowCentres, soFar } = layOutBars(
      readChart(chart),
      paper,
    );
    expect(valueLabels.map(({ text }) => text)).toEqual(['$1.9B', '$900.0M', '$1.0M']);
    expect(valueLabels.map(({ isNamed }) => isNamed)).toEqual([false, true, false]);
    expect([namedRow, runningRow]).toEqual([9, 12]);
    expect(badLabels(valueLabels, paper)).toEqual([]);
    const last = rowCentres.at(-1) ?? 0;
    expect(rowLabels.at(-1)?.text).toBe('2026');
    expect(Math.abs((rowLabels.at(-1)?.x ?? 0) - last)).toBeLessThan(band(rowCentres) / 2);
    expect(soFar.map(({ text }) => text)).toEqual(['so far']);
    expect(badLabels(soFar, paper)).toEqual([]);
  });

  test.each([2003, 2010, 2017])('the year of the headline, %i, has its name', (x) => {
    const chart = makeChart(
      { A: yearPoints(2000, Array(27).fill(5e6)) },
      { headline: { before: '', figure: '', after: '', x }, running_year: 2026 },
    );
    const { rowLabels } = layOutBars(readChart(chart), paper);
    expect(rowLabels.map(({ text }) => text)).toContain(String(x));
    expect(rowLabels.at(-1)?.text).toBe('2026');
    expect(badLabels(rowLabels, paper)).toEqual([]);
  });

  test('unknown leaves a gap and a dash, zero is said', () => {
    const { bars, valueLabels } = barsOf([5, null, 0, 8], paper);
    expect(bars.map(({ row }) => row)).toEqual([0, 3]);
    expect(valueLabels.map(({ text }) => text)).toEqual(['$5.0', '–', '$0', '$8.0']);
  });

  test('two years are both named, twenty are thinned from the newest on', () => {
    expect(barsOf([1, 2], paper).rowLabels.map(({ text }) => text)).toEqual(['2010', '2011']);
    const names = barsOf(Array(20).fill(5), paper, 2007).rowLabels.map(({ text }) => text);
    expect(names.at(-1)).toBe('2026');
    expect(names.length).toBeLessThan(20);
    expect(names.length).toBeGreaterThan(4);
  });

  test('a long name is cut, and its full text is available', () => {
    const chart = makeChart({
      A: [
        ['FinTech', 3],
        [longName, 2],
        ['X', 1],
      ],
    });
    const labels = layOutBars(readChart(chart), paper).rowLabels;
    expect(labels[1]?.text).toMatch(/…$/);
    expect(labels[1]?.full).toBe(longName);
    expect(labels[0]?.full).toBeUndefined();
  });

  test('one point, none, all zero and huge figures', () => {
    expect(barsOf([7], paper).bars).toHaveLength(1);
    expect(layOutBars(readChart(makeChart({})), paper).bars).toEqual([]);
    const zeros = barsOf([0, 0, 0], paper);
    expect(zeros.bars).toEqual([]);
    expect(zeros.valueLabels.map(({ text }) => text)).toEqual(['$0', '$0', '$0']);
    const [small, huge] = barsOf([1, 1e15], paper).bars;
    expect(small?.height).toBe(1);
    expect(huge?.height).toBeGreaterThan(100);
  });
});

test('a label that a higher bar beside it would cross is left out', () => {
  const ys = [...Array.from({ length: 15 }, () => 1e6), 400e6, 60e6];
  const { valueLabels } = barsOf(ys, smallPaper);
  expect(valueLabels.map(({ text }) => text)).toEqual(['$400.0M']);
});

test('the label of the headline rises over a higher bar beside it, and its label', () => {
  const ys = [...Array.from({ length: 12 }, () => 1e6), 938e6, 831e6, 300e6, 800e6, 200e6];
  const chart = makeChart(
    { A: yearPoints(2010, ys) },
    { headline: { before: '', figure: '', after: '', x: 2023 } },
  );
  const { valueLabels, bars, leader } = layOutBars(readChart(chart), smallPaper);
  const [largest, named] = valueLabels;
  expect([largest?.text, named?.text]).toEqual(['$938.0M', '$831.0M']);
  expect(named?.y).toBeLessThan((largest?.y ?? 0) - smallPaper.fontSize);
  expect(named?.y).toBeGreaterThanOrEqual(smallPaper.fontSize);
  expect(leader && leader.x - (largest?.x ?? 0)).toBeGreaterThan(
    textWidth(largest?.text ?? '', smallPaper.fontSize) / 2,
  );
  const bar = bars.find(({ row }) => row === 13);
  expect(leader && leader.y + leader.length).toBeCloseTo((bar?.y ?? 0) - 2);
});
