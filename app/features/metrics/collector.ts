// The port of everything that measures startups over time: a file, an endpoint, whatever comes next.
import type { Sql } from '../../data/database.ts';

/** What metric_points can hold. */
export const METRICS = [
  'twitter_followers',
  'twitter_tweets',
  'twitter_mentions',
  'seo_backlinks',
  'employees',
] as const;
export type Metric = (typeof METRICS)[number];

export interface MetricPoint {
  startupId: number;
  metric: Metric;
  /** "2026-05-17" */
  measuredOn: string;
  /** A whole number from 0. */
  value: number;
  /** Where a reader can see it; null when nowhere. */
  sourceUrl: string | null;
}

/** What a collector has to say of one startup or row: figures, or in a word or two why there are none. */
export type Measured = { points: MetricPoint[] } | { failed: string };

export interface CollectorRun {
  sql: Sql;
  now: Date;
  signal: AbortSignal;
}

export interface MetricCollector {
  name: string;
  /** From one run to the next. */
  everyMinutes: number;
  /** What cannot be measured is yielded as failed and does not end the run; throwing does. */
  collect(run: CollectorRun): AsyncIterable<Measured>;
}
