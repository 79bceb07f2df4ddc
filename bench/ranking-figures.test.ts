import { expect, test } from 'vitest';
import { compare, ndcgAt10, recallAt20 } from './ranking-figures.ts';

test('nDCG is 1 for the ideal order, 0 without an answer, and less for a late one', () => {
  const judged = { a: 3, b: 2, c: 1 };
  expect(ndcgAt10(['a', 'b', 'c'], judged)).toBe(1);
  expect(ndcgAt10(['x', 'y'], judged)).toBe(0);
  expect(ndcgAt10([], judged)).toBe(0);
  // (2² − 1) / log₂ 2 + (2³ − 1) / log₂ 3 over 7 / log₂ 2 + 3 / log₂ 3 + 1 / log₂ 4.
  expect(ndcgAt10(['b', 'a'], judged)).toBeCloseTo(
    (3 + 7 / Math.log2(3)) / (7 + 3 / Math.log2(3) + 0.5),
    10,
  );
});

test('recall counts grades 2 and 3 among the first twenty', () => {
  const judged = { a: 3, b: 2, c: 1 };
  expect(recallAt20(['c', 'a'], judged)).toBe(0.5);
  const late = [...Array.from({ length: 20 }, (_, at) => `x${at}`), 'a'];
  expect(recallAt20(late, judged)).toBe(0);
});

test('a paired bootstrap sees a difference that is there and none that is not', () => {
  const low = Array.from({ length: 60 }, (_, at) => (at % 7) / 10);
  const better = compare(
    low.map((value) => value + 0.1),
    low,
  );
  expect(better.mean).toBeCloseTo(0.1);
  expect(better.low).toBeGreaterThan(0.09);
  const mixed = compare(
    low.map((value, at) => value + (at % 2 === 0 ? 0.2 : -0.2)),
    low,
  );
  expect(mixed.low).toBeLessThan(0);
  expect(mixed.high).toBeGreaterThan(0);
});
