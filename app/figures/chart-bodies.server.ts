import { sql as raw } from 'kysely';
import { isoDay } from '../base/dates.ts';
import type { Chart, ChartPoint } from '../charts/chart-data.ts';
import type { Sql } from '../data/database.ts';
import type { Followable } from '../follows/follows.server.ts';
import { notFound } from '../http/errors.ts';
import { slugParam } from '../http/params.ts';
import { sayName } from '../text/say-name.ts';
import { figuresText } from '../text/text.ts';
import { sayFundingYear, sayLargest } from './headlines.server.ts';
import { listYearTotals, type StartupSet, type YearTotals } from './sums.server.ts';

export type ChartBody = Omit<Chart, 'key'>;

/**
 * US dollars by year, null where all are undisclosed; without undated and future rounds. The title
 * speaks of `year`, otherwise of the last full one.
 */
export async function getFundingHistory(
  sql: Sql,
  set: StartupSet,
  now: Date,
  year?: number,
): Promise<ChartBody> {
  const years = await listYearTotals(sql, set, now);
  const shown = years.filter(({ year, rounds }) => year > 0 && rounds > 0);
  const thisYear = now.getUTCFullYear();
  return {
    title: figuresText.fundingHistory(set.name),
    unit: 'usd',
    ...yearBars(
      figuresText.series.disclosedAmount,
      shown.map(({ year, raisedUsd }) => ({ x: year, y: raisedUsd })),
      shown.map(({ roundsChangedOn }) => roundsChangedOn),
    ),
    records: sumOf(shown, 'disclosed'),
    headline: sayFundingYear(
      set,
      shown.map(({ year, raisedUsd }) => ({ year, usd: raisedUsd })),
      thisYear,
      year,
    ),
    running_year: thisYear,
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
  const thisYear = now.getUTCFullYear();
  const shown = years.filter(({ year, startups }) => year > 0 && year <= thisYear && startups > 0);
  const known = sumOf(shown, 'startups');
  return {
    title: figuresText.yearFounded(set.name ?? ''),
    unit: 'count',
    ...yearBars(
      figuresText.series.startups,
      shown.map(({ year, startups }) => ({ x: year, y: startups })),
      shown.map(({ startupsChangedOn }) => startupsChangedOn),
    ),
    records: known,
    // Years of which no founding is recorded yet are not drawn as if there had been none.
    ...(shown.at(-1)?.year === thisYear && { running_year: thisYear }),
    coverage: { known, total: sumOf(years, 'startups') },
  };
}

function sumOf(years: YearTotals[], figure: 'disclosed' | 'rounds' | 'startups'): number {
  return years.reduce((sum, year) => sum + year[figure], 0);
}

function yearBars(
  name: string,
  data: ChartPoint[],
  changedOn: Array<string | null>,
): Pick<Chart, 'type' | 'series' | 'as_of'> {
  const days = changedOn.filter((day) => day !== null).sort();
  return { type: 'bar', series: [{ name, data }], as_of: days.at(-1) ?? null };
}

/** /industries lists the rest. */
const MOST_INDUSTRIES = 10;

/** figures.industry_id of startups with at least one industry. */
const WITH_ANY_INDUSTRY = -1;

interface Counted {
  points: Array<{ x: string; y: number }>;
  records: number;
  as_of: string | null;
}

/** A startup counts under each of its industries, but once as a record. */
export async function getTopIndustries(sql: Sql): Promise<ChartBody> {
  const { rows } = await raw<Counted>`
    select
      array(select json_build_object('x', i.name, 'y', totals.startups_count)
        from group_totals totals join industries i on i.id = totals.industry_id
        where totals.place_id = 0 order by totals.startups_count desc, i.name limit ${MOST_INDUSTRIES}) as points,
      coalesce(sum(startups_count), 0) as records, max(startups_changed_on) as as_of
    from group_totals where place_id = 0 and industry_id = ${WITH_ANY_INDUSTRY}`.execute(sql);
  return {
    title: figuresText.topIndustries,
    ...countBars(figuresText.series.startups, rows[0], figuresText.headlines.industry),
  };
}

/** Rounds an investor joined, by home country of the startup. */
export async function getCountryConcentration(sql: Sql, investor: Followable): Promise<ChartBody> {
  const { rows } = await raw<Counted>`
    with joined as (
      select country.name, count(*)::int as rounds
      from deals join places country on country.id = deals.country_id
      where deals.investor_id = ${investor.id} group by country.id
    )
    select coalesce(json_agg(json_build_object('x', name, 'y', rounds)
        order by rounds desc, name), '[]') as points,
      coalesce(sum(rounds), 0)::int as records,
      (select to_char(updated_at, 'YYYY-MM-DD') from investors where id = ${investor.id}) as as_of
    from joined`.execute(sql);
  return {
    title: figuresText.countryConcentration(investor.name),
    ...countBars(figuresText.series.rounds, rows[0], figuresText.headlines.country),
  };
}

function countBars(
  name: string,
  { points, records, as_of }: Counted = { points: [], records: 0, as_of: null },
  say: Parameters<typeof sayLargest>[2],
): Omit<Chart, 'key' | 'title'> {
  const named = points.map(({ x, y }) => ({ x: sayName(x), y }));
  return {
    type: 'bar-horizontal',
    unit: 'count',
    series: [{ name, data: named }],
    as_of,
    records,
    headline: sayLargest(named, records, say),
  };
}

const METRICS = {
  startup_twitter_growth: {
    metric: 'twitter_followers',
    title: (name: string) => figuresText.twitterFollowers(name),
    series: () => figuresText.series.followers,
  },
  startup_twitter_mentions: {
    metric: 'twitter_mentions',
    title: (name: string) => figuresText.twitterMentions(name),
    series: () => figuresText.series.mentions,
  },
  startup_seo_backlink_growth: {
    metric: 'seo_backlinks',
    title: (name: string) => figuresText.backlinks(name),
    series: () => figuresText.series.backlinks,
  },
} as const;

/** One point a metric and day, oldest first. */
export interface Measured {
  name: string;
  points: Array<ChartPoint & { metric: string }>;
}

export async function findMeasured(sql: Sql, slug: string, now: Date): Promise<Measured> {
  if (!slugParam.safeParse(slug).success) throw notFound('startup', slug);
  const metrics = Object.values(METRICS).map(({ metric }) => metric);
  const { rows } = await raw<Measured>`
    select s.name, array(
      select json_build_object('metric', metric, 'x', measured_on, 'y', value) from metric_points
      where startup_id = s.id and metric = any (${metrics}::text[]) and measured_on <= ${isoDay(now)}::date
      order by measured_on) as points
    from startups s where s.slug = ${slug}`.execute(sql);
  const [measured] = rows;
  if (!measured) throw notFound('startup', slug);
  return measured;
}

export function drawMetric(key: keyof typeof METRICS, { name, points }: Measured): Chart {
  const { metric, title, series } = METRICS[key];
  const its = points.filter((point) => point.metric === metric);
  return {
    key,
    title: title(name),
    type: 'line',
    unit: 'count',
    series: [{ name: series(), data: its.map(({ x, y }) => ({ x, y })) }],
    as_of: its.at(-1)?.x.toString() ?? null,
    records: its.length,
  };
}
