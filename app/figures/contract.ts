// The requests and responses of /charts.
import { z } from 'zod';
import { chart as anyChart } from '../charts/chart-data.ts';
import { figuresText as text } from '../text/text.ts';

export const FOUNDING_CHARTS = {
  location: 'location_year_founded',
  industry: 'industry_year_founded',
} as const;

/** Keys of charts (fixed form of the first client) by the slug that they need, in order. */
const KEYS_BY_SLUG = {
  none: ['funding_history', 'top_industry_count'],
  startup_slug: [
    'startup_twitter_growth',
    'startup_twitter_mentions',
    'startup_seo_backlink_growth',
  ],
  location_slug: [FOUNDING_CHARTS.location, 'location_funding_history'],
  industry_slug: [FOUNDING_CHARTS.industry, 'industry_funding_history'],
  investor_slug: ['investor_country_concentration'],
} as const;

type Subject = keyof typeof KEYS_BY_SLUG;
export type SubjectSlug = Exclude<Subject, 'none'>;
export type ChartKey = (typeof KEYS_BY_SLUG)[Subject][number];
export const CHART_KEYS: readonly ChartKey[] = Object.values(KEYS_BY_SLUG).flat();

/** The charts of everything, or of a startup, place, industry or investor. */
export const chartsOf = <S extends Subject>(subject: S) => KEYS_BY_SLUG[subject];

/** The slug that a chart needs; null for one of everything. */
export function slugOf(key: ChartKey): SubjectSlug | null {
  const slugs = Object.keys(KEYS_BY_SLUG).slice(1) as SubjectSlug[];
  return slugs.find((slug) => KEYS_BY_SLUG[slug].some((one) => one === key)) ?? null;
}

/** `location` restricts the charts of an industry. */
export type ChartScope = { [slug in SubjectSlug | 'location' | 'year']?: string | null };

export const chart = anyChart.extend({ key: z.enum(CHART_KEYS) });

const slug = (what: string) => z.string().max(120).optional().describe(what);

/** Empty, as a form may send it, means none. */
export const markedYear = z
  .string()
  .regex(/^(?:(?:19|20)\d\d)?$/, { error: () => text.errors.year })
  .optional()
  .describe('Full year that a chart of money by year speaks of and marks; the last when left out');

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
  year: markedYear,
});
