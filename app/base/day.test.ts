import { expect, test } from 'vitest';
import { lastMonths } from './dates.ts';

test('months back end before the same day', () => {
  const range = (day: string, months: number) => lastMonths(new Date(`${day}T15:00:00Z`), months);
  expect(range('2026-11-25', 12)).toBe('2025-11-26..2026-11-25');
  expect(range('2026-12-31', 36)).toBe('2024-01-01..2026-12-31');
  expect(range('2026-01-31', 12)).toBe('2025-02-01..2026-01-31');
});
