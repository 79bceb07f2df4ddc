// Points and periods of time, such as "last quarter of 2023", as filters on dates.
import { addDays } from '../../base/dates.ts';
import type { Figure, Operator } from './amounts.ts';
import { hasAny, hasSense, type Item, isSmall, isTo, senseOf, skip } from './items.ts';
import {
  addMonths,
  dayOf,
  type Ends,
  isGluedTo,
  monthOf,
  type Period,
  partOf,
  readPartOfYear,
  readSlashed,
  spanOf,
  yearAfter,
  yearAt,
  yearOf,
  yearOfRange,
} from './periods.ts';

/** Of ISO dates, or of a year or month where those were named. */
export interface DateRange extends Figure<string> {
  from: number;
  to: number;
}

export function findDates(items: readonly Item[], today: string): DateRange[] {
  const found: DateRange[] = [];
  for (let at = 0; at < items.length; at++) {
    if (items[at]?.isUsed) continue;
    const period = readPeriod(items, at, today);
    if (!period) continue;
    const range = readRange(items, period, today) ?? readCompared(items, period);
    at = range.to;
    found.push(range);
  }
  return found;
}

function readPeriod(items: readonly Item[], at: number, today: string): Period | null {
  return (
    readSlashed(items, at) ??
    readPartOfYear(items, at, today) ??
    readRelative(items, at, today) ??
    readMonth(items, at, today) ??
    readYears(items, at)
  );
}

/** "2021, 2022 and 2023" */
function readYears(items: readonly Item[], at: number): Period | null {
  const first = readYear(items, at);
  let last = first;
  while (last?.text?.length === 4) {
    const place = skip(items, last.to + 1, 1, (item) => hasAny(item, 'small', 'and'));
    if (isTo(items[last.to + 1]) || yearAt(items, place) !== Number(last.text) + 1) break;
    last = readYear(items, place);
  }
  if (!first || !last || last === first) return first;
  return { from: at, to: last.to, start: first.start, end: last.end };
}

function readYear(items: readonly Item[], at: number): Period | null {
  const year = yearAt(items, at);
  if (!year) return null;
  const isDecade = hasSense(items[at - 1], 'date', 'decade') || isGluedTo(items, at, 's');
  if (isDecade && year % 10 === 0) {
    const ends = { start: `${year}-01-01`, end: `${year + 9}-12-31` };
    return { from: at, to: isGluedTo(items, at, 's') ? at + 1 : at, ...ends };
  }
  const isIso = items[at + 1]?.key === '-' && (items[at + 2]?.value ?? 13) <= 12;
  const month = isIso ? items[at + 2]?.value : undefined;
  if (!month) return spanOf(at, at, yearOf(year));
  const day = items[at + 3]?.key === '-' ? items[at + 4]?.value : undefined;
  return day && day <= 31
    ? spanOf(at, at + 4, dayOf(year, month, day))
    : spanOf(at, at + 2, monthOf(year, month));
}

function readMonth(items: readonly Item[], at: number, today: string): Period | null {
  const month = senseOf(items[at], 'month')?.number;
  if (!month) {
    const day = dayAt(items, at);
    const place = isSmall(items[at + 1]) ? at + 2 : at + 1;
    const named = senseOf(items[place], 'month')?.number;
    const found = yearAfter(items, place);
    return day && named && found ? spanOf(at, found.to, dayOf(found.year, named, day)) : null;
  }
  const day = dayAt(items, at + 1);
  const ofDay = day ? yearAfter(items, at + 1) : null;
  if (day && ofDay) return spanOf(at, ofDay.to, dayOf(ofDay.year, month, day));
  const found = yearAfter(items, at);
  if (found) return spanOf(at, found.to, monthOf(found.year, month));
  const shared = yearOfRange(items, at);
  if (shared) return spanOf(at, at, monthOf(shared, month));
  // "may" and "mars" alone are months only behind a word of time.
  if (!hasSense(items[at - 1], 'date')) return null;
  const [year = 0, now = 0] = today.split('-').map(Number);
  return spanOf(at, at, monthOf(month > now ? year - 1 : year, month));
}

