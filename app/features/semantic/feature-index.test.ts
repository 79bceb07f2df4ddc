import { describe, expect, test } from 'vitest';
import { FeatureIndex, type Posting } from './feature-index.ts';
import { PAGE } from './weight-pages.ts';

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
  const index = indexOf({ a: 1, b: 1 }, { b: 1 }, { c: 1 });
  const raise = (feature: string, worth: number) => {
    const posting = index.find(feature);
    return posting !== undefined && index.raise(posting, 0, worth * 32_768, 3);
  };
  expect([raise('a', 0.5), raise('b', 0.8), raise('a', 0.2), raise('none', 1)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect([...index.pages.best.subarray(0, 3)]).toEqual([204, 204, 0]);
});

test('what is kept is numbered anew, what nobody has is forgotten', () => {
  const index = indexOf({ a: 1 }, { b: 1 }, { a: 0.5 });
  index.keep(Uint32Array.of(2), 3);
  expect(index.weightOf('a', 0)).toBeCloseTo(0.5, 2);
  expect(index.has('b')).toBe(false);
});

describe('what many have, in more than one block of numbers', () => {
  const SIZE = 140_000;
  const weightOf = (number: number) => ((number % 5) + 1) / 5;
  const hasIt = (feature: string, number: number) =>
    number % { every: 1, third: 3, hundredth: 100 }[feature as 'every'] === 0;
  const features = ['every', 'third', 'hundredth'];

  function fill(): FeatureIndex {
    const index = new FeatureIndex();
    for (let number = 0; number < SIZE; number++) {
      const had = features.filter((feature) => hasIt(feature, number));
      index.add(number, new Map(had.map((feature) => [feature, weightOf(number)])));
    }
    return index;
  }

  test('weights are found again', () => {
    const index = fill();
    for (const feature of features) {
      for (let number = 0; number < SIZE; number += 499) {
        const weight = hasIt(feature, number) ? weightOf(number) : 0;
        expect(index.weightOf(feature, number)).toBeCloseTo(weight, 2);
      }
    }
    expect(index.count('third')).toBe(Math.ceil(SIZE / 3));
  });

  test('pages and lists raise alike', () => {
    const index = fill();
    for (const block of [0, 1, 2]) {
      const size = Math.min(PAGE, SIZE - block * PAGE);
      index.pages.clear(size);
      for (const [feature, worth] of [
        ['hundredth', 0.9],
        ['third', 0.5],
        ['every', 0.25],
      ] as const) {
        index.raise(index.find(feature) as Posting, block, worth * 32_768, size);
      }
      for (let place = 0; place < size; place += 7) {
        const number = block * PAGE + place;
        const worth = number % 100 === 0 ? 0.9 : number % 3 === 0 ? 0.5 : 0.25;
        const off = Math.abs((index.pages.best[place] ?? 0) - weightOf(number) * 255 * worth);
        expect(off).toBeLessThan(0.51);
      }
      index.pages.sumUp(size);
    }
  });

  test('they are kept and numbered anew', () => {
    const index = fill();
    const kept = Uint32Array.from({ length: SIZE / 2 }, (_, at) => 2 * at + (at % 2));
    index.keep(kept, SIZE);
    for (let to = 0; to < kept.length; to += 97) {
      const from = kept[to] ?? 0;
      for (const feature of features) {
        const weight = hasIt(feature, from) ? weightOf(from) : 0;
        expect(index.weightOf(feature, to)).toBeCloseTo(weight, 2);
      }
    }
  });
});
