// Figures of all countries, of all time or one year. All time is what /countries answers.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { listCountries } from '../locations/queries.server.ts';
import type { CountryFigures, MapChoice } from './contract.ts';

interface FigureRow {
  iso2: string;
  startups: number;
  raised: number | null;
  rounds: number;
}

/** All 54 countries, the highest figure first, then those without one by name. */
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
  return countries.map(({ label, slug, iso2, top_industry }) => {
    const row = byIso2.get(iso2);
    return {
      label,
      slug,
      iso2,
      topIndustry: top_industry,
      startups: row?.startups ?? 0,
      raisedUsd: row?.raised ?? null,
      rounds: row?.rounds ?? 0,
    };
  });
}

async function listAllTimeFigures(sql: Sql): Promise<FigureRow[]> {
  const { rows } = await raw<FigureRow>`
    select p.iso2, count(*) as startups, sum(s.total_fundings) as raised,
      sum(s.fundings_count) as rounds
    from startups s join places p on p.id = s.country_id
    group by p.id`.execute(sql);
  return rows;
}

/** Startups founded by the end of the year; rounds and amounts announced in it, up to `now`. */
async function listYearFigures(sql: Sql, year: number, now: Date): Promise<FigureRow[]> {
  const { rows } = await raw<FigureRow>`
    with founded as (
      select s.country_id, count(*) as startups from startups s
      where ${isFoundedBy(year)} group by s.country_id
    ), announced as (
      select s.country_id, sum(f.amount_usd) as raised, count(*) as rounds
      from fundings f join startups s on s.id = f.startup_id
      where ${isAnnouncedIn(year, now)} group by s.country_id
    )
    select p.iso2, coalesce(founded.startups, 0) as startups, announced.raised,
      coalesce(announced.rounds, 0) as rounds
    from places p
      left join founded on founded.country_id = p.id
      left join announced on announced.country_id = p.id
    where p.kind = 'country'`.execute(sql);
  return rows;
}

function isFoundedBy(year: number | null): RawBuilder<boolean> {
  return year === null ? raw`true` : raw<boolean>`s.year_founded <= ${year}::int`;
}

function isAnnouncedIn(year: number | null, now: Date): RawBuilder<boolean> {
  if (year === null) return raw`true`;
  const today = now.toISOString().slice(0, 10);
  return raw<boolean>`f.announced_on between ${`${year}-01-01`}::date and ${`${year}-12-31`}::date
    and f.announced_on <= ${today}::date`;
}

export interface MapRecords {
  /** Startups or rounds the figures were counted from. */
  records: number;
  asOf: string | null;
  /** Startups or rounds that no single year holds, since theirs is unknown. */
  withoutYear: number;
}

export async function findMapRecords(
  sql: Sql,
  { measure, year }: MapChoice,
  now: Date,
): Promise<MapRecords> {
  const { rows } = await (measure === 'startups'
    ? raw<MapRecords>`
        select count(*) filter (where ${isFoundedBy(year)}) as records,
          to_char(max(s.updated_at) filter (where ${isFoundedBy(year)}), 'YYYY-MM-DD') as "asOf",
          count(*) filter (where s.year_founded is null) as "withoutYear"
        from startups s`
    : raw<MapRecords>`
        with counted as (
          select f.announced_on, f.updated_at, ${isAnnouncedIn(year, now)}
            and ${measure === 'rounds' ? raw`true` : raw`f.amount_usd is not null`} as counts
          from fundings f
        )
        select count(*) filter (where counts) as records,
          to_char(max(updated_at) filter (where counts), 'YYYY-MM-DD') as "asOf",
          count(*) filter (where announced_on is null) as "withoutYear"
        from counted`
  ).execute(sql);
  return rows[0] ?? { records: 0, asOf: null, withoutYear: 0 };
}

/** The first year with a startup founded or a round announced; null without any. */
export async function findFirstYear(sql: Sql): Promise<number | null> {
  const { rows } = await raw<{ year: number | null }>`
    select least((select min(year_founded) from startups),
      (select extract(year from min(announced_on))::int from fundings)) as year`.execute(sql);
  return rows[0]?.year ?? null;
}
