import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyChart, longName, makeChart, numbersIn } from '../../test/chart-samples.ts';
import { readChart } from './chart-reading.ts';
import { layOutHorizontalBars, type SideLabel } from './horizontal-bar-layout.ts';
import { type Paper, smallPaper, textWidth, widePaper } from './text-width.ts';

const papers: Paper[] = [widePaper, smallPaper];

function layOut(points: [string, number | null][], paper: Paper) {
  return layOutHorizontalBars(readChart(makeChart({ A: points }, { unit: 'count' })), paper);
}

describe.each(papers)('on $name paper', (paper) => {
  test('bars and words stay on the paper and out of each other', () => {
    fc.assert(
      fc.property(anyChart, (chart) => {
        const layout = layOutHorizontalBars(readChart(chart), paper);
        expect(numbersIn(layout).filter((number) => !Number.isFinite(number))).toEqual([]);
        for (const bar of layout.bars) {
          expect(bar.x).toBeGreaterThanOrEqual(0);
          expect(bar.x + bar.width).toBeLessThanOrEqual(paper.width);
          expect(bar.y + bar.height).toBeLessThanOrEqual(layout.height);
        }
        for (const [row, label] of layout.rowLabels.entries()) {
          const value = layout.valueLabels[row];
          if (value === undefined) throw new Error('A row without a value');
          const [nameLeft, nameRight] = sideLabelSpan(label, paper.fontSize);
          const [valueLeft, valueRight] = sideLabelSpan(value, paper.fontSize);
          expect(nameLeft).toBeGreaterThanOrEqual(-1);
          expect(valueRight).toBeLessThanOrEqual(paper.width + 1);
          expect(valueLeft).toBeGreaterThanOrEqual(nameRight);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('rows keep the order of the answer, longer is more', () => {
    const { bars, rowLabels } = layOut(
      [
        ['A', 9],
        ['B', 30],
        ['C', 12],
      ],
      paper,
    );
    expect(rowLabels.map(({ text }) => text)).toEqual(['A', 'B', 'C']);
    const [a, b, c] = bars.map(({ width }) => width);
    expect(b).toBeGreaterThan(c ?? 0);
    expect(c).toBeGreaterThan(a ?? 0);
  });

  test('negative bars grow to the left of zero', () => {
    const { bars, baseline } = layOut(
      [
        ['A', 10],
        ['B', -10],
      ],
      paper,
    );
    expect(bars[0]?.x).toBe(baseline);
    expect((bars[1]?.x ?? 0) + (bars[1]?.width ?? 0)).toBe(baseline);
    expect(bars[1]?.roundedEnd).toBe('left');
  });

  test('a name of ninety letters is cut, unknown and zero are distinguished', () => {
    const layout = layOut(
      [
        [longName, 5],
        ['Zero', 0],
        ['Unknown', null],
      ],
      paper,
    );
    expect(layout.rowLabels[0]?.full).toBe(longName);
    expect(layout.valueLabels.map(({ text }) => text)).toEqual(['5', '0', 'No data']);
    expect(layout.bars).toHaveLength(1);
  });

  test('an empty chart still has a paper', () => {
    const layout = layOutHorizontalBars(readChart(makeChart({})), paper);
    expect(layout.bars).toEqual([]);
    expect(layout.height).toBeGreaterThan(0);
  });
});

test('the rules run behind all rows on wide paper, beside the bars on small', () => {
  const points: [string, number][] = [
    ['A', 1],
    ['B', 2],
  ];
  expect(layOut(points, widePaper).strips).toHaveLength(1);
  expect(layOut(points, smallPaper).strips).toHaveLength(2);
});

function sideLabelSpan({ x, text, anchor }: SideLabel, fontSize: number): [number, number] {
  const width = textWidth(text, fontSize);
  return anchor === 'start' ? [x, x + width] : [x - width, x];
}
