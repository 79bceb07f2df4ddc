// A group of startups, those of a place, of an industry or of both, as a query asks for it.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../../base/day.ts';

/** Conditions are joined by "and"; none is every startup. */
export interface StartupGroup {
  countryId?: number;
  cityId?: number;
  industryId?: number;
}

/** The condition on `startups s` that it belongs to the group, for a query that looks at one after the other. */
export function isInGroup({ countryId, cityId, industryId }: StartupGroup): RawBuilder<boolean> {
  const conditions = [
    countryId !== undefined && raw`s.country_id = ${countryId}`,
    cityId !== undefined && raw`s.city_id = ${cityId}`,
    // Without the offset it would be planned as reading the whole industry.
    industryId !== undefined &&
      raw`exists (select from startup_industries si
        where si.startup_id = s.id and si.industry_id = ${industryId} offset 0)`,
  ].filter((condition) => condition !== false);
  return conditions.length > 0 ? raw<boolean>`${raw.join(conditions, raw` and `)}` : raw`true`;
}

/** The ids of all startups of a group, found without looking at others. */
export function listMembers(group: StartupGroup): RawBuilder<unknown> {
  const { countryId, cityId, industryId } = group;
  const placeId = countryId ?? cityId;
  if (industryId === undefined) return raw`select s.id from startups s where ${isInGroup(group)}`;
  if (placeId === undefined) {
    return raw`select startup_id as id from startup_industries where industry_id = ${industryId}`;
  }
  return raw`select startup_id as id from startup_shares
    where industry_ids || array[-country_id, -coalesce(city_id, 0)] @> array[${industryId}::bigint, -${placeId}::bigint]`;
}

/** Where a group's sums stand in startup_sums and funding_day_sums; 0 is everywhere, or every industry. */
export function keyOf({ countryId, cityId, industryId }: StartupGroup): RawBuilder<boolean> {
  return raw<boolean>`place_id = ${countryId ?? cityId ?? 0}::bigint and industry_id = ${industryId ?? 0}::bigint`;
}

/** The condition that a date lies in the 12 months up to `now`. */
export function isRecent(date: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const today = isoDay(now);
  return raw<boolean>`${date} > ${today}::date - interval '12 months' and ${date} <= ${today}::date`;
}
