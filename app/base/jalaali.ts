// Conversion between the Gregorian and the Persian (Jalaali, Solar Hijri) calendar. Rules and break years after
// K. M. Borkowski, "The Persian calendar for 3000 years", Earth, Moon, and Planets 74 (1996). Used only for locale fa.

import { DAY_MS } from './day.ts';

export interface CalendarDate {
  year: number;
  month: number;
  day: number;
}

/** Jalaali years at which the 33-year pattern of leap years starts anew; the last ends the range. */
const BREAK_YEARS = [
  -61, 9, 38, 199, 426, 686, 756, 818, 1111, 1181, 1210, 1635, 2060, 2097, 2192, 2262, 2324, 2394,
  2456, 3178,
] as const;
const FIRST_YEAR = 1;
const LAST_YEAR = 3176;
/** Six months of 31 days. */
const FIRST_HALF_DAYS = 186;

/** Gregorian to Jalaali: 2024-03-20 gives 1403-01-01. Throws a RangeError for no date, and outside years 1 to 3176. */
export function toJalaali(gregorian: CalendarDate): CalendarDate {
  const dayNumber = dayNumberOf(gregorian);
  let year = gregorian.year - 621;
  if (year > LAST_YEAR + 1 || dayNumber < newYearOf(Math.max(year, FIRST_YEAR))) year -= 1;
  assertYear(year);
  const dayOfYear = dayNumber - newYearOf(year);
  const isFirstHalf = dayOfYear < FIRST_HALF_DAYS;
  const rest = isFirstHalf ? dayOfYear : dayOfYear - FIRST_HALF_DAYS;
  const monthDays = isFirstHalf ? 31 : 30;
  return {
    year,
    month: (isFirstHalf ? 1 : 7) + Math.floor(rest / monthDays),
    day: (rest % monthDays) + 1,
  };
}

/** Jalaali to Gregorian: 1403-01-01 gives 2024-03-20. Throws a RangeError for no date, and outside years 1 to 3176. */
export function toGregorian(jalaali: CalendarDate): CalendarDate {
  const { year, month, day } = jalaali;
  assertYear(year);
  if (!isDay(day, daysInJalaaliMonth(year, month))) throw notADate(jalaali);
  const before = (month - 1) * 31 - Math.max(0, month - 7);
  const date = new Date((newYearOf(year) + before + day - 1) * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function isJalaaliLeapYear(year: number): boolean {
  assertYear(year);
  return newYearOf(year + 1) - newYearOf(year) === 366;
}

/** 31, 30 or 29 days; 0 for a month there is not. */
export function daysInJalaaliMonth(year: number, month: number): number {
  if (!Number.isInteger(month) || month < 1 || month > 12) return 0;
  if (month <= 6) return 31;
  return month < 12 || isJalaaliLeapYear(year) ? 30 : 29;
}

/** The first of Farvardin as days since 1970-01-01. */
function newYearOf(year: number): number {
  const gregorianYear = year + 621;
  const gregorianLeaps =
    Math.floor(gregorianYear / 4) -
    Math.floor(((Math.floor(gregorianYear / 100) + 1) * 3) / 4) -
    150;
  const dayInMarch = 20 + countLeaps(year) - gregorianLeaps;
  return dayNumberOf({ year: gregorianYear, month: 3, day: 1 }) + dayInMarch - 1;
}

/** Leap years before `year`, counted from the first break. */
function countLeaps(year: number): number {
  let leaps = -14;
  let from: number = BREAK_YEARS[0];
  for (const to of BREAK_YEARS.slice(1)) {
    const span = to - from;
    if (year < to) {
      const years = year - from;
      leaps += Math.floor(years / 33) * 8 + Math.floor(((years % 33) + 3) / 4);
      return span % 33 === 4 && span - years === 4 ? leaps + 1 : leaps;
    }
    leaps += Math.floor(span / 33) * 8 + Math.floor((span % 33) / 4);
    from = to;
  }
  throw new RangeError(`no Jalaali year: ${year}`);
}

/** Days since 1970-01-01 of a Gregorian date. */
function dayNumberOf(gregorian: CalendarDate): number {
  const { year, month, day } = gregorian;
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  if (
    date.getUTCFullYear() !== year ||
    date.getUTCMonth() !== month - 1 ||
    date.getUTCDate() !== day
  ) {
    throw notADate(gregorian);
  }
  return date.getTime() / DAY_MS;
}

function assertYear(year: number): void {
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > LAST_YEAR) {
    throw new RangeError(`no Jalaali year: ${year}`);
  }
}

function isDay(day: number, daysInMonth: number): boolean {
  return Number.isInteger(day) && day >= 1 && day <= daysInMonth;
}

function notADate({ year, month, day }: CalendarDate): RangeError {
  return new RangeError(`not a date: ${year}-${month}-${day}`);
}
