// The plans of config/plans.json, and what each kind of visitor may take.

export const INTERVALS = ['month', 'year'] as const;
export type Interval = (typeof INTERVALS)[number];

export interface Price {
  currency: string;
  interval: Interval;
  /** In the currency's smallest unit: 1900 is USD 19.00, 5000 is XOF 5,000. */
  amount: number;
  /** Ids of prices created at the provider beforehand. */
  providerIds: { stripe?: string; paystack?: string };
}

export interface Plan {
  slug: string;
  name: string;
  summary: string;
  /** By feature key: whether the plan has it, or how much of it in words. */
  features: Readonly<Record<string, boolean | string>>;
  limits: Readonly<Record<keyof typeof ACCESS_LIMITS, number>>;
  /** Before the first payment of a first subscription. */
  trialDays: number;
  /** Empty: the plan of every account. */
  prices: readonly Price[];
}

export interface Plans {
  /** The shipped file: its prices are examples, and pages say so. */
  isSample: boolean;
  /** Rows of the comparison of plans. */
  features: ReadonlyArray<{ key: string; label: string }>;
  plans: readonly Plan[];
}

/** Nothing is for sale: everybody has a subscriber's limits. */
export function isAllOpen({ plans }: Plans): boolean {
  return plans.every(({ prices }) => prices.length === 0);
}

export function findPlan({ plans }: Plans, slug: string): Plan | null {
  return plans.find((plan) => plan.slug === slug) ?? null;
}

export function findPrice(plan: Plan, interval: string, currency: string): Price | null {
  const isAsked = (price: Price) => price.interval === interval && price.currency === currency;
  return plan.prices.find(isAsked) ?? null;
}

/** In the order of the file: the first is the default. */
export function listCurrencies({ plans }: Plans): string[] {
  return [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
}

export interface AccessLimit {
  visitor: number;
  account: number;
  subscriber: number;
}

export const ACCESS_LIMITS = {
  csvRows: { visitor: 2_000, account: 10_000, subscriber: 50_000 },
  /** Columns of the page; the API allows ten for everybody. */
  comparedOnPage: { visitor: 5, account: 5, subscriber: 10 },
  savedComparisons: { visitor: 0, account: 10, subscriber: 200 },
  lists: { visitor: 0, account: 5, subscriber: 100 },
  listRows: { visitor: 0, account: 200, subscriber: 2_000 },
  alerts: { visitor: 0, account: 5, subscriber: 100 },
  apiCallsPerMinute: { visitor: 60, account: 120, subscriber: 600 },
} as const satisfies Record<string, AccessLimit>;

/** Calls with a key, of all keys of an account together. */
export const KEY_LIMITS = {
  perMinute: { account: 120, subscriber: 1_200 },
  perDay: { account: 20_000, subscriber: 200_000 },
} as const;
export const MAX_KEYS = 20;

/** Startups in one API call. */
export const MAX_COMPARED = 10;

/** Scopes of an API key. */
export const KEY_SCOPES = ['read', 'lists', 'listing'] as const;
export type KeyScope = (typeof KEY_SCOPES)[number];
