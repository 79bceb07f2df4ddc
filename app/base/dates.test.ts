import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inLocale } from '../http/locale.server.ts';
import {
  addInterval,
  cutToPrecision,
  formatDay,
  formatPartialDate,
  formatTimeAgo,
  isRealDate,
  lastMonths,
  type PartialDate,
  parsePartialDate,
  toPartialDate,
  toStartOfPeriod,
} from './dates.ts';

test('months back end before the same day', () => {
  const range = (day: string, months: number) => lastMonths(new Date(`${day}T15:00:00Z`), months);
  expect(range('2026-11-25', 12)).toBe('2025-11-26..2026-11-25');
  expect(range('2026-12-31', 36)).toBe('2024-01-01..2026-12-31');
  expect(range('2026-01-31', 12)).toBe('2025-02-01..2026-01-31');
});

function parse(text: string): PartialDate {
  const date = parsePartialDate(text);
  if (!date) throw new Error(`${text} was refused`);
  return date;
}

describe('parsePartialDate', () => {
  test.each([
    ['2022', 'year'],
    ['2022-03', 'month'],
    ['2022-03-05', 'day'],
    ['2024-02-29', 'day'],
    ['2000-02-29', 'day'],
  ])('%s is known to the %s', (date, precision) => {
    expect(parsePartialDate(date)).toEqual({ date, precision });
  });

  test.each([
    '',
    '22',
    '0000',
    '2022-3',
    '2022-00',
    '2022-13',
    '2022-02-30',
    '2023-02-29',
    '1900-02-29',
    '2022-04-31',
    '2022-03-00',
    '2022/03/05',
    '20220305',
    '2022-03-05T00:00:00Z',
    ' 2022',
    '2022\n',
    '-2022',
    '٢٠٢٢',
  ])('%j is refused', (text) => {
    expect(parsePartialDate(text)).toBeNull();
  });

  test('takes exactly the days that exist', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1600, max: 2400 }),
        fc.integer({ min: 0, max: 14 }),
        fc.integer({ min: 0, max: 33 }),
        (year, month, day) => {
          const asDate = new Date(Date.UTC(year, month - 1, day));
          const exists = asDate.getUTCMonth() === month - 1 && asDate.getUTCDate() === day;
          expect(isRealDate(year, month, day)).toBe(exists);
        },
      ),
    );
  });

  test('fractions are no dates', () => {
    expect(isRealDate(2022, 3, 5.5)).toBe(false);
  });
});

describe('from SQL', () => {
  test('a date is cut to what is known', () => {
    expect(toPartialDate('2022-03-01', 'month')).toEqual({ date: '2022-03', precision: 'month' });
    expect(toPartialDate('2022-01-01', 'year')).toEqual({ date: '2022', precision: 'year' });
    expect(toPartialDate(new Date('2022-03-05T00:00:00Z'), 'day')).toEqual(parse('2022-03-05'));
    expect(cutToPrecision('2022-03-01T00:00:00.000Z', 'month')).toBe('2022-03');
  });

  test('null stays null', () => {
    expect(toPartialDate(null, null)).toBeNull();
    expect(toPartialDate('2022-03-01', null)).toBeNull();
    expect(cutToPrecision(undefined, 'day')).toBeNull();
  });

  test('what is no date or no precision is an error', () => {
    expect(() => toPartialDate('2022-03', 'month')).toThrow('not a date: 2022-03');
    expect(() => toPartialDate('2022-02-30', 'day')).toThrow(RangeError);
    expect(() => toPartialDate('2022-03-01', 'week')).toThrow('not a date precision: week');
    expect(() => toPartialDate('2022-03-01', 'toString')).toThrow(RangeError);
  });
});

test('an imprecise date counts as the start of its period', () => {
  expect(toStartOfPeriod(parse('2022'))).toBe('2022-01-01');
  expect(toStartOfPeriod(parse('2022-03'))).toBe('2022-03-01');
  expect(toStartOfPeriod(parse('2022-03-05'))).toBe('2022-03-05');
});

test('dates read at their precision', () => {
  expect(formatPartialDate(parse('2022'))).toBe('2022');
  expect(formatPartialDate(parse('2022-03'))).toBe('March 2022');
  expect(formatPartialDate(parse('2022-03-05'))).toBe('5 March 2022');
  expect(formatPartialDate(parse('2022-12-31'))).toBe('31 December 2022');
  const inFrench = (date: string) => inLocale('fr', () => formatPartialDate(parse(date)));
  expect(['2022-05-01', '2022-05-11'].map(inFrench)).toEqual(['1er mai 2022', '11 mai 2022']);
});

test('a day, and a time by the day it is in', () => {
  expect(formatDay('2026-11-05')).toBe('5 November 2026');
  expect(formatDay('2026-11-05T23:59:59.000Z')).toBe('5 November 2026');
  expect(formatDay(new Date('2026-12-31T23:30:00Z'))).toBe('31 December 2026');
});

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'Just Now'],
  [59 * MINUTE + 59_999, 'Just Now'],
  [HOUR, '1 hrs ago'],
  [23 * HOUR + 59 * MINUTE, '23 hrs ago'],
  [DAY, '1 days ago'],
  [30 * DAY - 1, '29 days ago'],
  [30 * DAY, '1 mths ago'],
  [360 * DAY - 1, '11 mths ago'],
  [360 * DAY, '1 yrs ago'],
  [719 * DAY, '1 yrs ago'],
  [720 * DAY, '2 yrs ago'],
  [3600 * DAY, '10 yrs ago'],
  [-1, 'Just Now'],
  [-400 * DAY, 'Just Now'],
])('%d ms before now is %s', (ageMs, shown) => {
  expect(formatTimeAgo(NOW - ageMs, NOW)).toBe(shown);
});

test('takes dates and ISO text', () => {
  expect(formatTimeAgo(new Date(NOW - 2 * HOUR), new Date(NOW))).toBe('2 hrs ago');
  expect(formatTimeAgo('2026-11-19T12:00:00Z', NOW)).toBe('2 days ago');
});

test('what is no date says nothing', () => {
  expect(formatTimeAgo('soon', NOW)).toBe('');
  expect(formatTimeAgo(new Date(Number.NaN), NOW)).toBe('');
});

const after = (from: string, interval: 'month' | 'year') =>
  addInterval(new Date(from), interval).toISOString();

test('a month later is the same day and time', () => {
  expect(after('2026-11-01T12:30:15.250Z', 'month')).toBe('2026-12-01T12:30:15.250Z');
  expect(after('2026-12-15T00:00:00Z', 'month')).toBe('2027-01-15T00:00:00.000Z');
});

test('a month that lacks the day takes its last one', () => {
  expect(after('2027-01-31T08:00:00Z', 'month')).toBe('2027-02-28T08:00:00.000Z');
  expect(after('2028-01-30T08:00:00Z', 'month')).toBe('2028-02-29T08:00:00.000Z');
  expect(after('2026-08-31T08:00:00Z', 'month')).toBe('2026-09-30T08:00:00.000Z');
});

test('a year later, also from a leap day', () => {
  expect(after('2026-11-01T12:00:00Z', 'year')).toBe('2027-11-01T12:00:00.000Z');
  expect(after('2028-02-29T12:00:00Z', 'year')).toBe('2029-02-28T12:00:00.000Z');
});
