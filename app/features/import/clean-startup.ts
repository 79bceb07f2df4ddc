// One row about a startup, cell by cell.

import type { CountryCode } from '../../base/countries.ts';
import { isSlug, slugify } from '../../base/slug.ts';
import {
  type CleanContext,
  type CleanSources,
  cleanSources,
  RowProblems,
  readName,
  thisYear,
} from './clean-context.ts';
import { cleanValue, lookupKey } from './clean-text.ts';
import type { Cleaned, FieldCells, Reading } from './contract.ts';
import { findCountryCode, readCountry } from './read-country.ts';
import { readYear } from './read-date.ts';
import { readEmployees, readStatus, readTicker, readType } from './read-startup.ts';
import { readTwitterHandle, readWebsite } from './read-website.ts';
import { splitList } from './split-list.ts';

export interface CleanStartup extends CleanSources {
  /** As the file gives it. */
  slug: string | null;
  /** What a new startup is to be called in addresses. */
  base_slug: string | null;
  name: string | null;
  website: string | null;
  domain: string | null;
  public_ticker: string | null;
  tagline: string | null;
  overview: string | null;
  status: string | null;
  type: string | null;
  employee_range: string | null;
  year_founded: number | null;
  country_id: number | null;
  state_id: number | null;
  city_id: number | null;
  twitter: string | null;
  industry_ids: number[];
  founders: string[];
  former_names: string[];
}

const LONGEST = { tagline: 140, overview: 3_000, person: 80, industry: 200 };
const FIRST_YEAR = 1900;
export function cleanStartup(cells: FieldCells, context: CleanContext): Cleaned<CleanStartup> {
  const problems = new RowProblems();
  const name = problems.take('name', cells.name, readName(cells.name), 'row');
  const slug = problems.take('slug', cells.slug, readSlug(cells.slug));
  if (!name && !slug && !problems.keepsRowOut)
    problems.add('name', cells.name ?? '', 'no name', 'row');
  const site = problems.take('website', cells.website, readWebsite(cells.website));
  const seat = readSeat(cells, context, problems);
  const texts = readTexts(cells, problems);
  const row: CleanStartup = {
    slug,
    base_slug: slug ?? (name && slugify(name)),
    name,
    website: site?.url ?? null,
    domain: site?.domain ?? null,
    public_ticker: problems.take(
      'public_ticker',
      cells.public_ticker,
      readTicker(cells.public_ticker),
    ),
    ...texts,
    status: problems.take('status', cells.status, readStatus(cells.status)),
    type: problems.take('type', cells.type, readType(cells.type)),
    employee_range: problems.take(
      'employee_range',
      cells.employee_range,
      readEmployees(cells.employee_range),
    ),
    year_founded: problems.take(
      'year_founded',
      cells.year_founded,
      readYear(cells.year_founded, FIRST_YEAR, thisYear(context)),
    ),
    ...seat,
    twitter: problems.take('twitter', cells.twitter, readTwitterHandle(cells.twitter)),
    industry_ids: readIndustries(cells, context, problems),
    founders: splitList(cells.founders).filter(
      (person) => person.length <= LONGEST.person && /\p{Letter}/u.test(person),
    ),
    former_names: splitList(cells.former_names).filter(
      (other) => other.length <= 120 && other !== name,
    ),
    ...cleanSources(cells, context),
  };
  return problems.keepsRowOut ? { problems: problems.list } : { row, problems: problems.list };
}

export function readSlug(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return { value: null };
  // "permalinks" of other directories come with their path.
  const slug = text.replace(/^.*\//, '');
  return isSlug(slug)
    ? { value: slug }
    : { value: null, problem: 'not a slug: lower-case ASCII words and single hyphens' };
}

function readSeat(cells: FieldCells, { places, defaults }: CleanContext, problems: RowProblems) {
  const parts = cleanValue(cells.location)
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const told = cleanValue(cells.country);
  const { value: code, problem } = told
    ? readCountry(told.includes(',') ? (told.split(',').at(-1) ?? told) : told)
    : readLocation(parts);
  const first = code ?? (told ? readCountry(told).value : null);
  const country = first ?? (told || parts.length > 0 ? null : (defaults.country ?? null));
  // Without a country the row may still tell of a startup known here; the writing decides.
  const country_id = country ? (places.countryId(country) ?? null) : null;
  if (!country_id) {
    if (told || parts.length > 0)
      problems.add(
        'country',
        told || parts.join(', '),
        problem ?? 'not one of the 54 African countries',
        'row',
      );
    return { country_id: null, state_id: null, city_id: null };
  }
  const cityName = cleanValue(cells.city).split(',')[0]?.trim() ?? '';
  const stateName = cleanValue(cells.state);
  const names = told.includes(',') ? [...told.split(','), ...parts] : parts;
  const city = cityName
    ? places.findCity(country_id, cityName)
    : firstFound(names, (name) => places.findCity(country_id, name));
  const state = stateName
    ? places.findState(country_id, stateName)
    : firstFound(names, (name) => places.findState(country_id, name));
  if (cityName && !city)
    problems.add('city', cityName, 'not a city known here in that country', 'cell');
  if (stateName && !state)
    problems.add('state', stateName, 'not a state known here in that country', 'cell');
  return { country_id, state_id: state ?? city?.stateId ?? null, city_id: city?.id ?? null };
}

function readLocation(parts: readonly string[]): Reading<CountryCode> {
  for (const part of parts.toReversed()) {
    const code = findCountryCode(part);
    if (code) return { value: code };
  }
  return { value: null };
}

function firstFound<Value>(
  names: readonly string[],
  find: (name: string) => Value | undefined,
): Value | undefined {
  for (const name of names) {
    const found = find(name.trim());
    if (found !== undefined) return found;
  }
  return undefined;
}

/** A tagline too long to be one is the overview when there is no other. */
function readTexts(cells: FieldCells, problems: RowProblems) {
  let tagline: string | null = cleanValue(cells.tagline) || null;
  let overview: string | null = cleanValue(cells.overview) || null;
  if (tagline && tagline.length > LONGEST.tagline) {
    if (overview || tagline.length > LONGEST.overview)
      problems.add('tagline', tagline, `longer than ${LONGEST.tagline} characters`, 'cell');
    else overview = tagline;
    tagline = null;
  }
  if (overview && overview.length > LONGEST.overview) {
    problems.add('overview', overview, `longer than ${LONGEST.overview} characters`, 'cell');
    overview = null;
  }
  return { tagline, overview };
}

function readIndustries(
  cells: FieldCells,
  { industryIds }: CleanContext,
  problems: RowProblems,
): number[] {
  const ids = new Set<number>();
  for (const word of splitList(cells.industries?.replace(/\s\/(?=\s)|>/g, ';'))) {
    const isName = word.length <= LONGEST.industry;
    const id =
      isName &&
      (industryIds.get(lookupKey(word)) ??
        industryIds.get(
          lookupKey(word.replace(/\(.*\)|\b(?:industry|sector|services|tech(?:nology)?)\b/gi, '')),
        ));
    if (id) ids.add(id);
    else problems.add('industries', word, 'not an industry known here', 'cell');
  }
  return [...ids].slice(0, 8);
}
