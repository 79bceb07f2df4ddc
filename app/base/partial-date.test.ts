import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutToPrecision,
  formatPartialDate,
  isRealDate,
  type PartialDate,
  parsePartialDate,
  toPartialDate,
  toStartOfPeriod,
} from './dates.ts';

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
});
