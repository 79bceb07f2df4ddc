// Whether the stored sums are those of the catalogue (db/migrations/090-figures.sql), and what mends them.
import { type RawBuilder, sql as raw } from 'kysely';
import { lockInTransaction } from '../../data/advisory-locks.ts';
import type { Sql } from '../../data/database.ts';

/** The month before these is dropped day by day. */
const MONTHS_COMPARED = 13;

/** Adds the rows of each key together; whoever reads meanwhile sees the same sums. */
export async function foldSums(sql: Sql): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    await lockInTransaction(transaction, 'sums');
    await raw`select fold_sums(), fold_investor_sums()`.execute(transaction);
  });
}

export interface SumDifferences {
  /** Pairs of place and industry whose stored sums are wrong. */
  startups: number;
  /** Keys and days whose stored sums are wrong. */
  days: number;
  /** Keys and years whose stored sums are wrong. */
  years: number;
  /** Magnitudes of totals with a wrong count of startups. */
  totals: number;
  /** Investors and countries whose stored sums are wrong. */
  backers: number;
  /** Types, kinds of round and letters with a wrong count of investors. */
  investors: number;
  /** Investors and startups whose stored backing is wrong. */
  backings: number;
}

const NONE: SumDifferences = {
  startups: 0,
  days: 0,
  years: 0,
  totals: 0,
  backers: 0,
  investors: 0,
  backings: 0,
};

/** Adds up the whole catalogue and compares; reads every startup and every round. */
export async function findSumDifferences(sql: Sql): Promise<SumDifferences> {
  const { rows } = await raw<SumDifferences>`
    with places_of as (
      select s.id, s.fundings_count, s.total_fundings, s.year_founded, p as place_id
      from startups s, unnest(array[0, s.country_id, s.city_id]) as p where p is not null
    ), industries_of as (
      select id as startup_id, 0::bigint as industry_id from startups
      union all select startup_id, industry_id from startup_industries
      union all select distinct startup_id, -1 from startup_industries
    ), members as (
      select p.*, i.industry_id from places_of p join industries_of i on i.startup_id = p.id
      where i.industry_id >= 0 or p.place_id = 0
    ), counted as (
      select place_id, industry_id, count(*) as startups, sum(fundings_count) as rounds,
        count(total_fundings) as disclosed, coalesce(sum(total_fundings), 0) as total
      from members group by 1, 2
    ), stored as (
      select place_id, industry_id, sum(startups_count) as startups, sum(fundings_count) as rounds,
        sum(disclosed_count) as disclosed, sum(total_fundings) as total
      from startup_sums group by 1, 2 having sum(startups_count) <> 0
    ), counted_days as (
      select m.place_id, m.industry_id, f.announced_on as day, count(*) as rounds, count(f.amount_usd) as disclosed,
        coalesce(sum(f.amount_usd), 0) as total
      from fundings f join members m on m.id = f.startup_id
      where m.industry_id >= 0 and f.announced_on > current_date - interval '1 month' * ${MONTHS_COMPARED}::int
      group by 1, 2, 3
    ), stored_days as (
      select place_id, industry_id, day, sum(rounds_count) as rounds, sum(disclosed_count) as disclosed, sum(amount_usd) as total
      from funding_day_sums where day > current_date - interval '1 month' * ${MONTHS_COMPARED}::int
      group by 1, 2, 3 having sum(rounds_count) <> 0
    ), counted_years as (
      select place_id, industry_id, year, sum(startups) as startups, sum(rounds) as rounds, sum(disclosed) as disclosed,
        sum(total) as total
      from (
        select place_id, industry_id, coalesce(year_founded, 0) as year, count(*) as startups, 0 as rounds,
          0 as disclosed, 0 as total
        from members group by 1, 2, 3
        union all
        select m.place_id, m.industry_id, coalesce(extract(year from f.announced_on)::int, 0), 0, count(*),
          count(f.amount_usd), coalesce(sum(f.amount_usd), 0)
        from fundings f join members m on m.id = f.startup_id group by 1, 2, 3
      ) parts group by 1, 2, 3
    ), stored_years as (
      select place_id, industry_id, year, sum(startups_count) as startups, sum(rounds_count) as rounds,
        sum(disclosed_count) as disclosed, sum(amount_usd) as total
      from year_sums group by 1, 2, 3 having sum(startups_count) <> 0 or sum(rounds_count) <> 0
    ), counted_totals as (
      select magnitude_of(total_fundings) as magnitude, count(*) as startups
      from startups where total_fundings is not null group by 1
    ), stored_totals as (
      select magnitude, sum(startups_count) as startups from total_sums group by 1 having sum(startups_count) <> 0
    ), counted_backers as (
      select fi.investor_id, s.country_id, count(distinct s.id) as startups, count(*) as rounds
      from funding_investors fi join fundings f on f.id = fi.funding_id join startups s on s.id = f.startup_id group by 1, 2
    ), stored_backers as (
      select investor_id, country_id, sum(startups_count) as startups, sum(rounds_count) as rounds
      from backer_sums group by 1, 2 having sum(rounds_count) <> 0
    ), counted_investors as (
      select key.type, key.stage, key.pair, count(*) as investors
      from investors i cross join list_investor_keys(i.type, i.stages || i.joined_rounds, i.name_folded) key group by 1, 2, 3
    ), stored_investors as (
      select type, stage, pair, sum(investors_count) as investors from investor_sums group by 1, 2, 3 having sum(investors_count) <> 0
    ), counted_backings as (
      select fi.investor_id, f.startup_id, s.total_fundings, max(f.announced_on) as newest_on
      from funding_investors fi join fundings f on f.id = fi.funding_id join startups s on s.id = f.startup_id
      group by 1, 2, 3
    )
    select
      (select count(distinct (place_id, industry_id)) from (${differences('counted', 'stored')}) d) as startups,
      (select count(distinct (place_id, industry_id, day)) from (${differences('counted_days', 'stored_days')}) d) as days,
      (select count(distinct (place_id, industry_id, year)) from (${differences('counted_years', 'stored_years')}) d) as years,
      (select count(distinct magnitude) from (${differences('counted_totals', 'stored_totals')}) d) as totals,
      (select count(distinct (investor_id, country_id)) from (${differences('counted_backers', 'stored_backers')}) d) as backers,
      (select count(distinct (type, stage, pair)) from (${differences('counted_investors', 'stored_investors')}) d) as investors,
      (select count(distinct (investor_id, startup_id)) from (${differences('counted_backings', 'backings')}) d) as backings`.execute(
    sql,
  );
  return rows[0] ?? NONE;
}

function differences(counted: string, stored: string): RawBuilder<unknown> {
  const [one, other] = [raw.ref(counted), raw.ref(stored)];
  return raw`(select * from ${one} except select * from ${other})
    union all (select * from ${other} except select * from ${one})`;
}

/** Whether any figure differs. */
export function isWrong(differences: SumDifferences): boolean {
  return Object.values(differences).some((count) => count > 0);
}

/** Makes all sums afresh; whoever writes waits until they are done. Invalidates every cached page. */
export async function mendSums(sql: Sql): Promise<void> {
  await raw`select refresh_sums(), refresh_investor_sums(), refresh_all_backings(), record_invalidation('{all}')`.execute(
    sql,
  );
}

/** Days that no figure asks for any more. */
export async function dropOldDays(sql: Sql): Promise<void> {
  await raw`delete from funding_day_sums where day <= current_date - interval '14 months'`.execute(
    sql,
  );
}
