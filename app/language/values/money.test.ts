import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  readCurrency,
  readMoney,
  readMoneyHeader,
  readStoredAmount,
  storeAmount,
} from './money.ts';
import { decimalsShownBy } from './number.ts';

const read = (cell: string, decimals: 'dot' | 'comma' | null = null) =>
  readMoney(cell, { decimals });

describe('readMoney', () => {
  test.each([
    ['$1,234.50', 1_234.5, 'USD'],
    ['1.9b', 1.9e9, null],
    ['$522.7 million', 522_700_000, 'USD'],
    ['48,89,975.54', 4_889_975.54, null],
    ['USD 31M', 31e6, 'USD'],
    ['31M USD', 31e6, 'USD'],
    ['US$ 2.5m', 2_500_000, 'USD'],
    ['$5m USD', 5e6, 'USD'],
    ['€5m', 5e6, 'EUR'],
    ['5 M€', 5e6, 'EUR'],
    ['£750k', 750_000, 'GBP'],
    ['₦1.2bn', 1.2e9, 'NGN'],
    ['KSh 3,000,000', 3e6, 'KES'],
    ['R120 million', 120e6, 'ZAR'],
    ['GH₵ 10,000', 10_000, 'GHS'],
    ['C$4m', 4e6, 'CAD'],
    ['EGP 20 mn', 20e6, 'EGP'],
    ['XOF 650 000 000', 650e6, 'XOF'],
    ['Rs. 2 crore', 2e7, 'INR'],
    ['~ $1.5M', 1.5e6, 'USD'],
    ['approximately $3 million', 3e6, 'USD'],
    ["1'234'567", 1_234_567, null],
    ['1 234 567,89', 1_234_567.89, null],
    ['1.234.567,89', 1_234_567.89, null],
    ['1,234', 1_234, null],
    ['1.234M', 1_234_000, null],
    ['0.5', 0.5, null],
    ['2,5M', 2_500_000, null],
    ['$ 1,000,000', 1e6, 'USD'],
    ['1000000.00', 1e6, null],
    ['$2.5MM', 2.5e6, 'USD'],
    ['2 MMDT', 2e9, 'TND'],
    ['MMDA 3', 3e9, 'DZD'],
    ['five million', 5e6, null],
    ['half a million dollars', 500_000, 'USD'],
    ['1 million et demi de dollars', 1.5e6, 'USD'],
    ['$1,500K', 1.5e6, 'USD'],
    ['6,750 millions d’euros', 6.75e6, 'EUR'],
    ['600.000 euros', 600_000, 'EUR'],
  ])('%s', (cell, amount, currency) => {
    expect(read(cell)).toEqual({ value: { amount, currency } });
  });

  test.each([
    '',
    '-',
    '–',
    '—',
    'undisclosed',
    'Undisclosed Amount',
    'N/A',
    'n/a',
    'null',
    'TBD',
    '0',
    '$0',
    '0.00',
    '#N/A',
    '?',
    ' \u200b ',
  ])('%j says nothing', (cell) => {
    expect(read(cell)).toEqual({ value: null });
  });

  test.each([
    '$1-2M',
    '1m to 2m',
    '>$5m',
    'over $5m',
    'up to 3m',
    '$5M+',
    '-5000',
    '(1,000)',
    '5 zillion',
    '1,23,4',
    '1.2.3,4',
    'EUR 5 GBP',
    '1.234',
    '$5m and $6m',
    '$1,234 million',
    '1.250 millions de dollars',
    '4,5 MD',
    '$1.500',
    '=5+5',
    '9'.repeat(30),
  ])('%s is a problem, not a guess', (cell) => {
    const { value, problem } = read(cell);
    expect(value).toBeNull();
    expect(problem).toMatch(/\S/);
  });

  test('the style of the file settles what one cell cannot', () => {
    expect(read('1.234', 'comma').value?.amount).toBe(1_234);
    expect(read('1.234', 'dot').value?.amount).toBe(1.23);
    expect(read('1,234', 'comma').value?.amount).toBe(1.23);
    expect(read('1,234', 'dot').value?.amount).toBe(1_234);
  });

  test('amounts written in any common style are read back (property)', () => {
    const cents = fc.integer({ min: 1, max: 10 ** 13 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'en-IN', 'de-CH'),
        fc.constantFrom('', '$', 'USD ', '€'),
        (amountCents, locale, sign) => {
          const amount = amountCents / 100;
          const text = new Intl.NumberFormat(locale, {
            minimumFractionDigits: 2,
            maximumFractionDigits: 2,
          }).format(amount);
          expect(read(`${sign}${text}`).value?.amount).toBeCloseTo(amount, 2);
        },
      ),
    );
  });

  test('suffixes and words count the same (property)', () => {
    const units = [
      ['k', 1e3],
      ['K', 1e3],
      ['m', 1e6],
      ['M', 1e6],
      [' mn', 1e6],
      [' million', 1e6],
      ['b', 1e9],
      [' bn', 1e9],
      [' billion', 1e9],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999 }),
        fc.constantFrom(...units),
        (tenths, [unit, factor]) => {
          expect(read(`$${tenths / 10}${unit}`).value?.amount).toBeCloseTo(
            (tenths / 10) * factor,
            2,
          );
        },
      ),
    );
  });

  test('nothing makes it throw, and what it gives is above 0 and finite (property)', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string({ unit: 'binary' }), fc.stringMatching(/^[$€ USDk0-9.,\-–mb()]{0,20}$/)),
        (cell) => {
          const { value, problem } = read(cell);
          if (value) expect(value.amount > 0 && Number.isFinite(value.amount)).toBe(true);
          else expect(problem === undefined || problem.length > 0).toBe(true);
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test('decimalsShownBy', () => {
  expect(
    [
      '1,234.50',
      '1.234,50',
      '1.234.567',
      '1,234,567',
      '12.5',
      '12,5',
      '1.234',
      '1,234',
      '1234',
      '',
    ].map(decimalsShownBy),
  ).toEqual(['dot', 'comma', 'comma', 'dot', 'dot', 'comma', null, null, null, null]);
});

test.each([
  ['Amount (in $M)', 1e6, 'USD'],
  ['Amount raised (USD millions)', 1e6, 'USD'],
  ["Funding ('000 KES)", 1e3, 'KES'],
  ['amount_usd', 1, 'USD'],
  ['Montant (€)', 1, 'EUR'],
  ['Amount', 1, null],
])('header %s', (header, scale, currency) => {
  expect(readMoneyHeader(header)).toEqual({ scale, currency });
});

test('readCurrency', () => {
  expect(['USD', 'kes', '€', 'Naira', '$', ''].map((cell) => readCurrency(cell).value)).toEqual([
    'USD',
    'KES',
    'EUR',
    'NGN',
    'USD',
    null,
  ]);
  expect(readCurrency('money').problem).toBeDefined();
});

test.each([
  [{ amount: 250_000, currency: 'USD' }, '250000'],
  [{ amount: 1_500.5, currency: 'NGN' }, 'NGN 1500.5'],
])('%o is stored as %s and read again', (amount, stored) => {
  expect(storeAmount(amount)).toBe(stored);
  expect(readStoredAmount(stored)).toEqual(amount);
});
