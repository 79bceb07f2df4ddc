// Charts of one startup's measured figures over time.
import { sql as raw } from 'kysely';
import type { ChartPoint } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import { isoDay } from './startup-set.server.ts';
import type { Subject } from './subject.server.ts';
import type { ChartBody } from './year-charts.server.ts';

const METRICS = {
  twitter_followers: {
    title: figuresText.twitterFollowers,
    series: figuresText.series.followers,
  },
  twitter_mentions: { title: figuresText.twitterMentions, series: figuresText.series.mentions },
  seo_backlinks: { title: figuresText.backlinks, series: figuresText.series.backlinks },
} as const;

/** One point a day measured, oldest first. */
export async function getMetricHistory(
  sql: Sql,
  startup: Subject,
  metric: keyof typeof METRICS,
  now: Date,
): Promise<ChartBody> {
  const { rows } = await raw<ChartPoint>`
    select measured_on as x, value as y from metric_points
    where startup_id = ${startup.id} and metric = ${metric} and measured_on <= ${isoDay(now)}::date
    order by measured_on`.execute(sql);
  return {
    title: METRICS[metric].title(startup.name),
    type: 'line',
    unit: 'count',
    series: [{ name: METRICS[metric].series, data: rows }],
    as_of: rows.at(-1)?.x.toString() ?? null,
    records: rows.length,
  };
}
