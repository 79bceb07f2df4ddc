// Whether the stored sums are those of the catalogue (db/migrations/052-stored-sums.sql), and what mends them.
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';

// Any fixed number: two who fold at once would each add what the other takes.
const LOCK = 4_718_203;
/** The months before are dropped day by day. */
const MONTHS_COMPARED = 25;

/** Adds the rows of each key together; whoever reads meanwhile sees the same sums. */
export async function foldSums(sql: Sql): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await raw`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await raw`select fold_sums()`.execute(transaction);
  });
}

export interface SumDifferences {
  /** Pairs of place and industry whose stored sums are wrong. */
  startups: number;
  /** Keys and days whose stored sums are wrong. */
  days: number;
}

/** Adds up the whole catalogue and compares; reads every startup and two years of rounds. */
export async function findSumDifferences(sql: Sql): Promise<SumDifferences> {
  const { rows } = await raw<SumDifferences>`
    with places_of as (
      select s.id, s.fundings_count, s.total_fundings, p as place_id
      from startups s, unnest(array[0, s.country_id, s.city_id]) as p where p is not null
    ), industries_of as (
      select id as startup_id, 0::bigint as industry_id from startups
      union all select startup_id, industry_id from startup_industries
    ), counted as (
      select p.place_id, i.industry_id, count(*) as startups, sum(p.fundings_count) as rounds,
        count(p.total_fundings) as disclosed, coalesce(sum(p.total_fundings), 0) as total
      from places_of p join industries_of i on i.startup_id = p.id group by 1, 2
    ), stored as (
      select place_id, industry_id, sum(startups_count) as startups, sum(fundings_count) as rounds,
        sum(disclosed_count) as disclosed, sum(total_fundings) as total
      from startup_sums group by 1, 2 having sum(startups_count) <> 0
    ), counted_days as (
      select p.place_id, i.industry_id, f.announced_on as day, count(*) as rounds, count(f.amount_usd) as disclosed,
        coalesce(sum(f.amount_usd), 0) as total
      from fundings f join places_of p on p.id = f.startup_id join industries_of i on i.startup_id = f.startup_id
      where (p.place_id = 0 or i.industry_id = 0) and f.announced_on > current_date - interval '1 month' * ${MONTHS_COMPARED}::int
      group by 1, 2, 3
    ), stored_days as (
      select place_id, industry_id, day, sum(rounds_count) as rounds, sum(disclosed_count) as disclosed, sum(amount_usd) as total
      from funding_day_sums where day > current_date - interval '1 month' * ${MONTHS_COMPARED}::int
      group by 1, 2, 3 having sum(rounds_count) <> 0
    )
    select
      (select count(distinct (place_id, industry_id)) from (
        (select * from counted except select * from stored) union all (select * from stored except select * from counted)) d
      ) as startups,
      (select count(distinct (place_id, industry_id, day)) from (
        (select * from counted_days except select * from stored_days)
        union all (select * from stored_days except select * from counted_days)) d) as days`.execute(
    sql,
  );
  return rows[0] ?? { startups: 0, days: 0 };
}

/** Makes all sums afresh; whoever writes waits until they are done. Every kept page is made anew. */
export async function mendSums(sql: Sql): Promise<void> {
  await raw`select refresh_sums(), note_bulk_load()`.execute(sql);
}
