// Countries and cities (decisions.md). Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { groupFigures, groupHighlights, groupPart } from '../../../catalogue/group-contract.ts';
import { namedLink, usd } from '../../../catalogue/shapes.ts';
import { startupRow } from '../../../catalogue/startup-contract.ts';
import { pageParam } from '../../../http/params.ts';

/** Spec section 9, page sizes. */
export const LOCATION_STARTUPS_PER_PAGE = 20;

export const locationStartupsQuery = z.object({ page: pageParam });

/** A country in the feed and in selects (spec section 3, country option). */
export const country = z.object({
  label: z.string(),
  /** Lower case, as selects send it: the slug. */
  value: z.string(),
  slug: z.string(),
  iso2: z.string(),
  startups_count: z.int(),
  total_fundings: usd,
  fundings_12m: usd,
  top_industry: namedLink.nullable(),
});
export type Country = z.output<typeof country>;

export const place = z.object({
  name: z.string(),
  slug: z.string(),
  kind: z.enum(['country', 'city']),
  country: z.string(),
  country_slug: z.string(),
  iso2: z.string(),
  region: z.string().nullable(),
  state: z.string().nullable(),
});

export const location = place.extend({
  ...groupFigures.shape,
  ...groupHighlights.shape,
  top_industries: z.array(groupPart),
  /** Countries with a land border; for a city, other cities of its country with startups. */
  neighbours: z.array(groupPart),
  /** With startups, most first; empty for a city. */
  cities: z.array(groupPart),
});
export type Location = z.output<typeof location>;

/** latest_round empty shows "Undisclosed", total_fundings missing shows "N/A" (spec section 3). */
export const locationStartup = startupRow;
