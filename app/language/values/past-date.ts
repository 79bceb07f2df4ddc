import type { PartialDate } from '../../base/partial-date.ts';

/** Earlier years are typing errors. */
export const FIRST_YEAR = 1950;

/** From 1950 and begun by `today` (yyyy-mm-dd). */
export function isPastDate({ date }: PartialDate, today: string): boolean {
  return Number(date.slice(0, 4)) >= FIRST_YEAR && date <= today.slice(0, date.length);
}
