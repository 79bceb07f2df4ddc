import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { listYearTotals, yearTotalsUpTo } from '../../../figures/sums.server.ts';
import { listCountries } from '../locations/queries.server.ts';
import type { CountryFigures, MapChoice, MapMeasure } from './contract.ts';

type FigureRow = Pick<CountryFigures, 'iso2' | MapMeasure>;

/** All 54 countries by name. */
export async function listCountryFigures(
  sql: Sql,
  year: number | null,
  now: Date,
): Promise<CountryFigures[]> {
  const [countries, figures] = await Promise.all([
    listCountries(sql, now),
    year === null ? listAllTimeFigures(sql) : listYearFigures(sql, year, now),
  ]);
  const byIso2 = new Map(figures.map((row) => [row.iso2, row]));
  return countries.map(({ label, slug, iso2, top_industry: topIndustry }) => ({
    label,
    slug,
    topIndustry,
    ...(byIso2.get(iso2) ?? { iso2, startups: 0, raised: null, rounds: 0 }),
  }));
}

async function listAllTimeFigures(sql: Sql): Promise<FigureRow[]> {
  const { rows } = await raw<FigureRow>`
    select p.iso2, totals.startups_count as startups, totals.total_fundings as raised, totals.fundings_count as rounds
    from group_totals totals join places p on p.id = totals.place_id
    where totals.industry_id = 0 and p.kind = 'country'`.execute(sql);
  return rows;
}

/** Startups founded by the end of the year; rounds announced in it, up to `now`. */
async function listYearFigures(sql: Sql, year: number, now: Date): Promise<FigureRow[]> {
  const { rows } = await raw<FigureRow>`
    select p.iso2, sum(startups_count) as startups, coalesce(sum(fundings_count) filter (where year = ${year}), 0) as rounds,
      case when sum(disclosed_count) filter (where year = ${year}) > 0
        then sum(total_fundings) filter (where year = ${year}) end as raised
    from ${yearTotalsUpTo(now)} years join places p on p.id = years.place_id
    where place_id = any (array(select id from places where kind = 'country')) and industry_id = 0
      and year between 1 and ${year}::int
    group by p.id`.execute(sql);
  return rows;
}

/** The startups or rounds that figures were counted from, and how many have no known year. */
export async function findMapRecords(sql: Sql, { measure, year }: MapChoice, now: Date) {
  const years = await listYearTotals(sql, {}, year === null ? null : now);
  const isStartups = measure === 'startups';
  const shown = years.filter(
    (one) => year === null || one.year === year || (isStartups && one.year > 0 && one.year < year),
  );
  const records = shown.map((one) =>
    isStartups ? one.startups : measure === 'rounds' ? one.rounds : one.disclosed,
  );
  const changedOn = shown.map((one) => (isStartups ? one.startupsChangedOn : one.roundsChangedOn));
  const unknown = years.find((one) => one.year === 0);
  return {
    records: records.reduce((sum, count) => sum + count, 0),
    asOf:
      changedOn
        .filter((day) => day !== null)
        .sort()
        .at(-1) ?? null,
    withoutYear: (isStartups ? unknown?.startups : unknown?.rounds) ?? 0,
  };
}

/** The first year with a startup or a round; null without any. */
export async function findFirstYear(sql: Sql): Promise<number | null> {
  const years = await listYearTotals(sql, {}, null);
  return years.find(({ year }) => year > 0)?.year ?? null;
}
