import { z } from 'zod';
import { formatShare } from '../../../base/count.ts';
import { embedMapPath, mapPicturePaths } from '../../../base/outside-paths.ts';
import { mapCsvPath, mapPath, roundsPath } from '../../../base/paths.ts';
import { foundedPath } from '../../../base/record-paths.ts';
import type { NamedLink } from '../../../catalogue/shapes.ts';
import { mapText as text } from '../../../text/text.ts';

export const MAP_MEASURES = ['startups', 'raised', 'rounds'] as const;
export type MapMeasure = (typeof MAP_MEASURES)[number];

export const FIRST_YEAR = 1900;

export const mapQuery = z.object({
  measure: z.enum(MAP_MEASURES, { error: () => text.expectedMeasure }).default('startups'),
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
  if (measure === 'startups') return foundedPath({ country }, year === null ? null : `..${year}`);
  const disclosed = measure === 'raised' ? 'counted' : null;
  return roundsPath({ country, announced_on: year?.toString(), disclosed });
}

export const MAP_ID = 'map';

/** The map in its views, as files and as a frame. */
export const mapLinks = (choice: Partial<MapChoice> = {}) => ({
  chart: `${mapPath(choice)}#${MAP_ID}`,
  table: `${mapPath({ ...choice, view: 'table' })}#${MAP_ID}`,
  csv: mapCsvPath(choice),
  ...mapPicturePaths(choice),
  embed: embedMapPath(choice),
});

/** Null where nothing is on record, which is not zero. */
export function figureOf(country: CountryFigures, measure: MapMeasure): number | null {
  return country[measure] || null;
}

export function unitOf(measure: MapMeasure): 'usd' | 'count' {
  return measure === 'raised' ? 'usd' : 'count';
}

/** What the two first have of all; null for fewer than three, or where the second is no second. */
export function sayFinding(
  measure: MapMeasure,
  countries: readonly { label: string; figure: number | null }[],
): string | null {
  const [first, second, third] = countries
    .map(({ label, figure }) => ({ label, figure: figure ?? 0 }))
    .filter(({ figure }) => figure > 0)
    .toSorted((a, b) => b.figure - a.figure);
  if (!first || !second || !third || second.figure === third.figure) return null;
  const sum = countries.reduce((all, { figure }) => all + (figure ?? 0), 0);
  return text.findings[measure](
    first.label,
    second.label,
    formatShare((first.figure + second.figure) / sum),
  );
}
