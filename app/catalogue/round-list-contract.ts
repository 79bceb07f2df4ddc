// Lists of rounds. Money is US dollars; null means unknown.

import { z } from 'zod';
import { FUNDING_ROUNDS, MONEY_KINDS } from '../base/enumerations.ts';
import { pageMeta, pageParam } from '../http/params.ts';
import { leftOut } from './left-out.ts';
import { roundAmount, roundFacts, roundInvestor } from './round-contract.ts';
import { partialDate } from './shapes.ts';

export const ROUNDS_PER_PAGE = 20;

export const roundRow = z.object({
  slug: z.string(),
  round: z.enum(FUNDING_ROUNDS),
  kind: z.enum(MONEY_KINDS),
  announced_on: partialDate.nullable(),
  ...roundAmount,
  ...roundFacts,
  /** True when no source of it can show the figure. */
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

/** Of all matches; rounds that totals leave out are listed but not summed. */
const roundSums = z.object({
  total_amount: z.number().nullable(),
  equity: z.number().nullable(),
  debt: z.number().nullable(),
  grants: z.number().nullable(),
  /** Convertible, secondary, tokens and of no stated kind. */
  other: z.number().nullable(),
  median_amount: z.number().nullable(),
  /** Rounds whose amount is in total_amount. */
  counted: z.int(),
  undisclosed: z.int(),
  /** Announced in another currency, without a sourced rate. */
  other_currency: z.int(),
  /** Of weak sources only. */
  weak: z.int(),
  left_out: leftOut,
});
export type RoundSums = z.output<typeof roundSums>;

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

export const filter = (means: string) => z.string().max(2_000).optional().describe(means);

const MOST_PER_PAGE = 100;
export const perPage = (rows: string, usual: number) =>
  z.coerce
    .number()
    .int()
    .min(1)
    .max(MOST_PER_PAGE)
    .default(usual)
    .describe(`${rows} a page, at most ${MOST_PER_PAGE}`);

/** Parameters of the list, its CSV and its feed; app/find/lists/list-address.ts reads them. */
export const roundsQuery = z.object({
  round: filter('Round, such as Seed; several by commas; ! before the first for all others'),
  kind: filter('equity, debt, grant, convertible, secondary, token or other'),
  amount: filter('US dollars: 5M.. from, ..5M up to, 1M..5M both'),
  announced_on: filter('Year, month or day; 2022..2024 a range; 90d the last 90 days'),
  investor: filter('Slug or name; again for another one who joined too; unknown for none named'),
  lead_investor: filter('Slug or name'),
  country: filter('Country of the startup'),
  city: filter('City of the startup'),
  industry: filter('Industry of the startup'),
  startup: filter('Slug or name of the startup'),
  disclosed: filter('yes or no: whether a source names the amount; counted: whether sums count it'),
  sort: z
    .string()
    .max(40)
    .optional()
    .describe('announced_on, amount or startup; a minus before it for descending'),
  page: pageParam,
  per_page: perPage('Rounds', ROUNDS_PER_PAGE),
});
