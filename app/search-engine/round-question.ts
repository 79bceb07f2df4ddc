// A query for rounds: conditions on a round, its startup and its investors, and an order.
import type { RoundCondition } from './question.ts';
export interface RoundSortKey {
  column: 'announced_on' | 'amount' | 'startup';
  isDescending: boolean;
}

export interface RoundQuestion {
  conditions: readonly RoundCondition[];
  /** Unknown values come last in both directions; ties are ordered newest, then largest first. */
  sort: RoundSortKey;
}

/** What is summed of all matches. Rounds of weak sources only are listed but not summed. */
export interface RoundSums {
  /** US dollars; null where none counts. */
  total_amount: number | null;
  equity: number | null;
  debt: number | null;
  grants: number | null;
  /** Convertible, secondary, tokens and of no stated kind. */
  other: number | null;
  median_amount: number | null;
  counted: number;
  /** No source names an amount. */
  undisclosed: number;
  /** Announced in another currency, without a sourced rate. */
  other_currency: number;
  weak: number;
}
