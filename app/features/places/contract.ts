// Countries, cities and industries. Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { groupFigures, groupHighlights, groupPart } from '../../catalogue/group-contract.ts';
import { namedLink, usd } from '../../catalogue/shapes.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';
import { pageParam } from '../../http/params.ts';

export const LOCATION_STARTUPS_PER_PAGE = 20;
export const INDUSTRY_STARTUPS_PER_PAGE = 10;

export const locationStartupsQuery = z.object({ page: pageParam });

const locationParam = z
  .string()
  .max(120)
  .optional()
  .describe('Country or city to narrow to: slug, name or, for a country, ISO code');

export const industryQuery = z.object({ location: locationParam });
export const industryStartupsQuery = z.object({ page: pageParam, location: locationParam });

/** A country in the feed and in selects. */
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

const place = z.object({
  name: z.string(),
  slug: z.string(),
  kind: z.enum(['country', 'city']),
  country: z.string(),
  country_slug: z.string(),
  iso2: z.string(),
  region: z.string().nullable(),
  state: z.string().nullable(),
});
export type NamedPlace = z.output<typeof place>;

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

/** latest_round empty shows "Undisclosed", total_fundings missing shows "N/A". */
export const locationStartup = startupRow;

const industryName = z.object({ name: z.string(), label: z.string(), slug: z.string() });

export const industryOption = industryName.extend({ startups_count: z.int(), total_fundings: usd });
export type IndustryOption = z.output<typeof industryOption>;

export const industry = industryName.extend({
  /** The place the figures are of, if any. */
  location: place.nullable(),
  ...groupFigures.shape,
  ...groupHighlights.shape,
  /** Everywhere, also with a place. */
  top_countries: z.array(groupPart),
});
export type Industry = z.output<typeof industry>;

/** The tagline is also the overview. */
export const industryStartup = startupRow.extend({ overview: z.string().nullable() });
