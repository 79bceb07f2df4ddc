import { expect, test } from 'vitest';
import { sayRoundAmount, sayRoundAmountFully } from './money.ts';

test.each([
  [4_000_000, null, null, '$4.0M', 'USD 4,000,000.00'],
  [4_000_000, 276_000_000, 'KES', '$4.0M', 'USD 4,000,000.00'],
  [null, 276_000_000, 'KES', 'KES 276M', 'KES 276,000,000.00'],
  [null, 1_250_000_000, 'NGN', 'NGN 1.3B', 'NGN 1,250,000,000.00'],
  [null, 999_960, 'EUR', 'EUR 1M', 'EUR 999,960.00'],
  [null, 500_000, 'EUR', 'EUR 500K', 'EUR 500,000.00'],
  [null, 750, 'EUR', 'EUR 750', 'EUR 750.00'],
  [null, null, null, null, null],
])('%s dollars, announced %s %s', (amount, reported_amount, reported_currency, short, full) => {
  const round = { amount, reported_amount, reported_currency };
  expect(sayRoundAmount(round)).toBe(short);
  expect(sayRoundAmountFully(round)).toBe(full);
});
