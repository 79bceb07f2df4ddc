import { slugify } from '../../../base/slug.ts';
import { lookupKey } from '../../../language/tokens.ts';
import {
  readSlug,
  readTicker,
  readTwitterHandle,
  readWebsite,
} from '../../../language/values/address.ts';
import { readEmployees, readStatus, readType } from '../../../language/values/choice.ts';
import { readYear } from '../../../language/values/date.ts';
import { LONGEST_NAME, readName, splitCell } from '../../../language/values/names.ts';
import { findCountryCode, readCountry } from '../../../language/values/place.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { type CleanContext, RowReader } from './row-reader.ts';

const LONGEST = { tagline: 140, overview: 3_000, person: 80, industry: 200 };
const MAX_INDUSTRIES = 8;
const FIRST_YEAR = 1900;

export function cleanStartup(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const name = row.read('name', readName, 'row');
  const slug = row.read('slug', readSlug);
  if (!name && !slug && !row.isRefused) row.refuse('name', 'no name');
  const site = row.read('website', readWebsite);
  const thisYear = Number(context.today.slice(0, 4));
  return row.finish({
    slug,
    new_slug: slug ?? (name && slugify(name)),
    name,
    website: site?.url ?? null,
    domain: site?.domain ?? null,
    ...readSeat(row),
    ...readTexts(row),
    public_ticker: row.read('public_ticker', readTicker),
    status: row.read('status', readStatus),
    type: row.read('type', readType),
    employee_range: row.read('employee_range', readEmployees),
    year_founded: row.read('year_founded', (cell) => readYear(cell, FIRST_YEAR, thisYear)),
    twitter: row.read('twitter', readTwitterHandle),
    industry_ids: readIndustries(row),
    founders: splitCell(cells.founders).filter(
      (person) => person.length <= LONGEST.person && /\p{Letter}/u.test(person),
    ),
    former_names: splitCell(cells.former_names).filter(
      (other) => other.length <= LONGEST_NAME && other !== name,
    ),
    ...row.readSources(),
  });
}

export type CleanStartup = CleanRow<typeof cleanStartup>;

// From columns of their own, else from a location such as "Yaba, Lagos, Nigeria".
function readSeat(row: RowReader) {
  const { places, defaults } = row.context;
  const location = splitPlaces(row.text('location'));
  const given = row.text('country');
  const { value, problem } = given
    ? readCountry(given.split(',').at(-1))
    : { value: location.map(findCountryCode).findLast(Boolean) };
  const saysNothing = !given && location.length === 0;
  const code = value ?? readCountry(given).value ?? (saysNothing ? defaults.country : undefined);
  // Without a country the row may still be about a startup known here; the writing decides.
  const country_id = (code && places.countryId(code)) ?? null;
  if (!country_id) {
    const reason = problem ?? 'not one of the 54 African countries';
    if (!saysNothing) row.refuse('country', reason, given || location.join(', '));
    return { country_id: null, state_id: null, city_id: null };
  }
  const cityName = row.text('city').split(',')[0]?.trim() ?? '';
  const stateName = row.text('state');
  const names = given.includes(',') ? [...splitPlaces(given), ...location] : location;
  const city = (cityName ? [cityName] : names)
    .map((one) => places.findCity(country_id, one))
    .find(Boolean);
  const state = (stateName ? [stateName] : names)
    .map((one) => places.findState(country_id, one))
    .find(Boolean);
  if (cityName && !city)
    row.report('city', 'not a city known here in that country', 'cell', cityName);
  if (stateName && !state) row.report('state', 'not a state known here in that country', 'cell');
  return { country_id, state_id: state ?? city?.stateId ?? null, city_id: city?.id ?? null };
}

function splitPlaces(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A tagline that is too long is the overview when there is no other. */
function readTexts(row: RowReader) {
  let tagline = row.text('tagline') || null;
  let overview = row.text('overview') || null;
  if (tagline && tagline.length > LONGEST.tagline) {
    if (overview || tagline.length > LONGEST.overview)
      row.report('tagline', `longer than ${LONGEST.tagline} characters`, 'cell');
    else overview = tagline;
    tagline = null;
  }
  if (overview && overview.length > LONGEST.overview) {
    row.report('overview', `longer than ${LONGEST.overview} characters`, 'cell');
    overview = null;
  }
  return { tagline, overview };
}

function readIndustries(row: RowReader): number[] {
  const { industryIds } = row.context;
  const ids = new Set<number>();
  for (const word of splitCell(row.raw('industries')?.replace(/\s\/(?=\s)|>/g, ';'))) {
    const id = word.length <= LONGEST.industry ? findIndustry(word, industryIds) : undefined;
    if (id) ids.add(id);
    else row.report('industries', 'not an industry known here', 'cell', word);
  }
  return [...ids].slice(0, MAX_INDUSTRIES);
}

function findIndustry(word: string, ids: CleanContext['industryIds']): number | undefined {
  const bare = word.replace(/\(.*\)|\b(?:industry|sector|services|tech(?:nology)?)\b/gi, '');
  return ids.get(lookupKey(word)) ?? ids.get(lookupKey(bare));
}
