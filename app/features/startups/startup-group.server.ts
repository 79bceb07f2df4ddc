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

/** Where a group's sums stand in startup_sums and funding_day_sums; 0 is everywhere, or every industry. */
export function keyOf({ countryId, cityId, industryId }: StartupGroup): RawBuilder<boolean> {
  return raw<boolean>`place_id = ${countryId ?? cityId ?? 0}::bigint and industry_id = ${industryId ?? 0}::bigint`;
}

/** Of a join to startup_sums as `sums`: the total is unknown where nothing is disclosed. */
export const sumOfTotals: RawBuilder<number | null> = raw<number | null>`
  case when sum(sums.disclosed_count) > 0 then sum(sums.total_fundings) end`;

type SumColumns = Pick<GroupFigures, 'startups_count' | 'fundings_count' | 'total_fundings'>;

export async function findGroupSums(sql: Sql, group: StartupGroup): Promise<SumColumns> {
  const { rows } = await raw<SumColumns>`
    select coalesce(sum(startups_count), 0) as startups_count,
      coalesce(sum(fundings_count), 0) as fundings_count, ${sumOfTotals} as total_fundings
    from startup_sums sums where ${keyOf(group)}`.execute(sql);
  return rows[0] as SumColumns;
}

/** Counts and sums of a group; 12 months are counted back from `now` (decisions.md, /countries). */
export async function findGroupFigures(
  sql: Sql,
  group: StartupGroup,
  now: Date,
): Promise<GroupFigures> {
  const sums = await findGroupSums(sql, group);
  const isLarge = sums.startups_count > STARTUPS_READ_AT_ONCE;
  const { median_round, rows_count, sourced_count, checked_count } = isLarge
    ? await findDailyRecords(sql, group, now)
    : await findRecords(sql, group, now);
  return {
    ...sums,
    fundings_12m: await findRecentAmount(sql, group, now),
    median_round,
    completeness: toCompleteness(rows_count, sourced_count, checked_count),
  };
}

/** A larger group's records are read once a day, and a smaller one's whenever they are asked for. */
const STARTUPS_READ_AT_ONCE = 1_000;

interface RecordColumns {
  median_round: number | null;
  rows_count: number;
  sourced_count: number;
  checked_count: number;
}

async function findRecords(sql: Sql, group: StartupGroup, now: Date): Promise<RecordColumns> {
  const { rows } = await raw<RecordColumns>`
    with members as materialized (
      select s.id, s.verified_at from startups s where ${isInGroup(group)}
    ), rounds as materialized (
      select f.id, f.amount_usd from members m join fundings f on f.startup_id = m.id
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
    select (select percentile_cont(0.5) within group (order by amount_usd) from rounds) as median_round,
      count(*) as rows_count, count(*) filter (where sources > 0) as sourced_count,
      count(*) filter (where ${isRecent(raw`seen_on`, now)}) as checked_count
    from records`.execute(sql);
  return rows[0] as RecordColumns;
}

/** As of the day of `now`; worked out by whoever asks first, or by the nightly job before. */
export async function findDailyRecords(
  sql: Sql,
  group: StartupGroup,
  now: Date,
): Promise<RecordColumns> {
  const day = now.toISOString().slice(0, 10);
  const { rows } = await raw<RecordColumns>`
    select median_round, rows_count, sourced_count, checked_count from group_records
    where ${keyOf(group)} and made_on = ${day}::date`.execute(sql);
  if (rows[0]) return rows[0];
  const found = await findRecords(sql, group, now);
  const { countryId, cityId, industryId = 0 } = group;
  await raw`
    insert into group_records (place_id, industry_id, made_on, median_round, rows_count, sourced_count, checked_count)
    values (${countryId ?? cityId ?? 0}, ${industryId}, ${day}::date, ${found.median_round}, ${found.rows_count},
      ${found.sourced_count}, ${found.checked_count})
    on conflict (place_id, industry_id) do update set made_on = excluded.made_on, median_round = excluded.median_round,
      rows_count = excluded.rows_count, sourced_count = excluded.sourced_count, checked_count = excluded.checked_count`.execute(
    sql,
  );
  return found;
}

/** US dollars of the rounds of 12 months; null where none is disclosed. */
async function findRecentAmount(sql: Sql, group: StartupGroup, now: Date): Promise<number | null> {
  const isOfBoth =
    group.industryId !== undefined && (group.countryId ?? group.cityId) !== undefined;
  const { rows } = await (isOfBoth || !areDaysKept(now)
    ? raw<{ amount: number | null }>`
        select sum(f.amount_usd) as amount from startups s join fundings f on f.startup_id = s.id
        where ${isInGroup(group)} and ${isRecent(raw`f.announced_on`, now)}`
    : raw<{ amount: number | null }>`
        select case when sum(disclosed_count) > 0 then sum(amount_usd) end as amount
        from funding_day_sums where ${keyOf(group)} and ${isRecent(raw`day`, now)}`
  ).execute(sql);
  return rows[0]?.amount ?? null;
}

const KEPT_DAYS = 365;

/** Whether the 12 months before `now` lie within the 26 that funding_day_sums has; only a clock set back asks for others. */
export function areDaysKept(now: Date): boolean {
  return Date.now() - now.getTime() < KEPT_DAYS * 86_400_000;
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
  return (await findGroupSums(sql, group)).startups_count;
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
  const { startups_count } = await findGroupSums(sql, group);
  // Of a small group every round is looked at; of a large one the newest of all until enough are its own.
  const members =
    startups_count > STARTUPS_READ_AT_ONCE
      ? raw`fundings f join startups s on s.id = f.startup_id and ${isInGroup(group)}`
      : raw`(select * from startups s where ${isInGroup(group)} offset 0) s
          join fundings f on f.startup_id = s.id`;
  const { rows } = await raw<Omit<GroupFunding, 'announced_on'> & FundingDate>`
    select f.slug, json_build_object('name', s.name, 'slug', s.slug, 'logo', s.logo) as startup,
      f.round, f.announced_on as day, f.announced_precision as precision, f.amount_usd as amount
    from ${members}
    where f.announced_on is not null
    order by f.announced_on desc nulls last, f.amount_usd desc nulls last, f.id desc
    limit ${limit}`.execute(sql);
  return rows.map(({ day, precision, ...row }) => ({
    ...row,
    announced_on: { date: cutToPrecision(day, precision) ?? day, precision },
  }));
}
