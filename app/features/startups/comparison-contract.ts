import { z } from 'zod';
import { STARTUP_STATUSES } from '../../base/enumerations.ts';
import { partialDate } from '../../catalogue/round-contract.ts';
import { namedLink, startupRow } from '../../catalogue/startup-contract.ts';

export const comparedStartup = startupRow.extend({
  public_ticker: z.string().nullable(),
  twitter_followers: z.int().nullable(),
  hq_city: z.string().nullable(),
  state: z.string().nullable(),
  industries: z.array(namedLink),
  is_liked_by_user: z.boolean(),
  status: z.enum(STARTUP_STATUSES).nullable(),
  fundings_count: z.int(),
  last_funding_on: partialDate.nullable(),
  last_funding_amount: z.number().nullable(),
  /** Of the same round, where it was announced in another currency. */
  last_funding_reported_amount: z.number().nullable(),
  last_funding_reported_currency: z.string().nullable(),
  investors_count: z.int(),
  /** At most three: leads first, then who came last. */
  investors: z.array(namedLink),
  equity_raised: z.number().nullable(),
  debt_raised: z.number().nullable(),
  grants_raised: z.number().nullable(),
});
export type ComparedStartup = z.output<typeof comparedStartup>;
