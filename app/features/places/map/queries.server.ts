import { sql as raw } from 'kysely';
import type { YearValues } from '../../../base/count.ts';
import { formatDay } from '../../../base/dates.ts';
import { locationPath, mapPath } from '../../../base/paths.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { readFigureView } from '../../../charts/figure-block.tsx';
import { renderMapFile } from '../../../charts/pictures.tsx';
import type { Sql } from '../../../data/database.ts';
import { signPicture } from '../../../figures/chart-files.server.ts';
import { listGroupYears, listYearTotals, yearTotalsUpTo } from '../../../figures/sums.server.ts';
import { answerDrawing, answerTable } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { invalid, Redirect } from '../../../http/errors.ts';
import { inAlphabet, sayName } from '../../../text/say-name.ts';
import { mapText as text } from '../../../text/text.ts';
import { listCountries } from '../queries.server.ts';
import {
  type CountryFigures,
  FIRST_YEAR,
  figureOf,
  type MapChoice,
  type MapMeasure,
  mapQuery,
  sayFinding,
  unitOf,
} from './contract.ts';

type FigureRow = Pick<CountryFigures, 'iso2' | MapMeasure>;

/** All 54 countries by name. */
export async function listCountryFigures(sql: Sql, year: number | null, now: Date) {
  const [countries, figures] = await Promise.all([
    listCountries(sql, now),
    year === null ? listAllTimeFigures(sql) : listYearFigures(sql, year, now),
  ]);
  const byIso2 = new Map(figures.map((row) => [row.iso2, row]));
  const inOrder = inAlphabet(countries, ({ label }) => label);
  return inOrder.map(({ label, slug, iso2, top_industry: topIndustry }) => ({
    label: sayName(label),
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
async function findMapRecords(sql: Sql, { measure, year }: MapChoice, now: Date) {
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
    asOf: changedOn.reduce((last, day) => (day && day > (last ?? '') ? day : last), null),
    withoutYear: (isStartups ? unknown?.startups : unknown?.rounds) ?? 0,
  };
}

/** The first year with a startup or a round; null without any. */
async function findFirstYear(sql: Sql): Promise<number | null> {
  const years = await listYearTotals(sql, {}, null);
  return years.find(({ year }) => year > 0)?.year ?? null;
}

export type MapData = Awaited<ReturnType<typeof loadMap>>;

/** Throws 422 for an unknown measure or year; redirects a form's empty and default fields. */
export async function loadMap(context: Context) {
  const { sql, url, now } = context;
  const choice = readChoice(context);
  const view = readFigureView(url.searchParams);
  const isUntidy =
    url.searchParams.get('measure') === 'startups' || url.searchParams.get('year') === '';
  if (isUntidy)
    throw new Redirect(mapPath({ ...choice, view: view === 'table' ? view : null }), 302);
  // Money by year of each country.
  const hasHistories = choice.measure === 'raised' && choice.year === null;
  const [countries, records, firstYear, histories] = await Promise.all([
    listCountryFigures(sql, choice.year, now),
    findMapRecords(sql, choice, now),
    findFirstYear(sql),
    hasHistories ? listGroupYears(sql, 'country', now) : new Map<string, YearValues>(),
  ]);
  return {
    ...choice,
    ...records,
    view,
    histories,
    countries: sortByFigure(countries, choice.measure),
    years: listYears(firstYear, now.getUTCFullYear(), choice.year),
  };
}

export function readChoice({ url, now }: Context): MapChoice {
  const { measure, year } = readQuery(mapQuery, url);
  if (year === '') return { measure, year: null };
  const last = now.getUTCFullYear();
  const isYear = /^[0-9]{4}$/.test(year) && Number(year) >= FIRST_YEAR && Number(year) <= last;
  if (!isYear) throw invalid({ year: [text.expectedYear(last)] });
  return { measure, year: Number(year) };
}

/** Highest figure first, those without one by name. */
export function sortByFigure(countries: readonly CountryFigures[], measure: MapMeasure) {
  return countries.toSorted((a, b) => (figureOf(b, measure) ?? 0) - (figureOf(a, measure) ?? 0));
}

/** The map of a measure, each country leading to its page. */
export function drawnMap(countries: readonly CountryFigures[], { measure, year }: MapChoice) {
  return {
    unit: unitOf(measure),
    title: text.titleOf(text.measures[measure], year),
    finding: sayFinding(
      measure,
      countries.map((country) => ({ label: country.label, figure: figureOf(country, measure) })),
    ),
    values: countries.map((country) => ({
      iso2: country.iso2,
      label: country.label,
      value: figureOf(country, measure),
      href: locationPath(country.slug),
    })),
  };
}

/** Newest first; the requested year is listed even before the first record. */
function listYears(first: number | null, last: number, requested: number | null): number[] {
  const from = Math.min(first ?? last, requested ?? last);
  return Array.from({ length: last - from + 1 }, (_, index) => last - index);
}

// GET /explore/location.csv, .svg and .png, with the parameters of the page and its errors.

/** All countries with all figures. */
export async function answerMapCsv(context: Context): Promise<Response> {
  const { measure, year } = readChoice(context);
  const { startups, rounds } = text.measures;
  const countries = await listCountryFigures(context.sql, year, context.now);
  return answerTable(context, {
    title: text.titleOf(text.measures[measure], year),
    cache: 'public',
    columns: [
      { label: STARTUP.country.label, value: (country) => country.label },
      { label: text.isoCode, value: (country) => country.iso2 },
      { label: startups, value: (country) => country.startups },
      { label: text.raisedUsd, value: (country) => country.raised },
      { label: rounds, value: (country) => country.rounds },
    ],
    rows: sortByFigure(countries, measure),
  });
}

export async function answerMapPicture(context: Context): Promise<Response> {
  const { sql, now } = context;
  const choice = readChoice(context);
  const [countries, { asOf }, origin] = await Promise.all([
    listCountryFigures(sql, choice.year, now),
    findMapRecords(sql, choice, now),
    signPicture(context, mapPath(choice)),
  ]);
  const drawn = drawnMap(countries, choice);
  const file = {
    ...drawn,
    ...origin,
    title: drawn.finding ?? drawn.title,
    subtitle: text.subtitles[choice.measure](choice.year),
    day: asOf && formatDay(asOf),
  };
  return answerDrawing(context, () => renderMapFile(file), drawn);
}
