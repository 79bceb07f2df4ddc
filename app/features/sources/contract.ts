// Where facts come from, as the API tells it.
import { z } from 'zod';

export const source = z.object({
  url: z.string(),
  publisher: z.string().nullable(),
  /** ISO date the fact was taken from it. */
  retrieved_on: z.string().nullable(),
  /** ISO date it was last seen to still say so. */
  checked_on: z.string().nullable(),
});
export type Source = z.output<typeof source>;

/** A source of a page, with what it is a source of. */
export const pageSource = source.extend({
  /** profile, status, technologies, metrics, or the kind of a round. */
  of: z.array(z.string()),
});
export type PageSource = z.output<typeof pageSource>;

/** The sources behind one figure, in short. */
export const sourceSummary = z.object({
  /** Who published the first of them; the host where nobody is known. */
  publisher: z.string(),
  url: z.string(),
  /** How many there are. */
  count: z.int().positive(),
  /** ISO date the newest fact was taken; null when unknown. */
  retrieved_on: z.string().nullable(),
  /** ISO date on or after which all of them were seen to still say so; null when not all were. */
  checked_on: z.string().nullable(),
});
export type SourceSummary = z.output<typeof sourceSummary>;

/** Of a startup's figures; null where nothing says it. */
export const figureSources = z.object({
  total_fundings: sourceSummary.nullable(),
  latest_round: sourceSummary.nullable(),
  status: sourceSummary.nullable(),
});
export type FigureSources = z.output<typeof figureSources>;

/** An article that names a startup or a round. */
export const newsItem = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  /** At the precision known: 2024, 2024-05 or 2024-05-17. */
  published_on: z.string(),
  precision: z.enum(['day', 'month', 'year']),
});
export type NewsItem = z.output<typeof newsItem>;
