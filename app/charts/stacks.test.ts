import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bar, barPath, stackRow } from './stacks.ts';

test('parts follow one another away from zero, the last one carries the round end', () => {
  expect(stackRow([3, null, -2, 0, 4])).toEqual({
    parts: [
      { series: 0, from: 0, to: 3, isOutermost: false },
      { series: 2, from: 0, to: -2, isOutermost: true },
      { series: 4, from: 3, to: 7, isOutermost: true },
    ],
    low: -2,
    high: 7,
    total: 5,
  });
});

test('nothing known has no total, zero has one', () => {
  expect(stackRow([null, null]).total).toBeNull();
  expect(stackRow([null, 0])).toEqual({ parts: [], low: 0, high: 0, total: 0 });
});

test('the parts add up to the total', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.integer({ min: -1e9, max: 1e9 }))), (values) => {
      const { parts, total, low, high } = stackRow(values);
      const sum = parts.reduce((all, { from, to }) => all + to - from, 0);
      expect(sum).toBe(total ?? 0);
      expect(low <= 0 && high >= 0).toBe(true);
      expect(parts.filter(({ isOutermost }) => isOutermost).length).toBeLessThanOrEqual(2);
    }),
  );
});

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
