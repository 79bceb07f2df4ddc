import { expect, test } from 'vitest';
import { formatRows, percentile } from './measure.ts';

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
