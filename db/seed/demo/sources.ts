// Sources of fictional facts: outlets under the reserved .example domain, one row an address.
import type { Batch } from './batch.ts';
import { LAST_DAY } from './calendar.ts';

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

export const OUTLETS = NAMES.map((name) => ({
  name: `${name} Demo`,
  host: `${name.toLowerCase().replace(' ', '-')}.example`,
}));
type Outlet = (typeof OUTLETS)[number];

/** An outlet's list of the month's or year's rounds; `date` is "2024" or "2024-03". */
export function roundUp(batch: Batch, outlet: Outlet, date: string, sinceDay: number): number {
  return batch.sourceId(`https://${outlet.host}/funding/${date}`, outlet.name, sinceDay);
}

/** The list with the startup or investor of this id: they are spread over the outlets. */
export function listWith(batch: Batch, kind: 'startups' | 'investors', id: number): number {
  const { host, name } = OUTLETS[id % OUTLETS.length] as Outlet;
  return batch.sourceId(`https://${host}/${kind}`, name, LAST_DAY - 400);
}

export function register(batch: Batch, iso2: string): number {
  const host = `companies-${iso2.toLowerCase()}.example`;
  return batch.sourceId(`https://${host}/register`, 'Company Register Demo', LAST_DAY - 400);
}

export function publicCounts(batch: Batch): number {
  return batch.sourceId('https://public-counts.example/', 'Public Counts Demo', LAST_DAY - 31);
}

export function websiteReader(batch: Batch): number {
  return batch.sourceId('https://website-reader.example/', 'Website Reader Demo', LAST_DAY - 31);
}
