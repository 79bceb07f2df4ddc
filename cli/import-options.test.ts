import { InvalidArgumentError } from 'commander';
import { expect, test } from 'vitest';
import { readDayOption, readRate } from './import-options.ts';

test('takes days of the calendar', () => {
  expect(readDayOption('2024-02-29')).toBe('2024-02-29');
  expect(readRate('eur=1.08@2024-02-29')).toEqual(
    new Map([['EUR', { usd: 1.08, on: '2024-02-29' }]]),
  );
});

test.each(['2024-02-31', '2023-02-29', '2024-13-01', '2024-05', '2024', '1 May 2024', ''])(
  'refuses %j as a day',
  (day) => {
    expect(() => readDayOption(day)).toThrow(InvalidArgumentError);
    expect(() => readRate(`EUR=1.08@${day}`)).toThrow(InvalidArgumentError);
  },
);
