// One row about a startup, cell by cell.

import type { CountryCode } from '../../base/countries.ts';
import { mapEmployeeRange } from '../../base/employee-range.ts';
import { STARTUP_STATUSES, STARTUP_TYPES } from '../../base/enumerations.ts';
import { isSlug, slugify } from '../../base/slug.ts';
import {
  type CleanContext,
  type CleanSources,
  cleanSources,
  RowProblems,
  readName,
  thisYear,
} from './clean-context.ts';
import { cleanText, cleanValue, lookupKey } from './clean-text.ts';
import type { Cleaned, FieldCells, Reading } from './contract.ts';
import { findCountryCode, readCountry } from './read-country.ts';
import { readYear } from './read-date.ts';
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

const LONGEST = { tagline: 140, overview: 3_000, person: 80, range: 40, industry: 200 };
const NO_RANGE = 'fits none of the ranges 1, 2-10, 10-50, 50-100, 100-1000, 1000-5000, >5000';
const FIRST_YEAR = 1900;
const STATUSES: Record<string, (typeof STARTUP_STATUSES)[number]> = {
  operating: 'active',
  open: 'active',
  live: 'active',
  alive: 'active',
  running: 'active',
  operational: 'active',
  trading: 'active',
  inbusiness: 'active',
  inoperation: 'active',
  actif: 'active',
  yes: 'active',
  merged: 'acquired',
  exited: 'acquired',
  exit: 'acquired',
  acquisition: 'acquired',
  bought: 'acquired',
  mergedacquired: 'acquired',
  acquis: 'acquired',
  ma: 'acquired',
  'm&a': 'acquired',
  dead: 'closed',
  shutdown: 'closed',
  shutteddown: 'closed',
  shut: 'closed',
  inactive: 'closed',
  defunct: 'closed',
  ceased: 'closed',
  dissolved: 'closed',
  failed: 'closed',
  outofbusiness: 'closed',
  deadpooled: 'closed',
  ferme: 'closed',
  liquidated: 'closed',
  bankrupt: 'closed',
  discontinued: 'closed',
  closeddown: 'closed',
  notoperating: 'closed',
  ipo: 'public',
  listed: 'public',
  wentpublic: 'public',
  publiclytraded: 'public',
  ipoed: 'public',
};

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

function readTicker(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell).toUpperCase();
  if (!text) return { value: null };
  return /^[A-Z0-9]{1,10}(?:[:.\- ]\s?[A-Z0-9.]{1,10})?$/.test(text)
    ? { value: text }
    : { value: null, problem: 'not a ticker such as NYSE:JMIA' };
}

function readStatus(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return { value: null };
  const key = lookupKey(text);
  const status =
    STARTUP_STATUSES.find((one) => one === key) ??
    STATUSES[key] ??
    (key.startsWith('acquiredby') ? 'acquired' : undefined);
  return status
    ? { value: status }
    : { value: null, problem: `none of ${STARTUP_STATUSES.join(', ')}` };
}

function readType(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell);
  if (!text) return { value: null };
  const type = STARTUP_TYPES.find((one) => lookupKey(one) === lookupKey(text));
  return type ? { value: type } : { value: null, problem: `none of ${STARTUP_TYPES.join(', ')}` };
}

function readEmployees(cell: string | undefined): Reading<string> {
  const text = cleanValue(cell).replace(/^(?:about|approx\.?|~|c_)\s*/i, '');
  if (!text) return { value: null };
  if (text.length > LONGEST.range) return { value: null, problem: NO_RANGE };
  // Spreadsheets take 2-10 and 10-50 for dates.
  const asDate =
    /^(?:(\d{1,2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}))$/i.exec(
      text,
    );
  if (asDate) return { value: null, problem: 'a date that a spreadsheet made of a range' };
  const range = mapEmployeeRange(
    cleanText(text)
      .replace(/\s+to\s+/i, '-')
      .replace(/^c_/, '')
      .replace(/_/g, '-')
      .replace(/^0*(\d+)-0*(\d+)$/, '$1-$2'),
  );
  return range ? { value: range } : { value: null, problem: NO_RANGE };
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
