import { expect, test } from 'vitest';
import { readAmount, sayAmount } from './read-amount.ts';

test.each([
  ['4,000,000', 'USD 4,000,000'],
  ['$4 000 000.50', 'USD 4,000,000.5'],
  ['$250k', 'USD 250,000'],
  ['1.5 million', 'USD 1,500,000'],
  ['NGN 40m', 'NGN 40,000,000'],
  ['KES 276,000,000', 'KES 276,000,000'],
  ['€2m', 'EUR 2,000,000'],
])('%j is %s', (text, said) => {
  const amount = readAmount(text);
  expect(amount && sayAmount(amount)).toBe(said);
});

test.each(['0', '-5', '1e3', '4x', '200,000,000,000', 'over 5m', '2-3m', 'a lot'])(
  '%j is no amount',
  (text) => {
    expect(readAmount(text)).toBeNull();
  },
);
