// Figures of all countries, of all time or one year. All time is what /countries answers.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import {
  EVERY_STARTUP,
  listRoundsToCome,
  roundsToCome,
  sumsOf,
} from '../figures/startup-set.server.ts';
import { listCountries } from '../locations/queries.server.ts';
import { sumOfTotals } from '../startups/startup-group.server.ts';
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
    select p.iso2, sum(sums.startups_count) as startups, ${sumOfTotals} as raised, sum(sums.fundings_count) as rounds
    from startup_sums sums join places p on p.id = sums.place_id
    where sums.industry_id = 0 and p.kind = 'country' group by p.id`.execute(sql);
  return rows;
}

/** Startups founded by the end of the year; rounds and amounts announced in it, up to `now`. */
async function listYearFigures(sql: Sql, year: number, now: Date): Promise<FigureRow[]> {
  const { rows } = await raw<FigureRow>`
    with counted as (
      select place_id, startups_count as startups, case when year = ${year} then rounds_count else 0 end as rounds,
        case when year = ${year} then disclosed_count else 0 end as disclosed,
        case when year = ${year} then amount_usd else 0 end as amount
      from year_sums
      where place_id = any (array(select id from places where kind = 'country')) and industry_id = 0
        and year between 1 and ${year}::int
      union all
      select country_id, 0, -1, -disclosed, -amount_usd
      from (${listRoundsToCome(now)}) to_come where year = ${year}
    )
    select p.iso2, sum(startups) as startups, sum(rounds) as rounds,
      case when sum(disclosed) > 0 then sum(amount) end as raised
    from counted join places p on p.id = counted.place_id group by p.id`.execute(sql);
  return rows;
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
  const isStartups = measure === 'startups';
  const count = raw.ref(
    isStartups ? 'startups_count' : measure === 'rounds' ? 'rounds_count' : 'disclosed_count',
  );
  const changedOn = raw.ref(isStartups ? 'startups_changed_on' : 'rounds_changed_on');
  const { rows } = await raw<MapRecords>`
    with counted as (
      select year, ${count} as records, ${changedOn} as changed_on,
        ${isStartups ? raw`startups_count` : raw`rounds_count`} as without_year
      from year_sums where ${sumsOf(EVERY_STARTUP)}
      ${year === null || isStartups ? raw`` : raw`union all select year, ${count}, null, 0 from (${roundsToCome(EVERY_STARTUP, now)}) to_come`}
    )
    select coalesce(sum(records) filter (where ${isShown(year, isStartups)}), 0) as records,
      to_char(max(changed_on) filter (where ${isShown(year, isStartups)}), 'YYYY-MM-DD') as "asOf",
      coalesce(sum(without_year) filter (where year = 0), 0) as "withoutYear"
    from counted`.execute(sql);
  return rows[0] ?? { records: 0, asOf: null, withoutYear: 0 };
}

/** Startups are counted up to a year, rounds within it. */
function isShown(year: number | null, isStartups: boolean): RawBuilder<boolean> {
  if (year === null) return raw`true`;
  return isStartups
    ? raw<boolean>`year between 1 and ${year}::int`
    : raw<boolean>`year = ${year}::int`;
}

/** The first year with a startup founded or a round announced; null without any. */
export async function findFirstYear(sql: Sql): Promise<number | null> {
  const { rows } = await raw<{ year: number }>`
    select year from year_sums where ${sumsOf(EVERY_STARTUP)} and year > 0
    group by year having sum(startups_count) > 0 or sum(rounds_count) > 0
    order by year limit 1`.execute(sql);
  return rows[0]?.year ?? null;
}
