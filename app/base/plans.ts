// The plans that can be bought, as config/plans.json says them; checked by
// app/http/plans.server.ts.
import type { ACCESS_LIMITS } from './access-limits.ts';

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export interface Price {
  /** ISO 4217, upper case. */
  currency: string;
  interval: Interval;
  /** In the currency's smallest unit: 1900 is USD 19.00, 5000 is XOF 5,000. Never a fraction. */
  amount: number;
  /** The provider's own name for this price, where it wants one made beforehand. */
  providerIds: { stripe?: string; paystack?: string };
}

export interface Plan {
  slug: string;
  name: string;
  summary: string;
  /** By the key of each feature row: whether it has it, or how much of it in words. */
  features: Readonly<Record<string, boolean | string>>;
  limits: Readonly<Record<keyof typeof ACCESS_LIMITS, number>>;
  /** Days before the first payment, for who never had a subscription. */
  trialDays: number;
  /** None: the plan of everybody with an account. */
  prices: readonly Price[];
}

export interface Plans {
  /** The shipped file: its prices are examples, and pages say so. */
  isSample: boolean;
  /** The rows of the comparison, the same for every plan, in order. */
  features: ReadonlyArray<{ key: string; label: string }>;
  /** In the order they are shown. */
  plans: readonly Plan[];
}

/** Nothing is for sale: everybody has a subscriber's limits (decisions.md, subscription). */
export function isAllOpen({ plans }: Plans): boolean {
  return plans.every(({ prices }) => prices.length === 0);
}

/** Null for a plan that is not offered, or not any more. */
export function findPlan({ plans }: Plans, slug: string): Plan | null {
  return plans.find((plan) => plan.slug === slug) ?? null;
}

export function findPrice(plan: Plan, interval: string, currency: string): Price | null {
  const isAsked = (price: Price) => price.interval === interval && price.currency === currency;
  return plan.prices.find(isAsked) ?? null;
}

/** Every currency of a price, in the order of the file: the first is the one shown first. */
export function listCurrencies({ plans }: Plans): string[] {
  return [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
}
