// Amounts, counts and dates as filters.

import { EMPLOYEE_RANGES } from '../../base/enumerations.ts';
import { EMPLOYEE_BOUNDS } from '../values/choice.ts';
import { toDollars } from './amounts.ts';
import type { Lexicon, Returns } from './lexicon.ts';
import { isOfOneRound, type Mention } from './mention.ts';
import type { UnderstoodFilter } from './reading.ts';

export type Part = Pick<UnderstoodFilter, 'column' | 'operator'> & Partial<UnderstoodFilter>;

export function roundColumn(column: string, returns: Returns): string {
  if (returns === 'rounds') return column;
  if (returns === 'investors') return column === 'round' ? 'stage' : column;
  return `any_round.${column}`;
}

export type Of<Is extends Mention['is']> = Extract<Mention, { is: Is }>;

export interface Given {
  mentions: readonly Mention[];
  slice: (from: number, to: number) => string;
  /** What stands between two words, with its commas. */
  between: (from: number, to: number) => string;
  lexicon: Lexicon;
  /** A word says that startups raised money. */
  hasRaised: boolean;
  /** The other reading of what has two. */
  isOther?: boolean;
}

export interface Target extends Given {
  returns: Returns;
}

const query = (low: number, high: number | undefined) => ({
  query_1: String(low),
  query_2: high === undefined ? '' : String(high),
});

export function ofAmount(
  { operator, low, high, currency, cue }: Of<'amount'>,
  { returns, mentions, isOther }: Target,
): Part {
  const announced = mentions.find((one) => one.is === 'currency')?.value;
  if (announced && (currency ?? announced) === announced) {
    const values = { operator, ...query(low, high) };
    return { column: roundColumn('announced_amount', returns), ...values };
  }
  const inDollars = (value: number) => toDollars(value, currency);
  const values = {
    operator,
    ...query(inDollars(low), high === undefined ? undefined : inDollars(high)),
  };
  if (cue === 'acquired' || cue === 'acquiredBy') return { column: 'acquired_for', ...values };
  if (returns === 'rounds' || returns === 'investors') return { column: 'amount', ...values };
  if (cue === 'lastRound') return { column: 'last_funding_amount', ...values };
  const isOfRound = isOfOneRound(mentions);
  const isTotal = cue === 'total' || (cue !== 'round' && !isOfRound);
  const isAmbiguous = (cue === null || cue === 'raised') && !isOfRound;
  const column = isTotal !== (isAmbiguous && !!isOther) ? 'total_fundings' : 'any_round.amount';
  return { column, ...values };
}

export function ofCount(
  { of, operator, low, high }: Of<'count'>,
  { returns, mentions }: Target,
): Part | null {
  if (of === 'employees') return returns === 'investors' ? null : ofEmployees(operator, low, high);
  const values = { operator, ...query(low, high) };
  if (returns === 'investors') {
    if (of === 'startups') return { column: 'startups_count', ...values };
    const isOfLeads = mentions.some(({ is }) => is === 'led');
    return of === 'rounds' ? { column: isOfLeads ? 'lead_count' : 'deals_count', ...values } : null;
  }
  if (of === 'rounds') return returns === 'rounds' ? null : { column: 'fundings_count', ...values };
  if (of === 'startups' && returns === 'people') return { column: 'startups_count', ...values };
  if (returns === 'rounds' || of === 'startups') return null;
  if (of === 'investors') return { column: 'investors_count', ...values };
  return { column: 'founders_count', ...values };
}

/** Bands of which every number of employees passes; the ends 10, 50, 100 belong to both sides. */
function ofEmployees(operator: string, low: number, high = Number.POSITIVE_INFINITY): Part {
  const fits: Record<string, (least: number, most: number) => boolean> = {
    gt: (least) => least >= low,
    gte: (least) => least >= low,
    lt: (_, most) => most <= low,
    lte: (_, most) => most <= low,
    between: (least, most) => least >= low && most <= high,
    equals: (least, most) => least <= low && low <= most,
  };
  const bands = Object.entries(EMPLOYEE_BOUNDS).filter(([, ends]) => fits[operator]?.(...ends));
  const ranges = bands.map(([range]) => range).join(',') || EMPLOYEE_RANGES.at(-1);
  return { column: 'employee_range', operator: 'in', query_1: ranges };
}

/** Columns of dates, by the word that says what happened; other dates are of rounds. */
export const DATE_COLUMNS: Readonly<Record<string, string>> = {
  founded: 'year_founded',
  foundedBy: 'year_founded',
  closed: 'closed_on',
  acquired: 'acquired_on',
  acquiredBy: 'acquired_on',
  public: 'listed_on',
  lastRound: 'last_funding_on',
  merged: 'merged_on',
  paused: 'paused_on',
  pivoted: 'pivoted_on',
  renamed: 'renamed_on',
};

export function ofDate(
  { operator, low, high, cue }: Of<'date'>,
  { returns, isOther }: Target,
): Part {
  const values = { operator, query_1: low, query_2: high ?? '' };
  const named = DATE_COLUMNS[cue ?? ''];
  if (returns === 'investors') {
    return { column: cue === 'lastRound' ? 'last_deal_on' : 'announced_on', ...values };
  }
  const column =
    (returns === 'rounds' && cue === 'lastRound' ? null : named) ??
    (isOther && cue === null && returns === 'startups' ? 'year_founded' : null);
  if (column === 'year_founded') return { column, ...toYears(operator, low, high) };
  return { column: column ?? roundColumn('announced_on', returns), ...values };
}

function toYears(operator: string, low: string, high?: string) {
  const first = low.slice(0, 4);
  const last = high?.slice(0, 4) ?? '';
  if (operator === 'between' && first === last)
    return { operator: 'equals', query_1: first, query_2: '' };
  return { operator, query_1: first, query_2: last };
}
