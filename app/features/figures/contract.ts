// /charts (decisions.md); app/charts/chart-data.ts draws the same shape.
import { z } from 'zod';

/** Keys of the specification's section 7, with the slug each one needs. */
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

/** `location` restricts the charts of an industry. */
export type ChartScope = { [slug in SubjectSlug | 'location']?: string | null };

const chartPoint = z.object({
  x: z.union([z.string(), z.number()]),
  y: z.number().nullable(),
});

const chartSeries = z.object({ name: z.string(), data: z.array(chartPoint) });

export const chart = z.object({
  key: z.enum(CHART_KEYS),
  title: z.string(),
  type: z.enum(['bar', 'bar-horizontal', 'line', 'step']),
  unit: z.enum(['usd', 'count', 'percent']),
  series: z.array(chartSeries),
  /** Date of the newest record counted; null without any. */
  as_of: z.string().nullable(),
  records: z.int(),
  /** The finding in words; `x` is the point it speaks of. */
  headline: z
    .object({
      before: z.string(),
      figure: z.string(),
      after: z.string(),
      x: z.union([z.string(), z.number()]),
    })
    .optional(),
  /** The year that is not over, whose figure is not final. */
  running_year: z.int().optional(),
  /** Of all records, those whose value is known and so counted. */
  coverage: z.object({ known: z.int(), total: z.int() }).optional(),
});

const slug = (what: string) => z.string().max(120).optional().describe(what);

export const chartQuery = z.object({
  // readChartKeys checks them and names the nearest key.
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
