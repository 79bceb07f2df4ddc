// What the record says of a startup, as weighted features: `w:` and a stem for each word, `n:` and
// a word for each word of a name, `c:` and a concept's id.
import { splitName } from '../tokens.ts';
import { findPhrases, isSmallWord, readWords, type Word } from './phrases.ts';
import { readVocabulary } from './vocabulary/vocabulary.server.ts';

export interface StartupDocument {
  id: number;
  name: string;
  otherNames: string[];
  tagline: string | null;
  overview: string | null;
  industries: Array<{ slug: string; name: string; label: string }>;
  countrySlug: string;
  /** City, division, country, region, as far as known. */
  places: string[];
  investors: string[];
  people: string[];
  /** Kinds of round with their year, such as "Series A 2021". */
  rounds: string[];
  status: 'active' | 'acquired' | 'closed' | 'public' | null;
  yearFounded: number | null;
}

interface DocumentPart {
  text: string;
  /** Weight of a word found here, 0 to 1. */
  weight: number;
  /**
   * Weight of a vocabulary phrase found here; names of funders and people have no other meaning.
   */
  conceptWeight: number;
  isName?: boolean;
}

/** The text parts, most significant first. */
export function listParts(document: StartupDocument): DocumentPart[] {
  const { name, otherNames, tagline, overview, industries, places, investors, people } = document;
  return [
    { text: [name, ...otherNames].join(' · '), weight: 1, conceptWeight: 0.5, isName: true },
    ...industries.map(({ label, name: short }) => ({
      text: `${label} · ${short}`,
      weight: 0.9,
      conceptWeight: 0,
    })),
    { text: tagline ?? '', weight: 0.9, conceptWeight: 0.8 },
    { text: places.join(' · '), weight: 0.8, conceptWeight: 1 },
    { text: people.join(' · '), weight: 0.9, conceptWeight: 0, isName: true },
    { text: investors.join(' · '), weight: 0.9, conceptWeight: 0, isName: true },
    { text: document.rounds.join(' · '), weight: 0.6, conceptWeight: 0.6 },
    { text: overview ?? '', weight: 0.7, conceptWeight: 0.5 },
  ].filter(({ text }) => text !== '');
}

/** Longest first. Names say nothing about what the startup does. */
export function listNames({ name, otherNames, investors, people }: StartupDocument): string[] {
  return [name, ...otherNames, ...investors, ...people]
    .filter((one) => one.length > 2)
    .sort((a, b) => b.length - a.length);
}

export function textOf(document: StartupDocument): string {
  return listParts(document)
    .map(({ text }) => text)
    .join('\n');
}

export type Features = Map<string, number>;

const MAIN_INDUSTRY = 1;
const OTHER_INDUSTRY = 0.9;
// Replaces a name, so that the words around it do not form a phrase.
const NAME_GAP = ' 0 ';
const LEAST_PAIRED = 0.45;
const LEAST_WEIGHT = 0.12;
const STATUS_CONCEPTS = { acquired: 'is-acquired', closed: 'is-closed', public: 'is-public' };

export const wordFeature = (stem: string): string => `w:${stem}`;

/** Names are not stemmed: "Rise" is not "rising". */
export const nameFeature = (word: string): string => `n:${word}`;

export const conceptFeature = (id: string): string => `c:${id}`;

export function readDocument(document: StartupDocument): Features {
  const features: Features = new Map();
  const concepts = new Map<string, number>();
  document.industries.forEach(({ slug }, position) => {
    raise(concepts, slug, position === 0 ? MAIN_INDUSTRY : OTHER_INDUSTRY);
  });
  raise(concepts, document.countrySlug, 1);
  if (document.status && document.status !== 'active') {
    raise(concepts, STATUS_CONCEPTS[document.status], 1);
  }
  const names = listNames(document);
  const withoutNames = (text: string, words: Word[]) => {
    const rest = names.reduce((left, name) => left.replaceAll(name, NAME_GAP), text);
    return rest === text ? words : readWords(rest);
  };
  for (const { text, weight, conceptWeight, isName } of listParts(document)) {
    const words = readWords(isName ? splitName(text) : text);
    for (const { word, stem } of words) {
      if (isSmallWord(word)) continue;
      if (isName) raise(features, nameFeature(word), weight);
      else raise(features, wordFeature(stem), weight);
    }
    if (conceptWeight === 0) continue;
    for (const { concepts: named } of findPhrases(isName ? words : withoutNames(text, words))) {
      for (const id of named) raise(concepts, id, conceptWeight);
    }
  }
  if (document.yearFounded) raise(features, wordFeature(String(document.yearFounded)), 0.9);
  joinPairs(concepts);
  for (const [id, weight] of broaden(concepts)) raise(features, conceptFeature(id), weight);
  return features;
}

/** Adds concepts that two others imply together: farming and lending make lending to farmers. */
function joinPairs(concepts: Map<string, number>): void {
  const direct = broaden(concepts);
  for (const { id, pairs } of readVocabulary().values()) {
    for (const { both, degree } of pairs) {
      const least = Math.min(direct.get(both[0]) ?? 0, direct.get(both[1]) ?? 0);
      if (least >= LEAST_PAIRED) raise(concepts, id, least * degree);
    }
  }
}

export function broaden(concepts: ReadonlyMap<string, number>): Map<string, number> {
  const vocabulary = readVocabulary();
  const all = new Map<string, number>();
  const add = (id: string, weight: number) => {
    if (weight < LEAST_WEIGHT || (all.get(id) ?? 0) >= weight) return;
    all.set(id, weight);
    for (const [other, degree] of vocabulary.get(id)?.broader ?? []) add(other, weight * degree);
  };
  for (const [id, weight] of concepts) add(id, weight);
  return all;
}

export function raise(weights: Map<string, number>, key: string, weight: number): void {
  if ((weights.get(key) ?? 0) < weight) weights.set(key, weight);
}
