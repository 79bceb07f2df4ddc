// What the generator hands over at a time: rows, and the newest metrics from which the database
// makes the points.
import { RowBatch } from '../row-batch.ts';
import type { NewestMetrics } from './metrics.sql.ts';

export class Batch extends RowBatch {
  readonly metrics: NewestMetrics[] = [];
  /** Id of the source of all metrics. */
  metricsSource = 0;
}
