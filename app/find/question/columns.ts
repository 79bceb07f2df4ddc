// What a question can filter by, beside the columns of advanced search and of rounds.

import { EVENT_KINDS } from '../../base/enumerations.ts';
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

export const FACT_FILTERS = {
  acquired_on: {
    kind: DATE,
    get label() {
      return columns.acquired_on;
    },
  },
  acquired_for: {
    kind: 'number',
    get label() {
      return columns.acquired_for;
    },
  },
  listed_on: {
    kind: DATE,
    get label() {
      return columns.listed_on;
    },
  },
  merged_on: {
    kind: DATE,
    get label() {
      return columns.merged_on;
    },
  },
  paused_on: {
    kind: DATE,
    get label() {
      return columns.paused_on;
    },
  },
  pivoted_on: {
    kind: DATE,
    get label() {
      return columns.pivoted_on;
    },
  },
  renamed_on: {
    kind: DATE,
    get label() {
      return columns.renamed_on;
    },
  },
  event: {
    kind: 'choice',
    get label() {
      return columns.event;
    },
    choices: EVENT_KINDS,
  },
  investors_count: {
    ...COUNT,
    get label() {
      return columns.investors_count;
    },
  },
  founders_count: {
    ...COUNT,
    get label() {
      return columns.founders_count;
    },
  },
} satisfies Record<string, FilterColumn>;
type FactColumn = keyof typeof FACT_FILTERS;

/** How many of a startup's rounds are such as the other filters on its rounds say. */
export const HOW_MANY = 'any_round.rounds_count';
export const ROUNDS_COUNTED: FilterColumns<typeof HOW_MANY> = {
  [HOW_MANY]: {
    ...COUNT,
    get label() {
      return columns[HOW_MANY];
    },
  },
};

export const INVESTOR_FILTERS: FilterColumns<InvestorColumn> = {
  country: {
    kind: 'text',
    get label() {
      return columns.country;
    },
  },
  type: {
    kind: 'text',
    get label() {
      return columns.type;
    },
  },
  deals_count: {
    ...COUNT,
    get label() {
      return columns.deals_count;
    },
  },
  /** Of the rounds that the other filters on rounds leave. */
  lead_count: {
    ...COUNT,
    get label() {
      return columns.lead_count;
    },
  },
  startups_count: {
    ...COUNT,
    get label() {
      return columns.startups_count;
    },
  },
  last_deal_on: {
    kind: DATE,
    get label() {
      return columns.last_deal_on;
    },
  },
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
