import { expect, test } from 'vitest';
import { formatRows, judgeFlatness, percentile } from './measure.ts';

test('a table of Markdown, in columns', () => {
  expect(
    formatRows([
      ['', 'ms'],
      ['home', 12],
      ['a|b', 1_200],
    ]),
  ).toBe(['|      |   ms |', '| ---- | ---: |', '| home |   12 |', '| a\\|b | 1200 |'].join('\n'));
});

test('a percentile is a value that was measured', () => {
  expect([50, 95, 100].map((part) => percentile([1, 2, 3, 40], part))).toEqual([2, 40, 40]);
  expect(percentile([], 99)).toBe(0);
});

test('memory is flat when it stays within a tenth after the first tenth of the time', () => {
  const atStart = [100, 150, 180, 190, 195, 198, 199, 200, 200, 200];
  const with90 = (value: (at: number) => number) => [
    ...atStart,
    ...Array.from({ length: 90 }, (_, at) => value(at)),
  ];
  expect(judgeFlatness(with90(() => 200))).toMatchObject({ base: 200, off: 0, isFlat: true });
  // What is collected now and then, and one peak.
  expect(judgeFlatness(with90((at) => (at === 50 ? 900 : 200 + (at % 7)))).isFlat).toBe(true);
  expect(judgeFlatness(with90((at) => 200 + at / 2))).toMatchObject({ isFlat: false });
  // Given back to the system.
  expect(judgeFlatness(with90((at) => 200 - at / 2))).toMatchObject({ off: 0, isFlat: true });
});
