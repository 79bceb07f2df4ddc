// What the generator hands over at a time: rows, their sources, and the newest metrics from which
// the database makes the points.
import { RowBatch } from '../row-batch.ts';
import { dateText, LAST_DAY } from './calendar.ts';
import type { NewestMetrics } from './metrics.ts';
import words from './names.json' with { type: 'json' };

/** Under the reserved .example domain. */
export const OUTLETS = words.outlets.map((name) => ({
  name: `${name} Demo`,
  host: `${name.toLowerCase().replace(' ', '-')}.example`,
}));
type Outlet = (typeof OUTLETS)[number];

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

  /** An outlet's list of the month's or year's rounds; `date` is "2024" or "2024-03". */
  roundUp({ host, name }: Outlet, date: string, sinceDay: number): number {
    return this.sourceId(`${host}/funding/${date}`, name, sinceDay);
  }

  /** The list with the startup or investor of this id: they are spread over the outlets. */
  listWith(kind: 'startups' | 'investors', id: number): number {
    const { host, name } = OUTLETS[id % OUTLETS.length] as Outlet;
    return this.sourceId(`${host}/${kind}`, name, LAST_DAY - 400);
  }

  register(iso2: string): number {
    const address = `companies-${iso2.toLowerCase()}.example/register`;
    return this.sourceId(address, 'Company Register Demo', LAST_DAY - 400, 'filing');
  }

  publicCounts(): number {
    return this.sourceId('public-counts.example/', 'Public Counts Demo', LAST_DAY - 31);
  }

  websiteReader(): number {
    return this.sourceId('website-reader.example/', 'Website Reader Demo', LAST_DAY - 31);
  }

  /** One row an address; `sinceDay` is the first day on which it could have been read. */
  private sourceId(address: string, publisher: string, sinceDay: number, kind = 'press'): number {
    const known = this.sourceIds.get(address);
    if (known) return known;
    const id = this.nextId('sources');
    this.sourceIds.set(address, id);
    this.add('sources', {
      id,
      url: `https://${address}`,
      kind,
      publisher,
      published_on: dateText(sinceDay),
      published_precision: 'day',
      read_on: dateText(Math.min(LAST_DAY, sinceDay + 31 + (id % 60))),
      checked_on: dateText(LAST_DAY - ((id * 7) % 500)),
    });
    return id;
  }
}
