// Years, months, quarters and days of a question with their first and last day.
import { isoDay } from '../../base/dates.ts';
import { hasAny, hasSense, type Item, isSmall, isTo, senseOf, skip } from './items.ts';

export interface Ends {
  /** First and last day. */
  start: string;
  end: string;
  /** The period as filters write it, if it is a year, month or day. */
  text?: string;
  /** Up to today: what happened has no later date. */
  isOpen?: boolean;
}

export interface Period extends Ends {
  from: number;
  to: number;
}

export const spanOf = (from: number, to: number, ends: Ends | null): Period | null =>
  ends && { from, to, ...ends };

const pad = (number: number) => String(number).padStart(2, '0');

export function yearOf(year: number): Ends {
  return { start: `${year}-01-01`, end: `${year}-12-31`, text: String(year) };
}

export function monthOf(year: number, month: number): Ends {
  const text = `${year}-${pad(month)}`;
  return { start: `${text}-01`, end: lastDay(year, month), text };
}

/** Null for a day that the month does not have. */
export function dayOf(year: number, month: number, day: number): Ends | null {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return text <= lastDay(year, month) ? { start: text, end: text, text } : null;
}

export function partOf(year: number, nth: number, months: number): Ends {
  const first = (nth - 1) * months + 1;
  return { start: `${year}-${pad(first)}-01`, end: lastDay(year, first + months - 1) };
}

function lastDay(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

export function addMonths(day: string, months: number): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8, 10)) || 1, last);
  return isoDay(new Date(Date.UTC(year, month, date)));
}

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

export function yearAt(items: readonly Item[], at: number): number | null {
  const value = items[at]?.value;
  const isYear =
    !!value &&
    !items[at]?.isUsed &&
    /^\d{4}$/.test(items[at]?.key ?? '') &&
    value >= FIRST_YEAR &&
    value <= LAST_YEAR;
  return isYear ? value : null;
}

/** The year within the next three items, with only small words or "year" between. */
export function yearAfter(items: readonly Item[], at: number): { year: number; to: number } | null {
  for (let to = at + 1; to <= at + 4; to++) {
    const year = yearAt(items, to);
    if (year) return { year, to };
    const item = items[to];
    const isBetween =
      isSmall(item) || hasSense(item, 'date', 'in') || hasSense(item, 'period', 'year');
    if (!isBetween) return null;
  }
  return null;
}

/** "2010s" */
export const isGluedTo = (items: readonly Item[], at: number, key: string) =>
  items[at + 1]?.key === key && items[at + 1]?.from === items[at]?.to;

/** The year of "January to June 2024" */
export function yearOfRange(items: readonly Item[], at: number): number | null {
  const isJoint = (item: Item | undefined) =>
    hasAny(item, 'and', 'small') || isTo(item) || /^[-–]$/.test(item?.key ?? '');
  const place = Math.min(at + 4, skip(items, at + 1, 1, isJoint));
  const isMonth = place > at + 1 && hasSense(items[place], 'month');
  return isMonth ? (yearAfter(items, place)?.year ?? null) : null;
}

/** "05/2024" and "12/05/2024" */
export function readSlashed(items: readonly Item[], at: number): Period | null {
  const parts: number[] = [];
  let place = at;
  while (parts.length < 3 && items[place]?.value !== undefined) {
    parts.push(items[place]?.value ?? 0);
    if (items[place + 1]?.key !== '/') break;
    place += 2;
  }
  if (parts.length < 2 || !yearAt(items, place)) return null;
  const [year = 0, month = 0, day] = parts.reverse();
  if (month < 1 || month > 12) return null;
  return spanOf(at, place, day === undefined ? monthOf(year, month) : dayOf(year, month, day));
}

/** "Q4 2023", "1H 2024", "2024 Q1" */
function readShortPart(items: readonly Item[], at: number, today: string): Period | null {
  const yearBefore = yearAt(items, at);
  const from = yearBefore ? at + 1 : at;
  const isTurned =
    isGluedTo(items, from, items[from + 1]?.key ?? '') && (items[from]?.value ?? 9) < 5;
  const key = isTurned ? `${items[from + 1]?.key}${items[from]?.key}` : (items[from]?.key ?? '');
  const [, short, digit] = /^([qths])([1-4])$/.exec(key) ?? [];
  if (!short || !digit) return null;
  const isHalf = short === 'h' || short === 's';
  if (isHalf && Number(digit) > 2) return null;
  const last = isTurned ? from + 1 : from;
  const found = yearBefore ? { year: yearBefore, to: last } : yearAfter(items, last);
  const year = found?.year ?? Number(today.slice(0, 4));
  return spanOf(at, found?.to ?? last, partOf(year, Number(digit), isHalf ? 6 : 3));
}

/** Quarters and halves: "last quarter of 2023", "premier semestre 2022". */
export function readPartOfYear(items: readonly Item[], at: number, today: string): Period | null {
  const shortly = readShortPart(items, at, today);
  if (shortly) return shortly;
  let nth: number | undefined;
  let months = 0;
  let place = at;
  for (; place < Math.min(items.length, at + 4); place++) {
    const item = items[place];
    const isQuarter = hasSense(item, 'period', 'quarter');
    if (!months && (isQuarter || hasSense(item, 'period', 'half'))) months = isQuarter ? 3 : 6;
    else if (nth === undefined && hasSense(item, 'ordinal')) nth = senseOf(item, 'ordinal')?.number;
    else if (nth === undefined && hasSense(item, 'date', 'last')) nth = 4;
    else if (!isSmall(item) || place === at) break;
    if (months && nth !== undefined) break;
  }
  if (!months || nth === undefined) return null;
  const found = yearAfter(items, place);
  if (!found) return null;
  const part = partOf(found.year, months === 6 ? Math.min(nth, 2) : nth, months);
  return spanOf(at, found.to, part);
}
