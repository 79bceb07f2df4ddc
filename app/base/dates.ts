// Days and times in UTC, and dates known to the day, month or year, which are shown and sent at
// that precision.
import { MONTHS } from './enumerations.ts';
import { currentLocale, perLocale } from './locale.ts';
import type { Interval } from './plans.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The day in UTC, "2026-11-21". */
export const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

/** The months up to `now` as a range of days, as filters of lists write it. */
export function lastMonths(now: Date, months: number): string {
  const first = new Date(now);
  first.setUTCMonth(first.getUTCMonth() - months, first.getUTCDate() + 1);
  return `${isoDay(first)}..${isoDay(now)}`;
}

export function addDays(day: string, days: number): string {
  return isoDay(new Date(Date.parse(day) + days * DAY_MS));
}

export type DatePrecision = 'day' | 'month' | 'year';

/** `date` is "2022", "2022-03" or "2022-03-05", by `precision`. */
export interface PartialDate {
  date: string;
  precision: DatePrecision;
}

const SHAPE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const LENGTHS: Record<DatePrecision, number> = { year: 4, month: 7, day: 10 };

/** Null for other shapes and days that do not exist. */
export function parsePartialDate(text: string): PartialDate | null {
  const match = SHAPE.exec(text);
  if (!match) return null;
  const [, year, month, day] = match;
  if (!isRealDate(Number(year), Number(month ?? 1), Number(day ?? 1))) return null;
  return { date: text, precision: day ? 'day' : month ? 'month' : 'year' };
}

export function readDay(text: string): string | null {
  return parsePartialDate(text)?.precision === 'day' ? text : null;
}

/** From a SQL date; throws as `cutToPrecision`. */
export function toPartialDate(
  date: Date | string | null | undefined,
  precision: string | null | undefined,
): PartialDate | null {
  const cut = cutToPrecision(date, precision);
  return cut === null ? null : { date: cut, precision: precision as DatePrecision };
}

/** A SQL date or Date (UTC) at its precision; null when either is. RangeError for invalid ones. */
export function cutToPrecision(
  date: Date | string | null | undefined,
  precision: string | null | undefined,
): string | null {
  if (date == null || precision == null) return null;
  if (!Object.hasOwn(LENGTHS, precision))
    throw new RangeError(`not a date precision: ${precision}`);
  const text = typeof date === 'string' ? date.slice(0, 10) : isoDay(date);
  if (parsePartialDate(text)?.precision !== 'day') throw new RangeError(`not a date: ${text}`);
  return text.slice(0, LENGTHS[precision as DatePrecision]);
}

/** The first day of the period, "2022-03-01", for sorting and SQL. */
export function toStartOfPeriod({ date }: PartialDate): string {
  return date + '-01-01'.slice(date.length - LENGTHS.year);
}

const HALF_PERIOD_DAYS: Record<DatePrecision, number> = { day: 0, month: 15, year: 182 };

/** The middle of the period in ms, so that "2016" does not pass for January; 0 for no date. */
export function middleOf(date: string): number {
  const known = parsePartialDate(date);
  if (!known) return 0;
  return Date.parse(toStartOfPeriod(known)) + HALF_PERIOD_DAYS[known.precision] * DAY_MS;
}

/** "5 March 2022", "March 2022" or "2022". */
export function formatPartialDate({ date }: PartialDate): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  if (currentLocale() !== 'en') {
    const { toDay, toMonth } = longDates();
    const said = (day ? toDay : toMonth).format(new Date(date));
    return currentLocale() === 'fr' ? said.replace(/^1 /, '1er ') : said;
  }
  const monthYear = `${MONTHS[Number(month) - 1]} ${year}`;
  return day ? `${Number(day)} ${monthYear}` : monthYear;
}

const longDates = /* @__PURE__ */ perLocale((tag) => {
  const toMonth = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return {
    toMonth: new Intl.DateTimeFormat(tag, toMonth),
    toDay: new Intl.DateTimeFormat(tag, { ...toMonth, day: 'numeric' }),
  };
});

const shortDates = /* @__PURE__ */ perLocale((tag, locale) => {
  const month = { month: 'short', timeZone: 'UTC' } as const;
  const year = 'numeric';
  // The day before the month in English too.
  const dayTag = locale === 'en' ? 'en-GB' : tag;
  return {
    day: new Intl.DateTimeFormat(dayTag, { ...month, day: 'numeric', year }),
    month: new Intl.DateTimeFormat(tag, { ...month, year }),
    monthOnly: new Intl.DateTimeFormat(tag, month),
  };
});

/** "5 Mar 2022", "Mar 2022" or "Mar" of a time in UTC. */
export function formatShortDate(time: number, to: 'day' | 'month' | 'monthOnly'): string {
  return shortDates()[to].format(time);
}

/** Proleptic Gregorian calendar, years 1 to 9999. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** "25 November 2026", by UTC; of a time the day it is in. */
export function formatDay(at: Date | string): string {
  const date = typeof at === 'string' ? at.slice(0, 'yyyy-mm-dd'.length) : isoDay(at);
  return formatPartialDate({ date, precision: 'day' });
}

const MONTH_MS = 30 * DAY_MS;
const YEAR_MS = 12 * MONTH_MS;

/**
 * "Just Now", "3 hrs ago", "12 days ago", "5 mths ago", "2 yrs ago": no singulars, a month is 30
 * days, a year 12 of them, the future is Just Now. '' for an invalid date.
 */
export function formatTimeAgo(then: Date | string | number, now: Date | number): string {
  const ageMs = Number(now) - new Date(then).getTime();
  if (Number.isNaN(ageMs)) return '';
  if (currentLocale() !== 'en') return sayAge(ageMs);
  if (ageMs < HOUR_MS) return 'Just Now';
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} hrs ago`;
  if (ageMs < MONTH_MS) return `${Math.floor(ageMs / DAY_MS)} days ago`;
  if (ageMs < YEAR_MS) return `${Math.floor(ageMs / MONTH_MS)} mths ago`;
  return `${Math.floor(ageMs / YEAR_MS)} yrs ago`;
}

const ages = /* @__PURE__ */ perLocale(
  (tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style: 'short' }),
);

/** As `formatTimeAgo`, as the language says it. */
function sayAge(ageMs: number): string {
  if (ageMs < HOUR_MS) return ages().format(0, 'second');
  const [size, unit] = AGES.find(([size]) => ageMs >= size) ?? AGES[3];
  return ages().format(-Math.floor(ageMs / size), unit);
}
const AGES = [
  [YEAR_MS, 'year'],
  [MONTH_MS, 'month'],
  [DAY_MS, 'day'],
  [HOUR_MS, 'hour'],
] as const;

/** In UTC; a month after 31 January is the last day of February. */
export function addInterval(from: Date, interval: Interval): Date {
  const months = interval === 'year' ? 12 : 1;
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const days = daysInMonth(to.getUTCFullYear(), to.getUTCMonth() + 1);
  to.setUTCDate(Math.min(from.getUTCDate(), days));
  return to;
}
