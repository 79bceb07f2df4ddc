// What a question can filter by, beside the columns of advanced search and of rounds.

import { EVENT_KINDS } from '../../base/enumerations.ts';
import { questionsText } from '../../text/text.ts';
import type { InvestorColumn } from '../conditions.ts';
import { type ColumnName, FILTER_COLUMNS, type FilterColumn } from '../filters/filter-columns.ts';
import type { FilterColumns } from '../filters/read-filters.ts';
import { ROUND_FILTERS } from '../filters/round-columns.ts';

const FACTS = {
  acquired_on: { kind: 'date' },
  acquired_for: { kind: 'number' },
  listed_on: { kind: 'date' },
  merged_on: { kind: 'date' },
  paused_on: { kind: 'date' },
  pivoted_on: { kind: 'date' },
  renamed_on: { kind: 'date' },
  event: { kind: 'choice', choices: EVENT_KINDS },
  investors_count: { kind: 'number', whole: true },
  founders_count: { kind: 'number', whole: true },
} as const satisfies Record<string, FilterColumn>;
type FactColumn = keyof typeof FACTS;

const INVESTORS = {
  country: { kind: 'text' },
  type: { kind: 'text' },
  deals_count: { kind: 'number', whole: true },
  /** Of the rounds that the other filters on rounds leave. */
  lead_count: { kind: 'number', whole: true },
  startups_count: { kind: 'number', whole: true },
  last_deal_on: { kind: 'date' },
} as const satisfies Record<InvestorColumn, FilterColumn>;

/** Columns of an investor's rounds, by the names that questions for investors have for them. */
export const ROUNDS_OF_INVESTORS: Readonly<Record<string, keyof typeof ROUND_FILTERS.columns>> = {
  stage: 'round',
  kind: 'kind',
  amount: 'amount',
  announced_on: 'announced_on',
  backed_country: 'country',
  backed_city: 'city',
  backed_industry: 'industry',
  startup: 'startup',
  with: 'investor',
  disclosed: 'disclosed',
  currency: 'currency',
  announced_amount: 'announced_amount',
};

export const FACT_FILTERS: FilterColumns<FactColumn> = {
  columns: FACTS,
  labels: questionsText.columns,
};
export const INVESTOR_FILTERS: FilterColumns<InvestorColumn> = {
  columns: INVESTORS,
  labels: questionsText.columns,
};

export const isStartupColumn = (column: string): column is ColumnName => column in FILTER_COLUMNS;
export const isFactColumn = (column: string): column is FactColumn => column in FACTS;
export const isRoundColumn = (column: string) => column in ROUND_FILTERS.columns;

/** "amount" of any_round.amount. */
export const ofAnyRound = (column: string): string | null =>
  column.startsWith('any_round.') ? column.slice('any_round.'.length) : null;
