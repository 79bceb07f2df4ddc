import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantileClasses, roundClasses, shadeOf } from './quantile.ts';

const shades = (values: (number | null)[]) => {
  const classes = roundClasses(values);
  return values.map((value) => shadeOf(value, classes));
};

test('twelve different values fill six classes of two', () => {
  const classes = quantileClasses([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(classes.map(({ shade, low, high }) => [shade, low, high])).toEqual([
    ['s0', 1, 2],
    ['s1', 3, 4],
    ['s2', 5, 6],
    ['s3', 7, 8],
    ['s4', 9, 10],
    ['s5', 11, 12],
  ]);
});

test('fewer than six values are spread over the scale', () => {
  expect(shades([1, 2])).toEqual(['s1', 's4']);
  expect(shades([1, 2, 5])).toEqual(['s1', 's3', 's5']);
});

test('equal values share one shade, in the middle when there is no other', () => {
  expect(shades([7, 7, 7])).toEqual(['s3', 's3', 's3']);
  expect(shades([7])).toEqual(['s3']);
});

test('many zeros take one class and leave five to the rest', () => {
  const values = [...Array(30).fill(0), ...Array.from({ length: 20 }, (_, index) => index + 1)];
  const classes = quantileClasses(values);
  expect(classes[0]).toEqual({ shade: 's0', low: 0, high: 0, count: 30 });
  expect(classes.slice(1).map(({ count }) => count)).toEqual([4, 4, 4, 4, 4]);
});

test('none, and unknown ones', () => {
  expect(quantileClasses([])).toEqual([]);
  expect(quantileClasses([null, Number.NaN])).toEqual([]);
  expect(shades([null, 5])).toEqual([null, 's3']);
});

test('classes are ordered, hold every value once and never split a tie', () => {
  const value = fc.oneof(fc.integer({ min: 0, max: 6 }), fc.double({ noNaN: true }));
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
      const classes = quantileClasses(values);
      const finite = values.filter(Number.isFinite);
      expect(classes.length).toBeLessThanOrEqual(6);
      expect(classes.reduce((sum, { count }) => sum + count, 0)).toBe(finite.length);
      expect(new Set(classes.map(({ shade }) => shade)).size).toBe(classes.length);
      for (const [index, { low, high, count }] of classes.entries()) {
        expect(count).toBeGreaterThan(0);
        expect(low).toBeLessThanOrEqual(high);
        if (index > 0) expect(low).toBeGreaterThan(classes[index - 1]?.high ?? 0);
      }
    }),
  );
});

test('classes for a map begin at round figures', () => {
  const froms = (values: number[]) => roundClasses(values).map(({ from }) => from);
  expect(froms([1, 1, 3, 4, 5, 6, 7, 9, 10, 12, 27, 251])).toEqual([1, 2, 5, 10, 20]);
  expect(froms([0, 370_000, 2_400_000, 990e6, 5.8e9])).toEqual([0, 200_000, 2e6, 500e6, 5e9]);
  expect(shades([251, 9, 1, 0.5])).toEqual(['s5', 's3', 's2', 's0']);
});
