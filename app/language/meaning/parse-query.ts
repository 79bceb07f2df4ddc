import { conceptFeature, type Features, nameFeature, raise, wordFeature } from './features.ts';
import { findPhrases, kindOf } from './phrases.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import type { ConceptKind } from './vocabulary/vocabulary-files.server.ts';
import { isFiller, readWords, type Word } from './words.ts';

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
function keepNarrowest(ids: string[]): string[] {
  const vocabulary = readVocabulary();
  const isBroader = (id: string) => ids.some((other) => vocabulary.get(other)?.broader.has(id));
  const narrow = ids.filter((id) => !isBroader(id));
  return narrow.length > 0 ? narrow : ids;
}

function termOfConcepts(named: string[], span: Word[]): QueryTerm {
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
