import { describe, expect, test } from 'vitest';
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

test('the best of several features counts', () => {
  const index = indexOf({ a: 1, b: 1 }, { b: 0.5 }, { c: 1 });
  const best = new Float32Array(3);
  index.raise(best, 'a', 0.5);
  index.raise(best, 'b', 0.8);
  index.raise(best, 'a', 0.2);
  index.raise(best, 'none', 1);
  expect([...best]).toEqual([expect.closeTo(0.8, 2), expect.closeTo(0.4, 2), 0]);
});

test('kept startups are renumbered, features that none of them has are forgotten', () => {
  const index = indexOf({ a: 1 }, { b: 1 }, { a: 0.5 });
  index.retain([2]);
  expect(index.weightOf('a', 0)).toBeCloseTo(0.5, 2);
  expect(index.has('b')).toBe(false);
});

describe('features of many startups', () => {
  const SIZE = 20_000;
  const weightOf = (number: number) => ((number % 5) + 1) / 5;
  const has = { every: 1, third: 3, hundredth: 100 };

  function fill(): FeatureIndex {
    const index = new FeatureIndex();
    for (let number = 0; number < SIZE; number++) {
      const features = Object.entries(has).filter(([, each]) => number % each === 0);
      index.add(number, new Map(features.map(([feature]) => [feature, weightOf(number)])));
    }
    return index;
  }

  test('weights are found again', () => {
    const index = fill();
    for (const [feature, each] of Object.entries(has)) {
      expect(index.count(feature)).toBe(Math.ceil(SIZE / each));
      for (let number = 0; number < SIZE; number += 97) {
        const weight = number % each === 0 ? weightOf(number) : 0;
        expect(index.weightOf(feature, number)).toBeCloseTo(weight, 2);
      }
    }
  });

  test('and after half of them are removed', () => {
    const index = fill();
    const kept = Array.from({ length: SIZE / 2 }, (_, at) => 2 * at + (at % 2));
    index.retain(kept);
    for (const [feature, each] of Object.entries(has)) {
      for (const [to, from] of kept.entries()) {
        const weight = from % each === 0 ? weightOf(from) : 0;
        if (to % 97 === 0) expect(index.weightOf(feature, to)).toBeCloseTo(weight, 2);
      }
    }
  });
});
