// What the API says of a group of startups: those of a place, of an industry, or of both (decisions.md, /location).
// Money is US dollars; null means undisclosed.
import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { partialDate } from '../fundings/contract.ts';
import { namedLink, startupRow, usd } from './contract.ts';

const share = z.number().min(0).max(1).nullable();

/** How far the record can be traced; a row is a startup or one of its rounds. Shares are null without rows. */
export const completeness = z.object({
  rows_count: z.int(),
  /** Share of rows with a source. */
  sourced_share: share,
  /** Share of rows whose source, or which itself, was looked at in the last 12 months. */
  checked_share: share,
});
export type Completeness = z.output<typeof completeness>;

/** A round in a list that mixes startups. */
export const groupFunding = z.object({
  slug: z.string(),
  startup: namedLink.extend({ logo: z.string().nullable() }),
  round: z.enum(FUNDING_ROUNDS),
  announced_on: partialDate,
  amount: usd,
});
export type GroupFunding = z.output<typeof groupFunding>;

export const groupFigures = z.object({
  startups_count: z.int(),
  fundings_count: z.int(),
  /** Exactly the sum of its startups' totals. */
  total_fundings: usd,
  /** Sum of the rounds announced in the last 12 months. */
  fundings_12m: usd,
  /** Median of the disclosed rounds. */
  median_round: usd,
  completeness,
});
export type GroupFigures = z.output<typeof groupFigures>;

export const groupHighlights = z.object({
  top_startups: z.array(startupRow),
  latest_fundings: z.array(groupFunding),
});

/** A place or an industry as a row beside its share of a group. */
export const groupPart = namedLink.extend({ startups_count: z.int(), total_fundings: usd });
export type GroupPart = z.output<typeof groupPart>;
