import { expect, test } from 'vitest';
import { shareRanks, wilsonInterval } from './count.ts';

test('equal values share a rank, and the next one counts them', () => {
  expect(shareRanks([9, 7, 7, 3, 1, 1])).toEqual(['1', '=2', '=2', '4', '=5', '=5']);
  expect(shareRanks([])).toEqual([]);
});

test.each([
  // Agresti and Coull (1998) give 0 of 10; the others are Newcombe's (1998, table I, method 3).
  [0, 10, 0, 0.2775],
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i', (hits, count, low, high) => {
  const interval = wilsonInterval(hits, count);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
