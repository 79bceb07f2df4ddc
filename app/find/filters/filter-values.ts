// Parses filter values. Throws a Mistake that says what is expected.

import { isoDay, parsePartialDate, toStartOfPeriod } from '../../base/dates.ts';
import { findClosest } from '../../language/slips.ts';
import { searchText } from '../../text/text.ts';
import { MAX_VALUE_LENGTH, MAX_VALUES } from './filter-columns.ts';

const say = searchText.errors;

type QueryField = 'query_1' | 'query_2';

/** An error in a filter's field; '' is the whole filter. */
export class Mistake extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.field = field;
  }
}

export function readText(field: QueryField, value: unknown): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (value === undefined || value === null || value === '') throw new Mistake(field, say.noValue);
  if (typeof value !== 'string') throw new Mistake(field, say.notText);
  const text = value.normalize('NFC').trim();
  if (!text) throw new Mistake(field, say.noValue);
  if (text.length > MAX_VALUE_LENGTH) throw new Mistake(field, say.tooLong(MAX_VALUE_LENGTH));
  // Postgres cannot store it in text.
  if (text.includes('\0')) throw new Mistake(field, say.nul);
  return text;
}

// A quoted value, which may contain commas and "" for a quote; or text up to the next comma.
const LIST_ITEM = /\s*(?:"((?:[^"]|"")*)"\s*(?=,|$)|([^,]*))(?:,|$)/y;

export function readList(value: unknown): string[] {
  const given = Array.isArray(value) ? value : splitList(readLongText(value));
  const texts = given
    .filter((one) => typeof one !== 'string' || one.trim() !== '')
    .map((one) => readText('query_1', one));
  const values = [...new Set(texts)];
  if (values.length === 0) throw new Mistake('query_1', say.noValue);
  if (values.length > MAX_VALUES) throw new Mistake('query_1', say.tooManyValues(MAX_VALUES));
  return values;
}

function splitList(text: string): string[] {
  const items: string[] = [];
  LIST_ITEM.lastIndex = 0;
  while (LIST_ITEM.lastIndex < text.length) {
    const match = LIST_ITEM.exec(text);
    if (!match) break;
    items.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return items;
}

function readLongText(value: unknown): string {
  const most = MAX_VALUES * MAX_VALUE_LENGTH;
  if (typeof value === 'string' && value.length > MAX_VALUE_LENGTH && value.length <= most)
    return value;
  return readText('query_1', value);
}

/** As powers of ten: parsing 1.1e6 is exact, multiplying 1.1 by a million is not. */
const SUFFIXES: Record<string, number> = { '': 0, k: 3, m: 6, b: 9 };
const NUMBER = /^(-?)\$?(\d{1,3}(?:,\d{3})+|\d{1,15})(\.\d{1,10})?\s?([kmb]?)$/i;
const LARGEST = 1e15;

/** 1500000, 1,500,000, 1.5m or $1.5M; `isWhole` refuses fractions. */
export function readNumber(field: QueryField, value: unknown, isWhole: boolean): number {
  const match = NUMBER.exec(readText(field, value));
  const expected = isWhole ? say.notWhole : say.notANumber;
  if (!match) throw new Mistake(field, expected);
  const [, sign, digits = '', decimals = '', suffix = ''] = match;
  const power = SUFFIXES[suffix.toLowerCase()] ?? 0;
  const number = Number(`${sign}${digits.replaceAll(',', '')}${decimals}e${power}`);
  if (isWhole && !Number.isInteger(number)) throw new Mistake(field, expected);
  if (Math.abs(number) > LARGEST) throw new Mistake(field, say.tooLarge);
  // Replaces -0, which no SQL number is written as.
  return number || 0;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;

export function readPeriod(field: QueryField, value: unknown): { from: string; to: string } {
  const date = parsePartialDate(readText(field, value));
  const year = Number(date?.date.slice(0, 4));
  if (!date || year < FIRST_YEAR || year > LAST_YEAR) throw new Mistake(field, say.notADate);
  const from = toStartOfPeriod(date);
  return { from, to: date.precision === 'day' ? from : lastDay(date.date) };
}

function lastDay(period: string): string {
  const [year = 0, month = 12] = period.split('-').map(Number);
  return isoDay(new Date(Date.UTC(year, month, 0)));
}

const MOST_DAYS = 36_500;

export function readDays(value: unknown): number {
  const text = readText('query_1', value);
  const days = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(days <= MOST_DAYS)) throw new Mistake('query_1', say.notDays(MOST_DAYS));
  return days;
}

/** A choice by value or label, ignoring case, spaces and hyphens. */
export function readChoice(given: string, choices: readonly string[]): string {
  const wanted = toKey(given);
  const found = choices.find(
    (choice) => toKey(choice) === wanted || toKey(searchText.choiceLabel(choice)) === wanted,
  );
  if (found) return found;
  throw new Mistake(
    'query_1',
    say.unknownChoice(given.slice(0, 80), findClosest(given, choices), choices),
  );
}

/** Keeps signs: 5000 and >5000 are different choices, as are 10-50 and 100-1000. */
function toKey(choice: string): string {
  return choice
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}
