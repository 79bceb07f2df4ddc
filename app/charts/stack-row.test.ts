import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stackRow } from './stacks.ts';

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
