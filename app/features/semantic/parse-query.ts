// A visitor's query as terms: each a phrase of the vocabulary or a word, with the features that answer it.
import { conceptFeature, type Features, nameFeature, raise, wordFeature } from './features.ts';
import { findPhrases, kindOf } from './phrases.ts';
import { type ConceptKind, readVocabulary } from './vocabulary/read-vocabulary.ts';
import { isFiller, readWords, type Word } from './words.ts';

export interface QueryTerm {
  /** As the visitor wrote it, small words left out. */
  text: string;
  kind: ConceptKind | 'word';
  /** How well a startup with the feature answers this term, 0 to 1. */
  answers: Features;
  /** How much of the query hangs on it. */
  importance: number;
  /** The features of the word or concept itself, from which its importance is taken. */
  main: string[];
}

/** What the broader concept of one asked for is worth. */
const TO_BROADER = 0.2;
/** What a near concept is worth, times its degree. */
const TO_NEAR = 0.8;
/** What the bare word of a phrase is worth beside its concept. */
const TO_WORD = 0.5;

/** `correct` leads a word that the catalogue does not know to the one probably meant, or to itself. */
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

function termOfWord({ word, stem }: Word): QueryTerm {
  const main = [nameFeature(word), wordFeature(stem)];
  const answers = new Map(main.toReversed().map((feature) => [feature, 1]));
  return { text: word, kind: 'word', answers, importance: 1, main };
}

function termOfConcepts(ids: string[], span: Word[]): QueryTerm {
  const vocabulary = readVocabulary();
  const answers: Features = new Map();
  for (const id of ids) {
    raise(answers, conceptFeature(id), 1);
    const concept = vocabulary.get(id);
    for (const [near, degree] of concept?.near ?? []) {
      raise(answers, conceptFeature(near), degree * TO_NEAR);
    }
    for (const [broader, degree] of concept?.broader ?? []) {
      // Asked for a country, another one that speaks the same language is no answer.
      if (kindOf(broader) === 'region') continue;
      raise(answers, conceptFeature(broader), degree * TO_BROADER);
    }
  }
  // The very word is the surest sign, but one word out of several is none.
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
  };
}

/** "solar panels … solar energy" asks for solar once. */
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

/** A query as features, to be embedded beside those of startups. */
export function queryFeatures(terms: readonly QueryTerm[]): Features {
  const features: Features = new Map();
  const largest = Math.max(...terms.map(({ importance }) => importance), 1);
  for (const { answers, importance } of terms) {
    for (const [feature, worth] of answers)
      raise(features, feature, (worth * importance) / largest);
  }
  return features;
}
