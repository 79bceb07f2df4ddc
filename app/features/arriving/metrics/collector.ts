// The interface of all sources of metrics.
import type { Metric } from '../../../base/enumerations.ts';
import type { Sql } from '../../../data/database.ts';

export interface MetricPoint {
  startupId: number;
  metric: Metric;
  /** "2026-05-17" */
  measuredOn: string;
  /** A whole number from 0. */
  value: number;
  sourceUrl: string | null;
}

/** Figures of one startup or row, or a short reason why there are none. */
export type Measured = { points: MetricPoint[] } | { failed: string };

export interface CollectorRun {
  sql: Sql;
  now: Date;
  signal: AbortSignal;
}

export interface MetricCollector {
  name: string;
  everyMinutes: number;
  /** A failure of one startup is yielded; throwing ends the run. */
  collect(run: CollectorRun): AsyncIterable<Measured>;
}
