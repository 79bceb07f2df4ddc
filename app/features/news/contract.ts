// News has title, publisher, date and link only (spec section 1).
import { z } from 'zod';
import { newsItem } from '../../catalogue/sources/contract.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';

/** Startups are in alphabetical order. */
export const newsEntry = newsItem.extend({
  startups: z.array(startupRow.pick({ name: true, slug: true })),
});
export type NewsEntry = z.output<typeof newsEntry>;

export const ALL_NEWS_PER_PAGE = 20;
