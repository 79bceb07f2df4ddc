import { sql as raw } from 'kysely';
import { isoDay } from '../../base/day.ts';
import type { Chart, ChartPoint } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { notFound } from '../../http/errors.ts';
import { slugParam } from '../../http/slug-param.ts';
import { figuresText } from '../../text/text.ts';

const METRICS = {
  twitter_followers: {
    title: figuresText.twitterFollowers,
    series: figuresText.series.followers,
  },
  twitter_mentions: { title: figuresText.twitterMentions, series: figuresText.series.mentions },
  seo_backlinks: { title: figuresText.backlinks, series: figuresText.series.backlinks },
} as const;

type Metric = keyof typeof METRICS;

const METRIC_OF = {
  startup_twitter_growth: 'twitter_followers',
  startup_twitter_mentions: 'twitter_mentions',
  startup_seo_backlink_growth: 'seo_backlinks',
} as const satisfies Record<string, Metric>;
export type MetricChartKey = keyof typeof METRIC_OF;

export type MeasuredPoint = ChartPoint & { metric: Metric };

/** One point a metric and day, oldest first. */
export interface Measured {
  name: string;
  points: MeasuredPoint[];
}

export async function findMeasured(sql: Sql, slug: string, now: Date): Promise<Measured> {
  if (!slugParam.safeParse(slug).success) throw notFound('startup', slug);
  const { rows } = await raw<Measured>`
    select s.name, array(
      select json_build_object('metric', metric, 'x', measured_on, 'y', value) from metric_points
      where startup_id = s.id and metric = any (${Object.keys(METRICS)}::text[]) and measured_on <= ${isoDay(now)}::date
      order by measured_on) as points
    from startups s where s.slug = ${slug}`.execute(sql);
  const [measured] = rows;
  if (!measured) throw notFound('startup', slug);
  return measured;
}

export function drawMetric(key: MetricChartKey, { name, points }: Measured): Chart {
  const metric = METRIC_OF[key];
  const { title, series } = METRICS[metric];
  const its = points.filter((point) => point.metric === metric);
  return {
    key,
    title: title(name),
    type: 'line',
    unit: 'count',
    series: [{ name: series, data: its.map(({ x, y }) => ({ x, y })) }],
    as_of: its.at(-1)?.x.toString() ?? null,
    records: its.length,
  };
}
