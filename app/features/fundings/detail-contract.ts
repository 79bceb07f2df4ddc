// What /funding/{slug} answers (decisions.md, funding detail). Money is US dollars; null means unknown.
import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { newsItem, source } from '../sources/contract.ts';
import { partialDate, roundInvestor } from './contract.ts';

const amount = z.number().positive().nullable();
const round = z.enum(FUNDING_ROUNDS);

/** A round as another of the same startup points to it. */
export const neighbourRound = z.object({
  slug: z.string(),
  round,
  announced_on: partialDate,
  amount,
});
export type NeighbourRound = z.output<typeof neighbourRound>;

/** One source of a round. `round`, `announced_on` and `amount` are null where it says the same, or nothing. */
export const fundingSource = source.extend({
  /** True when the round's own values follow it. */
  is_preferred: z.boolean(),
  round: round.nullable(),
  announced_on: partialDate.nullable(),
  amount,
});
export type FundingSource = z.output<typeof fundingSource>;

/** What part a round is of everything disclosed in its startup's main industry in the same year. */
export const industryShare = z.object({
  industry: z.object({ name: z.string(), slug: z.string() }),
  year: z.int(),
  /** US dollars of the industry's year. */
  total: z.number().positive(),
  rounds: z.int(),
  /** 12.5 is 12.5 %. */
  percent: z.number(),
});
export type IndustryShare = z.output<typeof industryShare>;

/** The amount as it was announced, when that was not in US dollars. */
export const reportedAmount = z.object({
  amount: z.number().positive(),
  /** ISO 4217. */
  currency: z.string(),
  /** US dollars for one unit, on that day; null where no rate was known, and then `amount` of the round is null, too. */
  usd_rate: z.number().positive().nullable(),
  usd_rate_on: z.string().nullable(),
});
export type ReportedAmount = z.output<typeof reportedAmount>;

export const funding = z.object({
  slug: z.string(),
  startup: z.object({
    name: z.string(),
    slug: z.string(),
    logo: z.string().nullable(),
    tagline: z.string().nullable(),
    country: z.string(),
    country_slug: z.string(),
  }),
  round,
  announced_on: partialDate.nullable(),
  amount,
  /** Null where it was announced in US dollars, or where the amount follows another report. */
  reported: reportedAmount.nullable(),
  /** Null where the kind of round does not tell. */
  is_equity: z.boolean().nullable(),
  /** Leads first. */
  investors: z.array(roundInvestor),
  previous_round: neighbourRound.nullable(),
  next_round: neighbourRound.nullable(),
  /** Disclosed up to and including this round; null for a round without a date. */
  cumulative_total: amount,
  industry_share: industryShare.nullable(),
  news: z.array(newsItem),
  sources: z.array(fundingSource),
  note: z.string().nullable(),
  is_fictional: z.boolean(),
  updated_at: z.string(),
});
export type Funding = z.output<typeof funding>;
