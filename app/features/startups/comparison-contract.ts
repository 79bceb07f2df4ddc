import { z } from 'zod';
import { namedLink, startupRow } from './contract.ts';

/** The API compares one to ten startups (decisions.md, comparison). */
export const MAX_COMPARED = 10;

export const comparedStartup = startupRow.extend({
  public_ticker: z.string().nullable(),
  twitter_followers: z.int().nullable(),
  hq_city: z.string().nullable(),
  industries: z.array(namedLink),
});
export type ComparedStartup = z.output<typeof comparedStartup>;
