// What the API answers about investors (spec sections 3 and 7, decisions.md). Money is US dollars; null means undisclosed.
import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { pageParam } from '../../http/paging.ts';
import { partialDate } from '../fundings/contract.ts';
import { source } from '../sources/contract.ts';
import { startupRow, usd } from '../startups/contract.ts';

export const INVESTORS_PER_PAGE = 20;
/** Of its portfolio, and of the startups it backed. */
export const ROUNDS_PER_ANSWER = 500;
export const TOP_INVESTORS = 10;
export const CO_INVESTORS = 10;

export const investorRow = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  type: z.string().nullable(),
  /** Any country of the world. */
  country: z.string().nullable(),
  /** Only of the 54, which have a page. */
  country_slug: z.string().nullable(),
  deals_count: z.int(),
  /** Sum of the disclosed rounds joined, not of its own cheques. */
  total_amount: usd,
  lead_count: z.int(),
  last_deal_on: partialDate.nullable(),
});
export type InvestorRow = z.output<typeof investorRow>;

/** Figures count rounds of the list's kind only, in its window. */
export const topInvestors = z.object({
  top_angels: z.array(investorRow),
  top_seed: z.array(investorRow),
  top_series_a: z.array(investorRow),
  top_grants: z.array(investorRow),
});
export type TopInvestors = z.output<typeof topInvestors>;
export type TopList = keyof TopInvestors;

/** How far back each list looks: 36 months, or null for all time when those hold no such round. */
export const topWindows = z.record(
  z.enum(['top_angels', 'top_seed', 'top_series_a', 'top_grants']),
  z.int().nullable(),
);
export type TopWindows = Record<TopList, number | null>;

export const investorResult = investorRow.extend({
  /** Kinds of round it says it invests in or has joined. */
  stages: z.array(z.enum(FUNDING_ROUNDS)),
  website: z.string().nullable(),
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
  page: pageParam,
});

export const portfolioQuery = z.object({ page: pageParam });

export const filterOption = z.object({ value: z.string(), label: z.string(), count: z.int() });
export type FilterOption = z.output<typeof filterOption>;

export const typesAndStages = z.object({
  types: z.array(filterOption),
  stages: z.array(filterOption),
});
export type TypesAndStages = z.output<typeof typesAndStages>;

/** A round the investor joined, as a row of its portfolio. */
export const portfolioRow = z.object({
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
  /** Of the whole round. */
  amount: usd,
  is_lead: z.boolean(),
});
export type PortfolioRow = z.output<typeof portfolioRow>;

export const coInvestor = z.object({
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  type: z.string().nullable(),
  /** Rounds both joined. */
  shared_count: z.int(),
});
export type CoInvestor = z.output<typeof coInvestor>;

export const investor = investorResult.extend({
  startups_count: z.int(),
  countries_count: z.int(),
  /** The startups it backed, best funded first: one page of them. */
  startups: z.array(startupRow),
  /** The rounds it joined, newest first: one page of deals_count. */
  portfolio: z.array(portfolioRow),
  co_investors: z.array(coInvestor),
  sources: z.array(source),
  is_fictional: z.boolean(),
  updated_at: z.string(),
});
export type Investor = z.output<typeof investor>;
