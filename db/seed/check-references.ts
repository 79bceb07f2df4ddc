// What the loader of a catalogue would refuse: what refers to nothing, and what is there twice.
import { hostOf } from '../../app/base/address.ts';
import { findClosest } from '../../app/language/slips.ts';
import { findSharedHost } from '../../app/language/values/address.ts';
import type { StarterCatalogue } from './starter-catalogue.ts';
import type { StarterStartup } from './startup-file.ts';

interface Mistake {
  /** Of the startup, or the name of another file. */
  slug: string;
  says: string;
}

/** All of it. */
export function checkWhole(catalogue: StarterCatalogue): Mistake[] {
  const { startups, investors, industries, places, news } = catalogue;
  const slugs = startups.map(({ slug }) => slug);
  const lists: Array<[file: string, values: string[]]> = [
    ['industries.json', industries.map(({ slug }) => slug)],
    ['industries.json', industries.map(({ name }) => name)],
    ['places.json', places.flatMap(({ slug, cities }) => [slug, ...cities.map((one) => one.slug)])],
    ['investors.json', investors.map(({ slug }) => slug)],
    ['news.json', news.map(({ url }) => url)],
  ];
  const mentioned = news.flatMap((entry) => entry.startups);
  return [
    ...lists.flatMap(([file, values]) => says(file, twice(values))),
    ...says(
      'news.json',
      mentioned.flatMap((one) => without('startups', 'startup', one, slugs)),
    ),
    ...checkReferences(catalogue),
    ...checkDomains(startups),
  ];
}

/** Of startups. */
export function checkReferences(catalogue: Omit<StarterCatalogue, 'news'>): Mistake[] {
  const { startups, investors, industries, places } = catalogue;
  const known = investors.map(({ name }) => name);
  const industrySlugs = industries.map(({ slug }) => slug);
  return startups.flatMap((startup) => {
    const { slug, fundings, industries: own } = startup;
    const named = fundings.map((round) => round.investors.map(({ name }) => name));
    return says(slug, [
      ...named.flat().flatMap((name) => without('investors.json', 'investor', name, known)),
      ...own.flatMap((one) => without('industries.json', 'industry', one, industrySlugs)),
      ...checkSeat(startup, places),
      ...[own, ...named].flatMap(twice),
    ]);
  });
}

const says = (slug: string, all: readonly string[]): Mistake[] =>
  [...new Set(all)].map((one) => ({ slug, says: one }));

function twice(values: readonly string[]): string[] {
  const repeated = values.filter((value, index) => values.indexOf(value) !== index);
  return repeated.map((value) => `has ${value} twice`);
}

function checkSeat(
  { country, city, state }: StarterStartup,
  places: StarterCatalogue['places'],
): string[] {
  const home = places.find(({ iso2 }) => iso2 === country);
  if (!home) return [`country ${country} is none of places.json`];
  const within = (what: string, word: string | null, all: ReadonlyArray<{ name: string }>) =>
    word === null
      ? []
      : without(
          'places.json',
          `${what} in ${country}`,
          word,
          all.map(({ name }) => name),
        );
  return [...within('city', city, home.cities), ...within('state', state, home.states)];
}

/** A domain is that of one startup. */
function checkDomains(startups: readonly StarterStartup[]): Mistake[] {
  const owners = new Map<string, string>();
  return startups.flatMap(({ slug, website }): Mistake[] => {
    if (website === null || findSharedHost(website)) return [];
    const other = owners.get(hostOf(website));
    if (other) return [{ slug, says: `its website is that of ${other}` }];
    owners.set(hostOf(website), slug);
    return [];
  });
}

function without(file: string, what: string, word: string, known: readonly string[]): string[] {
  if (known.includes(word)) return [];
  const near = findClosest(word, known);
  return [`${file} has no ${what} ${word}${near ? `; did you mean ${near}?` : ': add it there'}`];
}
