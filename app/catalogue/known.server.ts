// Places and industries by name, as readers of facts need them.
import type { Selectable } from 'kysely';
import { COUNTRIES } from '../base/countries.ts';
import type { Sql } from '../data/database.ts';
import type { Tables } from '../data/row-types.ts';
import industryLexicon from '../language/question/lexicon/industries.json' with { type: 'json' };
import placeWords from '../language/question/lexicon/places.json' with { type: 'json' };
import { lookupKey } from '../language/tokens.ts';
import industryWords from './industry-words.json' with { type: 'json' };
import type { KnownNames } from './kinds.ts';

export interface Known extends KnownNames {
  countryId(iso2: string): number | undefined;
  /** In a country, by its id. */
  findCity(countryId: number, name: string): { id: number; stateId: number | null } | undefined;
  findState(countryId: number, name: string): number | undefined;
  /** The countries that have a city or state of that name. */
  countriesWith(name: string): ReadonlySet<number>;
  industries: readonly Industry[];
  findIndustry(word: string): Industry | undefined;
}

interface Industry {
  id: number;
  slug: string;
  name: string;
  label: string;
}

/** Words that directories add to the names of industries. */
const ADDED = /\(.*\)|\b(?:industry|sector|services|tech(?:nology)?)\b/gi;
const LONGEST_WORD = 200;
const NOWHERE: ReadonlySet<number> = new Set();
/** In other languages and for short. */
const CITY_WORDS: Readonly<Record<string, readonly string[] | undefined>> = placeWords.cities;
const STATE_FORMS = ['state', 'province', 'region', 'county', 'governorate'];

/** `ownWords` are further words for industries, by which slug each means. */
export async function loadKnown(
  sql: Sql,
  ownWords: Readonly<Record<string, string>> = {},
): Promise<Known> {
  const industries = await sql
    .selectFrom('industries')
    .select(['id', 'slug', 'name', 'label'])
    .orderBy('name')
    .execute();
  const places = await sql
    .selectFrom('places')
    .select(['id', 'kind', 'name', 'slug', 'iso2', 'country_id', 'state_id'])
    .orderBy('id')
    .execute();
  const joined = await sql
    .selectFrom('investors')
    .select('name')
    .where('name', '~', ' (and|&|et|e|na) ')
    .orderBy('id')
    .execute();
  return knownFrom(
    industries,
    places,
    ownWords,
    joined.map(({ name }) => name),
  );
}

export type PlaceRow = Pick<
  Selectable<Tables['places']>,
  'id' | 'kind' | 'name' | 'slug' | 'iso2' | 'country_id' | 'state_id'
>;

export function knownFrom(
  industries: readonly Industry[],
  places: readonly PlaceRow[],
  ownWords: Readonly<Record<string, string>> = {},
  joinedNames: readonly string[] = [],
): Known {
  const byWord = wordsOf(industries, ownWords);
  const countries = new Map(places.flatMap(({ iso2, id }) => (iso2 ? [[iso2, id] as const] : [])));
  const inside = new Map<string, { id: number; stateId: number | null }>();
  const anywhere = new Map<string, Set<number>>();
  const keyOf = (kind: string, countryId: number | null, name: string) =>
    `${kind}:${countryId}:${lookupKey(name)}`;
  for (const { id, kind, name, slug, country_id, state_id } of places) {
    if (kind !== 'state' && kind !== 'city') continue;
    const forms =
      kind === 'state' ? STATE_FORMS.map((form) => `${name} ${form}`) : (CITY_WORDS[slug] ?? []);
    for (const word of [name, slug, ...forms]) {
      const key = keyOf(kind, country_id, word);
      if (!inside.has(key)) inside.set(key, { id, stateId: state_id });
      const name = lookupKey(word);
      if (country_id !== null)
        anywhere.set(name, (anywhere.get(name) ?? new Set()).add(country_id));
    }
  }
  return {
    joinedNames,
    industries,
    findIndustry: (word) =>
      word.length <= LONGEST_WORD
        ? (byWord.get(lookupKey(word)) ?? byWord.get(lookupKey(word.replace(ADDED, ''))))
        : undefined,
    countryId: (iso2) => countries.get(iso2),
    findCity: (countryId, name) => inside.get(keyOf('city', countryId, name)),
    findState: (countryId, name) => inside.get(keyOf('state', countryId, name))?.id,
    countriesWith: (name) => anywhere.get(lookupKey(name)) ?? NOWHERE,
    placesIn(country, kind) {
      const iso2 = COUNTRIES.find(({ label }) => label === country)?.iso2 ?? '';
      const id = countries.get(iso2);
      return places
        .filter((one) => one.kind === kind && one.country_id === id)
        .map(({ name }) => name)
        .sort((one, other) => one.localeCompare(other));
    },
  };
}

/** A word of ours means another industry than the same word of another directory. */
function wordsOf(industries: readonly Industry[], ownWords: Readonly<Record<string, string>>) {
  const bySlug = new Map(industries.map((industry) => [industry.slug, industry]));
  const byWord = new Map<string, Industry>();
  const add = (word: string, industry: Industry | undefined) =>
    industry && byWord.set(lookupKey(word), industry);
  for (const [slug, words] of Object.entries(industryLexicon.industries))
    for (const word of words) add(word, bySlug.get(slug));
  for (const [word, slug] of Object.entries(industryWords)) add(word, bySlug.get(slug));
  for (const industry of industries)
    for (const word of [industry.label, industry.name, industry.slug]) add(word, industry);
  for (const [word, slug] of Object.entries(ownWords)) add(word, bySlug.get(slug));
  return byWord;
}
