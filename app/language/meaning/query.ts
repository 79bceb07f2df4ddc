// A question as terms of the vocabulary, and how much each of them counts.
import { stem } from '../forms.ts';
import type { FeatureIndex } from './feature-index.ts';
import { conceptFeature, type Features, nameFeature, raise, wordFeature } from './features.ts';
import {
  findPhrases,
  isFiller,
  isWeak,
  kindOf,
  listPhraseWords,
  readWords,
  type Word,
} from './phrases.ts';
import { type ConceptKind, readVocabulary } from './vocabulary/vocabulary.server.ts';

export interface QueryTerm {
  /** As written, without small words. */
  text: string;
  kind: ConceptKind | 'word';
  /** How well each feature matches this term, 0 to 1. */
  answers: Features;
  importance: number;
  /** Rests on a correction of spelling. */
  isGuess?: boolean;
  /** Names a field that no startup is in. */
  isAbsent?: boolean;
  /** Features of the word or concept itself; they determine its importance. */
  main: string[];
}

const TO_BROADER = 0.2;
const TO_NEAR = 0.8;
const TO_WORD = 0.5;

/** `correct` maps an unknown word to the most likely known one, or to itself. */
export function parseQuery(text: string, correct: (word: Word) => Word = (word) => word) {
  const words = readWords(text).map(correct);
  const terms: QueryTerm[] = [];
  const covered = new Set<number>();
  for (const { concepts, start, length } of findPhrases(words)) {
    const span = words.slice(start, start + length);
    if (length === 1 && isFiller(span[0]?.word ?? '')) continue;
    for (let at = start; at < start + length; at++) covered.add(at);
    terms.push(termOfConcepts(concepts, span));
  }
  words.forEach((word, at) => {
    if (!covered.has(at) && !isFiller(word.word)) terms.push(termOfWord(word));
  });
  return mergeSame(terms);
}

function termOfWord({ word, stem, isGuess }: Word): QueryTerm {
  const main = [nameFeature(word), wordFeature(stem)];
  const answers = new Map(main.toReversed().map((feature) => [feature, 1]));
  return { text: word, kind: 'word', answers, importance: 1, main, isGuess };
}

/** Of what a phrase may mean, the narrowest: a prosthesis is a device, but one of a kind. */
function keepNarrowest(ids: readonly string[]): readonly string[] {
  const vocabulary = readVocabulary();
  const isBroader = (id: string) => ids.some((other) => vocabulary.get(other)?.broader.has(id));
  const narrow = ids.filter((id) => !isBroader(id));
  return narrow.length > 0 ? narrow : ids;
}

function termOfConcepts(named: readonly string[], span: Word[]): QueryTerm {
  const vocabulary = readVocabulary();
  const ids = keepNarrowest(named);
  const answers: Features = new Map();
  for (const id of ids) {
    raise(answers, conceptFeature(id), 1);
    const concept = vocabulary.get(id);
    for (const [near, degree] of concept?.near ?? []) {
      raise(answers, conceptFeature(near), degree * TO_NEAR);
    }
    for (const [broader, degree] of concept?.broader ?? []) {
      // Another country with the same language does not match a query for a country.
      if (kindOf(broader) === 'region') continue;
      raise(answers, conceptFeature(broader), degree * TO_BROADER);
    }
  }
  // The exact word is the best evidence, but one word of several is not.
  const [only, ...others] = span.filter(({ word }) => !isFiller(word));
  if (only && others.length === 0) {
    raise(answers, wordFeature(only.stem), TO_WORD);
    raise(answers, nameFeature(only.word), TO_WORD);
  }
  return {
    text: span.map(({ word }) => word).join(' '),
    kind: kindOf(ids[0] ?? ''),
    answers,
    importance: 1,
    main: ids.map(conceptFeature),
    isGuess: span.some((word) => word.isGuess),
  };
}

/** "solar panels … solar energy" counts solar once. */
function mergeSame(terms: QueryTerm[]): QueryTerm[] {
  const merged = new Map<string, QueryTerm>();
  for (const term of terms) {
    const key = term.main.join();
    const same = merged.get(key);
    if (!same) merged.set(key, term);
    else for (const [feature, worth] of term.answers) raise(same.answers, feature, worth);
  }
  return [...merged.values()];
}

