// What the generator hands over at a time: rows, and the newest metrics from which the database
// makes the points.
import { RowBatch } from '../row-batch.ts';
import { dateText, LAST_DAY } from './calendar.ts';
import type { NewestMetrics } from './metrics.sql.ts';

export class Batch extends RowBatch {
  readonly metrics: NewestMetrics[] = [];
  /** Id of the source of all metrics. */
  metricsSource = 0;
  private sourceIds = new Map<string, number>();

  /** The batch after this one: it goes on counting, and knows the same sources. */
  follow(): Batch {
    const next = new Batch();
    next.lastIds = this.lastIds;
    next.sourceIds = this.sourceIds;
    return next;
  }

  /** The id of an address; `sinceDay` is the first day on which it could have been read. */
  sourceId(url: string, publisher: string, sinceDay: number): number {
    const known = this.sourceIds.get(url);
    if (known) return known;
    const id = this.nextId('sources');
    this.sourceIds.set(url, id);
    this.add('sources', {
      id,
      url,
      kind: publisher.startsWith('Company Register') ? 'filing' : 'press',
      publisher,
      published_on: dateText(sinceDay),
      published_precision: 'day',
      read_on: dateText(Math.min(LAST_DAY, sinceDay + 31 + (id % 60))),
      checked_on: dateText(LAST_DAY - ((id * 7) % 500)),
    });
    return id;
  }
}
