// What /charts answers (decisions.md). The same shape is drawn by app/charts/chart-data.ts.
import { z } from 'zod';

/** The keys of the specification's section 7, and the slug each one is about. */
export const CHART_SUBJECTS = {
  funding_history: null,
  top_industry_count: null,
  startup_twitter_growth: 'startup_slug',
  startup_twitter_mentions: 'startup_slug',
  startup_seo_backlink_growth: 'startup_slug',
  location_year_founded: 'location_slug',
  location_funding_history: 'location_slug',
  industry_year_founded: 'industry_slug',
  industry_funding_history: 'industry_slug',
  investor_country_concentration: 'investor_slug',
} as const;

export type ChartKey = keyof typeof CHART_SUBJECTS;
export const CHART_KEYS = Object.keys(CHART_SUBJECTS) as ChartKey[];
export type SubjectSlug = Exclude<(typeof CHART_SUBJECTS)[ChartKey], null>;

/** Whom the charts are about; `location` narrows the charts of an industry. */
export type ChartScope = { [slug in SubjectSlug | 'location']?: string | null };

export const chartPoint = z.object({
  x: z.union([z.string(), z.number()]),
  y: z.number().nullable(),
});

export const chartSeries = z.object({ name: z.string(), data: z.array(chartPoint) });

export const chart = z.object({
  key: z.enum(CHART_KEYS),
  title: z.string(),
  type: z.enum(['bar', 'bar-horizontal', 'line', 'step']),
  unit: z.enum(['usd', 'count', 'percent']),
  series: z.array(chartSeries),
  /** ISO date of the newest record counted; null when there is none. */
  as_of: z.string().nullable(),
  /** How many records the figures were counted from. */
  records: z.int(),
});

const slug = (what: string) => z.string().max(120).optional().describe(what);

export const chartQuery = z.object({
  // Checked by readChartKeys, whose message names the nearest key.
  only: z
    .string()
    .max(1_000)
    .optional()
    .describe(`Joined by commas: ${CHART_KEYS.join(', ')}`),
  startup_slug: slug('Startup, for the keys that begin with startup_'),
  location_slug: slug('Country or city, for the keys that begin with location_'),
  industry_slug: slug('Industry, for the keys that begin with industry_'),
  location: slug('Narrows the charts of an industry to a country or city'),
  investor_slug: slug('Investor, for investor_country_concentration'),
});
