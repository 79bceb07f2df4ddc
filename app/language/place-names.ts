// What places are called in other languages, for suggestions while one types: the words that
// questions know (lexicon/places.json), and the names of countries in the five languages.
import { COUNTRIES } from '../base/countries.ts';
import placeWords from './question/lexicon/places.json' with { type: 'json' };
import { lookupKey } from './tokens.ts';

interface LocalName {
  key: string;
  slug: string;
}

const LANGUAGES = ['fr', 'pt', 'sw', 'ar'];
const COUNTRY_WORDS: Readonly<Record<string, readonly string[]>> = placeWords.countries;

const nameOf = new Map(
  LANGUAGES.map((language) => [language, new Intl.DisplayNames([language], { type: 'region' })]),
);

const countryNames = COUNTRIES.flatMap(({ iso2, slug }) =>
  [
    ...[...nameOf.values()].map((names) => names.of(iso2) ?? ''),
    ...(COUNTRY_WORDS[iso2] ?? []),
  ].map((name) => ({ name, slug })),
);
const cityNames = Object.entries(placeWords.cities).flatMap(([slug, names]) =>
  names.map((name) => ({ name, slug })),
);
const LOCAL_NAMES: readonly LocalName[] = [...countryNames, ...cityNames]
  .map(({ name, slug }) => ({ slug, key: lookupKey(name) }))
  .filter(({ key }) => key !== '');

/** Shorter beginnings are of too many. */
const MIN_LETTERS = 3;

/** Slugs of places that are called so in another language, and of those whose name begins so. */
export function listLocalPlaces(text: string): { called: string[]; begun: string[] } {
  const key = lookupKey(text);
  if (Array.from(key).length < MIN_LETTERS) return { called: [], begun: [] };
  const begun = LOCAL_NAMES.filter((name) => name.key.startsWith(key));
  const called = begun.filter((name) => name.key === key);
  const slugsOf = (names: readonly LocalName[]) => [...new Set(names.map(({ slug }) => slug))];
  return { called: slugsOf(called), begun: slugsOf(begun) };
}
