// Charts by year of a set of startups: what they raised, and when they were founded.
import { sql as raw } from 'kysely';
import type { Chart } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import { roundsToCome, type StartupSet, sumsOf } from './startup-set.server.ts';

export type ChartBody = Omit<Chart, 'key'>;

interface YearRow {
  x: number;
  y: number | null;
  records: number;
  as_of: string | null;
}

/**
 * Disclosed US dollars by year of announcement. A year whose rounds are all undisclosed has y null.
 * Rounds without a date stand in no year; those dated after `now` have not happened yet.
 */
export async function getFundingHistory(sql: Sql, set: StartupSet, now: Date): Promise<ChartBody> {
  const { rows } = await raw<YearRow>`
    with counted as (
      select year, rounds_count, disclosed_count, amount_usd, rounds_changed_on
      from year_sums where ${sumsOf(set)} and year > 0
      union all
      select to_come.*, null from (${roundsToCome(set, now)}) to_come
    )
    select year as x, case when sum(disclosed_count) > 0 then sum(amount_usd) end as y,
      sum(disclosed_count) as records, to_char(max(rounds_changed_on), 'YYYY-MM-DD') as as_of
    from counted group by year having sum(rounds_count) > 0 order by year`.execute(sql);
  return {
    title: figuresText.fundingHistory(set.name),
    unit: 'usd',
    ...yearBars(figuresText.series.disclosedAmount, rows),
  };
}

/** Rounds of a set that have no date: counted in totals, absent from charts by year. */
export async function countUndatedRounds(sql: Sql, set: StartupSet): Promise<number> {
  const { rows } = await raw<{ rounds: number }>`
    select coalesce(sum(rounds_count), 0) as rounds from year_sums
    where ${sumsOf(set)} and year = 0`.execute(sql);
  return rows[0]?.rounds ?? 0;
}

export async function getYearFounded(sql: Sql, set: StartupSet, now: Date): Promise<ChartBody> {
  const { rows } = await raw<YearRow>`
    select year as x, sum(startups_count) as y, sum(startups_count) as records,
      to_char(max(startups_changed_on), 'YYYY-MM-DD') as as_of
    from year_sums where ${sumsOf(set)} and year between 1 and ${now.getUTCFullYear()}::int
    group by year having sum(startups_count) > 0 order by year`.execute(sql);
  return {
    title: figuresText.yearFounded(set.name ?? ''),
    unit: 'count',
    ...yearBars(figuresText.series.startups, rows),
  };
}

function yearBars(
  name: string,
  rows: YearRow[],
): Pick<Chart, 'type' | 'series' | 'as_of' | 'records'> {
  return {
    type: 'bar',
    series: [{ name, data: rows.map(({ x, y }) => ({ x, y })) }],
    as_of:
      rows
        .map((row) => row.as_of ?? '')
        .sort()
        .at(-1) || null,
    records: rows.reduce((sum, row) => sum + row.records, 0),
  };
}
