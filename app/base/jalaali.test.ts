import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type CalendarDate,
  daysInJalaaliMonth,
  isJalaaliLeapYear,
  toGregorian,
  toJalaali,
} from './jalaali.ts';

function date(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

describe('known days', () => {
  test.each([
    ['2024-03-20', '1403-01-01'],
    ['2025-03-21', '1404-01-01'],
    ['2026-03-21', '1405-01-01'],
    ['2025-03-20', '1403-12-30'],
    ['2024-03-19', '1402-12-29'],
    ['1979-02-11', '1357-11-22'],
    ['1981-08-17', '1360-05-26'],
    ['2000-01-01', '1378-10-11'],
    ['2023-09-22', '1402-06-31'],
    ['2023-09-23', '1402-07-01'],
    ['0622-03-22', '0001-01-01'],
  ])('%s is %s', (gregorian, jalaali) => {
    expect(toJalaali(date(gregorian))).toEqual(date(jalaali));
    expect(toGregorian(date(jalaali))).toEqual(date(gregorian));
  });
});

test('leap years of our time', () => {
  const leap = Array.from({ length: 40 }, (_, index) => 1375 + index).filter(isJalaaliLeapYear);
  expect(leap).toEqual([1375, 1379, 1383, 1387, 1391, 1395, 1399, 1403, 1408, 1412]);
  expect(daysInJalaaliMonth(1403, 12)).toBe(30);
  expect(daysInJalaaliMonth(1404, 12)).toBe(29);
  expect([1, 6, 7, 11].map((month) => daysInJalaaliMonth(1404, month))).toEqual([31, 31, 30, 30]);
  expect(daysInJalaaliMonth(1404, 13)).toBe(0);
});

test('agrees with the calendar of the platform in the last and the next hundred years', () => {
  const platform = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  });
  for (let time = Date.UTC(1926, 0, 1); time < Date.UTC(2088, 0, 1); time += 86_400_000) {
    const day = new Date(time);
    const parts = Object.fromEntries(
      platform.formatToParts(day).map(({ type, value }) => [type, Number(value)]),
    );
    const ours = toJalaali(date(day.toISOString().slice(0, 10)));
    const theirs = { year: parts.year, month: parts.month, day: parts.day };
    // Compared as text first: 60,000 deep comparisons are slow.
    if (JSON.stringify(ours) !== JSON.stringify(theirs)) expect(ours, String(day)).toEqual(theirs);
  }
});

test('there and back is the same day', () => {
  const day = fc.date({
    min: new Date('0622-03-22'),
    max: new Date('3797-12-31'),
    noInvalidDate: true,
  });
  fc.assert(
    fc.property(day, (time) => {
      const gregorian = date(time.toISOString().slice(0, 10));
      expect(toGregorian(toJalaali(gregorian))).toEqual(gregorian);
    }),
    { numRuns: 1000 },
  );
});

test('years have 365 or 366 days throughout', () => {
  for (let year = 1; year < 3176; year += 1) {
    const start = toGregorian({ year, month: 1, day: 1 });
    const next = toGregorian({ year: year + 1, month: 1, day: 1 });
    expect(start.month).toBe(3);
    const days =
      (Date.UTC(next.year, 2, next.day) - Date.UTC(start.year, 2, start.day)) / 86_400_000;
    expect(days).toBe(isJalaaliLeapYear(year) ? 366 : 365);
  }
});

test.each([
  '2023-02-29',
  '2024-13-01',
  '2024-00-10',
  '0622-03-21',
  '0100-01-01',
  '3799-01-01',
  '9999-01-01',
])('Gregorian %s is refused', (text) => {
  expect(() => toJalaali(date(text))).toThrow(RangeError);
});

test.each([
  '1404-12-30',
  '1403-07-31',
  '1403-13-01',
  '1403-01-00',
  '1403-01-32',
  '0000-01-01',
  '3177-01-01',
])('Jalaali %s is refused', (text) => {
  expect(() => toGregorian(date(text))).toThrow(RangeError);
});
