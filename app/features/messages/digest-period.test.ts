import { expect, test } from 'vitest';
import { duePeriod } from './digest-period.ts';

test.each([
  ['2026-11-20T06:59:59Z', 'UTC', null],
  ['2026-11-20T07:00:00Z', 'UTC', '2026-11-20'],
  ['2026-11-20T11:59:59Z', 'UTC', '2026-11-20'],
  ['2026-11-20T12:00:00Z', 'UTC', null],
  ['2026-11-20T05:00:00Z', 'Africa/Nairobi', '2026-11-20'],
  ['2026-11-20T21:00:00Z', 'Pacific/Auckland', '2026-11-21'],
  ['2026-11-20T07:00:00Z', 'Nowhere/Land', '2026-11-20'],
])('daily at %s in %s: %s', (now, timezone, period) => {
  expect(duePeriod('daily', timezone, new Date(now))).toBe(period);
});

test.each([
  ['2026-11-16T08:00:00Z', '2026-W47'],
  ['2026-11-17T08:00:00Z', '2026-W47'],
  ['2026-11-18T08:00:00Z', null],
  ['2026-11-22T08:00:00Z', null],
  // ISO 8601: 2027 begins in week 53 of 2026; 2024-12-30 is in week 1 of 2025.
  ['2024-12-30T08:00:00Z', '2025-W01'],
  ['2026-12-28T08:00:00Z', '2026-W53'],
  ['2027-01-04T08:00:00Z', '2027-W01'],
])('weekly at %s: %s', (now, period) => {
  expect(duePeriod('weekly', 'UTC', new Date(now))).toBe(period);
});

test('each zone has exactly one daily period in any 24 hours, on the hour its morning begins', () => {
  for (const timezone of [
    'UTC',
    'Africa/Lagos',
    'Asia/Kolkata',
    'America/St_Johns',
    'Africa/Cairo',
  ]) {
    const begun = new Set<string>();
    for (let minutes = 0; minutes < 24 * 60; minutes += 15) {
      const period = duePeriod('daily', timezone, new Date(Date.UTC(2026, 3, 23, 0, minutes)));
      if (period) begun.add(period);
    }
    expect(begun.size, timezone).toBe(1);
  }
});
