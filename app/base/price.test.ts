import { expect, test } from 'vitest';
import { formatPrice, toMajor } from './money.ts';

test('a price has its code and its currency’s decimals', () => {
  expect(formatPrice(1900, 'USD')).toBe('USD\u00a019.00');
  expect(formatPrice(1_500_000, 'NGN')).toBe('NGN\u00a015,000.00');
  expect(formatPrice(5_000, 'XOF')).toBe('XOF\u00a05,000');
  expect(formatPrice(0, 'EUR')).toBe('EUR\u00a00.00');
});

test('a machine reads the same price as a number', () => {
  expect([toMajor(1999, 'USD'), toMajor(5_000, 'XOF')]).toEqual([19.99, 5_000]);
});
