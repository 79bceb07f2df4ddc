import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  abbreviateCount,
  formatMoneyFull,
  formatMoneyTable,
  formatPrice,
  formatTotalRaised,
  sayRoundAmount,
  sayRoundAmountFully,
  toMajor,
} from './money.ts';

describe('formatMoneyTable', () => {
  test.each([
    [1, '$1.0'],
    [999, '$999.0'],
    [999.99, '$1000.0'],
    [1000, '$1.0K'],
    [1234, '$1.2K'],
    [999_999, '$1000.0K'],
    [1e6, '$1.0M'],
    [4_250_000, '$4.3M'],
    [999_999_999, '$1000.0M'],
    [1e9, '$1.0B'],
    [2.5e12, '$2500.0B'],
    ['1000000', '$1.0M'],
  ])('%s is %s', (amount, shown) => {
    expect(formatMoneyTable(amount)).toBe(shown);
  });

  test.each([
    null,
    undefined,
    0,
    -0,
    -5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '',
    '  ',
    'undisclosed',
    {},
    [],
    [5],
    true,
  ])('%s is N/A', (amount) => {
    expect(formatMoneyTable(amount)).toBe('N/A');
    expect(formatTotalRaised(amount)).toBe('-');
  });
});

test('formatTotalRaised has the table form', () => {
  expect(formatTotalRaised(1e6)).toBe('$1.0M');
  expect(formatTotalRaised(950)).toBe('$950.0');
});

describe('formatMoneyFull', () => {
  test.each([
    [4_000_000, 'USD 4,000,000.00'],
    [0.005, 'USD 0.01'],
    [1234.567, 'USD 1,234.57'],
    [0, 'USD 0.00'],
    [-0.001, 'USD 0.00'],
    [-12.5, 'USD -12.50'],
    [1e15, 'USD 1,000,000,000,000,000.00'],
    ['12', 'USD 12.00'],
    [null, 'N/A'],
    ['n/a', 'N/A'],
  ])('%s is %s', (amount, shown) => {
    expect(formatMoneyFull(amount)).toBe(shown);
  });

  test('names another currency', () => {
    expect(formatMoneyFull(1500, 'NGN')).toBe('NGN 1,500.00');
  });
});

describe('abbreviateCount', () => {
  test.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1000, '1k'],
    [1049, '1k'],
    [1250, '1.3k'],
    [12_345, '12.3k'],
    [999_949, '999.9k'],
    [999_950, '1M'],
    [1e9, '1G'],
    [1e12, '1T'],
    [1e15, '1P'],
    [1e18, '1E'],
    [5e21, '5000E'],
    [-1500, '-1.5k'],
    [-0.01, '0'],
    [null, '-'],
    [undefined, '-'],
    [Number.NaN, '-'],
  ])('%s is %s', (count, shown) => {
    expect(abbreviateCount(count)).toBe(shown);
  });

  test('takes other precisions', () => {
    expect(abbreviateCount(1_234_567, 2)).toBe('1.23M');
    expect(abbreviateCount(1_834_567, 0)).toBe('2M');
  });

  test('never shows a thousand of a step that has a next one', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 9.9e20, noNaN: true }), (count) => {
        const shown = abbreviateCount(count);
        expect(shown).toMatch(/^\d{1,3}(\.\d)?[kMGTPE]?$/);
      }),
    );
  });
});

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

test('a price has its code and its currency’s decimals', () => {
  expect(formatPrice(1900, 'USD')).toBe('USD\u00a019.00');
  expect(formatPrice(1_500_000, 'NGN')).toBe('NGN\u00a015,000.00');
  expect(formatPrice(5_000, 'XOF')).toBe('XOF\u00a05,000');
  expect(formatPrice(0, 'EUR')).toBe('EUR\u00a00.00');
});

test('a machine reads the same price as a number', () => {
  expect([toMajor(1999, 'USD'), toMajor(5_000, 'XOF')]).toEqual([19.99, 5_000]);
});
