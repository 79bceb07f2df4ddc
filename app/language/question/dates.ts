// Points and periods of time as filters on dates: "since 2020", "between May and July 2023".
import type { Figure, Operator } from './amounts.ts';
import { type Period, readPeriod, yearAt } from './periods.ts';
import type { Item, Row } from './row.ts';

/** Of ISO dates, or of a year or month where those were named. */
export interface DateRange extends Figure<string> {
  from: number;
  to: number;
  /** Said as years before today. */
  isAge?: boolean;
}

export function findDates(row: Row, today: string): DateRange[] {
  const found: DateRange[] = [];
  for (let at = 0; at < row.items.length; at++) {
    if (row.at(at).isUsed) continue;
    const period = readPeriod(row, at, today);
    if (!period) continue;
    const range = readRange(row, period, today) ?? readCompared(row, period);
    at = range.to;
    found.push(range);
  }
  return found;
}

function readRange(row: Row, first: Period, today: string): DateRange | null {
  const joint = row.at(first.to + 1);
  const before = row.at(first.from - 1);
  const begin = before.isSmall && !before.is('between') ? first.from - 2 : first.from - 1;
  const isBetween = row.at(begin).is('between');
  const isJoined = joint.isDash || (joint.is('and') && (isBetween || joint.isWord('until')));
  if (!isJoined) return null;
  const next = row.at(first.to + 2);
  const isPassed = next.isSmall && !next.is('date', 'now') && !yearAt(row, first.to + 2);
  const place = isPassed ? first.to + 3 : first.to + 2;
  const second = readPeriod(row, place, today);
  const from = isBetween ? begin : first.from;
  if (row.at(place).is('date', 'now')) {
    return { from, to: place, operator: 'gte', low: first.text ?? first.start };
  }
  if (!second || second.end < first.start) return null;
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

function readCompared(row: Row, period: Period): DateRange {
  const { from, to, start, end, text, isOpen } = period;
  const place = findSince(row, from) ?? from - 1;
  const said =
    row.at(place).senses.flatMap((sense) => (sense.is === 'date' ? [sense.value] : [])) ?? [];
  const found = [...IN_FRONT, 'in'].find((one) => said.includes(one));
  // "from 2020" is since, but "in" said by the same word is not.
  const word = said.includes('in') && said.includes('since') && text?.length !== 4 ? 'in' : found;
  const begin = found ? Math.max(0, place) : from;
  const behind = ['orBefore', 'orAfter'].find((one) => row.at(to + 1).is('date', one));
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
function findSince(row: Row, from: number): number | undefined {
  const isSince = (item: Item) => item.is('date', ...IN_FRONT);
  const isFiller = (item: Item) =>
    item.isSmall || item.is('date', 'in') || item.is('period', 'year');
  const place = row.skip(from - 1, -1, (item) => isFiller(item) && !isSince(item));
  return place >= from - 4 && isSince(row.at(place)) ? place : undefined;
}
