import { expect, test } from 'vitest';
import { formatDateForLocale } from './date-for-locale.ts';
import { parsePartialDate } from './partial-date.ts';

function format(text: string, locale: string): string {
  const date = parsePartialDate(text);
  if (!date) throw new Error(`${text} was refused`);
  return formatDateForLocale(date, locale);
}

test.each([
  ['2022-03-05', 'en', '5 March 2022'],
  ['2022-03-05', 'en-US', '5 March 2022'],
  ['2022-03', 'en', 'March 2022'],
  ['2022', 'en', '2022'],
  ['2022-03-05', 'fr', '5 mars 2022'],
  ['2022-03', 'fr', 'mars 2022'],
  ['2022', 'fr', '2022'],
  ['2022-03-05', 'pt', '5 de março de 2022'],
  ['2022-03', 'sw', 'Machi 2022'],
  ['2022-01-01', 'fr', '1 janvier 2022'],
])('%s in %s is %s', (text, locale, shown) => {
  expect(format(text, locale)).toBe(shown);
});

test('fa, and only fa, has the Persian calendar', () => {
  expect(format('2024-03-20', 'fa')).toBe('۱ فروردین ۱۴۰۳');
  expect(format('2025-03-20', 'fa-IR')).toBe('۳۰ اسفند ۱۴۰۳');
  expect(format('2022-03-05', 'ar-SA')).toMatch(/2022|٢٠٢٢/);
});

test('a month or a year stays Gregorian in fa', () => {
  expect(format('2022', 'fa')).toMatch(/۲۰۲۲/);
  expect(format('2022-03', 'fa')).toMatch(/مارس.*۲۰۲۲/);
});

test.each(['', 'xx-not-a-locale-at-all', '!!', 'en_GB'])('%j reads in English', (locale) => {
  expect(format('2022-03-05', locale)).toBe('5 March 2022');
});
