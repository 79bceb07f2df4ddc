// Which startups a chart counts: all, those of a place, or those of an industry, perhaps in one place.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import type { ChartScope, SubjectSlug } from './contract.ts';
import { getSubject } from './subject.server.ts';

export interface StartupSet {
  /** How a title names it; undefined for the whole catalogue. */
  name?: string;
  /** True for a row of `startups s` in the set. */
  holds: RawBuilder<boolean>;
}

export const EVERY_STARTUP: StartupSet = { holds: raw<boolean>`true` };

/** Throws 404 for an unknown location or industry. */
export async function getStartupSet(
  sql: Sql,
  about: SubjectSlug | null,
  scope: ChartScope,
): Promise<StartupSet> {
  if (about === 'location_slug') {
    const place = await getSubject(sql, 'location', scope.location_slug ?? '');
    return { name: place.name, holds: isIn(place.id) };
  }
  if (about !== 'industry_slug') return EVERY_STARTUP;
  const industry = await getSubject(sql, 'industry', scope.industry_slug ?? '');
  const isOf = raw<boolean>`exists (select from startup_industries si
    where si.startup_id = s.id and si.industry_id = ${industry.id})`;
  if (!scope.location) return { name: industry.name, holds: isOf };
  const place = await getSubject(sql, 'location', scope.location);
  return {
    name: figuresText.industryIn(industry.name, place.name),
    holds: raw<boolean>`${isOf} and ${isIn(place.id)}`,
  };
}

/** A place is a country or a city; ids of the two never meet. */
function isIn(placeId: number): RawBuilder<boolean> {
  return raw<boolean>`(s.country_id = ${placeId} or s.city_id = ${placeId})`;
}
