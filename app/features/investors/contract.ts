// Investors (spec sections 3 and 7). Money is US dollars; null means undisclosed.
import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { pageParam } from '../../http/paging.ts';
import { partialDate, roundAmount } from '../fundings/contract.ts';
import { source } from '../sources/contract.ts';
import { startupRow, usd } from '../startups/contract.ts';

export const INVESTORS_PER_PAGE = 20;
export const ROUNDS_PER_ANSWER = 500;
export const TOP_INVESTORS = 10;
export const CO_INVESTORS = 10;
export const ROUNDS_NAMED = 3;

export const investorRow = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  type: z.string().nullable(),
  country: z.string().nullable(),
  /** Slug of one of the 54. */
  country_slug: z.string().nullable(),
  deals_count: z.int(),
  /** Sum of the disclosed rounds joined, not of its own investments. */
  total_amount: usd,
  lead_count: z.int(),
  last_deal_on: partialDate.nullable(),
});
export type InvestorRow = z.output<typeof investorRow>;

/** Counts only rounds of the list's kind and window. */
export const topInvestors = z.object({
  top_angels: z.array(investorRow),
  top_seed: z.array(investorRow),
  top_series_a: z.array(investorRow),
  top_grants: z.array(investorRow),
});
export type TopInvestors = z.output<typeof topInvestors>;
export type TopList = keyof TopInvestors;

/** 36 months, or null for all time when those have no such round. */
export const topWindows = z.object({
  top_angels: z.int().nullable(),
  top_seed: z.int().nullable(),
  top_series_a: z.int().nullable(),
  top_grants: z.int().nullable(),
});
export type TopWindows = z.output<typeof topWindows>;

export const investorResult = investorRow.extend({
  /** Rounds it states or has joined. */
  stages: z.array(z.enum(FUNDING_ROUNDS)),
  website: z.string().nullable(),
  /** Median of the disclosed rounds it led. */
  typical_amount: usd,
});
export type InvestorResult = z.output<typeof investorResult>;

export const investorSearchQuery = z.object({
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .describe('Words of the name; case, accents and slips are forgiven'),
  type: z.string().trim().max(80).optional().describe('A value of /investors/types-and-stages'),
  stage: z.string().trim().max(80).optional().describe('A value of /investors/types-and-stages'),
  country: z
    .string()
    .trim()
    .max(120)
    .optional()
    .describe('Where it is based: a value of /investors/types-and-stages'),
  place: z.string().trim().max(120).optional().describe('A country or city of startups it backed'),
  sector: z.string().trim().max(120).optional().describe('An industry of startups it backed'),
  led: z.string().trim().max(10).optional().describe('yes: led at least one round'),
  since: z.string().trim().max(10).optional().describe('Year: joined a round in it or later'),
  sort: z
    .string()
    .trim()
    .max(40)
    .optional()
    .describe(
      'name, led, last_deal, total or typical_amount; - for descending; by deals when absent',
    ),
  page: pageParam,
});

export const portfolioQuery = z.object({ page: pageParam });

const filterOption = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FilterOption = z.output<typeof filterOption>;

export const typesAndStages = z.object({
  types: z.array(filterOption),
  stages: z.array(filterOption),
  /** Where investors are based, as far as known. */
  countries: z.array(filterOption),
});
export type TypesAndStages = z.output<typeof typesAndStages>;

const portfolioRow = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  country: z.string(),
  country_slug: z.string(),
  funding_slug: z.string(),
  round: z.enum(FUNDING_ROUNDS),
  date: z.string().nullable(),
  precision: z.enum(['day', 'month', 'year']).nullable(),
  ...roundAmount,
  is_lead: z.boolean(),
});
export type PortfolioRow = z.output<typeof portfolioRow>;

const coInvestor = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  type: z.string().nullable(),
  shared_count: z.int(),
  /** The newest of the rounds both joined. */
  rounds: z.array(
    z.object({ slug: z.string(), startup: z.string(), round: z.enum(FUNDING_ROUNDS) }),
  ),
});
export type CoInvestor = z.output<typeof coInvestor>;

export const investor = investorResult.extend({
  startups_count: z.int(),
  countries_count: z.int(),
  /** One page, best funded first. */
  startups: z.array(startupRow),
  /** One page of deals_count, newest first. */
  portfolio: z.array(portfolioRow),
  co_investors: z.array(coInvestor),
  sources: z.array(source),
  is_fictional: z.boolean(),
  updated_at: z.string(),
});
export type Investor = z.output<typeof investor>;
