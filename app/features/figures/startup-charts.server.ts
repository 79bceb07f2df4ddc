// Charts of one startup's measured figures over time.
import { sql as raw } from 'kysely';
import type { ChartPoint } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { notFound } from '../../http/errors.ts';
import { slugParam } from '../../http/slug-param.ts';
import { figuresText } from '../../text/text.ts';
import { isoDay } from './startup-set.server.ts';
import type { ChartBody } from './year-charts.server.ts';

const METRICS = {
  twitter_followers: {
    title: figuresText.twitterFollowers,
    series: figuresText.series.followers,
  },
  twitter_mentions: { title: figuresText.twitterMentions, series: figuresText.series.mentions },
  seo_backlinks: { title: figuresText.backlinks, series: figuresText.series.backlinks },
} as const;

type Metric = keyof typeof METRICS;
export type MetricHistories = Record<Metric, ChartBody>;

/** One point a day measured, oldest first. Throws 404 for an unknown startup. */
export async function getMetricHistories(
  sql: Sql,
  slug: string,
  now: Date,
): Promise<MetricHistories> {
  if (!slugParam.safeParse(slug).success) throw notFound('startup', slug);
  const metrics = Object.keys(METRICS) as Metric[];
  const { rows } = await raw<{ name: string; points: Array<ChartPoint & { metric: Metric }> }>`
    select s.name, array(
      select json_build_object('metric', metric, 'x', measured_on, 'y', value) from metric_points
      where startup_id = s.id and metric = any (${metrics}::text[]) and measured_on <= ${isoDay(now)}::date
      order by measured_on) as points
    from startups s where s.slug = ${slug}`.execute(sql);
  const [startup] = rows;
  if (!startup) throw notFound('startup', slug);
  const history = (metric: Metric): ChartBody => {
    const { title, series } = METRICS[metric];
    const points = startup.points.filter((point) => point.metric === metric);
    return {
      title: title(startup.name),
      type: 'line',
      unit: 'count',
      series: [{ name: series, data: points.map(({ x, y }) => ({ x, y })) }],
      as_of: points.at(-1)?.x.toString() ?? null,
      records: points.length,
    };
  };
  return {
    twitter_followers: history('twitter_followers'),
    twitter_mentions: history('twitter_mentions'),
    seo_backlinks: history('seo_backlinks'),
  };
}
