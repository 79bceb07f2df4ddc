import { expect, test } from 'vitest';
import { FeatureIndex } from './feature-index.ts';

function indexOf(...documents: Array<Record<string, number>>): FeatureIndex {
  const index = new FeatureIndex();
  for (const [number, features] of documents.entries()) {
    index.add(number, new Map(Object.entries(features)));
  }
  return index;
}

test('weights are found again, to a 255th', () => {
  const index = indexOf({ a: 1, b: 0.5 }, { b: 0.25 }, { a: 0.75 });
  expect(index.count('b')).toBe(2);
  expect(index.weightOf('a', 2)).toBeCloseTo(0.75, 2);
  expect(index.weightOf('a', 1)).toBe(0);
  expect(index.weightOf('none', 0)).toBe(0);
});

test('the best of several features counts, and each startup is touched once', () => {
  const index = indexOf({ a: 1, b: 1 }, { b: 1 });
  const best = new Float32Array(2);
  const touched = { numbers: new Uint32Array(2), count: 0 };
  index.raiseBest('a', 0.5, best, touched);
  index.raiseBest('b', 0.8, best, touched);
  index.raiseBest('a', 0.2, best, touched);
  expect([...best].map((value) => Math.round(value * 100))).toEqual([80, 80]);
  expect(touched).toEqual({ numbers: Uint32Array.of(0, 1), count: 2 });
});

test('what is kept is numbered anew, what nobody has is forgotten', () => {
  const index = indexOf({ a: 1 }, { b: 1 }, { a: 0.5 });
  index.keep(Uint32Array.of(2), 3);
  expect(index.weightOf('a', 0)).toBeCloseTo(0.5, 2);
  expect(index.has('b')).toBe(false);
});
