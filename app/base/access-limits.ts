// What a visitor, an account and a subscriber may take (decisions.md, visitors' limits).

export interface AccessLimit {
  visitor: number;
  account: number;
  subscriber: number;
}

export const ACCESS_LIMITS = {
  csvRows: { visitor: 100, account: 1_000, subscriber: 50_000 },
  /** Columns of the page; the API allows ten for everybody. */
  comparedOnPage: { visitor: 5, account: 5, subscriber: 10 },
  savedComparisons: { visitor: 0, account: 10, subscriber: 200 },
  alerts: { visitor: 0, account: 5, subscriber: 100 },
  apiCallsPerMinute: { visitor: 60, account: 120, subscriber: 600 },
} as const satisfies Record<string, AccessLimit>;

/** Calls with a key, of all keys of an account together (decisions.md, keys). */
export const KEY_LIMITS = {
  perMinute: { account: 120, subscriber: 1_200 },
  perDay: { account: 20_000, subscriber: 200_000 },
} as const;
export const MAX_KEYS = 20;

/** Startups in one API call (decisions.md, comparison). */
export const MAX_COMPARED = 10;
