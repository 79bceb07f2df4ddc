import { expect, test } from 'vitest';
import { readStoredAmount, storeAmount } from './stored-amount.ts';

test.each([
  [{ amount: 250_000, currency: 'USD' }, '250000'],
  [{ amount: 1_500.5, currency: 'NGN' }, 'NGN 1500.5'],
])('%o is stored as %s and read again', (amount, stored) => {
  expect(storeAmount(amount)).toBe(stored);
  expect(readStoredAmount(stored)).toEqual(amount);
});
