// Industries (spec section 3). Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { groupFigures, groupHighlights, groupPart } from '../../../catalogue/group-contract.ts';
import { usd } from '../../../catalogue/shapes.ts';
import { startupRow } from '../../../catalogue/startup-contract.ts';
import { pageParam } from '../../../http/params.ts';
import { place } from '../locations/contract.ts';

/** Spec section 9, page sizes. */
export const INDUSTRY_STARTUPS_PER_PAGE = 10;

const locationParam = z
  .string()
  .max(120)
  .optional()
  .describe('Country or city to narrow to: slug, name or, for a country, ISO code');

export const industryQuery = z.object({ location: locationParam });
export const industryStartupsQuery = z.object({ page: pageParam, location: locationParam });

export const industryOption = z.object({
  name: z.string(),
  label: z.string(),
  slug: z.string(),
  startups_count: z.int(),
  total_fundings: usd,
});
export type IndustryOption = z.output<typeof industryOption>;

export const industry = z.object({
  name: z.string(),
  label: z.string(),
  slug: z.string(),
  /** The place the figures are of, if any. */
  location: place.nullable(),
  ...groupFigures.shape,
  ...groupHighlights.shape,
  /** Everywhere, also with a place. */
  top_countries: z.array(groupPart),
});
export type Industry = z.output<typeof industry>;

/** The tagline is also the overview (spec section 3). */
export const industryStartup = startupRow.extend({ overview: z.string().nullable() });
export type IndustryStartup = z.output<typeof industryStartup>;
