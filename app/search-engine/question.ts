// What the search engine is asked: conditions on columns of a startup, an order, and which part of the matches.

/** Every column of search_startups that a condition or an order can name, with its name in SQL. */
export const COLUMNS = {
  name: 'name',
  tagline: 'tagline',
  overview: 'overview',
  website: 'website',
  country: 'country_id',
  state: 'state_id',
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
  public_ticker: 'public_ticker',
  twitter_followers: 'twitter_followers',
  updated_at: 'updated_at',
} as const;
export type ColumnName = keyof typeof COLUMNS;

export type Comparison = '=' | '>' | '>=' | '<' | '<=';

export interface TextTest {
  kind: 'text';
  how: 'contains' | 'equals' | 'starts_with' | 'ends_with';
  /** Without case and accents, as search_startups has it (fold_name). */
  text: string;
}

/** What has to be true of a startup's value; an unknown value never passes one. */
export type Test =
  | { kind: 'blank' }
  | TextTest
  | { kind: 'number'; comparisons: Array<{ is: Comparison; than: number }> }
  /** Days, both included; without `from` or `to` it is open on that side. */
  | { kind: 'date'; from?: string; to?: string }
  | { kind: 'choice'; values: readonly string[] }
  /** At least one id of each group. */
  | { kind: 'ids'; groups: ReadonlyArray<readonly number[]> };

export interface Condition {
  column: ColumnName;
  /** Everything that does not pass the test, unknown values included. */
  isNegated: boolean;
  test: Test;
}

export interface SortKey {
  column: ColumnName;
  isDescending: boolean;
}

export interface Question {
  /** All of them have to pass. */
  conditions: readonly Condition[];
  /** Unknown values come last in both directions; equals follow by name. */
  sort: readonly SortKey[];
}

/** In rows. */
export interface Part {
  offset: number;
  limit: number;
}

/** Matches are counted up to this many; more are "at least" so many. */
export const MAX_COUNTED = 1_000;
/** Facets count this many matches, the first in the order asked. */
export const MAX_FACETED = 5_000;
/** A shorter text is looked for at the beginning of words. */
export const LENGTH_TO_CONTAIN = 3;
