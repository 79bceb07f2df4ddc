// The filters of questions, in addition to the columns of advanced search and of rounds.

import { EVENT_KINDS } from '../../base/enumerations.ts';
import { labelled } from '../../base/label.ts';
import { questionsText } from '../../text/text.ts';
import type { InvestorColumn } from '../conditions.ts';
import {
  type ColumnName,
  type FilterColumn,
  type FilterColumns,
  ROUND_FILTERS,
  STARTUP_FILTERS,
} from '../filters/filter-columns.ts';

const { columns } = questionsText;
const DATE = 'date';
const COUNT = { kind: 'number', isWhole: true } as const;

/** A column whose label is the text of its name. */
const named = <Column extends object>(name: keyof typeof columns, column: Column) =>
  labelled(column, () => columns[name]);

export const FACT_FILTERS = {
  acquired_on: named('acquired_on', { kind: DATE }),
  acquired_for: named('acquired_for', { kind: 'number' }),
  listed_on: named('listed_on', { kind: DATE }),
  merged_on: named('merged_on', { kind: DATE }),
  paused_on: named('paused_on', { kind: DATE }),
  pivoted_on: named('pivoted_on', { kind: DATE }),
  renamed_on: named('renamed_on', { kind: DATE }),
  event: named('event', { kind: 'choice', choices: EVENT_KINDS }),
  investors_count: named('investors_count', COUNT),
  founders_count: named('founders_count', COUNT),
} satisfies Record<string, FilterColumn>;
type FactColumn = keyof typeof FACT_FILTERS;

/** How many of a startup's rounds are such as the other filters on its rounds say. */
export const HOW_MANY = 'any_round.rounds_count';
export const ROUNDS_COUNTED: FilterColumns<typeof HOW_MANY> = {
  [HOW_MANY]: named(HOW_MANY, COUNT),
};

export const INVESTOR_FILTERS: FilterColumns<InvestorColumn> = {
  country: labelled({ kind: 'text' }, () => ROUND_FILTERS.country.label),
  type: named('type', { kind: 'text' }),
  deals_count: named('deals_count', COUNT),
  /** Of the rounds that the other filters on rounds leave. */
  lead_count: named('lead_count', COUNT),
  startups_count: named('startups_count', COUNT),
  last_deal_on: named('last_deal_on', { kind: DATE }),
};

/** Columns of an investor's rounds, by the names that questions for investors have for them. */
export const ROUNDS_OF_INVESTORS: Readonly<Record<string, keyof typeof ROUND_FILTERS>> = {
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
  valuation_usd: 'valuation_usd',
};

export const isStartupColumn = (column: string): column is ColumnName => column in STARTUP_FILTERS;
export const isFactColumn = (column: string): column is FactColumn => column in FACT_FILTERS;
export const isRoundColumn = (column: string) => column in ROUND_FILTERS;

/** "amount" of any_round.amount. */
export const ofAnyRound = (column: string): string | null =>
  column.startsWith('any_round.') ? column.slice('any_round.'.length) : null;
