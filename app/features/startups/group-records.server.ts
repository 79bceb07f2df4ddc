// The median round of a group and how well its records are sourced, which take reading every one of them. For a large group
// a job does so once a day, and whoever asks meanwhile gets the day before.
import { type RawBuilder, sql as raw } from 'kysely';
import { isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import { isRecent, keyOf, listMembers, type StartupGroup } from './group-scope.server.ts';

/**
 * A larger group's records are read once a day, and a smaller one's whenever they are asked for: among three hundred startups and
 * their rounds one more hardly moves the median, while reading them all takes longer than the rest of the page.
 */
const STARTUPS_READ_AT_ONCE = 300;

export interface GroupRecords {
  median_round: number | null;
  rows_count: number;
  sourced_count: number;
  checked_count: number;
}

/** Those older than a day are read again: then no job runs. */
export async function findGroupRecords(
  sql: Sql,
  group: StartupGroup,
  startupsCount: number,
  now: Date,
): Promise<GroupRecords> {
  if (startupsCount <= STARTUPS_READ_AT_ONCE) return readRecords(sql, group, now, ofFew);
  const { rows } = await raw<GroupRecords>`
    select median_round, rows_count, sourced_count, checked_count from group_records
    where ${keyOf(group)} and made_on between ${isoDay(now)}::date - 1 and ${isoDay(now)}::date`.execute(
    sql,
  );
  return rows[0] ?? keepRecords(sql, group, now);
}

/** Reads the records of every large group that have not been read on the day of `now`. */
export async function keepLargeRecords(sql: Sql, now: Date): Promise<void> {
  const { rows } = await raw<{ kind: string | null; placeId: number; industryId: number }>`
    select p.kind, sums.place_id as "placeId", sums.industry_id as "industryId"
    from (select place_id, industry_id from startup_sums
        where industry_id >= 0 and (place_id, industry_id) <> (0, 0)
        group by 1, 2 having sum(startups_count) > ${STARTUPS_READ_AT_ONCE}) sums
      left join group_records kept on kept.place_id = sums.place_id and kept.industry_id = sums.industry_id
        and kept.made_on = ${isoDay(now)}::date
      left join places p on p.id = sums.place_id
    where kept.place_id is null order by 3, 2`.execute(sql);
  for (const { kind, placeId, industryId } of rows) {
    const place = kind === 'city' ? { cityId: placeId } : { countryId: placeId };
    await keepRecords(
      sql,
      { ...(placeId > 0 ? place : {}), ...(industryId > 0 ? { industryId } : {}) },
      now,
    );
  }
}

async function keepRecords(sql: Sql, group: StartupGroup, now: Date): Promise<GroupRecords> {
  const found = await readRecords(sql, group, now, ofMany);
  const { countryId, cityId, industryId = 0 } = group;
  await raw`
    insert into group_records (place_id, industry_id, made_on, median_round, rows_count, sourced_count, checked_count)
    values (${countryId ?? cityId ?? 0}, ${industryId}, ${isoDay(now)}::date, ${found.median_round}, ${found.rows_count},
      ${found.sourced_count}, ${found.checked_count})
    on conflict (place_id, industry_id) do update set made_on = excluded.made_on, median_round = excluded.median_round,
      rows_count = excluded.rows_count, sourced_count = excluded.sourced_count, checked_count = excluded.checked_count`.execute(
    sql,
  );
  return found;
}

// Those of few startups are looked up by each; a join would be planned as reading all rounds there are.
const ofFew = raw`members m cross join lateral (select * from fundings where startup_id = m.id offset 0) f`;
const ofMany = raw`members m join fundings f on f.startup_id = m.id`;

async function readRecords(
  sql: Sql,
  group: StartupGroup,
  now: Date,
  roundsOfMembers: RawBuilder<unknown>,
): Promise<GroupRecords> {
  const { rows } = await raw<GroupRecords>`
    with members as materialized (
      select s.id, s.verified_at from (${listMembers(group)}) m join startups s on s.id = m.id
    ), rounds as materialized (
      select f.id, f.amount_usd from ${roundsOfMembers}
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
  return rows[0] as GroupRecords;
}