export function queryFeatures(terms: readonly QueryTerm[]): Features {
  const features: Features = new Map();
  const largest = Math.max(...terms.map(({ importance }) => importance), 1);
  for (const { answers, importance } of terms) {
    for (const [feature, worth] of answers)
      raise(features, feature, (worth * importance) / largest);
  }
  return features;
}

/** Chosen on the tuning half of bench/semantic-queries.json. */
const IMPORTANCE = {
  /** Of the rarest: carpooling says more than transport. */
  field: 5,
  fact: 2.5,
  analogy: 2.5,
  place: 2,
  region: 2,
  /** A field so broad that it only qualifies another term. */
  wide: 0.8,
  name: 3,
  year: 2,
  word: 1,
  unknown: 0,
};

const WIDE_FIELDS = new Set([
  'c:internet',
  'c:mobile',
  'c:digital-economy',
  'c:software',
  'c:social-impact',
  'c:b2b',
  'c:information-technology',
]);
/** A corrected word says half. */
const GUESS_IMPORTANCE = 0.5;
const CONCEPT = conceptFeature('');
const YEAR = /^(19|20)\d\d$/;
// From this rarity on, ln(startups / startups with it), a word or a field counts in full.
const RARE = 4;
const RARE_FIELD = 6;

let phraseWords: Set<string> | undefined;
/** Of words that stand in phrases of the vocabulary, such as "wait" in "wait for the bus". */
let usualStems: Set<string> | undefined;

/** Sets the importance of each. */
export function weighTerms(terms: readonly QueryTerm[], index: FeatureIndex, size: number): void {
  const isWide = ({ text, kind, main }: QueryTerm) =>
    kind === 'analogy' ||
    (kind !== 'word' && isWeak(text)) ||
    (kind === 'field' && main.every((feature) => WIDE_FIELDS.has(feature)));
  const hasNarrowField = terms.some((term) => term.kind === 'field' && !isWide(term));
  for (const term of terms) {
    if (term.kind === 'word') term.importance = importanceOfWord(term, index, size);
    else if (hasNarrowField && isWide(term)) term.importance = IMPORTANCE.wide;
    else if (term.kind === 'field') weighField(term, index, size);
    else term.importance = IMPORTANCE[term.kind];
    if (term.isGuess) term.importance *= GUESS_IMPORTANCE;
  }
}

/** An unknown word is as rare as a word can be, so it says almost as much as a field. */
const UNKNOWN_WORTH = 4;
const USUAL_WORTH = 0.8;
/** Of a word that was corrected, and of a field that no startup is in. */
const DOUBTFUL_SHARE = 0.2;

/** The share of a question that is understood, 0 to 1: "violin lessons" is half about lessons. */
export function shareKnown(terms: readonly QueryTerm[]): number {
  usualStems ??= new Set(listPhraseWords({ isHere: true }).map(stem));
  let known = 0;
  let all = 0;
  for (const { text, importance, isGuess, isAbsent } of terms) {
    known += isGuess || isAbsent ? importance * DOUBTFUL_SHARE : importance;
    all += importance || (usualStems.has(stem(text)) ? USUAL_WORTH : UNKNOWN_WORTH);
  }
  return all === 0 ? 0 : known / all;
}

function rarity(count: number, size: number, rare: number): number {
  return Math.min(1, Math.log(1 + size / (1 + count)) / rare);
}

function weighField(term: QueryTerm, index: FeatureIndex, size: number): void {
  const count = Math.max(...term.main.map((feature) => index.count(feature)));
  term.importance = IMPORTANCE.field * rarity(count, size, RARE_FIELD);
  const concepts = [...term.answers.keys()].filter((feature) => feature.startsWith(CONCEPT));
  term.isAbsent = concepts.every((feature) => index.count(feature) === 0);
}

function importanceOfWord(
  { text, main: [nameFeature = '', wordFeature = ''] }: QueryTerm,
  index: FeatureIndex,
  size: number,
): number {
  if (YEAR.test(text)) return IMPORTANCE.year;
  phraseWords ??= new Set(listPhraseWords());
  const named = index.count(nameFeature);
  const written = index.count(wordFeature);
  if (named > 0 && written <= 2 * named && !phraseWords.has(text)) {
    return IMPORTANCE.name * rarity(named, size, RARE);
  }
  return written > 0 ? IMPORTANCE.word * rarity(written, size, RARE) : IMPORTANCE.unknown;
}
