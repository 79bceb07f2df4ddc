// Startups of a place, an industry or both, and their sums by period, which the database keeps up
// to date (docs/figures.md).

import { type RawBuilder, sql as raw } from 'kysely';
import { HISTORY_YEARS, type YearValues } from '../base/count.ts';
import { DAY_MS, isoDay } from '../base/dates.ts';
import type { LeftOut } from '../catalogue/left-out.ts';
import type { Sql } from '../data/database.ts';

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

interface GroupKey {
  place?: { id: number };
  industryId?: number;
}

export interface StartupSet extends GroupKey {
  place?: { id: number; slug: string };
  /** For titles; undefined for the whole catalogue. */
  name?: string;
  industryName?: string;
  placeName?: string;
}

/** Condition on a row of figures or their views. */
function isOfGroup({ place, industryId }: GroupKey): RawBuilder<boolean> {
  return raw<boolean>`place_id = ${place?.id ?? 0}::bigint and industry_id = ${industryId ?? 0}::bigint`;
}

export function isRecent(date: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const today = isoDay(now);
  return raw<boolean>`${date} > ${today}::date - interval '12 months' and ${date} <= ${today}::date`;
}

const NOTHING = { startups_count: 0, fundings_count: 0, disclosed_count: 0 };

/** US dollars, null where nothing is disclosed. For several groups join the view group_totals. */
export async function findTotals(sql: Sql, group: GroupKey) {
  const { rows } = await raw<{
    startups_count: number;
    fundings_count: number;
    /** Of them those whose amount counts. */
    disclosed_count: number;
    total_fundings: number | null;
    left_out: LeftOut;
  }>`
    select startups_count, fundings_count, disclosed_count, total_fundings, (
      select json_object_agg(left_out, json_build_object('rounds', fundings_count, 'amount', total_fundings))
      from left_out_totals where ${isOfGroup(group)}) as left_out
    from group_totals where ${isOfGroup(group)}`.execute(sql);
  return rows[0] ?? { ...NOTHING, total_fundings: null, left_out: null };
}

export interface YearTotals {
  /** 0 for startups and rounds whose year is unknown. */
  year: number;
  startups: number;
  rounds: number;
  disclosed: number;
  /** Null without disclosed rounds. */
  raisedUsd: number | null;
  /** The last change of a startup or round counted here. */
  startupsChangedOn: string | null;
  roundsChangedOn: string | null;
}

/** First year first, without rounds after `now`; null includes all. */
export async function listYearTotals(sql: Sql, group: GroupKey, now: Date | null) {
  const { rows } = await raw<YearTotals>`
    select year, sum(startups_count) as startups, sum(fundings_count) as rounds, sum(disclosed_count) as disclosed,
      case when sum(disclosed_count) > 0 then sum(total_fundings) end as "raisedUsd",
      max(startups_changed_on) as "startupsChangedOn", max(fundings_changed_on) as "roundsChangedOn"
    from ${now ? yearTotalsUpTo(now) : raw`year_totals`} years where ${isOfGroup(group)} group by year order by year`.execute(
    sql,
  );
  return rows;
}

/** year_totals, and negative rows for rounds after the day of `now`. */
export function yearTotalsUpTo(now: Date): RawBuilder<unknown> {
  return raw`(
    select * from year_totals
    union all
    select place_id, industry_id, period / 10000, 0, -fundings_count, -disclosed_count, -total_fundings, null, null
    from figures where kind = 'day' and period > ${numberOf(now)}::int)`;
}

/** Up to `now`; null where none is disclosed. */
export async function findRecentAmount(sql: Sql, group: GroupKey, now: Date) {
  const { rows } = await raw<{ amount: number | null }>`
    select case when sum(disclosed_count) > 0 then sum(total_fundings) end as amount
    from ${recentTotals(now)} recent where ${isOfGroup(group)}`.execute(sql);
  return rows[0]?.amount ?? null;
}

const LATEST_DAYS = 50;

/** To be summed by place_id and industry_id. */
export function recentTotals(now: Date): RawBuilder<unknown> {
  // Only 14 months of days are stored; only a clock set back needs others.
  if (Date.now() - now.getTime() < LATEST_DAYS * DAY_MS) {
    return raw`(
      select place_id, industry_id, disclosed_count, total_fundings from figures
      where kind = 'day' and period > ${numberOf(now)}::int - 10000 and period <= ${numberOf(now)}::int)`;
  }
  return raw`(
    select place_id, industry_id, (amount is not null)::int as disclosed_count, coalesce(amount, 0) as total_fundings
    from counted_startups, unnest(round_days, round_amounts) as round (day, amount),
      unnest(array[0, country_id, city_id]) as place_id, unnest(0::bigint || industry_ids) as industry_id
    where ${isRecent(raw`day`, now)})`;
}

/** As figures.period stores it. */
function numberOf(day: Date): number {
  return Number(isoDay(day).replaceAll('-', ''));
}

interface RaisedInYear {
  slug: string;
  year: number;
  usd: number;
}

const GROUPS = {
  country: raw`places g on f.place_id = g.id and f.industry_id = 0 and g.kind = 'country'`,
  industry: raw`industries g on f.industry_id = g.id and f.place_id = 0`,
};

/** US dollars raised in each of the last ten whole years, by slug; absent for those without. */
export async function listGroupYears(sql: Sql, kind: keyof typeof GROUPS, now: Date) {
  const thisYear = now.getUTCFullYear();
  const { rows } = await raw<RaisedInYear>`
    select g.slug, f.period as year, f.total_fundings as usd
    from figures f join ${GROUPS[kind]}
    where f.kind = 'year' and f.period between ${thisYear - HISTORY_YEARS}::int
      and ${thisYear - 1}::int`.execute(sql);
  return bySlug(rows, thisYear);
}

/** The same of startups. */
export async function listStartupYears(sql: Sql, slugs: readonly string[], now: Date) {
  const thisYear = now.getUTCFullYear();
  const { rows } = await raw<RaisedInYear>`
    select s.slug, extract(year from f.announced_on)::int as year, sum(f.counted_usd) as usd
    from startups s join fundings f on f.startup_id = s.id
    where s.slug = any (${slugs}::text[]) and f.counted_usd is not null
      and f.announced_on >= make_date(${thisYear - HISTORY_YEARS}::int, 1, 1)
      and f.announced_on < make_date(${thisYear}::int, 1, 1)
    group by s.slug, year`.execute(sql);
  return bySlug(rows, thisYear);
}

function bySlug(rows: readonly RaisedInYear[], thisYear: number): Map<string, YearValues> {
  const from = thisYear - HISTORY_YEARS;
  return new Map(
    [...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own]) => {
      const values = new Array<number>(HISTORY_YEARS).fill(0);
      for (const { year, usd } of own) values[year - from] = usd;
      return [slug, { from, values }];
    }),
  );
}
