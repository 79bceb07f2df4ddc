// Investors. Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import { pageParam } from '../http/params.ts';
import { roundAmount } from './round-contract.ts';
import { namedLink, partialDate, usd } from './shapes.ts';
import { source } from './sources/contract.ts';
import { startupLink, startupRow } from './startup-contract.ts';

export const INVESTORS_PER_PAGE = 20;
export const ROUNDS_PER_ANSWER = 500;
export const TOP_INVESTORS = 10;
export const CO_INVESTORS = 10;
export const ROUNDS_NAMED = 3;

export const investorRow = namedLink.extend({
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

function ofTopLists<Of extends z.ZodType>(list: Of) {
  return z.object({ top_angels: list, top_seed: list, top_series_a: list, top_grants: list });
}

/** Counts only rounds of the list's kind and window. */
export const topInvestors = ofTopLists(z.array(investorRow));
export type TopInvestors = z.output<typeof topInvestors>;
export type TopList = keyof TopInvestors;

/** 36 months, or null for all time when those have no such round. */
export const topWindows = ofTopLists(z.int().nullable());
export type TopWindows = z.output<typeof topWindows>;

export const investorResult = investorRow.extend({
  /** Rounds it states or has joined. */
  stages: z.array(z.enum(FUNDING_ROUNDS)),
  website: z.string().nullable(),
  /** Median of the disclosed rounds it led. */
  typical_amount: usd,
});
export type InvestorResult = z.output<typeof investorResult>;

const words = (longest: number, means: string) =>
  z.string().trim().max(longest).optional().describe(means);

export const investorSearchQuery = z.object({
  q: words(200, 'Words of the name; case, accents and slips are forgiven'),
  type: words(80, 'A value of /investors/types-and-stages'),
  stage: words(80, 'A value of /investors/types-and-stages'),
  country: words(120, 'Where it is based: a value of /investors/types-and-stages'),
  place: words(120, 'A country or city of startups it backed'),
  sector: words(120, 'An industry of startups it backed'),
  led: words(10, 'yes: led at least one round'),
  since: words(10, 'Year: joined a round in it or later'),
  sort: words(
    40,
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

const portfolioRow = startupLink.extend({
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

const coInvestor = namedLink.extend({
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
