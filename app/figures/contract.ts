// /charts (decisions.md).
import { z } from 'zod';
import { chart as anyChart } from '../charts/chart-data.ts';

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

export const chart = anyChart.extend({ key: z.enum(CHART_KEYS) });

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
