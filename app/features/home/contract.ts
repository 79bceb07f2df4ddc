// The response of /index. Money is US dollars; null means none is disclosed.
import { z } from 'zod';
import { groupFunding, groupPart } from '../../catalogue/group-contract.ts';
import { leftOut } from '../../catalogue/left-out.ts';
import { usd } from '../../catalogue/shapes.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';
import { newsEntry } from '../news/contract.ts';

export const landing = z.object({
  counts: z.object({
    startups: z.int(),
    investors: z.int(),
    fundings: z.int(),
    /** Industries and countries with at least one startup. */
    industries: z.int(),
    countries: z.int(),
  }),
  total_fundings: usd,
  left_out: leftOut,
  latest_fundings: z.array(groupFunding),
  /** Last listed, then youngest; closed ones are left out. */
  new_startups: z.array(startupRow),
  news: z.array(newsEntry),
  top_industries: z.array(groupPart),
  top_locations: z.array(groupPart),
  /** Null for an empty catalogue. */
  updated_at: z.string().nullable(),
});
export type Landing = z.output<typeof landing>;
