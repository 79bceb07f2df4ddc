// Groups of startups: a country, a city, an industry. Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import { leftOut } from './left-out.ts';
import { roundAmount } from './round-contract.ts';
import { namedLink, partialDate, usd } from './shapes.ts';
import { startupRow } from './startup-contract.ts';

const share = z.number().min(0).max(1).nullable();

/** Shares of startups and rounds; null without any. */
export const completeness = z.object({
  rows_count: z.int(),
  /** Rounds whose amount totals count. */
  disclosed_count: z.int(),
  sourced_share: share,
  /** Looked at in the last 12 months, or whose source was. */
  checked_share: share,
});
export type Completeness = z.output<typeof completeness>;

export const groupFunding = z.object({
  slug: z.string(),
  startup: namedLink.extend({ logo: z.string().nullable() }),
  round: z.enum(FUNDING_ROUNDS),
  announced_on: partialDate,
  ...roundAmount,
});
export type GroupFunding = z.output<typeof groupFunding>;

export const groupFigures = z.object({
  startups_count: z.int(),
  fundings_count: z.int(),
  /** Exactly the sum of its startups' totals. */
  total_fundings: usd,
  left_out: leftOut,
  fundings_12m: usd,
  median_round: usd,
  completeness,
});
export type GroupFigures = z.output<typeof groupFigures>;

export const GROUP_INVESTORS = 8;

/** An investor with its rounds in the group. */
const groupInvestor = namedLink.extend({
  logo: z.string().nullable(),
  type: z.string().nullable(),
  deals_count: z.int(),
  lead_count: z.int(),
  last_deal_on: partialDate.nullable(),
});
export type GroupInvestor = z.output<typeof groupInvestor>;

export const groupHighlights = z.object({
  top_startups: z.array(startupRow),
  /** By rounds joined here. */
  top_investors: z.array(groupInvestor),
  latest_fundings: z.array(groupFunding),
});

export const groupPart = namedLink.extend({ startups_count: z.int(), total_fundings: usd });
export type GroupPart = z.output<typeof groupPart>;
