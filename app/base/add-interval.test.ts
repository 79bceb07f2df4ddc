import { expect, test } from 'vitest';
import { addInterval } from './dates.ts';

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
