// The types of queries: conditions on columns, an order, and a page of the matches.

import type { ColumnName, RoundColumn } from './filters/filter-columns.ts';

export type Comparison = '=' | '>' | '>=' | '<' | '<=';
export type Comparisons = ReadonlyArray<{ is: Comparison; than: number }>;

export interface TextTest {
  kind: 'text';
  how: 'contains' | 'equals' | 'starts_with' | 'ends_with';
  /** Without case and accents (fold_name). */
  text: string;
}

/** Unknown values pass no test. */
export type Test =
  | { kind: 'blank' }
  | TextTest
  | { kind: 'number'; comparisons: Comparisons }
  /** Days, both included; open where absent. */
  | { kind: 'date'; from?: string; to?: string }
  | { kind: 'choice'; values: readonly string[] }
  /** At least one id of each group. */
  | { kind: 'ids'; groups: ReadonlyArray<readonly number[]> };

export interface Condition<Column extends string = ColumnName> {
  column: Column;
  /** Everything that fails the test, unknown values included. */
  isNegated: boolean;
  test: Test;
}

/** On a round, its investors, or its startup, which may have to meet conditions of its own. */
export type RoundCondition = Condition<RoundColumn> | OfStartups;

interface OfStartups {
  column: 'startups';
  conditions: readonly StartupCondition[];
}

/** One round of the startup that meets all of these; where negated, none. */
export interface AnyRound {
  column: 'any_round';
  isNegated: boolean;
  rounds: readonly RoundCondition[];
  /** How many there are, where more than one is asked for. */
  counted?: Comparisons;
}

/** One event of the startup of these kinds, then and for that price; where negated, none. */
export interface AnyEvent {
  column: 'any_event';
  isNegated: boolean;
  kinds: readonly string[];
  from?: string;
  to?: string;
  comparisons: Comparisons;
}

/** One of these startups. */
interface OneOfIds {
  column: 'id';
  ids: readonly number[];
}

export type CountColumn = 'investors_count' | 'founders_count';
export type StartupCondition = Condition<ColumnName | CountColumn> | AnyRound | AnyEvent | OneOfIds;

export interface SortKey {
  column: ColumnName;
  isDescending: boolean;
}

export interface Question {
  conditions: readonly StartupCondition[];
  /** Unknown values come last in both directions; ties are ordered by name. */
  sort: readonly SortKey[];
  /** Ids that come before all others, in this order. */
  first?: readonly number[];
}

export interface RoundSortKey {
  column: 'announced_on' | 'amount' | 'startup';
  isDescending: boolean;
}

export interface RoundQuestion {
  conditions: readonly RoundCondition[];
  /** Unknown values come last in both directions; ties are ordered newest, then largest first. */
  sort: RoundSortKey;
}

export type InvestorColumn =
  | 'country'
  | 'type'
  | 'deals_count'
  | 'lead_count'
  | 'startups_count'
  | 'last_deal_on';

export interface InvestorQuestion {
  /** Counts are of what the rounds leave, where there are any. */
  conditions: ReadonlyArray<Condition<InvestorColumn>>;
  /** One round that it joined meets all of these. */
  rounds: readonly RoundCondition[];
  /** Each is met by another round that it joined. */
  also: readonly RoundCondition[];
  /** Of rounds those that it led. */
  hasLed: boolean;
  sort: 'deals' | 'last' | 'name';
}

/** Founders of the startups that meet the conditions. */
export interface FounderQuestion {
  conditions: readonly StartupCondition[];
  isCalledShe: boolean;
  /** Of all startups that they founded. */
  founded: Comparisons;
}

export interface Part {
  offset: number;
  limit: number;
}

export interface Total {
  /** At most MAX_COUNTED. */
  total: number;
  totalIs: 'exact' | 'at_least';
}

export interface Found extends Total {
  ids: number[];
}

/** Of a large catalogue (mostCounted), larger totals are "at least" this many. */
export const MAX_COUNTED = 1_000;
/** Facets count the first matches in the order, up to this many. */
export const MAX_FACETED = 5_000;
/** Shorter texts only match at the beginning of words. */
export const LENGTH_TO_CONTAIN = 3;