function dayAt(items: readonly Item[], at: number): number | undefined {
  const day = items[at]?.value;
  return day && day <= 31 && Number.isInteger(day) ? day : undefined;
}

/** "last 12 months", "this year", "mwaka jana", "il y a deux ans". */
function readRelative(items: readonly Item[], at: number, today: string): Period | null {
  let which: Which | undefined;
  let unit: string | undefined;
  let count: number | undefined;
  let to = at;
  for (let place = at; place < Math.min(items.length, at + 5); place++) {
    const item = items[place];
    if (item?.isUsed || yearAt(items, place)) break;
    const period = unit ? undefined : senseOf(item, 'period')?.value;
    if (unit === 'half' && hasSense(item, 'period', 'year')) {
      // "the past half year"
      [unit, count, to] = ['month', 6, place];
      if (which) break;
      continue;
    }
    const number = item?.value ?? senseOf(item, 'number')?.number;
    const said = WHICH.find((one) => hasSense(item, 'date', one));
    const isSmallNumber = item?.value === undefined && isSmall(item);
    if (period) unit = period;
    else if (said && !which) which = said;
    else if (number !== undefined && count === undefined && !isSmallNumber) count = number;
    else if (place === at || !isSmall(item)) break;
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

function readRange(items: readonly Item[], first: Period, today: string): DateRange | null {
  const joint = items[first.to + 1];
  const before = items[first.from - 1];
  const begin = isSmall(before) && !hasSense(before, 'between') ? first.from - 2 : first.from - 1;
  const isBetween = hasSense(items[begin], 'between');
  const isJoined =
    ['-', '–'].includes(joint?.key ?? '') || (hasSense(joint, 'and') && (isBetween || isTo(joint)));
  if (!isJoined) return null;
  const place =
    isSmall(items[first.to + 2]) && !yearAt(items, first.to + 2) ? first.to + 3 : first.to + 2;
  const second = readPeriod(items, place, today);
  if (!second || second.end < first.start) return null;
  const from = isBetween ? begin : first.from;
  return { from, to: second.to, operator: 'between', low: first.start, high: second.end };
}

/** The operator, and the end of the period that it counts from. */
const COMPARED: Record<string, [Operator, 'start' | 'end']> = {
  since: ['gte', 'start'],
  after: ['gt', 'end'],
  before: ['lt', 'start'],
  until: ['lte', 'end'],
  orAfter: ['gte', 'start'],
  orBefore: ['lte', 'end'],
};
const IN_FRONT = ['since', 'after', 'before', 'until'];

function readCompared(items: readonly Item[], period: Period): DateRange {
  const { from, to, start, end, text, isOpen } = period;
  const place = findSince(items, from) ?? from - 1;
  const said =
    items[place]?.senses.flatMap((sense) => (sense.is === 'date' ? [sense.value] : [])) ?? [];
  const found = [...IN_FRONT, 'in'].find((one) => said.includes(one));
  // "from 2020" is since, but "in" said by the same word is not.
  const word = said.includes('in') && said.includes('since') && text?.length !== 4 ? 'in' : found;
  const begin = found ? Math.max(0, place) : from;
  const behind = ['orBefore', 'orAfter'].find((one) => hasSense(items[to + 1], 'date', one));
  const compared = COMPARED[behind ?? word ?? ''];
  if (compared) {
    const [operator, side] = compared;
    return { from: begin, to: behind ? to + 1 : to, operator, low: text ?? period[side] };
  }
  if (isOpen) return { from: begin, to, operator: 'gte', low: start };
  if (text) return { from: begin, to, operator: 'equals', low: text };
  return { from: begin, to, operator: 'between', low: start, high: end };
}

/** "tangu mwaka wa 2019", "since the beginning of 2019" */
function findSince(items: readonly Item[], from: number): number | undefined {
  const isSince = (item: Item | undefined) => hasSense(item, 'date', ...IN_FRONT);
  const isFiller = (item: Item | undefined) =>
    isSmall(item) || hasSense(item, 'date', 'in') || hasSense(item, 'period', 'year');
  const place = skip(items, from - 1, -1, (item) => isFiller(item) && !isSince(item));
  return place >= from - 4 && isSince(items[place]) ? place : undefined;
}
