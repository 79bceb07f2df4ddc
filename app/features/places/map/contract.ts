import { z } from 'zod';
import { roundsPath, startupsPath } from '../../../base/paths.ts';
import type { NamedLink } from '../../../catalogue/shapes.ts';
import { mapText } from '../../../text/text.ts';

export const MAP_MEASURES = ['startups', 'raised', 'rounds'] as const;
export type MapMeasure = (typeof MAP_MEASURES)[number];

export const FIRST_YEAR = 1900;

export const mapQuery = z.object({
  measure: z.enum(MAP_MEASURES, mapText.expectedMeasure).default('startups'),
  /** Four digits; empty is all time. */
  year: z.string().default(''),
  view: z.string().optional(),
});

export interface MapChoice {
  measure: MapMeasure;
  /** null is all time. */
  year: number | null;
}

/** Without records the count is 0 and the amount, in US dollars, null. */
export interface CountryFigures {
  label: string;
  slug: string;
  iso2: string;
  topIndustry: NamedLink | null;
  startups: number;
  raised: number | null;
  rounds: number;
}

/** The startups or rounds behind the figures, of one country or all. */
export function hrefOfRecords({ measure, year }: MapChoice, country?: string): string {
  const founded = year === null ? null : `..${year}`;
  if (measure === 'startups') return startupsPath({ country, year_founded: founded });
  const disclosed = measure === 'raised' ? 'counted' : null;
  return roundsPath({ country, announced_on: year?.toString(), disclosed });
}

/** Null where nothing is on record, which is not zero. */
export function figureOf(country: CountryFigures, measure: MapMeasure): number | null {
  return country[measure] || null;
}

export function unitOf(measure: MapMeasure): 'usd' | 'count' {
  return measure === 'raised' ? 'usd' : 'count';
}
