// A startup among the results of a search. Money is in US dollars; null means unknown.
import { z } from 'zod';
import { BUSINESS_MODELS, STARTUP_STATUSES, STARTUP_TYPES } from '../base/enumerations.ts';
import { partialDate } from './round-contract.ts';
import { namedLink, startupRow, usd } from './startup-contract.ts';

export const foundStartup = startupRow.extend({
  overview: z.string().nullable(),
  website: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  status: z.enum(STARTUP_STATUSES).nullable(),
  type: z.enum(STARTUP_TYPES).nullable(),
  public_ticker: z.string().nullable(),
  industries: z.array(namedLink),
  fundings_count: z.int(),
  last_funding_on: partialDate.nullable(),
  last_funding_amount: usd,
  investors: z.array(namedLink),
  lead_investors: z.array(namedLink),
  founders: z.array(z.string()),
  technologies: z.array(namedLink),
  twitter_followers: z.int().nullable(),
  /** Null when unknown. */
  women_led: z.literal('yes').nullable(),
  /** Who acquired it or merged with it, newest first. */
  acquired_by: z.string().nullable(),
  /** At its precision. */
  closed_on: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  incorporated_in: z.string().nullable(),
  operates_in: z.array(z.string()),
  business_models: z.array(z.enum(BUSINESS_MODELS)),
  updated_at: z.string(),
});
export type FoundStartup = z.output<typeof foundStartup>;
