export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The day in UTC, "2026-11-21". */
export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}

/** The months up to `now` as a range of days, as filters of lists write it. */
export function lastMonths(now: Date, months: number): string {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - months, first.getUTCDate() + 1);
  return `${isoDay(first)}..${isoDay(now)}`;
}

export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}
