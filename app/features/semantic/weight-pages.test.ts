import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PAGE, WeightPages } from './weight-pages.ts';

const bytes = fc.uint8Array({ minLength: 1, maxLength: 70 });

test('units add up to 255, of each the best, and those with enough are found', () => {
  const pages = new WeightPages();
  const weights = pages.take();
  const others = pages.take();
  const write = (page: number, given: Uint8Array, size: number) => {
    for (let at = 0; at < size; at++) pages.write(page, at, given[at] ?? 0);
  };
  fc.assert(
    fc.property(
      fc.record({
        size: fc.integer({ min: 1, max: 70 }),
        units: fc.array(fc.tuple(bytes, bytes, fc.integer({ min: 0, max: 32_767 })), {
          maxLength: 4,
        }),
        least: fc.integer({ min: 0, max: 255 }),
      }),
      ({ size, units, least }) => {
        pages.clear(size);
        const expected = Array<number>(size).fill(0);
        for (const [one, other, factor] of units) {
          write(weights, one, size);
          write(others, other, size);
          pages.raise(weights, factor, size);
          pages.raise(others, 16_384, size);
          pages.sumUp(size);
          const times = (weight: number | undefined, by: number) =>
            ((weight ?? 0) * by + 16_384) >> 15;
          for (let at = 0; at < size; at++) {
            const best = Math.max(times(one[at], factor), times(other[at], 16_384));
            expected[at] = Math.min(255, (expected[at] ?? 0) + best);
          }
        }
        expect([...pages.sums.subarray(0, size)]).toEqual(expected);
        const found = [...pages.find(least, 1_000, size)].filter((number) => number < 1_000 + size);
        const enough = [...expected.keys()].filter((at) => (expected[at] ?? 0) >= least);
        expect(found).toEqual(enough.map((at) => 1_000 + at));
      },
    ),
  );
});

test('a whole page is found', () => {
  const pages = new WeightPages();
  expect(pages.find(0, PAGE, PAGE)).toEqual(
    Uint32Array.from({ length: PAGE }, (_, at) => PAGE + at),
  );
});
