// Funding rounds (decisions.md). Money is US dollars; null means unknown.
import { z } from 'zod';
import { FUNDING_ROUNDS } from '../../base/enumerations.ts';
import { source, sourceSummary } from '../sources/contract.ts';

/** At its known precision: 2022, 2022-03 or 2022-03-05. */
export const partialDate = z.object({
  date: z.string(),
  precision: z.enum(['day', 'month', 'year']),
});

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

export const fundingRow = z.object({
  slug: z.string(),
  round: z.enum(FUNDING_ROUNDS),
  date: z.string().nullable(),
  precision: z.enum(['day', 'month', 'year']).nullable(),
  ...roundAmount,
  /** True when no source of it can show the figure: totals leave it out. */
  is_weak: z.boolean(),
  investors: z.array(roundInvestor),
  source_url: z.string().nullable(),
  source: sourceSummary.nullable(),
  /** Every report of it, the one it follows first. */
  sources: z.array(source),
  note: z.string().nullable(),
});
export type FundingRow = z.output<typeof fundingRow>;
