import { z } from 'zod';
import { namedLink, startupRow } from './contract.ts';

export const comparedStartup = startupRow.extend({
  public_ticker: z.string().nullable(),
  twitter_followers: z.int().nullable(),
  hq_city: z.string().nullable(),
  state: z.string().nullable(),
  industries: z.array(namedLink),
  is_liked_by_user: z.boolean(),
});
export type ComparedStartup = z.output<typeof comparedStartup>;
