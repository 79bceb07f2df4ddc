// The demonstration's time ends on a fixed day, whatever the clock says, so that every run gives the same data.
import { type DatePrecision, toStartOfPeriod } from '../../../app/base/partial-date.ts';

const MS_PER_DAY = 86_400_000;

/** Days are counted from 1 January 1970. */
export const LAST_DAY: number = dayOf(2026, 10, 31);

export function dayOf(year: number, month = 1, day = 1): number {
  return Date.UTC(year, month - 1, day) / MS_PER_DAY;
}

/** 2026-10-31 */
export function dateText(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString().slice(0, 10);
}

/** A time of that day, in UTC. */
export function timeText(day: number): string {
  return new Date(day * MS_PER_DAY).toISOString();
}

/** The day of "2026-10-31". */
export function dayOfDate(date: string): number {
  return Date.parse(date) / MS_PER_DAY;
}

/** What a day becomes when only its month or year is known: the first of them. */
export function startOfPeriod(date: string, precision: DatePrecision): string {
  const known = { day: date, month: date.slice(0, 7), year: date.slice(0, 4) }[precision];
  return toStartOfPeriod({ date: known, precision });
}
