// Sources of fictional facts: outlets under the reserved .example domain, one row an address.
import type { Row } from '../row-batch.ts';
import { dateText, LAST_DAY } from './calendar.ts';

export interface Outlet {
  name: string;
  host: string;
}

const NAMES = [
  'Savannah Wire',
  'Harmattan Post',
  'Delta Ledger',
  'Lagoon Dispatch',
  'Acacia Business',
  'Escarpment Times',
  'Oasis Tech',
  'Monsoon Review',
];

export const OUTLETS: readonly Outlet[] = NAMES.map((name) => ({
  name: `${name} Demo`,
  host: `${name.toLowerCase().replace(' ', '-')}.example`,
}));

/** Spreads rows over the outlets. */
export function outletOf(id: number): Outlet {
  return OUTLETS[id % OUTLETS.length] as Outlet;
}

/** Hands out ids, and keeps what has not been written yet. */
export class SourceBook {
  private ids = new Map<string, number>();
  private unwritten: Row[] = [];

  /** The id of an address; `sinceDay` is the first day on which it could have been read. */
  idOf(url: string, publisher: string, sinceDay: number): number {
    const known = this.ids.get(url);
    if (known) return known;
    const id = this.ids.size + 1;
    this.ids.set(url, id);
    this.unwritten.push({
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

  /** An outlet's list of the month's or year's rounds; `date` is "2024" or "2024-03". */
  roundUp(outlet: Outlet, date: string, sinceDay: number): number {
    return this.idOf(`https://${outlet.host}/funding/${date}`, outlet.name, sinceDay);
  }

  register(iso2: string): number {
    const host = `companies-${iso2.toLowerCase()}.example`;
    return this.idOf(`https://${host}/register`, 'Company Register Demo', LAST_DAY - 400);
  }

  investorList(outlet: Outlet): number {
    return this.idOf(`https://${outlet.host}/investors`, outlet.name, LAST_DAY - 400);
  }

  startupList(outlet: Outlet): number {
    return this.idOf(`https://${outlet.host}/startups`, outlet.name, LAST_DAY - 400);
  }

  counts(): number {
    return this.idOf('https://public-counts.example/', 'Public Counts Demo', LAST_DAY - 31);
  }

  technologies(): number {
    return this.idOf('https://website-reader.example/', 'Website Reader Demo', LAST_DAY - 31);
  }

  takeUnwritten(): Row[] {
    return this.unwritten.splice(0);
  }
}
