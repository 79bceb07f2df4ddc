// A group of startups, those of a place, of an industry or of both, and the figures that pages and API give for it.
import { type RawBuilder, sql as raw } from 'kysely';
import { cutToPrecision } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import type { StartupRow } from './contract.ts';
import type { Completeness, GroupFigures, GroupFunding } from './group-contract.ts';
import { startupRowColumns } from './select-rows.server.ts';

/** Conditions are joined by "and"; none is every startup. */
export interface StartupGroup {
  countryId?: number;
  cityId?: number;
  industryId?: number;
}

/** The condition on `startups s` that it belongs to the group. */
export function isInGroup({ countryId, cityId, industryId }: StartupGroup): RawBuilder<boolean> {
  const conditions = [
    countryId !== undefined && raw`s.country_id = ${countryId}`,
    cityId !== undefined && raw`s.city_id = ${cityId}`,
    industryId !== undefined &&
      raw`s.id in (select si.startup_id from startup_industries si where si.industry_id = ${industryId})`,
  ].filter((condition) => condition !== false);
  return conditions.length > 0 ? raw<boolean>`${raw.join(conditions, raw` and `)}` : raw`true`;
}

interface FigureColumns extends Omit<GroupFigures, 'completeness'> {
  rows_count: number;
  sourced_count: number;
  checked_count: number;
}

/** Counts and sums of a group; 12 months are counted back from `now` (decisions.md, /countries). */
export async function findGroupFigures(
  sql: Sql,
  group: StartupGroup,
  now: Date,
): Promise<GroupFigures> {
  const { rows } = await raw<FigureColumns>`
    with members as (
      select s.id, s.total_fundings, s.fundings_count, s.verified_at
      from startups s where ${isInGroup(group)}
    ), rounds as (
      select f.id, f.amount_usd, f.announced_on
      from fundings f join members m on m.id = f.startup_id
    ), records as (
      select count(x.id) as sources, greatest(max(x.checked_on), max(x.retrieved_on), m.verified_at::date) as seen_on
      from members m
        left join startup_sources ss on ss.startup_id = m.id
        left join sources x on x.id = ss.source_id
      group by m.id, m.verified_at
      union all
      select count(x.id), greatest(max(x.checked_on), max(x.retrieved_on))
      from rounds r
        left join funding_reports report on report.funding_id = r.id
        left join sources x on x.id = report.source_id
      group by r.id
    )
    select count(*) as startups_count, coalesce(sum(m.fundings_count), 0) as fundings_count,
      sum(m.total_fundings) as total_fundings,
      (select sum(amount_usd) from rounds where ${isRecent(raw`announced_on`, now)}) as fundings_12m,
      (select percentile_cont(0.5) within group (order by amount_usd) from rounds) as median_round,
      (select count(*) from records) as rows_count,
      (select count(*) from records where sources > 0) as sourced_count,
      (select count(*) from records where ${isRecent(raw`seen_on`, now)}) as checked_count
    from members m`.execute(sql);
  const { rows_count, sourced_count, checked_count, ...figures } = rows[0] as FigureColumns;
  return { ...figures, completeness: toCompleteness(rows_count, sourced_count, checked_count) };
}

function toCompleteness(rows: number, sourced: number, checked: number): Completeness {
  const shareOf = (count: number) => (rows > 0 ? count / rows : null);
  return { rows_count: rows, sourced_share: shareOf(sourced), checked_share: shareOf(checked) };
}

/** The condition that a date lies in the 12 months up to `now`. */
export function isRecent(date: RawBuilder<unknown>, now: Date): RawBuilder<boolean> {
  const today = now.toISOString().slice(0, 10);
  return raw<boolean>`${date} > ${today}::date - interval '12 months' and ${date} <= ${today}::date`;
}

/** The startups of a group, best funded first; `skip` the first ones. */
export async function listGroupStartups(
  sql: Sql,
  group: StartupGroup,
  limit: number,
  skip = 0,
): Promise<StartupRow[]> {
  const { rows } = await raw<StartupRow>`
    select ${startupRowColumns}
    from startups s join places country on country.id = s.country_id
    where ${isInGroup(group)}
    order by s.total_fundings desc nulls last, s.name, s.id
    limit ${limit} offset ${skip}`.execute(sql);
  return rows;
}

export async function countGroupStartups(sql: Sql, group: StartupGroup): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*) as count from startups s where ${isInGroup(group)}`.execute(sql);
  return rows[0]?.count ?? 0;
}

interface FundingDate {
  day: string;
  precision: 'day' | 'month' | 'year';
}

/** The newest dated rounds of a group. */
export async function listGroupFundings(
  sql: Sql,
  group: StartupGroup,
  limit: number,
): Promise<GroupFunding[]> {
  const { rows } = await raw<Omit<GroupFunding, 'announced_on'> & FundingDate>`
    select f.slug, json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo) as startup,
      f.round, f.announced_on as day, f.announced_precision as precision, f.amount_usd as amount
    from fundings f join startups s on s.id = f.startup_id
    where f.announced_on is not null and ${isInGroup(group)}
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc
    limit ${limit}`.execute(sql);
  return rows.map(({ day, precision, ...row }) => ({
    ...row,
    announced_on: { date: cutToPrecision(day, precision) ?? day, precision },
  }));
}
