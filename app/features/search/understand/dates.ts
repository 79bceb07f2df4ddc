// Points and periods of time, such as "last quarter of 2023", as filters on dates.
import type { Operator } from './amounts.ts';
import { hasSense, type Item, isSmall, isTo, senseOf } from './items.ts';
import { readPartOfYear, readSlashed } from './parts-of-year.ts';
import { addDays, addMonths, dayOf, monthOf, type Period, partOf, yearOf } from './periods.ts';
import { isGluedTo, yearAfter, yearAt, yearOfRange } from './years.ts';

export interface DateRange {
  from: number;
  to: number;
  operator: Operator;
  /** ISO dates, of a year or month where those were named. */
  low: string;
  high?: string;
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
    let place = last.to + 1;
    while (isSmall(items[place]) || hasSense(items[place], 'and')) place += 1;
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
  if (!month) return yearOf(year, at, at);
  const day = items[at + 3]?.key === '-' ? items[at + 4]?.value : undefined;
  return day && day <= 31 ? dayOf(year, month, day, at, at + 4) : monthOf(year, month, at, at + 2);
}

function readMonth(items: readonly Item[], at: number, today: string): Period | null {
  const month = senseOf(items[at], 'month')?.number;
  if (!month) {
    const day = items[at]?.value;
    const isDay = day && Number.isInteger(day) && day <= 31;
    const place = isDay && isSmall(items[at + 1]) ? at + 2 : at + 1;
    const named = isDay ? senseOf(items[place], 'month')?.number : undefined;
    const found = named ? yearAfter(items, place) : null;
    return found && named ? dayOf(found.year, named, day as number, at, found.to) : null;
  }
  const day = items[at + 1]?.value;
  if (day && day <= 31 && Number.isInteger(day)) {
    const found = yearAfter(items, at + 1);
    if (found) return dayOf(found.year, month, day, at, found.to);
  }
  const found = yearAfter(items, at);
  if (found) return monthOf(found.year, month, at, found.to);
  const shared = yearOfRange(items, at);
  if (shared) return monthOf(shared, month, at, at);
  // "may" and "mars" alone are months only behind a word of time.
  if (!hasSense(items[at - 1], 'date')) return null;
  const [year = 0, now = 0] = today.split('-').map(Number);
  return monthOf(month > now ? year - 1 : year, month, at, at);
}

/** "last 12 months", "this year", "mwaka jana", "il y a deux ans". */
function readRelative(items: readonly Item[], at: number, today: string): Period | null {
  let which: 'last' | 'this' | 'ago' | undefined;
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
    const said = item?.senses.find(
      (sense) => sense.is === 'date' && ['last', 'this', 'ago'].includes(sense.value),
    );
    if (period) unit = period;
    else if (said && said.is === 'date' && !which) which = said.value as 'last' | 'this' | 'ago';
    else if (number !== undefined && count === undefined && !isSmallNumberWord(item))
      count = number;
    else if (place === at || !isSmall(item)) break;
    else continue;
    to = place;
    if (which && unit && (count !== undefined || which === 'this')) break;
  }
  if (!unit || !which) return null;
  return relativePeriod(which, unit, count, at, to, today);
}

const isSmallNumberWord = (item: Item | undefined) => item?.value === undefined && isSmall(item);

