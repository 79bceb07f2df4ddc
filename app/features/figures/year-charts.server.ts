// Charts by year of a set of startups: what they raised, and when they were founded.
import { sql as raw } from 'kysely';
import type { Chart } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { figuresText } from '../../text/text.ts';
import type { StartupSet } from './startup-set.server.ts';

export type ChartBody = Omit<Chart, 'key'>;

interface YearRow {
  x: number;
  y: number | null;
  records: number;
  as_of: string;
}

/**
 * Disclosed US dollars by year of announcement. A year whose rounds are all undisclosed has y null.
 * Rounds without a date stand in no year; those dated after `now` have not happened yet.
 */
export async function getFundingHistory(
  sql: Sql,
  { name, holds }: StartupSet,
  now: Date,
): Promise<ChartBody> {
  const { rows } = await raw<YearRow>`
    select extract(year from f.announced_on)::int as x, sum(f.amount_usd) as y,
      count(f.amount_usd)::int as records, to_char(max(f.updated_at), 'YYYY-MM-DD') as as_of
    from fundings f join startups s on s.id = f.startup_id
    where f.announced_on <= ${isoDay(now)}::date and ${holds}
    group by 1 order by 1`.execute(sql);
  return {
    title: figuresText.fundingHistory(name),
    unit: 'usd',
    ...yearBars(figuresText.series.disclosedAmount, rows),
  };
}

/** Rounds of a set that have no date: counted in totals, absent from charts by year. */
export async function countUndatedRounds(sql: Sql, { holds }: StartupSet): Promise<number> {
  const { rows } = await raw<{ rounds: number }>`
    select count(*)::int as rounds from fundings f join startups s on s.id = f.startup_id
    where f.announced_on is null and ${holds}`.execute(sql);
  return rows[0]?.rounds ?? 0;
}

export async function getYearFounded(
  sql: Sql,
  { name = '', holds }: StartupSet,
  now: Date,
): Promise<ChartBody> {
  const { rows } = await raw<YearRow>`
    select s.year_founded as x, count(*)::int as y, count(*)::int as records,
      to_char(max(s.updated_at), 'YYYY-MM-DD') as as_of
    from startups s
    where s.year_founded <= ${now.getUTCFullYear()}::int and ${holds}
    group by 1 order by 1`.execute(sql);
  return {
    title: figuresText.yearFounded(name),
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
        .map((row) => row.as_of)
        .sort()
        .at(-1) ?? null,
    records: rows.reduce((sum, row) => sum + row.records, 0),
  };
}

export function isoDay(time: Date): string {
  return time.toISOString().slice(0, 10);
}
