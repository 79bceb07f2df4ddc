// Search results as stored (db/migrations/080-search.sql).
import type { BusinessModel } from '../base/enumerations.ts';
import type { NamedLink, Startup, StartupRow } from './startup-contract.ts';

/** Name and slug. */
export type ShownLink = [name: string, slug: string];

/** As the view shown_startups has it. */
export interface ShownStartup
  extends StartupRow,
    Pick<
      Startup,
      | 'overview'
      | 'website'
      | 'state'
      | 'status'
      | 'type'
      | 'public_ticker'
      | 'fundings_count'
      | 'twitter_followers'
      | 'founders'
      | 'updated_at'
    > {
  city: string | null;
  industries: ShownLink[];
  women_led: 'yes' | null;
  acquired_by: string | null;
  /** At its precision. */
  closed_on: string | null;
  incorporated_in: string | null;
  operates_in: string[];
  business_models: BusinessModel[];
  last_funding_on: string | null;
  last_funding_precision: 'day' | 'month' | 'year' | null;
  last_funding_amount: number | null;
  investors: Array<[...ShownLink, isLead: boolean]>;
  technologies: ShownLink[];
}

export function toLink([name, slug]: readonly [string, string, ...unknown[]]): NamedLink {
  return { name, slug };
}
