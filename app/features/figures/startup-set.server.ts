// Which startups a chart counts: all, those of a place, or those of an industry, perhaps in one place.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import type { ChartScope, SubjectSlug } from './contract.ts';
import { getSubject } from './subject.server.ts';

export interface StartupSet {
  /** How a title names it; undefined for the whole catalogue. */
  name?: string;
  /** A country or city; 0 is everywhere. */
  placeId: number;
  /** 0 is all. */
  industryId: number;
}

export const EVERY_STARTUP: StartupSet = { placeId: 0, industryId: 0 };

/** Throws 404 for an unknown location or industry. */
export async function getStartupSet(
  sql: Sql,
  about: SubjectSlug | null,
  scope: ChartScope,
): Promise<StartupSet> {
  if (about === 'location_slug') {
    const { id, name } = await getSubject(sql, 'location', scope.location_slug ?? '');
    return { name, placeId: id, industryId: 0 };
  }
  if (about !== 'industry_slug') return EVERY_STARTUP;
  const industry = await getSubject(sql, 'industry', scope.industry_slug ?? '');
  if (!scope.location) return { name: industry.name, placeId: 0, industryId: industry.id };
  const place = await getSubject(sql, 'location', scope.location);
  return {
    name: figuresText.industryIn(industry.name, place.name),
    placeId: place.id,
    industryId: industry.id,
  };
}

/** Where the set's sums stand in year_sums. */
export function sumsOf({ placeId, industryId }: StartupSet): RawBuilder<boolean> {
  return raw<boolean>`place_id = ${placeId}::bigint and industry_id = ${industryId}::bigint`;
}

/** What is to be taken from the sums of a set, by year: rounds dated after the day of `now`, which have not happened yet. */
export function roundsToCome({ placeId, industryId }: StartupSet, now: Date): RawBuilder<unknown> {
  return raw`
    select year, -1 as rounds_count, -disclosed as disclosed_count, -amount_usd as amount_usd
    from (${listRoundsToCome(now)}) round
    where ${placeId}::bigint in (0, country_id, city_id) and ${industryId}::bigint = any (0::bigint || industry_ids)`;
}

/** Rounds dated after the day of `now`: mistakes mostly, and few. */
export function listRoundsToCome(now: Date): RawBuilder<unknown> {
  return raw`
    select s.country_id, s.city_id, s.industry_ids, extract(year from f.announced_on)::int as year,
      (f.amount_usd is not null)::int as disclosed, coalesce(f.amount_usd, 0) as amount_usd
    from fundings f join startup_shares s on s.startup_id = f.startup_id
    where f.announced_on > ${isoDay(now)}::date`;
}
