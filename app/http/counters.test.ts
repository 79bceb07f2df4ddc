import { expect, test } from 'vitest';
import { createHitCounter } from './counters.server.ts';

test('hits add up within a window and begin again after it', () => {
  const counter = createHitCounter(60_000);
  expect(counter.count('a', 0)).toEqual({ hits: 1, endsAtMs: 60_000 });
  expect(counter.count('a', 59_999)).toEqual({ hits: 2, endsAtMs: 60_000 });
  expect(counter.count('b', 59_999).hits).toBe(1);
  expect(counter.count('a', 60_000)).toEqual({ hits: 1, endsAtMs: 120_000 });
});

test('a window that a clock far ahead began ends when the clock is set right', () => {
  const counter = createHitCounter(60_000);
  counter.count('a', 3_600_000);
  expect(counter.count('a', 0)).toEqual({ hits: 1, endsAtMs: 60_000 });
});

test('what is counted elsewhere too raises the hits, and never lowers them', () => {
  const counter = createHitCounter(60_000);
  counter.count('a', 0);
  counter.raise('a', { hits: 5, endsAtMs: 50_000 });
  counter.raise('a', { hits: 3, endsAtMs: 40_000 });
  expect(counter.count('a', 49_999)).toEqual({ hits: 6, endsAtMs: 50_000 });
  expect(counter.count('a', 50_000).hits).toBe(1);
  counter.raise('b', { hits: 9, endsAtMs: 60_000 });
  expect(counter.count('b', 50_000).hits).toBe(1);
});

test('memory is bounded: the oldest windows go first', () => {
  const counter = createHitCounter(60_000, 2);
  for (const key of ['a', 'b', 'c']) counter.count(key, 0);
  expect(counter.count('c', 1).hits).toBe(2);
  expect(counter.count('a', 1).hits).toBe(1);
});
