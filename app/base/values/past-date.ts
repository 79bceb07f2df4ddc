import { type PartialDate, parsePartialDate } from '../partial-date.ts';

/** Nothing in the catalogue is dated earlier: such a year is mistyped. */
export const FIRST_YEAR = 1950;

/** A day, month or year from 1950 that has begun by `today` (yyyy-mm-dd). */
export function isPastDate({ date }: PartialDate, today: string): boolean {
  return Number(date.slice(0, 4)) >= FIRST_YEAR && date <= today.slice(0, date.length);
}

/** "2024", "2024-05" or "2024-05-17", when it has begun by `today`; null for anything else. */
export function readPastDate(text: string, today: string): PartialDate | null {
  const date = parsePartialDate(text);
  return date && isPastDate(date, today) ? date : null;
}
