// Finds the vocabulary's phrases in text: longest first, ignoring small words, endings and accents.
import { once } from './once.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import type { ConceptKind } from './vocabulary/vocabulary-files.server.ts';
import { isSmallWord, readContentWords, readWords, type Word } from './words.ts';

interface PhraseHit {
  /** A word may name several, such as Congo. */
  concepts: string[];
  start: number;
  /** Includes small words in between. */
  length: number;
}

interface PhraseIndex {
  /** By the stems of a phrase, with spaces between. */
  concepts: Map<string, string[]>;
  /** The first stems of longer phrases. */
  beginnings: Set<string>;
}

const readPhraseIndex = once(() => {
  const index: PhraseIndex = { concepts: new Map(), beginnings: new Set() };
  for (const { id, phrases } of readVocabulary().values()) {
    // One list for all phrases of a concept, as few phrases have several.
    const only = [id];
    for (const phrase of phrases) {
      const stems = stemsOf(phrase);
      addPhrase(index, stems, only);
      // Either order: "mobile payment" and "paiement mobile", "electricity bill" and "bill for
      // electricity".
      if (stems.length === 2) addPhrase(index, stems.toReversed(), only);
    }
  }
  return index;
});

/** Keeps small words where the phrase has nothing else ("series a", "after school"). */
function stemsOf(phrase: string): string[] {
  const content = readContentWords(phrase);
  const words = content.length > 1 ? content : readWords(phrase);
  return words.map((word) => word.stem);
}

function addPhrase({ concepts, beginnings }: PhraseIndex, stems: string[], only: string[]): void {
  if (stems.length === 0) return;
  for (let length = 1; length < stems.length; length++) {
    beginnings.add(stems.slice(0, length).join(' '));
  }
  const key = stems.join(' ');
  const known = concepts.get(key);
  if (!known) concepts.set(key, only);
  else if (!only.every((id) => known.includes(id))) concepts.set(key, [...known, ...only]);
}

export function findPhrases(words: readonly Word[]): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (let start = 0; start < words.length; ) {
    const found = findLongest(words, start);
    const later = found && findLater(words, found);
    if (found && later?.concepts.join() !== found.concepts.join()) hits.push(found);
    start = later?.start ?? start + (found?.length ?? 1);
  }
  return hits;
}

/** One that begins inside this phrase and goes on after it: "talk to a doctor | for the eyes". */
function findLater(words: readonly Word[], { start, length }: PhraseHit): PhraseHit | undefined {
  for (let at = start + 1; at < start + length; at++) {
    if (isSmallWord(words[at]?.word ?? '')) continue;
    const later = findLongest(words, at);
    if (later && at + later.length > start + length) return later;
  }
  return undefined;
}

/** The longest phrase from `start` that goes on at `at`; small words inside it are skipped. */
function findLongest(
  words: readonly Word[],
  start: number,
  at = start,
  before = '',
): PhraseHit | undefined {
  const one = words[at];
  if (!one) return undefined;
  const { concepts, beginnings } = readPhraseIndex();
  const stems = before ? `${before} ${one.stem}` : one.stem;
  let best = beginnings.has(stems) ? findLongest(words, start, at + 1, stems) : undefined;
  const named = concepts.get(stems);
  if (!best && named) best = { concepts: named, start, length: at - start + 1 };
  if (at === start || !isSmallWord(one.word)) return best;
  const skipped = findLongest(words, start, at + 1, before);
  return skipped && skipped.length > (best?.length ?? 0) ? skipped : best;
}

/** Words of phrases; `isHere` leaves out those that only subjects of elsewhere have. */
export function listPhraseWords({ isHere = false } = {}): string[] {
  const words = new Set<string>();
  for (const { phrases, isElsewhere } of readVocabulary().values()) {
    if (isHere && isElsewhere) continue;
    for (const phrase of phrases) for (const { word } of readContentWords(phrase)) words.add(word);
  }
  return [...words];
}

export function kindOf(concept: string): ConceptKind {
  return readVocabulary().get(concept)?.kind ?? 'field';
}
