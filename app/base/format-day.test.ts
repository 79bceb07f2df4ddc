import { expect, test } from 'vitest';
import { formatDay } from './dates.ts';

test('a day, and a time by the day it is in', () => {
  expect(formatDay('2026-11-05')).toBe('5 November 2026');
  expect(formatDay('2026-11-05T23:59:59.000Z')).toBe('5 November 2026');
  expect(formatDay(new Date('2026-12-31T23:30:00Z'))).toBe('31 December 2026');
});
