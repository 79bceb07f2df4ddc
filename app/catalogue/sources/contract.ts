import { z } from 'zod';
import { SOURCE_KINDS } from '../../base/enumerations.ts';

export const source = z.object({
  url: z.string(),
  publisher: z.string().nullable(),
  kind: z.enum(SOURCE_KINDS).nullable(),
  /** As precisely as known: 2024, 2024-05 or 2024-05-17. */
  published_on: z.string().nullable(),
  /** ISO date of retrieval. */
  read_on: z.string().nullable(),
  /** ISO date of the last check that it still supports the fact. */
  checked_on: z.string().nullable(),
  /** True when it cannot show the fact: its content moves, or a person found so. */
  is_weak: z.boolean(),
});
export type Source = z.output<typeof source>;

export const pageSource = source.extend({
  /** profile, status, technologies, metrics, or a round's kind. */
  of: z.array(z.string()),
});
export type PageSource = z.output<typeof pageSource>;

export const sourceSummary = z.object({
  /** Publisher of the first one, or its host. */
  publisher: z.string(),
  url: z.string(),
  count: z.int().positive(),
  /** ISO date of the newest retrieval, or null. */
  read_on: z.string().nullable(),
  /** ISO date since which all of them have been checked; null when not all were. */
  checked_on: z.string().nullable(),
});
export type SourceSummary = z.output<typeof sourceSummary>;

/** Null for figures without sources. */
export const figureSources = z.object({
  total_fundings: sourceSummary.nullable(),
  latest_round: sourceSummary.nullable(),
  status: sourceSummary.nullable(),
});
export type FigureSources = z.output<typeof figureSources>;

export const newsItem = z.object({
  title: z.string(),
  publisher: z.string(),
  url: z.string(),
  /** As precisely as known: 2024, 2024-05 or 2024-05-17. */
  published_on: z.string(),
  precision: z.enum(['day', 'month', 'year']),
});
export type NewsItem = z.output<typeof newsItem>;
