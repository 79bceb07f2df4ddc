import type { Chart } from '../../charts/chart-data.ts';
import type { Sql } from '../../data/database.ts';
import { listYearTotals, type YearTotals } from '../../figures/sums.server.ts';
import { figuresText } from '../../text/text.ts';
import { sayFundingYear } from './headlines.ts';
import type { StartupSet } from './subject.server.ts';

export type ChartBody = Omit<Chart, 'key'>;

interface YearBar {
  x: number;
  y: number | null;
  records: number;
  asOf: string | null;
}

/** US dollars by year, null where all are undisclosed; without undated and future rounds. */
export async function getFundingHistory(sql: Sql, set: StartupSet, now: Date): Promise<ChartBody> {
  const years = await listYearTotals(sql, set, now);
  const bars = years
    .filter(({ year, rounds }) => year > 0 && rounds > 0)
    .map(({ year, raisedUsd, disclosed, roundsChangedOn }) => ({
      x: year,
      y: raisedUsd,
      records: disclosed,
      asOf: roundsChangedOn,
    }));
  return {
    title: figuresText.fundingHistory(set.name),
    unit: 'usd',
    ...yearBars(figuresText.series.disclosedAmount, bars),
    headline: sayFundingYear(
      figuresText.startupsOf(set),
      bars.map(({ x: year, y: usd }) => ({ year, usd })),
      now.getUTCFullYear(),
    ),
    running_year: now.getUTCFullYear(),
    coverage: { known: sumOf(years, 'disclosed'), total: sumOf(years, 'rounds') },
  };
}

/** Rounds without a date, absent from charts by year. */
export async function countUndatedRounds(sql: Sql, set: StartupSet): Promise<number> {
  const years = await listYearTotals(sql, set, null);
  return years.find(({ year }) => year === 0)?.rounds ?? 0;
}

export async function getYearFounded(sql: Sql, set: StartupSet, now: Date): Promise<ChartBody> {
  const years = await listYearTotals(sql, set, now);
  const bars = years
    .filter(({ year, startups }) => year > 0 && year <= now.getUTCFullYear() && startups > 0)
    .map(({ year, startups, startupsChangedOn }) => ({
      x: year,
      y: startups,
      records: startups,
      asOf: startupsChangedOn,
    }));
  const chart = yearBars(figuresText.series.startups, bars);
  return {
    title: figuresText.yearFounded(set.name ?? ''),
    unit: 'count',
    ...chart,
    running_year: now.getUTCFullYear(),
    coverage: { known: chart.records, total: sumOf(years, 'startups') },
  };
}

function sumOf(years: YearTotals[], figure: 'disclosed' | 'rounds' | 'startups'): number {
  return years.reduce((sum, year) => sum + year[figure], 0);
}

function yearBars(
  name: string,
  bars: YearBar[],
): Pick<Chart, 'type' | 'series' | 'as_of' | 'records'> {
  return {
    type: 'bar',
    series: [{ name, data: bars.map(({ x, y }) => ({ x, y })) }],
    as_of:
      bars
        .map(({ asOf }) => asOf ?? '')
        .sort()
        .at(-1) || null,
    records: bars.reduce((sum, { records }) => sum + records, 0),
  };
}
