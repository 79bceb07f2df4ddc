import { type RawBuilder, sql as raw } from 'kysely';
import type { StartupRow } from './startup-contract.ts';

/** For a query that has `startups s` joined to `places country`. */
export const startupRowColumns: RawBuilder<StartupRow> = raw<StartupRow>`
  s.name, s.slug, s.logo, s.tagline, country.name as country, country.slug as country_slug,
  s.latest_round, s.total_fundings, s.year_founded, s.employee_range`;
