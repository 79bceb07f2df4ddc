// Years, months, quarters and days of a question with their first and last day.
import { addDays, isoDay } from '../../base/dates.ts';
import type { Item, Row } from './row.ts';

interface Ends {
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

/** What stands at this place: "2019", "last quarter of 2023", "last 12 months". */
export function readPeriod(row: Row, at: number, today: string): Period | null {
  return (
    readSlashed(row, at) ??
    readPartOfYear(row, at, today) ??
    readRelative(row, at, today) ??
    readMonth(row, at, today) ??
    readYears(row, at)
  );
}

/** "2021, 2022 and 2023" */
function readYears(row: Row, at: number): Period | null {
  const first = readYear(row, at);
  let last = first;
  while (last?.text?.length === 4) {
    const place = row.skip(last.to + 1, 1, (item) => item.isAny('small', 'and'));
    if (row.at(last.to + 1).isWord('until') || yearAt(row, place) !== Number(last.text) + 1) break;
    last = readYear(row, place);
  }
  if (!first || !last || last === first) return first;
  return { from: at, to: last.to, start: first.start, end: last.end };
}

function readYear(row: Row, at: number): Period | null {
  const year = yearAt(row, at);
  if (!year) return null;
  const isDecade = row.at(at - 1).is('date', 'decade') || isGluedTo(row, at, 's');
  if (isDecade && year % 10 === 0) {
    const ends = { start: `${year}-01-01`, end: `${year + 9}-12-31` };
    return { from: at, to: isGluedTo(row, at, 's') ? at + 1 : at, ...ends };
  }
  const isIso = row.at(at + 1).key === '-' && (row.at(at + 2).value ?? 13) <= 12;
  const month = isIso ? row.at(at + 2).value : undefined;
  if (!month) return spanOf(at, at, yearOf(year));
  const day = row.at(at + 3).key === '-' ? row.at(at + 4).value : undefined;
  return day && day <= 31
    ? spanOf(at, at + 4, dayOf(year, month, day))
    : spanOf(at, at + 2, monthOf(year, month));
}

function readMonth(row: Row, at: number, today: string): Period | null {
  const month = row.at(at).sense('month')?.number;
  if (!month) {
    const day = dayAt(row, at);
    const place = row.at(at + 1).isSmall ? at + 2 : at + 1;
    const named = row.at(place).sense('month')?.number;
    const found = yearAfter(row, place);
    return day && named && found ? spanOf(at, found.to, dayOf(found.year, named, day)) : null;
  }
  const day = dayAt(row, at + 1);
  const ofDay = day ? yearAfter(row, at + 1) : null;
  if (day && ofDay) return spanOf(at, ofDay.to, dayOf(ofDay.year, month, day));
  const found = yearAfter(row, at);
  if (found) return spanOf(at, found.to, monthOf(found.year, month));
  const shared = yearOfRange(row, at);
  if (shared) return spanOf(at, at, monthOf(shared, month));
  // "may" and "mars" alone are months only behind a word of time.
  if (!row.at(at - 1).is('date')) return null;
  const [year = 0, now = 0] = today.split('-').map(Number);
  return spanOf(at, at, monthOf(month > now ? year - 1 : year, month));
}

function dayAt(row: Row, at: number): number | undefined {
  const day = row.at(at).value;
  return day && day <= 31 && Number.isInteger(day) ? day : undefined;
}

/** "last 12 months", "this year", "mwaka jana", "il y a deux ans". */
function readRelative(row: Row, at: number, today: string): Period | null {
  let which: Which | undefined;
  let unit: string | undefined;
  let count: number | undefined;
  let to = at;
  for (let place = at; place < Math.min(row.items.length, at + 5); place++) {
    const item = row.at(place);
    if (item.isUsed || yearAt(row, place)) break;
    const period = unit ? undefined : item.sense('period')?.value;
    if (unit === 'half' && item.is('period', 'year')) {
      // "the past half year"
      [unit, count, to] = ['month', 6, place];
      if (which) break;
      continue;
    }
    const number = item.value ?? item.sense('number')?.number;
    const said = WHICH.find((one) => item.is('date', one));
    const isSmallNumber = item.value === undefined && item.isSmall;
    if (period) unit = period;
    else if (said && !which) which = said;
    else if (number !== undefined && count === undefined && !isSmallNumber) count = number;
    else if (place === at || !item.isSmall) break;
    else continue;
    to = place;
    if (which && unit && (count !== undefined || which === 'this')) break;
  }
  return unit && which ? spanOf(at, to, relativeEnds(which, unit, count, today)) : null;
}

const WHICH = ['last', 'this', 'ago'] as const;
type Which = (typeof WHICH)[number];
const MONTHS_OF: Record<string, number> = { month: 1, quarter: 3, half: 6, year: 12 };

function relativeEnds(
  which: Which,
  unit: string,
  count: number | undefined,
  today: string,
): Ends | null {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const days = unit === 'week' ? 7 : 1;
  const months = MONTHS_OF[unit];
  if (which === 'ago') {
    if (unit !== 'year' || !count || count > 60) return null;
    return yearOf(year - Math.floor(count));
  }
  if (which === 'last' && count !== undefined && count !== 1) {
    if (!Number.isInteger(count) || count < 1 || count > 600) return null;
    const start = months ? addMonths(today, -months * count) : addDays(today, -days * count);
    return { start, end: today, isOpen: true };
  }
  const step = which === 'last' ? 1 : 0;
  if (unit === 'year') return yearOf(year - step);
  if (unit === 'month') {
    const start = addMonths(`${today.slice(0, 7)}-01`, -step);
    return monthOf(Number(start.slice(0, 4)), Number(start.slice(5, 7)));
  }
  if (!months) return { start: addDays(today, -days), end: today, isOpen: true };
  const nth = Math.ceil(month / months) - step;
  return nth > 0 ? partOf(year, nth, months) : partOf(year - 1, 12 / months, months);
}

const FIRST_YEAR = 1950;
const LAST_YEAR = 2100;

/** "since covid", "desde a pandemia" */
const PANDEMIC_YEAR = 2020;

export function yearAt(row: Row, at: number): number | null {
  const isSinceThen = row.at(at - 1).is('date') || row.at(at - 2).is('date');
  if (row.at(at).isWord('pandemic') && isSinceThen) return PANDEMIC_YEAR;
  const value = row.at(at).value;
  const isYear =
    !!value &&
    !row.at(at).isUsed &&
    /^\d{4}$/.test(row.at(at).key) &&
    value >= FIRST_YEAR &&
    value <= LAST_YEAR;
  return isYear ? value : null;
}

/** The year within the next three row, with only small words or "year" between. */
function yearAfter(row: Row, at: number): { year: number; to: number } | null {
  for (let to = at + 1; to <= at + 4; to++) {
    const year = yearAt(row, to);
    if (year) return { year, to };
    const item = row.at(to);
    const isBetween = item.isSmall || item.is('date', 'in') || item.is('period', 'year');
    if (!isBetween) return null;
  }
  return null;
}

/** "2010s" */
const isGluedTo = (row: Row, at: number, key: string) =>
  row.at(at + 1).key === key && row.at(at + 1).from === row.at(at).to;

/** The year of "January to June 2024" */
function yearOfRange(row: Row, at: number): number | null {
  const isJoint = (item: Item) => item.isAny('and', 'small') || item.isWord('until') || item.isDash;
  const place = Math.min(at + 4, row.skip(at + 1, 1, isJoint));
  const isMonth = place > at + 1 && row.at(place).is('month');
  return isMonth ? (yearAfter(row, place)?.year ?? null) : null;
}

/** "05/2024" and "12/05/2024" */
function readSlashed(row: Row, at: number): Period | null {
  const parts: number[] = [];
  let place = at;
  while (parts.length < 3 && row.at(place).value !== undefined) {
    parts.push(row.at(place).value ?? 0);
    if (row.at(place + 1).key !== '/') break;
    place += 2;
  }
  if (parts.length < 2 || !yearAt(row, place)) return null;
  const [year = 0, month = 0, day] = parts.reverse();
  if (month < 1 || month > 12) return null;
  return spanOf(at, place, day === undefined ? monthOf(year, month) : dayOf(year, month, day));
}

/** "Q4 2023", "1H 2024", "2024 Q1" */
function readShortPart(row: Row, at: number, today: string): Period | null {
  const yearBefore = yearAt(row, at);
  const from = yearBefore ? at + 1 : at;
  const isTurned = isGluedTo(row, from, row.at(from + 1).key) && (row.at(from).value ?? 9) < 5;
  const key = isTurned ? `${row.at(from + 1).key}${row.at(from).key}` : row.at(from).key;
  const [, short, digit] = /^([qths])([1-4])$/.exec(key) ?? [];
  if (!short || !digit) return null;
  const isHalf = short === 'h' || short === 's';
  if (isHalf && Number(digit) > 2) return null;
  const last = isTurned ? from + 1 : from;
  const found = yearBefore ? { year: yearBefore, to: last } : yearAfter(row, last);
  const year = found?.year ?? Number(today.slice(0, 4));
  return spanOf(at, found?.to ?? last, partOf(year, Number(digit), isHalf ? 6 : 3));
}

/** Quarters and halves: "last quarter of 2023", "premier semestre 2022". */
function readPartOfYear(row: Row, at: number, today: string): Period | null {
  const shortly = readShortPart(row, at, today);
  if (shortly) return shortly;
  let nth: number | undefined;
  let months = 0;
  let place = at;
  for (; place < Math.min(row.items.length, at + 4); place++) {
    const item = row.at(place);
    const isQuarter = item.is('period', 'quarter');
    if (!months && (isQuarter || item.is('period', 'half'))) months = isQuarter ? 3 : 6;
    else if (nth === undefined && item.is('ordinal')) nth = item.sense('ordinal')?.number;
    else if (nth === undefined && item.is('date', 'last')) nth = 4;
    else if (!item.isSmall || place === at) break;
    if (months && nth !== undefined) break;
  }
  if (!months || nth === undefined) return null;
  const found = yearAfter(row, place);
  if (!found) return null;
  const part = partOf(found.year, months === 6 ? Math.min(nth, 2) : nth, months);
  return spanOf(at, found.to, part);
}

const spanOf = (from: number, to: number, ends: Ends | null): Period | null =>
  ends && { from, to, ...ends };

const pad = (number: number) => String(number).padStart(2, '0');

function yearOf(year: number): Ends {
  return { start: `${year}-01-01`, end: `${year}-12-31`, text: String(year) };
}

function monthOf(year: number, month: number): Ends {
  const text = `${year}-${pad(month)}`;
  return { start: `${text}-01`, end: lastDay(year, month), text };
}

/** Null for a day that the month does not have. */
function dayOf(year: number, month: number, day: number): Ends | null {
  const text = `${year}-${pad(month)}-${pad(day)}`;
  return text <= lastDay(year, month) ? { start: text, end: text, text } : null;
}

function partOf(year: number, nth: number, months: number): Ends {
  const first = (nth - 1) * months + 1;
  return { start: `${year}-${pad(first)}-01`, end: lastDay(year, first + months - 1) };
}

function lastDay(year: number, month: number): string {
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

function addMonths(day: string, months: number): string {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7)) - 1 + months;
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const date = Math.min(Number(day.slice(8, 10)) || 1, last);
  return isoDay(new Date(Date.UTC(year, month, date)));
}
