import { z } from 'zod';
import { startupLink } from '../../catalogue/startup-contract.ts';

/** Rows of the full list, and with `limited` (decisions.md, /rankings). */
export const RANKED = 100;
export const RANKED_LIMITED = 9;

export const rankingItem = z.object({
  id: z.int(),
  ...startupLink.shape,
  country: z.string(),
  country_slug: z.string(),
  total_fundings: z.number().positive().nullable(),
  year_founded: z.int().nullable(),
  /** In `unit`. */
  amount: z.number(),
  unit: z.enum(['usd', 'count']),
  /** ISO date of the newest record behind the figure, as precisely as known, or null. */
  as_of: z.string().nullable(),
});
export type RankingItem = z.output<typeof rankingItem>;
