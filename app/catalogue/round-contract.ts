// Funding rounds. Money is US dollars; null means unknown.
import { z } from 'zod';
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import { ROUND, ROUND_FACTS } from './round.ts';
import { partialDate, shapesOfSome } from './shapes.ts';
import { newsItem, source, sourceSummary } from './sources/contract.ts';

export const roundInvestor = z.object({
  name: z.string(),
  slug: z.string(),
  is_lead: z.boolean(),
  /** With " (lead)" when leading. */
  label: z.string(),
});
export type RoundInvestor = z.output<typeof roundInvestor>;

export const roundAmount = {
  amount: z.number().positive().nullable(),
  /** As announced, when that was not in US dollars. */
  reported_amount: z.number().positive().nullable(),
  reported_currency: z.string().nullable(),
};

export const roundFacts = shapesOfSome(ROUND, ROUND_FACTS);

export const fundingRow = z.object({
  slug: z.string(),
  round: z.enum(FUNDING_ROUNDS),
  date: z.string().nullable(),
  precision: z.enum(['day', 'month', 'year']).nullable(),
  ...roundAmount,
  ...roundFacts,
  /** True when no source of it can show the figure. */
  is_weak: z.boolean(),
  investors: z.array(roundInvestor),
  source_url: z.string().nullable(),
  source: sourceSummary.nullable(),
  /** Every report of it, the one it follows first. */
  sources: z.array(source),
  note: z.string().nullable(),
});
export type FundingRow = z.output<typeof fundingRow>;

const amount = z.number().positive().nullable();
const round = z.enum(FUNDING_ROUNDS);

const neighbourRound = z.object({
  slug: z.string(),
  round,
  announced_on: partialDate,
  ...roundAmount,
});

/** `round`, `announced_on` and `amount` are null where they equal the round's, or are missing. */
const fundingSource = source.extend({
  /** True for the report the round follows. */
  is_preferred: z.boolean(),
  round: round.nullable(),
  announced_on: partialDate.nullable(),
  amount,
});
export type FundingSource = z.output<typeof fundingSource>;

/** Share of the disclosed total of its main industry in its year. */
const industryShare = z.object({
  industry: z.object({ name: z.string(), slug: z.string() }),
  year: z.int(),
  /** US dollars of the industry's year. */
  total: z.number().positive(),
  rounds: z.int(),
  /** 12.5 is 12.5 %. */
  percent: z.number(),
});
export type IndustryShare = z.output<typeof industryShare>;

/** The announced amount in another currency. */
const reportedAmount = z.object({
  amount: z.number().positive(),
  /** ISO 4217. */
  currency: z.string(),
  /** US dollars per unit on that day; without a rate null, as is the round's `amount`. */
  usd_rate: z.number().positive().nullable(),
  usd_rate_on: z.string().nullable(),
});
export type ReportedAmount = z.output<typeof reportedAmount>;

/** GET /funding/{slug}. */
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
  ...roundFacts,
  /** True when no source of it can show the figure. */
  is_weak: z.boolean(),
  /** Null for US dollars, or when the amount follows another report. */
  reported: reportedAmount.nullable(),
  /** Null where the kind of round does not say. */
  is_equity: z.boolean().nullable(),
  /** Leads first. */
  investors: z.array(roundInvestor),
  previous_round: neighbourRound.nullable(),
  next_round: neighbourRound.nullable(),
  /** Disclosed up to and including this round; null without a date. */
  cumulative_total: amount,
  industry_share: industryShare.nullable(),
  news: z.array(newsItem),
  sources: z.array(fundingSource),
  note: z.string().nullable(),
  is_fictional: z.boolean(),
  updated_at: z.string(),
});
export type Funding = z.output<typeof funding>;
