import fc from 'fast-check';
import { expect, test } from 'vitest';
import { niceScale } from './axes.ts';

const values = fc.array(
  fc
    .tuple(fc.double({ min: -1, max: 1, noNaN: true }), fc.integer({ min: -6, max: 15 }))
    .map(([share, power]) => share * 10 ** power),
  { maxLength: 6 },
);

test('four or five even lines hold every value', () => {
  fc.assert(
    fc.property(values, fc.boolean(), fc.boolean(), (raw, fromZero, isWhole) => {
      const shown = isWhole ? raw.map(Math.round) : raw;
      const { low, high, ticks } = niceScale(shown, { fromZero, isWhole });
      const step = (ticks[1] ?? 0) - (ticks[0] ?? 0);
      expect(ticks.length).toBeGreaterThanOrEqual(4);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect([ticks[0], ticks.at(-1)]).toEqual([low, high]);
      for (const value of shown) {
        expect(value).toBeGreaterThanOrEqual(low - step * 1e-6);
        expect(value).toBeLessThanOrEqual(high + step * 1e-6);
      }
      for (const [index, tick] of ticks.entries()) {
        expect(tick).toBeCloseTo(low + index * step, -Math.floor(Math.log10(step)) + 4);
        if (isWhole) expect(Number.isInteger(tick)).toBe(true);
      }
      if (fromZero) expect(ticks).toContain(0);
    }),
  );
});

test.each([
  [[1_900_000_000], [0, 5e8, 1e9, 1.5e9, 2e9]],
  [[40], [0, 10, 20, 30, 40]],
  [[9], [0, 3, 6, 9]],
  [[1], [0, 1, 2, 3]],
  [
    [0, 0],
    [0, 1, 2, 3],
  ],
  [[], [0, 1, 2, 3]],
  [
    [-18, 44],
    [-25, 0, 25, 50],
  ],
])('counts %j read %j', (shown, ticks) => {
  expect(niceScale(shown, { fromZero: true, isWhole: true }).ticks).toEqual(ticks);
});

test('a line far above zero need not start there', () => {
  expect(niceScale([10_200, 10_900], { fromZero: false, isWhole: true }).ticks).toEqual([
    10_200, 10_400, 10_600, 10_800, 11_000,
  ]);
});

test('figures beyond reason still give a scale', () => {
  for (const value of [Number.MAX_VALUE, -Number.MAX_VALUE, Number.MIN_VALUE]) {
    const { ticks } = niceScale([value], { fromZero: true, isWhole: false });
    expect(ticks.every(Number.isFinite)).toBe(true);
    expect(ticks.length).toBeGreaterThanOrEqual(4);
  }
});
