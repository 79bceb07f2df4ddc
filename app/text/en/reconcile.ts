import { sayMany } from '../../base/count.ts';

export const reconcileText = {
  service: (product: string) => `${product}: African startups and their investors`,
  types: {
    startup: 'Startup',
    investor: 'Investor',
    industry: 'Industry',
    location: 'Country or city',
  },
  /** Beside what is recorded. */
  properties: {
    deals_count: 'Number of rounds joined',
    lead_count: 'Number of rounds led',
    total_amount: 'Sum of rounds joined, US dollars',
    last_deal_on: 'Date of the last round joined',
    startups_count: 'Number of startups',
    url: 'Page on this site',
  },
  wrong: {
    json: (field: string) => `${field}: expected JSON`,
    tooMany: (most: number, got: number) => `expected at most ${most} queries, got ${got}`,
    noQuery: 'expected a query, or properties to match',
  },
  unknown: 'Nothing has this identifier.',
  raised: (amount: string) => `Raised ${amount}`,
  inRounds: (count: number) => sayMany(count, 'round', 'rounds'),
} as const;
