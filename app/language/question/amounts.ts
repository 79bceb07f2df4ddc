// Amounts of money and plain numbers, in any usual spelling.

import rates from './lexicon/money.json' with { type: 'json' };
import type { Item, Row } from './row.ts';

export type Operator = 'equals' | 'not_equals' | 'gt' | 'gte' | 'lt' | 'lte' | 'between';

export interface Figure<Value> {
  operator: Operator;
  low: Value;
  high?: Value;
}

/** In the currency, dollars where none was said; or a plain number. */
export interface Amount extends Figure<number> {
  from: number;
  to: number;
  isMoney: boolean;
  currency?: string;
}

const SIGNS: Record<string, string> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '₦': 'NGN',
  '₵': 'GHS',
  r: 'ZAR',
};
const RATES: Readonly<Record<string, number>> = rates.dollarsFor;

interface Quantity {
  from: number;
  to: number;
  value: number;
  hasScale: boolean;
  currency?: string;
}

/** The quantities of the question with what compares them; years are left to the dates. */
export function findAmounts(row: Row): Amount[] {
  const amounts: Amount[] = [];
  for (let at = 0; at < row.items.length; at++) {
    const first = readQuantity(row, at);
    if (!first) continue;
    const amount = readRange(row, first) ?? readCompared(row, first);
    at = amount.to;
    const isMoney = (amount.isMoney || isLarge(row, amount)) && !isOfEmployees(row, amount);
    amounts.push({ ...amount, isMoney });
  }
  return amounts;
}

const LEAST_RAISED = 1_000;
const LEAST_OF_MONEY = 100_000;

/** "over 10,000,000": money, where nothing stands beside it that is counted. */
function isLarge(row: Row, { from, to, operator, low }: Amount): boolean {
  const isOfRounds = row.has('returns', 'rounds') || row.has('cue', 'raised', 'total', 'round');
  if (operator === 'equals' || low < (isOfRounds ? LEAST_RAISED : LEAST_OF_MONEY)) return false;
  const isCounted = (item: Item) =>
    item.isContent || item.isAny('unanswerable', 'returns') || item.is('cue', 'employees');
  const isAhead = row.before(from, 1).is('cue', 'employees');
  return !isAhead && !isCounted(row.behind(to, 1));
}

/** "over a thousand employees", "wafanyakazi zaidi ya elfu" */
function isOfEmployees(row: Row, { from, to, currency }: Amount): boolean {
  if (currency !== undefined) return false;
  const beside = [row.before(from, 1), row.behind(to, 2)];
  return beside.some((item) => item.is('cue', 'employees'));
}

function readQuantity(row: Row, at: number): Quantity | null {
  let place = at;
  let currency = currencyOf(row.at(place));
  if (currency) place = skipSmall(row, place + 1);
  let value = 1;
  let hasScale = false;
  const scaleFirst = currency ? row.at(place).sense('scale') : undefined;
  const number = numberOf(row.at(place));
  if (scaleFirst) {
    // Swahili: dola milioni 5.
    hasScale = true;
    const after = skipSmall(row, place + 1);
    const many = numberOf(row.at(after));
    value = scaleFirst.number * (many ?? 1);
    if (many !== undefined) place = after;
  } else if (number !== undefined) {
    value = number;
    const scale = row.at(place + 1).sense('scale');
    if (scale) {
      hasScale = true;
      value *= scale.number;
      place += 1;
      const larger = row.at(place + 1).sense('scale');
      if (larger && larger.number > scale.number) {
        value *= larger.number;
        place += 1;
      }
      const half = readHalf(row, place + 1);
      if (half !== null) {
        value += scale.number / 2;
        place = half;
      }
    }
  } else {
    const scale = row.at(place).sense('scale');
    if (!scale || currency || scale.number < 1000 || row.at(place).key.length === 1) return null;
    hasScale = true;
    value = scale.number;
    const half = readHalf(row, place + 1);
    const many = numberOf(row.at(place + 1));
    if (half !== null) {
      value *= 1.5;
      place = half;
    } else if (many !== undefined && many < 1000) {
      value *= many;
      place += 1;
    }
  }
  if (!currency) {
    const isLinked = row.at(place + 1).isSmall && !isApart(row, place + 2);
    const after = isLinked && currencyOf(row.at(place + 2)) ? place + 2 : place + 1;
    const next = currencyOf(row.at(after));
    if (next && !isOfNext(row, after)) {
      currency = next;
      place = after;
    }
  }
  if (!Number.isFinite(value) || value < 0) return null;
  // "in shillings in 2026"
  const mayBeYear = !currency || row.at(place - 1).is('date', 'in');
  const isYear =
    !hasScale && mayBeYear && value >= 1950 && value <= 2100 && Number.isInteger(value);
  if (isYear) return null;
  return { from: at, to: place, value, hasScale, currency };
}

