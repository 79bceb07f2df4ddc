// Reads the vocabulary of the field. A line of a topic file is
//
//   concept < broader:.7 other ~ near:.6 another & one+two:.8 = word, phrase of words, mot
//
// A startup of a concept is also, to that degree, one of each broader concept; a question about a concept also welcomes, to
// that degree, each near one (near is mutual). A startup that is both of two joined by + is, to that degree, also
// of the concept. A degree left out is 0.5, after & 0.9. Concepts named like an industry's slug are that industry.
import { COMMERCE } from './commerce.ts';
import { FINANCE } from './finance.ts';
import { LAND_AND_LIFE } from './land-and-life.ts';
import { MONEY_RAISED } from './money-raised.ts';
import { MOVEMENT } from './movement.ts';
import { PLACES, REGIONS } from './places.ts';
import { WORK_AND_MEDIA } from './work-and-media.ts';

/** field: what a startup does · place: a country or city · region: a group of countries · fact: rounds, status, funders. */
export type ConceptKind = 'field' | 'place' | 'region' | 'fact';

export interface Concept {
  id: string;
  kind: ConceptKind;
  /** By concept id, 0 to 1. */
  broader: Map<string, number>;
  near: Map<string, number>;
  /** Pairs that together make this concept. */
  pairs: Array<{ both: [string, string]; degree: number }>;
  phrases: string[];
}

const USUAL_DEGREE = 0.5;
const PAIR_DEGREE = 0.9;
const CITY_TO_COUNTRY = 0.9;
const COUNTRY_TO_CITY = 0.35;
const COUNTRY_TO_REGION = 0.9;

export class VocabularyError extends Error {}

let vocabulary: Map<string, Concept> | undefined;

/** All concepts by id; read once. Throws VocabularyError for a line it cannot read or a concept that does not exist. */
export function readVocabulary(): Map<string, Concept> {
  vocabulary ??= buildVocabulary();
  return vocabulary;
}

function buildVocabulary(): Map<string, Concept> {
  const concepts = new Map<string, Concept>();
  const add = (concept: Concept) => {
    if (concepts.has(concept.id)) throw new VocabularyError(`${concept.id} stands there twice`);
    concepts.set(concept.id, concept);
  };
  for (const text of [FINANCE, COMMERCE, MOVEMENT, LAND_AND_LIFE, WORK_AND_MEDIA]) {
    for (const line of listLines(text)) add(readLine(line, 'field'));
  }
  for (const line of listLines(MONEY_RAISED)) add(readLine(line, 'fact'));
  for (const line of listLines(REGIONS)) add(readLine(line, 'region'));
  for (const line of listLines(PLACES)) for (const place of readPlaces(line)) add(place);
  for (const { id, broader, near, pairs } of concepts.values()) {
    const paired = pairs.flatMap(({ both }) => both);
    for (const other of [...broader.keys(), ...near.keys(), ...paired]) {
      if (!concepts.has(other)) throw new VocabularyError(`${id} refers to ${other}`);
    }
  }
  makeNearMutual(concepts);
  return concepts;
}

function listLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function readLine(line: string, kind: ConceptKind): Concept {
  const match = /^([a-z0-9-]+)(?: <([^~&=]*))?(?: ~([^&=]*))?(?: &([^=]*))? = (.+)$/.exec(line);
  const [, id, broader = '', near = '', pairs = '', words = ''] = match ?? [];
  if (!id) throw new VocabularyError(`Cannot read "${line.slice(0, 60)}"`);
  return {
    id,
    kind,
    broader: readDegrees(broader),
    near: readDegrees(near),
    pairs: readPairs(pairs),
    phrases: listPhrases(words),
  };
}

function readPairs(text: string): Concept['pairs'] {
  return [...readDegrees(text, PAIR_DEGREE)].map(([both, degree]) => {
    const [first = '', second = ''] = both.split('+');
    return { both: [first, second], degree };
  });
}

function readDegrees(text: string, usual = USUAL_DEGREE): Map<string, number> {
  const degrees = new Map<string, number>();
  for (const part of text.trim().split(/\s+/).filter(Boolean)) {
    const [id = '', degree] = part.split(':');
    degrees.set(id, degree ? Number(degree) : usual);
  }
  return degrees;
}

function listPhrases(text: string): string[] {
  return text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter(Boolean);
}

function readPlaces(line: string): Concept[] {
  const match = /^([a-z-]+) \(([^)]*)\) = ([^|]+)\|(.*)$/.exec(line);
  const [, id, regions = '', names = '', cities = ''] = match ?? [];
  if (!id) throw new VocabularyError(`Cannot read "${line.slice(0, 60)}"`);
  const places = groupCities(listPhrases(cities)).map(([cityId, phrases]): Concept => {
    return {
      id: cityId,
      kind: 'place',
      broader: new Map([[id, CITY_TO_COUNTRY]]),
      near: new Map(),
      pairs: [],
      phrases,
    };
  });
  const country: Concept = {
    id,
    kind: 'place',
    broader: new Map(regions.split(', ').map((region) => [region, COUNTRY_TO_REGION])),
    near: new Map(),
    pairs: [],
    phrases: listPhrases(names),
  };
  // Asked for a city, a startup of which only the country is known is a fair answer.
  for (const city of places) city.near.set(id, COUNTRY_TO_CITY);
  return [country, ...places];
}

/** Two spellings of one city follow each other; the first names the concept. */
function groupCities(names: string[]): Array<[string, string[]]> {
  const other: Record<string, string> = {
    Alger: 'Algiers',
    'Le Caire': 'Cairo',
    Alexandrie: 'Alexandria',
    'Addis Abeba': 'Addis Ababa',
    Addis: 'Addis Ababa',
    Marrakech: 'Marrakesh',
    Tanger: 'Tangier',
    Joburg: 'Johannesburg',
    'Le Cap': 'Cape Town',
  };
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const first = other[name] ?? name;
    const id = `city-${first.toLowerCase().replace(/[^\p{L}]+/gu, '-')}`;
    groups.set(id, [...(groups.get(id) ?? []), name]);
  }
  return [...groups];
}

function makeNearMutual(concepts: Map<string, Concept>): void {
  for (const concept of concepts.values()) {
    if (concept.kind === 'place') continue;
    for (const [other, degree] of concept.near) {
      const back = concepts.get(other)?.near;
      if (back && (back.get(concept.id) ?? 0) < degree) back.set(concept.id, degree);
    }
  }
}
