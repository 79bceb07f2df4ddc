import published from '../../db/seed/published-totals.json' with { type: 'json' };
import type { PublishedTotal } from '../../db/seed/starter-catalogue.ts';

/** What other trackers counted, each with its address. */
export const PUBLISHED_TOTALS = published as PublishedTotal[];
