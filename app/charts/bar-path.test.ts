import { expect, test } from 'vitest';
import { type Bar, barPath } from './stacks.ts';

const bar: Bar = { row: 0, series: 0, x: 10, y: 20, width: 8, height: 30, roundedEnd: 'top' };

test.each([
  ['top', 'M10 50v-28q0-2 2-2h4q2 0 2 2v28z'],
  ['bottom', 'M10 20v28q0 2 2 2h4q2 0 2-2v-28z'],
  ['right', 'M10 20h6q2 0 2 2v26q0 2-2 2h-6z'],
  ['left', 'M18 20h-6q-2 0-2 2v26q0 2 2 2h6z'],
  [null, 'M10 20h8v30h-8z'],
] as const)('a bar rounded at the %s', (roundedEnd, path) => {
  expect(barPath({ ...bar, roundedEnd })).toBe(path);
});

test('a bar lower than its corners gets smaller ones, a thin one none', () => {
  expect(barPath({ ...bar, height: 1 })).toBe('M10 21v-0q0-1 1-1h6q1 0 1 1v0z');
  expect(barPath({ ...bar, width: 3 })).toBe('M10 20h3v30h-3z');
});
