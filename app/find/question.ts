// A query of the search engine: conditions on columns, an order and a page of matches.

/** Columns of search_startups for conditions and sort keys, with their SQL names. */
export const COLUMNS = {
  name: 'name',
  tagline: 'tagline',
  overview: 'overview',
  website: 'website',
  country: 'country_id',
  state: 'state_id',
  city: 'city_id',
  industry: 'industry_ids',
  type: 'type',
  status: 'status',
  employee_range: 'employee_range',
  year_founded: 'year_founded',
  latest_round: 'latest_round',
  total_fundings: 'total_fundings',
  fundings_count: 'fundings_count',
  last_funding_on: 'last_funding_on',
  last_funding_amount: 'last_funding_amount',
  investor: 'investor_ids',
  lead_investor: 'lead_investor_ids',
  founder: 'founder_ids',
  technology: 'technology_ids',
  women_led: 'women_led',
  acquired_by: 'acquired_by',
  closed_on: 'closed_on',
  incorporated_in: 'incorporated_in',
  operates_in: 'operates_in',
  business_model: 'business_models',
  public_ticker: 'public_ticker',
  twitter_followers: 'twitter_followers',
  updated_at: 'updated_at',
} as const;
export type ColumnName = keyof typeof COLUMNS;

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

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
  | { kind: 'number'; comparisons: Array<{ is: Comparison; than: number }> }
  /** Days, both included; open where absent. */
  | { kind: 'date'; from?: string; to?: string }
  | { kind: 'choice'; values: readonly string[] }
  /** At least one id of each group. */
  | { kind: 'ids'; groups: ReadonlyArray<readonly number[]> };

export interface Condition {
  column: ColumnName;
  /** Everything that fails the test, unknown values included. */
  isNegated: boolean;
  test: Test;
}

export type RoundColumn =
  | 'round'
  | 'kind'
  | 'amount'
  | 'announced_on'
  | 'investor'
  | 'lead_investor'
  | 'country'
  | 'city'
  | 'industry'
  | 'startup'
  | 'disclosed'
  | 'currency'
  | 'announced_amount';

/** As a condition on startups: a negated one lets unknown values pass. */
export interface RoundCondition {
  column: RoundColumn;
  isNegated: boolean;
  test: Exclude<Test, TextTest>;
}

/** One round of the startup that meets all of these; where negated, none. */
export interface AnyRound {
  column: 'any_round';
  isNegated: boolean;
  rounds: readonly RoundCondition[];
}

export interface SortKey {
  column: ColumnName;
  isDescending: boolean;
}

export interface Question {
  conditions: ReadonlyArray<Condition | AnyRound>;
  /** Unknown values come last in both directions; ties are ordered by name. */
  sort: readonly SortKey[];
}

export interface RoundSortKey {
  column: 'announced_on' | 'amount' | 'startup';
  isDescending: boolean;
}

/** For rounds: conditions on a round, its startup and its investors, and an order. */
export interface RoundQuestion {
  conditions: readonly RoundCondition[];
  /** Unknown values come last in both directions; ties are ordered newest, then largest first. */
  sort: RoundSortKey;
}

export interface Part {
  offset: number;
  limit: number;
}

/** Larger totals are "at least" this many. */
export const MAX_COUNTED = 1_000;
/** Facets count the first matches in the order, up to this many. */
export const MAX_FACETED = 5_000;
/** Shorter texts only match at the beginning of words. */
export const LENGTH_TO_CONTAIN = 3;
