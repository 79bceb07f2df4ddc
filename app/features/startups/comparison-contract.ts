import { z } from 'zod';
import type { RoundAmount } from '../../base/money.ts';
import { fieldsFor } from '../../catalogue/field.ts';
import { namedLink, shapesFor } from '../../catalogue/shapes.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';

/** The city is called hq_city here. */
const { city: _, ...facts } = shapesFor(STARTUP, 'compare');
export const COMPARED_FACTS = Object.keys(facts) as Array<keyof typeof facts>;

/** Facts that rows of their own compare, together with others. */
const IN_OWN_ROWS = [
  ...['country', 'state', 'city', 'year_founded', 'industries', 'employee_range', 'status'],
  ...['twitter_followers', 'latest_round', 'total_fundings', 'fundings_count', 'investors'],
  ...['last_funding_on', 'last_funding_amount'],
];
export const FURTHER_FACTS = fieldsFor(STARTUP, 'compare').filter(
  ([name]) => !IN_OWN_ROWS.includes(name),
);

/** Columns of the newest round, for one announced in another currency. */
export const ANNOUNCED = ['reported_amount', 'reported_currency'] as const;

export const comparedStartup = startupRow.extend({
  ...facts,
  public_ticker: z.string().nullable(),
  hq_city: z.string().nullable(),
  is_liked_by_user: z.boolean(),
  last_funding_reported_amount: z.number().nullable(),
  last_funding_reported_currency: z.string().nullable(),
  investors_count: z.int(),
  /** At most three: leads first, then who came last. */
  investors: z.array(namedLink),
  equity_raised: z.number().nullable(),
  debt_raised: z.number().nullable(),
  grants_raised: z.number().nullable(),
  /** Counted dollars up to and with each dated round, oldest first. */
  raised_over_time: z.array(z.object({ date: z.string(), total: z.number() })),
  /** Further rows, in words. */
  further: z.array(z.object({ label: z.string(), text: z.string().nullable() })),
});
export type ComparedStartup = z.output<typeof comparedStartup>;

export const newestRoundOf = (startup: ComparedStartup): RoundAmount => ({
  amount: startup.last_funding_amount,
  reported_amount: startup.last_funding_reported_amount,
  reported_currency: startup.last_funding_reported_currency,
});
