// Asks for a startup, looks whether it is there already, and writes its file.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugify } from '../../app/base/slug.ts';
import { STARTUP } from '../../app/catalogue/startup.ts';
import { readAddress, readTwitterHandle, readWebsite } from '../../app/language/values/address.ts';
import { readDate, readYear } from '../../app/language/values/date.ts';
import { readCountry } from '../../app/language/values/place.ts';
import { type Ask, askFor, askForNeeded, askYesOrNo, lineOf, readList, wordsOf } from './asking.ts';
import { findDoubles } from './check-doubles.ts';
import { readStarterCatalogue, type StarterCatalogue } from './starter-catalogue.ts';
import { PROFILE_FIELDS, type StarterStartup, startupFile } from './startup-file.ts';

/** The first year that a company of the catalogue may have been founded in. */
const FIRST_YEAR = 1900;

export interface Asked {
  ask: Ask;
  /** Of the seed's files. */
  dir: string;
  /** yyyy-mm-dd */
  today: string;
}

/** The slug of what was written; null when the one who was asked left it. */
export async function addStartup({ ask, dir, today }: Asked): Promise<string | null> {
  const catalogue = readStarterCatalogue(dir);
  const facts = await askForFacts(ask, catalogue, today);
  const source = await askForSource(ask, today);
  const founders = (await askFor(ask, 'Founders, between commas', readList)) ?? [];
  const startup = startupFile.parse({
    slug: freeSlug(facts.name, dir),
    ...facts,
    people: founders.map((name) => ({
      name,
      role: founders.length > 1 ? 'Co-founder' : 'Founder',
      founder: true,
      since: null,
      until: null,
      she_in: [],
      sources: [source.url],
    })),
    sources: [{ ...source, shows: shownBy(facts) }],
  });
  for (const { says } of findDoubles([...catalogue.startups, startup])) {
    if (!(await askYesOrNo(ask, `It may be there already: ${says}. Write it all the same?`))) {
      return null;
    }
  }
  writeStartup(dir, startup);
  return startup.slug;
}

async function askForFacts(ask: Ask, { places, industries }: StarterCatalogue, today: string) {
  const name = await askForNeeded(ask, 'Name', lineOf(STARTUP.name.min, STARTUP.name.max));
  const country = await askForNeeded(ask, 'Country of its main market', readCountry);
  const home = places.find(({ iso2 }) => iso2 === country);
  const cities = home?.cities.map((one) => one.name) ?? [];
  const city = await askFor(ask, 'City', wordsOf(cities));
  const known = industries.map(({ slug }) => slug);
  const own = await askFor(ask, 'Industries, such as payments, between commas', wordsOf(known));
  const site = await askFor(ask, 'Its own website', readWebsite);
  const year = await askFor(ask, 'Year founded', (text) =>
    readYear(text, FIRST_YEAR, Number(today.slice(0, 4))),
  );
  const twitter = await askFor(ask, 'Handle at X', readTwitterHandle);
  const { min, max } = STARTUP.tagline;
  const tagline = await askFor(ask, 'What it does and for whom, in a line', lineOf(min, max));
  const overview = await askFor(
    ask,
    'What it sells, to whom, how it earns, in your own words',
    lineOf(STARTUP.overview.min, 600),
  );
  return {
    name,
    names: [],
    website: site?.url ?? null,
    country,
    state: null,
    city: city?.[0] ?? null,
    incorporated_in: null,
    operates_in: [],
    year_founded: year,
    industries: own ?? [],
    type: null,
    business_models: [],
    employee_range: null,
    status: null,
    public_ticker: null,
    twitter,
    tagline: tagline?.replace(/\.$/, '') ?? null,
    overview,
    history: [],
    fundings: [],
    employees: [],
  };
}

/** The page that shows what was said, as files describe it. */
export async function askForSource(ask: Ask, today: string) {
  const url = await askForNeeded(ask, 'Address of the page that shows this', readAddress);
  const published = await askFor(ask, 'Day it was published (empty: not known)', (text) =>
    readDate(text, { order: 'day-first', today }),
  );
  return { url, read: today, ...(published && { published: published.date }) };
}

function shownBy(facts: Record<string, unknown>): string[] {
  return PROFILE_FIELDS.filter((field) => {
    const value = facts[field] ?? null;
    return value !== null && !(Array.isArray(value) && value.length === 0);
  });
}

function freeSlug(name: string, dir: string): string {
  const slug = slugify(name);
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? slug : `${slug}-${number}`;
    if (!existsSync(fileOf(dir, free))) return free;
  }
}

export function fileOf(dir: string, slug: string): string {
  return join(dir, 'startups', `${slug}.json`);
}

function writeStartup(dir: string, startup: StarterStartup): void {
  const text = `${JSON.stringify(startup, null, 2)}\n`;
  writeFileSync(fileOf(dir, startup.slug), text, { flag: 'wx' });
}
