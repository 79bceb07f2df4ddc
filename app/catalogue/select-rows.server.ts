import { type RawBuilder, sql as raw } from 'kysely';
import { answerFacts } from './select.server.ts';
import { ROW_FACTS, type StartupRow } from './startup-contract.ts';

/** For a query that has `startups s` joined to `places country`. */
export const startupRowColumns: RawBuilder<StartupRow> = raw<StartupRow>`
  s.name, s.slug, s.logo, s.tagline, s.left_out, country.slug as country_slug, ${answerFacts(ROW_FACTS)}`;
