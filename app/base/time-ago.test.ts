import { expect, test } from 'vitest';
import { formatTimeAgo } from './dates.ts';

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
