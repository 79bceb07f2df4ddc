// Dates known to the day, month or year, shown and sent at that precision (decisions.md).
import { isoDay } from './day.ts';
import { MONTHS } from './enumerations.ts';

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
  if (!isDatePrecision(precision)) throw new RangeError(`not a date precision: ${precision}`);
  const text = typeof date === 'string' ? date.slice(0, 10) : isoDay(date);
  if (parsePartialDate(text)?.precision !== 'day') throw new RangeError(`not a date: ${text}`);
  return text.slice(0, LENGTHS[precision]);
}

/** The first day of the period, "2022-03-01", for sorting and SQL. */
export function toStartOfPeriod({ date }: PartialDate): string {
  return date + '-01-01'.slice(date.length - LENGTHS.year);
}

/** "5 March 2022", "March 2022" or "2022". */
export function formatPartialDate({ date }: PartialDate): string {
  const [year = '', month, day] = date.split('-');
  if (!month) return year;
  const monthYear = `${MONTHS[Number(month) - 1]} ${year}`;
  return day ? `${Number(day)} ${monthYear}` : monthYear;
}

function isDatePrecision(text: string): text is DatePrecision {
  return Object.hasOwn(LENGTHS, text);
}

/** Proleptic Gregorian calendar, years 1 to 9999. */
export function isRealDate(year: number, month: number, day: number): boolean {
  if (![year, month, day].every(Number.isInteger)) return false;
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1) return false;
  return day <= daysInMonth(year, month);
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) {
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
    return isLeap ? 29 : 28;
  }
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
