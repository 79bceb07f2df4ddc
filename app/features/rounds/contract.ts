// Lists of rounds (decisions.md, second edition). Money is US dollars; null means undisclosed.
import { z } from 'zod';
import { FUNDING_ROUNDS, MONEY_KINDS } from '../../base/enumerations.ts';
import { pageMeta } from '../../http/paging.ts';
import { partialDate, roundInvestor } from '../fundings/contract.ts';

export const ROUNDS_PER_PAGE = 20;
export const MAX_ROUNDS_PER_PAGE = 100;

export const roundRow = z.object({
  slug: z.string(),
  round: z.enum(FUNDING_ROUNDS),
  kind: z.enum(MONEY_KINDS),
  announced_on: partialDate.nullable(),
  amount: z.number().positive().nullable(),
  /** As announced, when that was not in US dollars. */
  reported_amount: z.number().positive().nullable(),
  reported_currency: z.string().nullable(),
  /** True when no source of it can show the figure: sums leave it out. */
  is_weak: z.boolean(),
  startup: z.object({
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    country: z.string(),
    country_slug: z.string(),
    /** Its main one. */
    industry: z.string().nullable(),
  }),
  /** Leads first. */
  investors: z.array(roundInvestor),
  sources_count: z.int(),
  source_url: z.string().nullable(),
  updated_at: z.string(),
});
export type RoundRow = z.output<typeof roundRow>;

export const roundSums = z.object({
  total_amount: z.number().nullable(),
  /** Rounds whose amount is in total_amount. */
  counted: z.int(),
  undisclosed: z.int(),
  /** Announced in another currency, without a sourced rate. */
  other_currency: z.int(),
  /** Of weak sources only. */
  weak: z.int(),
});

export const roundsAnswer = z.object({
  data: z.array(roundRow),
  meta: pageMeta.extend({
    total_is: z.enum(['exact', 'at_least']),
    sort: z.string(),
    /** Of all matches; null where there are too many to be summed. */
    sums: roundSums.nullable(),
  }),
});
export type RoundsAnswer = z.output<typeof roundsAnswer>;