function relativePeriod(
  which: 'last' | 'this' | 'ago',
  unit: string,
  count: number | undefined,
  from: number,
  to: number,
  today: string,
): Period | null {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  const monthsOf: Record<string, number> = { month: 1, quarter: 3, half: 6, year: 12 };
  const months = monthsOf[unit];
  if (which === 'ago') {
    if (unit !== 'year' || !count || count > 60) return null;
    return yearOf(year - Math.floor(count), from, to);
  }
  if (which === 'last' && count !== undefined && count !== 1) {
    if (!Number.isInteger(count) || count < 1 || count > 600) return null;
    const days = unit === 'week' ? count * 7 : unit === 'day' ? count : 0;
    const start = months ? addMonths(today, -months * count) : addDays(today, -days);
    return { from, to, start, end: today, isOpen: true };
  }
  const step = which === 'last' ? 1 : 0;
  if (unit === 'year') return yearOf(year - step, from, to);
  if (unit === 'month') {
    const start = addMonths(`${today.slice(0, 7)}-01`, -step);
    return monthOf(Number(start.slice(0, 4)), Number(start.slice(5, 7)), from, to);
  }
  if (unit === 'week' || unit === 'day') {
    const days = unit === 'week' ? 7 : 1;
    return { from, to, start: addDays(today, -days), end: today, isOpen: true };
  }
  const size = unit === 'quarter' ? 3 : 6;
  const nth = Math.ceil(month / size) - step;
  return nth > 0 ? partOf(year, nth, size, from, to) : partOf(year - 1, 12 / size, size, from, to);
}

function readRange(items: readonly Item[], first: Period, today: string): DateRange | null {
  const joint = items[first.to + 1];
  const before = items[first.from - 1];
  const further = items[first.from - 2];
  const isBetween =
    hasSense(before, 'between') || (isSmall(before) && hasSense(further, 'between'));
  const isJoined =
    joint?.key === '-' ||
    joint?.key === '–' ||
    (hasSense(joint, 'and') && (isBetween || isTo(joint)));
  if (!isJoined) return null;
  const place =
    isSmall(items[first.to + 2]) && !yearAt(items, first.to + 2) ? first.to + 3 : first.to + 2;
  const second = readPeriod(items, place, today);
  if (!second || second.end < first.start) return null;
  const from = hasSense(before, 'between')
    ? first.from - 1
    : isBetween
      ? first.from - 2
      : first.from;
  return { from, to: second.to, operator: 'between', low: first.start, high: second.end };
}

function readCompared(items: readonly Item[], period: Period): DateRange {
  const { from, to, start, end, text, isOpen } = period;
  const place = findSince(items, from) ?? from - 1;
  const said =
    items[place]?.senses.flatMap((sense) => (sense.is === 'date' ? [sense.value] : [])) ?? [];
  const found = ['since', 'after', 'before', 'until', 'in'].find((one) => said.includes(one));
  // "from 2020" is since, but "in" said by the same word is not.
  const word = said.includes('in') && said.includes('since') && text?.length !== 4 ? 'in' : found;
  const begin = found ? Math.max(0, place) : from;
  const behind = items[to + 1];
  if (hasSense(behind, 'date', 'orBefore')) {
    return { from: begin, to: to + 1, operator: 'lte', low: text ?? end };
  }
  if (hasSense(behind, 'date', 'orAfter')) {
    return { from: begin, to: to + 1, operator: 'gte', low: text ?? start };
  }
  if (word === 'since') return { from: begin, to, operator: 'gte', low: text ?? start };
  if (word === 'after') return { from: begin, to, operator: 'gt', low: text ?? end };
  if (word === 'before') return { from: begin, to, operator: 'lt', low: text ?? start };
  if (word === 'until') return { from: begin, to, operator: 'lte', low: text ?? end };
  if (isOpen) return { from: begin, to, operator: 'gte', low: start };
  if (text) return { from: begin, to, operator: 'equals', low: text };
  return { from: begin, to, operator: 'between', low: start, high: end };
}

/** "tangu mwaka wa 2019", "since the beginning of 2019" */
function findSince(items: readonly Item[], from: number): number | undefined {
  for (let place = from - 1; place >= Math.max(0, from - 4); place--) {
    const item = items[place];
    if (['since', 'after', 'before', 'until'].some((one) => hasSense(item, 'date', one)))
      return place;
    const isFiller =
      isSmall(item) || hasSense(item, 'date', 'in') || hasSense(item, 'period', 'year');
    if (!isFiller) return undefined;
  }
  return undefined;
}
