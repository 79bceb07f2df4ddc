import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CalendarDate, toGregorian, toJalaali } from './persian-date.ts';

function date(text: string): CalendarDate {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
}

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
])('%s is %s', (gregorian, jalaali) => {
  expect(toJalaali(date(gregorian))).toEqual(date(jalaali));
  expect(toGregorian(date(jalaali))).toEqual(date(gregorian));
});

test('there and back is the same day', () => {
  const day = fc.date({
    min: new Date('1800-01-01'),
    max: new Date('2300-12-31'),
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

test.each(['2023-02-29', '2024-13-01', '2024-00-10', '2024-01-32'])(
  'Gregorian %s is refused',
  (text) => expect(() => toJalaali(date(text))).toThrow(RangeError),
);

test.each(['1404-12-30', '1403-07-31', '1403-13-01', '1403-01-00', '1403-01-32'])(
  'Jalaali %s is refused',
  (text) => expect(() => toGregorian(date(text))).toThrow(RangeError),
);
