// A visitor's question as units of meaning: each a phrase of the vocabulary or a word, with the features that answer it.

import { conceptFeature, type Features, nameFeature, raise, wordFeature } from './features.ts';
import { findPhrases, kindOf } from './phrases.ts';
import type { ConceptKind } from './vocabulary/read-vocabulary.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import { isFiller, readWords, type Word } from './words.ts';

export interface Unit {
  /** As the visitor wrote it, small words left out. */
  text: string;
  kind: ConceptKind | 'word';
  /** How well a startup with the feature answers this unit, 0 to 1. */
  answers: Features;
  /** How much of the question hangs on it. */
  importance: number;
  /** The word or concept it stands for, from which its importance is taken. */
  main: string[];
}

export interface QuestionSettings {
  /** What a field's broader concept, asked for the narrower, is worth. */
  toBroader: number;
  /** What a near concept is worth, times its degree. */
  toNear: number;
  /** What the bare words of a phrase are worth beside its concept. */
  toWords: number;
}

export const QUESTION_SETTINGS: QuestionSettings = { toBroader: 0.2, toNear: 0.8, toWords: 0.5 };

/**
 * The units of a question. `correct` leads a word that the catalogue does not know to the one probably meant, or to itself.
 */
export function readQuestion(
  text: string,
  correct: (word: Word) => Word[] = (word) => [word],
  settings = QUESTION_SETTINGS,
): Unit[] {
  const words = readWords(text).flatMap(correct);
  const units: Unit[] = [];
  const covered = new Set<number>();
  for (const { concepts, start, length } of findPhrases(words)) {
    const span = words.slice(start, start + length);
    if (length === 1 && isFiller(span[0]?.word ?? '')) continue;
    for (let at = start; at < start + length; at++) covered.add(at);
    units.push(unitOfConcepts(concepts, span, settings));
  }
  words.forEach((word, at) => {
    if (covered.has(at) || isFiller(word.word)) return;
    units.push(unitOfWord(word));
  });
  return mergeSame(units);
}

function unitOfWord({ word, stem }: Word): Unit {
  const feature = wordFeature(stem);
  return {
    text: word,
    kind: 'word',
    answers: new Map([
      [feature, 1],
      [nameFeature(word), 1],
    ]),
    importance: 1,
    main: [nameFeature(word), feature],
  };
}

function unitOfConcepts(ids: string[], span: Word[], settings: QuestionSettings): Unit {
  const vocabulary = readVocabulary();
  const answers: Features = new Map();
  for (const id of ids) {
    raise(answers, conceptFeature(id), 1);
    const concept = vocabulary.get(id);
    for (const [near, degree] of concept?.near ?? []) {
      raise(answers, conceptFeature(near), degree * settings.toNear);
    }
    for (const [broader, degree] of concept?.broader ?? []) {
      // Asked for a country, another one that speaks the same language is no answer.
      if (kindOf(broader) === 'region') continue;
      raise(answers, conceptFeature(broader), degree * settings.toBroader);
    }
  }
  const content = span.filter(({ word }) => !isFiller(word));
  // The very words are the surest sign, but one word out of three is none.
  const wordsWorth = content.length === 1 ? settings.toWords : 0;
  for (const { word, stem } of content) {
    if (wordsWorth === 0) break;
    raise(answers, wordFeature(stem), wordsWorth);
    raise(answers, nameFeature(word), wordsWorth);
  }
  return {
    text: span.map(({ word }) => word).join(' '),
    kind: vocabulary.get(ids[0] ?? '')?.kind ?? 'field',
    answers,
    importance: 1,
    main: ids.map(conceptFeature),
  };
}

/** "solar panels … solar energy" asks for solar once. */
function mergeSame(units: Unit[]): Unit[] {
  const merged = new Map<string, Unit>();
  for (const unit of units) {
    const key = unit.main.join();
    const same = merged.get(key);
    if (!same) merged.set(key, unit);
    else for (const [feature, worth] of unit.answers) raise(same.answers, feature, worth);
  }
  return [...merged.values()];
}
