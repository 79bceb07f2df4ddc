import { locationPath, mapPath } from '../../../base/paths.ts';
import type { YearValues } from '../../../base/year-values.ts';
import { readFigureView } from '../../../charts/figure-frame.tsx';
import { listGroupYears } from '../../../figures/raised-years.server.ts';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { invalid, Redirect } from '../../../http/errors.ts';
import { mapText as text } from '../../../text/text.ts';
import {
  type CountryFigures,
  FIRST_YEAR,
  figureOf,
  type MapChoice,
  type MapMeasure,
  mapQuery,
  unitOf,
} from './contract.ts';
import { findFirstYear, findMapRecords, listCountryFigures } from './queries.server.ts';
import { sayFinding } from './say-finding.ts';

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
export function sortByFigure(
  countries: readonly CountryFigures[],
  measure: MapMeasure,
): CountryFigures[] {
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
