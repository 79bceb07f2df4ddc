// Gregorian and Persian (Jalaali, Solar Hijri) dates, by the platform's calendar.
import { DAY_MS } from '../base/dates.ts';

export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

const PERSIAN = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 2024-03-20 gives 1403-01-01. Throws a RangeError for an invalid date. */
export function toJalaali({ year, month, day }: CalendarDate): CalendarDate {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1) throw new RangeError(`not a date: ${year}-${month}-${day}`);
  return readPersian(date);
}

/** 1403-01-01 gives 2024-03-20. Throws a RangeError for an invalid date. */
export function toGregorian({ year, month, day }: CalendarDate): CalendarDate {
  const days = (month - 1) * 31 - Math.max(0, month - 7) + day - 1;
  // The year begins on one of these days of March.
  for (const march of [19, 20, 21, 22]) {
    const date = new Date(Date.UTC(year + 621, 2, march) + days * DAY_MS);
    const found = readPersian(date);
    if (found.year === year && found.month === month && found.day === day) {
      return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
    }
  }
  throw new RangeError(`not a date: ${year}-${month}-${day}`);
}

function readPersian(date: Date): CalendarDate {
  const parts = PERSIAN.formatToParts(date).map(({ type, value }) => [type, Number(value)]);
  const { year, month, day } = Object.fromEntries(parts);
  return { year, month, day };
}
