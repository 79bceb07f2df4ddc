// Startups of a place, an industry or both, as SQL.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../base/dates.ts';

export interface StartupGroup {
  place?: { id: number; kind: 'country' | 'city' };
  industryId?: number;
}

/** Condition on `startups s`, for a query that tests rows one by one. */
export function isInGroup({ place, industryId }: StartupGroup): RawBuilder<boolean> {
  const conditions = [
    place && raw`${raw.ref(`s.${place.kind}_id`)} = ${place.id}`,
    // The offset keeps the planner from reading the whole industry.
    industryId !== undefined &&
      raw`exists (select from startup_industries si
        where si.startup_id = s.id and si.industry_id = ${industryId} offset 0)`,
  ].filter((condition) => condition !== false && condition !== undefined);
  return conditions.length > 0 ? raw<boolean>`${raw.join(conditions, raw` and `)}` : raw`true`;
}

/** All ids of the group, by index. */
export function listMembers(group: StartupGroup): RawBuilder<unknown> {
  const { place, industryId } = group;
  if (industryId === undefined) return raw`select s.id from startups s where ${isInGroup(group)}`;
  if (!place) {
    return raw`select startup_id as id from startup_industries where industry_id = ${industryId}`;
  }
  return raw`select startup_id as id from counted_startups
    where industry_ids || array[-country_id, -coalesce(city_id, 0)] @> array[${industryId}::bigint, -${place.id}::bigint]`;
}

export interface GroupKey {
  place?: { id: number };
  industryId?: number;
}

/** Condition on a row of figures or their views. */
export function isOfGroup({ place, industryId }: GroupKey): RawBuilder<boolean> {
  return raw<boolean>`place_id = ${place?.id ?? 0}::bigint and industry_id = ${industryId ?? 0}::bigint`;
}

export function isRecent(date: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const today = isoDay(now);
  return raw<boolean>`${date} > ${today}::date - interval '12 months' and ${date} <= ${today}::date`;
}
