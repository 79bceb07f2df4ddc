// The demonstration's time ends on a fixed day, whatever the clock says, so that every run gives
// the same data.
import { DAY_MS, type DatePrecision, isoDay, toStartOfPeriod } from '../../../app/base/dates.ts';

/** Days are counted from 1 January 1970. */
export const LAST_DAY: number = dayOf(2026, 10, 31);

export function dayOf(year: number, month = 1, day = 1): number {
  return Date.UTC(year, month - 1, day) / DAY_MS;
}

/** 2026-10-31 */
export function dateText(day: number): string {
  return isoDay(new Date(day * DAY_MS));
}

/** A time of that day, in UTC. */
export function timeText(day: number): string {
  return new Date(day * DAY_MS).toISOString();
}

/** The day of "2026-10-31". */
export function dayOfDate(date: string): number {
  return Date.parse(date) / DAY_MS;
}

/** What a day becomes when only its month or year is known: the first of them. */
export function startOfPeriod(date: string, precision: DatePrecision): string {
  const known = { day: date, month: date.slice(0, 7), year: date.slice(0, 4) }[precision];
  return toStartOfPeriod({ date: known, precision });
}
