import { slugify } from '../../../base/slug.ts';
import { STARTUP } from '../../../catalogue/startup.ts';
import { readSlug, readWebsite } from '../../../language/values/address.ts';
import { readYes } from '../../../language/values/choice.ts';
import { LONGEST_NAME, readName, splitCell } from '../../../language/values/names.ts';
import { readAnyCountry } from '../../../language/values/place.ts';
import { readingText, importText as text } from '../../../text/text.ts';
import type { CleanRow, FieldCells } from './contract.ts';
import { PLAIN } from './fields.ts';
import { type CleanContext, RowReader } from './row-reader.ts';

const LONGEST = { tagline: STARTUP.tagline.max, overview: STARTUP.overview.max, person: 80 };
const MAX_INDUSTRIES = 8;

export function cleanStartup(cells: FieldCells, context: CleanContext) {
  const row = new RowReader(cells, context);
  const name = row.read('name', readName, 'row');
  const slug = row.read('slug', readSlug);
  if (!name && !slug && !row.isRefused) row.refuse('name', text.noName);
  const site = row.read('website', readWebsite);
  const sources = row.readSources();
  return row.finish({
    slug,
    new_slug: slug ?? (name && slugify(name)),
    name,
    website: site?.url ?? null,
    domain: site?.domain ?? null,
    ...placeHeadquarters(row, site?.domain ?? null),
    ...readTexts(row),
    ...row.readPlain(PLAIN.startups),
    industry_ids: readIndustries(row),
    operation_codes: readOperations(row),
    women_led: readWomenLed(row, sources.sources),
    founders: splitCell(cells.founders).filter(
      (person) => person.length <= LONGEST.person && /\p{Letter}/u.test(person),
    ),
    former_names: splitCell(cells.former_names).filter(
      (other) => other.length <= LONGEST_NAME && other !== name,
    ),
    ...sources,
  });
}

export type CleanStartup = CleanRow<typeof cleanStartup>;

// From columns of their own, otherwise from a location such as "Yaba, Lagos, Nigeria".
function placeHeadquarters(row: RowReader, domain: string | null) {
  const { known } = row.context;
  const cityName = row.text('city').split(',')[0]?.trim() ?? '';
  const stateName = row.text('state');
  const headquarters = row.readHeadquarters(domain);
  // Without a country the row may still be about a startup known here; the writing decides.
  if (!headquarters) return { country_id: null, state_id: null, city_id: null };
  const city = cityName ? known.findCity(headquarters.countryId, cityName) : headquarters.city;
  // A city may be called as another state, or as one that no source names.
  const locatedState = cityName ? undefined : headquarters.stateId;
  const state = stateName ? known.findState(headquarters.countryId, stateName) : locatedState;
  const unknown = cityName && !city ? cityName : headquarters.unknown;
  const column = ['city', 'location', 'country'].find((name) =>
    row.text(name).includes(unknown ?? ''),
  );
  if (unknown && column) row.report(column, text.notCity, 'cell', unknown);
  if (stateName && !state) row.report('state', text.notState, 'cell');
  return {
    country_id: headquarters.countryId,
    state_id: state ?? city?.stateId ?? null,
    city_id: city?.id ?? null,
  };
}

/** A tagline that is too long is the overview when there is no other. */
function readTexts(row: RowReader) {
  let tagline = row.text('tagline') || null;
  let overview = row.text('overview') || null;
  if (tagline && tagline.length > LONGEST.tagline) {
    if (overview || tagline.length > LONGEST.overview)
      row.report('tagline', readingText.tooLong(LONGEST.tagline), 'cell');
    else overview = tagline;
    tagline = null;
  }
  if (overview && overview.length > LONGEST.overview) {
    row.report('overview', readingText.tooLong(LONGEST.overview), 'cell');
    overview = null;
  }
  return { tagline, overview };
}

function readIndustries(row: RowReader): number[] {
  const ids = new Set<number>();
  for (const word of splitCell(row.raw('industries')?.replace(/\s\/(?=\s)|>/g, ';'))) {
    const found = row.context.known.findIndustry(word);
    if (found) ids.add(found.id);
    else row.report('industries', text.notIndustry, 'cell', word);
  }
  return [...ids].slice(0, MAX_INDUSTRIES);
}

/** Each country for itself, so that an unknown one leaves the others in. */
function readOperations(row: RowReader): string[] {
  const codes = splitCell(row.raw('operates_in')).flatMap(
    (word) => row.read('operates_in', readAnyCountry, 'cell', word) ?? [],
  );
  return [...new Set(codes)];
}

/** It is known from a source alone. */
function readWomenLed(row: RowReader, sources: readonly string[]): boolean {
  const said = row.read('women_led', readYes) !== null;
  if (said && sources.length === 0) row.report('women_led', text.needsSource, 'cell');
  return said && sources.length > 0;
}
