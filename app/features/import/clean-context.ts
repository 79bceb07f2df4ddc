// What cleaning a row needs to know beside its cells.
import type { CountryCode } from '../../base/countries.ts';
import type { FundingRound } from '../../base/enumerations.ts';
import { isRealDate } from '../../base/partial-date.ts';
import { cleanText, cleanValue, excerpt, isSpreadsheetError } from './clean-text.ts';
import type { Problem, ProblemEffect, Reading } from './contract.ts';
import type { DateOptions, DateOrder } from './read-date.ts';
import type { DecimalSign } from './read-number.ts';
import { readAddress } from './read-website.ts';

export interface Rate {
  /** US dollars for one unit. */
  usd: number;
  /** yyyy-mm-dd. */
  on: string;
}

export interface PlaceBook {
  countryId(code: CountryCode): number | undefined;
  findCity(countryId: number, name: string): { id: number; stateId: number | null } | undefined;
  findState(countryId: number, name: string): number | undefined;
}

export interface CleanContext {
  /** yyyy-mm-dd. */
  today: string;
  dateOrders: ReadonlyMap<string, DateOrder | null>;
  decimals: DecimalSign | null;
  /** By field, from its header. */
  moneyHeaders: ReadonlyMap<string, { scale: number; currency: string | null }>;
  /** Of amounts that name none. */
  currency: string;
  rates: ReadonlyMap<string, Rate>;
  roundSpellings: ReadonlyMap<string, FundingRound>;
  places: PlaceBook;
  /** Ids by lookupKey of slug, name, label and other words. */
  industryIds: ReadonlyMap<string, number>;
  /** For rows that do not say. */
  defaults: { country?: CountryCode; sourceUrl?: string; publisher?: string; retrievedOn?: string };
}

const LONGEST_NAME = 120;
const NOT_A_NAME = new Set([
  'n/a',
  '#n/a',
  'na',
  'nan',
  'null',
  '(null)',
  'none',
  'undefined',
  'unknown',
  'undisclosed',
  'tbd',
  '(blank)',
  'blank',
  '\\n',
]);
const FIRST_YEAR = 1950;

/** Gathers the problems of one row while its cells are read. */
export class RowProblems {
  readonly list: Problem[] = [];

  /** The value; a problem is noted, and keeps the row out when the effect says so. */
  take<Value>(
    column: string,
    cell: string | undefined,
    { value, problem }: Reading<Value>,
    effect: ProblemEffect = 'cell',
  ): Value | null {
    if (problem) this.add(column, cell ?? '', problem, value === null ? effect : 'cell');
    return value;
  }

  add(column: string, value: string, reason: string, effect: ProblemEffect): void {
    this.list.push({ column, value: excerpt(value), reason, effect });
  }

  get keepsRowOut(): boolean {
    return this.list.some(({ effect }) => effect === 'row');
  }
}

export function dateOptions(context: CleanContext, field: string): DateOptions {
  return {
    order: context.dateOrders.get(field) ?? null,
    firstYear: FIRST_YEAR,
    lastYear: thisYear(context) + 1,
  };
}

export function thisYear({ today }: CleanContext): number {
  return Number(today.slice(0, 4));
}

/** A name to be shown: "@Pay" and ".Club Domains" are names, "#NAME?" is what a spreadsheet made of one. */
export function readName(cell: string | undefined): Reading<string> {
  const name = cleanText(cell ?? '');
  if (name === '') return { value: null };
  if (isSpreadsheetError(name))
    return {
      value: null,
      problem: 'what a spreadsheet shows for a formula it cannot work out: the name is lost',
    };
  if (NOT_A_NAME.has(name.toLowerCase()) || !/[\p{Letter}\p{Number}]/u.test(name))
    return { value: null, problem: 'not a name' };
  if (name.length > LONGEST_NAME)
    return { value: null, problem: `longer than ${LONGEST_NAME} characters` };
  return { value: name };
}

export interface CleanSources {
  sources: string[];
  publisher: string | null;
  retrieved_on: string;
}

const MOST_SOURCES = 5;

/** Where a row's facts come from: its own columns, else what the operator said of the whole file. */
export function cleanSources(
  cells: Partial<Record<string, string>>,
  context: CleanContext,
): CleanSources {
  const text = cleanValue(cells.source_url);
  const sources = [
    ...new Set(
      text
        .split(/[\s;|]+/)
        .flatMap((part) =>
          /[./]/.test(part) ? (readAddress(part.replace(/^[(<]|[)>,]$/g, '')).value ?? []) : [],
        ),
    ),
  ].slice(0, MOST_SOURCES);
  // A column "source" may name an outlet rather than an address.
  const outlet = text && sources.length === 0 && text.length <= LONGEST_NAME ? text : null;
  if (sources.length === 0 && context.defaults.sourceUrl) sources.push(context.defaults.sourceUrl);
  return {
    sources,
    publisher:
      cleanValue(cells.publisher).slice(0, LONGEST_NAME) ||
      outlet ||
      (context.defaults.publisher ?? null),
    retrieved_on: retrievedOn(cells.retrieved_on, context),
  };
}

function retrievedOn(cell: string | undefined, { defaults, today }: CleanContext): string {
  const told = readDay(cleanText(cell ?? '').slice(0, 10));
  return told && told <= today ? told : (defaults.retrievedOn ?? today);
}

/** A day of the calendar as yyyy-mm-dd; null for anything else. */
export function readDay(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return isRealDate(Number(year), Number(month), Number(day)) ? text : null;
}
