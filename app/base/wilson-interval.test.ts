import { expect, test } from 'vitest';
import { wilsonInterval } from './count.ts';

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
