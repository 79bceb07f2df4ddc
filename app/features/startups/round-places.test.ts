import { expect, test } from 'vitest';
import { makeFundingRow } from '../../../test/funding-row.ts';
import type { FundingRow } from '../../catalogue/round-contract.ts';
import { smallPaper, textWidth, widePaper } from '../../charts/text-width.ts';
import { keepApart, listDated, placeRounds } from './round-timeline.tsx';

const round = (date: string | null, amount: number | null, kind: FundingRow['round'] = 'Seed') =>
  makeFundingRow({ date, amount, round: kind });

test('rounds stand in the middle of what is known of their date, undated ones nowhere', () => {
  const dated = listDated([
    round('2022-07-20', 1),
    round(null, 5),
    round('2022', 2),
    round('2022-03', 3),
  ]);
  expect(dated.map(({ date }) => date)).toEqual(['2022-03', '2022', '2022-07-20']);
});

test('bars of one month stand beside each other, and stay on the paper', () => {
  expect(keepApart([10, 12, 30], 8, 100)).toEqual([10, 18, 30]);
  expect(keepApart([90, 96, 99], 8, 100)).toEqual([84, 92, 100]);
});

test.each([widePaper, smallPaper])(
  'taller is more, debt is outlined, unknown has no height: $name',
  (paper) => {
    const rounds = listDated([
      round('2019', 5e6),
      round('2021-05', 20e6, 'Debt Financing'),
      round('2022-01', null),
      round('2023-03-01', 10e6),
    ]);
    const { placed, baseline, labels, width } = placeRounds(rounds, paper);
    const tops = placed.map(({ top }) => top);
    expect(tops[2]).toBeNull();
    expect(tops[1]).toBeLessThan(tops[3] ?? 0);
    expect(tops[3]).toBeLessThan(tops[0] ?? 0);
    expect(tops[0]).toBeLessThan(baseline);
    expect(placed.map(({ isDebt }) => isDebt)).toEqual([false, true, false, false]);
    expect(placed.map(({ x }) => x)).toEqual(placed.map(({ x }) => x).toSorted((a, b) => a - b));
    for (const { x } of placed) expect(x).toBeLessThan(width);
    expect(labels.map(({ text }) => text)).toEqual(['$20.0M', '$10.0M', '$5.0M']);
  },
);

test('an amount that would cover another is left to the list below', () => {
  const rounds = listDated([round('2010', 1e6), round('2023-04', 10e6), round('2023-05', 9.5e6)]);
  const { labels } = placeRounds(rounds, smallPaper);
  expect(labels.map(({ text }) => text)).toEqual(['$10.0M', '$1.0M']);
});

test('an amount over the first bar is beside the labels of the axis', () => {
  const rounds = listDated([round('2016', 24e6), round('2019', 100e6), round('2021', 200e6)]);
  const { labels, plotLeft } = placeRounds(rounds, smallPaper);
  expect(labels).toHaveLength(3);
  for (const { x, text } of labels)
    expect(x - textWidth(text, smallPaper.fontSize) / 2, text).toBeGreaterThanOrEqual(plotLeft);
});
