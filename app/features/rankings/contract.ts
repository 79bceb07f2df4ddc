// What /rankings answers (spec section 3, decisions.md).
import { z } from 'zod';

/** Rows of the full list, and of the one asked with `limited` (decisions.md, /rankings). */
export const RANKED = 100;
export const RANKED_LIMITED = 9;

export const rankingItem = z.object({
  /** Its place, from 1. */
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  country: z.string(),
  total_fundings: z.number().positive().nullable(),
  year_founded: z.int().nullable(),
  /** The figure it is ranked by, in `unit`. */
  amount: z.number(),
  unit: z.enum(['usd', 'count']),
  /** ISO date of the newest record behind the figure, at the precision it is known; null when undated. */
  as_of: z.string().nullable(),
});
export type RankingItem = z.output<typeof rankingItem>;
