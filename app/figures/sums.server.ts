// Sums by place, industry and period, which the database keeps up to date (docs/figures.md).
import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../base/day.ts';
import type { Sql } from '../data/database.ts';
import { type GroupKey, isOfGroup, isRecent } from './group.server.ts';

interface Totals {
  startups_count: number;
  fundings_count: number;
  /** US dollars; null where nothing is disclosed. */
  total_fundings: number | null;
}

/** For several groups at once, join the view group_totals. */
export async function findTotals(sql: Sql, group: GroupKey): Promise<Totals> {
  const { rows } = await raw<Totals>`
    select startups_count, fundings_count, total_fundings from group_totals where ${isOfGroup(group)}`.execute(
    sql,
  );
  return rows[0] ?? { startups_count: 0, fundings_count: 0, total_fundings: null };
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
export async function listYearTotals(
  sql: Sql,
  group: GroupKey,
  now: Date | null,
): Promise<YearTotals[]> {
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
export async function findRecentAmount(
  sql: Sql,
  group: GroupKey,
  now: Date,
): Promise<number | null> {
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
