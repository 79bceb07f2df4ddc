import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundClasses, shadeOf } from './round-classes.ts';

const froms = (values: (number | null)[]) => roundClasses(values).map(({ from }) => from);
const shades = (values: (number | null)[]) => {
  const classes = roundClasses(values);
  return values.map((value) => shadeOf(value, classes));
};

test('countries by startups: the largest are apart from the many', () => {
  expect(froms([1, 1, 3, 4, 5, 6, 7, 9, 10, 12, 21, 27, 34, 88, 145, 167, 251])).toEqual([
    1, 2, 5, 10, 25, 50,
  ]);
});

test('amounts over many powers of ten have coarser steps', () => {
  expect(froms([40_000, 370_000, 2.4e6, 30e6, 450e6, 1.9e9, 2.4e9, 4.7e9, 5.8e9])).toEqual([
    10_000, 100_000, 1e6, 10e6, 100e6, 1e9,
  ]);
});

test('a class without a value is left out, and few are spread over the scale', () => {
  expect(froms([1, 60, 70, 80, 90])).toEqual([1, 50]);
  expect(shades([1, 60, 70, 80, 90])).toEqual(['s1', 's4', 's4', 's4', 's4']);
});

test('equal values share one shade, in the middle when there is no other', () => {
  expect(shades([7, 7, 7])).toEqual(['s3', 's3', 's3']);
});

test('zeros are a class of their own', () => {
  expect(froms([0, 0, 1, 3, 6, 7, 8, 9])).toEqual([0, 1, 2, 5]);
  expect(froms([0, 0])).toEqual([0]);
});

test('none, and unknown ones', () => {
  expect(roundClasses([])).toEqual([]);
  expect(roundClasses([null, Number.NaN])).toEqual([]);
  expect(shades([null, 5])).toEqual([null, 's3']);
});

test('classes ascend, none is empty, and every value has one', () => {
  const value = fc.oneof(
    fc.integer({ min: 0, max: 300 }),
    fc.double({ min: 0, max: 1e12, noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(fc.array(value, { minLength: 1, maxLength: 60 }), (values) => {
      const classes = roundClasses(values);
      expect(classes.length).toBeLessThanOrEqual(6);
      expect(new Set(classes.map(({ shade }) => shade)).size).toBe(classes.length);
      for (const one of values) expect(shadeOf(one, classes)).not.toBeNull();
      for (const [index, { from, shade }] of classes.entries()) {
        if (index > 0) expect(from).toBeGreaterThan(classes[index - 1]?.from ?? 0);
        expect(values.some((one) => shadeOf(one, classes) === shade)).toBe(true);
      }
    }),
  );
});
