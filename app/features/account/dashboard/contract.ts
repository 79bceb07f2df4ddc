import { z } from 'zod';
import { FUNDING_ROUNDS, STARTUP_STATUSES } from '../../../base/enumerations.ts';
import { usd } from '../../../catalogue/shapes.ts';
import { startupRow } from '../../../catalogue/startup-contract.ts';
import { pageParam } from '../../../http/params.ts';

const FEED_TYPES = ['funding', 'news', 'status_change', 'new_in_followed'] as const;
export type FeedType = (typeof FEED_TYPES)[number];

export const feedQuery = z.object({ page: pageParam });

const status = z.enum(STARTUP_STATUSES).nullable();

export const feedItem = z.object({
  /** Stable across pages. */
  id: z.string(),
  type: z.enum(FEED_TYPES),
  /** Date of a round or news, as precisely as known; otherwise the time it was recorded. */
  occurred_at: z.string(),
  entity: startupRow.pick({ name: true, slug: true, logo: true }),
  title: z.string(),
  /** Fields of its type; the others are left out. */
  payload: z.object({
    slug: z.string().optional(),
    round: z.enum(FUNDING_ROUNDS).optional(),
    amount: usd.optional(),
    precision: z.enum(['day', 'month', 'year']).optional(),
    publisher: z.string().optional(),
    old_status: status.optional(),
    new_status: status.optional(),
    tagline: z.string().nullable().optional(),
  }),
  source_url: z.string().nullable(),
  /** Recorded since the previous visit; new events come first. */
  is_new: z.boolean(),
  /** Articles about the same event. */
  also: z.array(z.object({ title: z.string(), publisher: z.string(), url: z.string() })),
  /** The reason, such as "You follow Andela". */
  reason: z.string(),
});
export type FeedItem = z.output<typeof feedItem>;