/** The sign of "5 $ 20" may be of what follows, that of "5M$ 20" is not. */
function isOfNext(row: Row, at: number): boolean {
  const isGlued = row.at(at - 1).to === row.at(at).from && row.at(at).to !== row.at(at + 1).from;
  return row.at(at).key.length === 1 && numberOf(row.at(at + 1)) !== undefined && !isGlued;
}

/** "a million and a half", "مليون ونصف" */
function readHalf(row: Row, at: number): number | null {
  const isAnd = (item: Item) => item.is('and') && numberOf(item) === undefined;
  const place = row.skip(at, 1, isAnd);
  return row.at(place).sense('number')?.number === 0.5 ? place : null;
}

function numberOf(item: Item): number | undefined {
  return item.value ?? item.sense('number')?.number;
}

export function currencyOf(item: Item): string | undefined {
  return item && (SIGNS[item.key] ?? item.sense('currency')?.value);
}

/** "at least 5 million in euros": of rounds that were announced in euros. */
const isApart = (row: Row, at: number): boolean =>
  row.at(at - 1).isWord('inCurrency') || /^بال/.test(row.at(at).key);

function skipSmall(row: Row, at: number): number {
  return row.at(at).isSmall && numberOf(row.at(at)) === undefined ? at + 1 : at;
}

/** "between 5 and 10 million dollars", "$5m-$10m". */
function readRange(row: Row, first: Quantity): Amount | null {
  const joint = row.at(first.to + 1);
  const before = row.at(first.from - 1);
  const isBetween = before.is('between');
  const isJoined = joint.isDash || joint.isWord('until') || (isBetween && joint.is('and'));
  const second = isJoined ? readQuantity(row, first.to + 2) : null;
  if (!second) return null;
  const currency = second.currency ?? first.currency;
  const sharesScale = !first.hasScale && second.hasScale && first.value < 1000;
  const value = sharesScale ? withScaleOf(first.value, second.value) : first.value;
  // Swahili: dola milioni 1 na 5.
  const isOfFirst = first.hasScale && !second.hasScale && second.value < 1000;
  const ends = [value, isOfFirst ? withScaleOf(second.value, first.value) : second.value];
  return {
    from: isBetween ? first.from - 1 : first.from,
    to: second.to,
    operator: 'between',
    low: Math.min(...ends),
    high: Math.max(...ends),
    isMoney: currency !== undefined || first.hasScale || second.hasScale,
    currency,
  };
}

/** 5 of "5 to 10 million" is five million. */
function withScaleOf(value: number, other: number): number {
  const scale = [1e9, 1e6, 1e3].find((one) => other >= one) ?? 1;
  return value * scale;
}

function readCompared(row: Row, { from, to, value, hasScale, currency }: Quantity): Amount {
  const isMoney = currency !== undefined || hasScale;
  const amount = { low: value, isMoney, currency };
  const sign = COMPARING_SIGNS[row.at(from - 1).key];
  if (sign) return { ...amount, from: from - 1, to, operator: sign };
  const after = row.at(to + 1);
  if (after.key === '+') return { ...amount, from, to: to + 1, operator: 'gte' };
  // "at least" may stand before or after, "from" only before.
  for (const place of [from - 1, row.at(from - 1).isSmall ? from - 2 : from - 1]) {
    const before = row.at(place).sense('compare')?.value;
    if (before) return { ...amount, from: place, to, ...compareWith(before, value) };
  }
  const behind = after.sense('compare')?.value;
  if ((behind === 'gte' || behind === 'lte') && !after.is('between')) {
    return { ...amount, from, to: to + 1, operator: behind };
  }
  return { ...amount, from, to, operator: 'equals' };
}

const COMPARING_SIGNS: Record<string, Operator> = { '>': 'gt', '<': 'lt', '≥': 'gte', '≤': 'lte' };

/** "about $5M" is a fifth more or less. */
const compareWith = (compare: string, value: number): Figure<number> =>
  compare === 'about'
    ? { operator: 'between', low: value * 0.8, high: value * 1.2 }
    : { operator: compare as Operator, low: value };

export function toDollars(value: number, currency: string | undefined): number {
  const rate = currency && currency !== 'USD' ? RATES[currency] : undefined;
  return Math.round(value * (rate ?? 1) * 100) / 100;
}
