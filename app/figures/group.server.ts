// A group of startups, those of a place, of an industry or of both, as a query selects it.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../base/day.ts';

/** Those of a country or city, or everywhere. */
export interface StartupGroup {
  place?: { id: number; kind: 'country' | 'city' };
  industryId?: number;
}

/** The condition on `startups s` that it belongs to the group, for a query that looks at one after the other. */
export function isInGroup({ place, industryId }: StartupGroup): RawBuilder<boolean> {
  const conditions = [
    place && raw`${raw.ref(`s.${place.kind}_id`)} = ${place.id}`,
    // Without the offset it would be planned as reading the whole industry.
    industryId !== undefined &&
      raw`exists (select from startup_industries si
        where si.startup_id = s.id and si.industry_id = ${industryId} offset 0)`,
  ].filter((condition) => condition !== false && condition !== undefined);
  return conditions.length > 0 ? raw<boolean>`${raw.join(conditions, raw` and `)}` : raw`true`;
}

/** The ids of all startups of a group, found without looking at others. */
export function listMembers(group: StartupGroup): RawBuilder<unknown> {
  const { place, industryId } = group;
  if (industryId === undefined) return raw`select s.id from startups s where ${isInGroup(group)}`;
  if (!place) {
    return raw`select startup_id as id from startup_industries where industry_id = ${industryId}`;
  }
  return raw`select startup_id as id from counted_startups
    where industry_ids || array[-country_id, -coalesce(city_id, 0)] @> array[${industryId}::bigint, -${place.id}::bigint]`;
}

/** A group by its ids alone, which is enough for its sums. */
export interface GroupKey {
  place?: { id: number };
  industryId?: number;
}

/** The condition that a row of figures, or of a view of them, is the group's. */
export function isOfGroup({ place, industryId }: GroupKey): RawBuilder<boolean> {
  return raw<boolean>`place_id = ${place?.id ?? 0}::bigint and industry_id = ${industryId ?? 0}::bigint`;
}

/** The condition that a date lies in the 12 months up to `now`. */
export function isRecent(date: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const today = isoDay(now);
  return raw<boolean>`${date} > ${today}::date - interval '12 months' and ${date} <= ${today}::date`;
}
