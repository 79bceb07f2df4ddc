// A startup among the results of a search. Money is in US dollars; null means unknown.
import type { z } from 'zod';
import { type NamedLink, shapesOf } from './shapes.ts';
import { STARTUP } from './startup.ts';
import { startupRow } from './startup-contract.ts';

export const foundStartup = startupRow.extend(shapesOf(STARTUP));
export type FoundStartup = z.output<typeof foundStartup>;

/** Name and slug. */
type ShownLink = [name: string, slug: string];

type Links = 'industries' | 'investors' | 'lead_investors' | 'technologies';

/** As the view shown_startups stores it (db/migrations/076-fields.sql). */
export interface ShownStartup extends Omit<FoundStartup, Links | 'last_funding_on'> {
  industries: ShownLink[];
  investors: Array<[...ShownLink, isLead: boolean]>;
  technologies: ShownLink[];
  last_funding_on: string | null;
  last_funding_precision: 'day' | 'month' | 'year' | null;
}

export function toLink([name, slug]: readonly [string, string, ...unknown[]]): NamedLink {
  return { name, slug };
}
