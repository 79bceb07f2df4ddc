// A text as words and phrases of the vocabulary, ignoring small words, endings and accents.
import { arabicRoot, romanceRoot, SHORTEST_ROOT, stem, swahiliRoot } from '../forms.ts';
import { PhraseIndex } from '../phrases.ts';
import { splitWords } from '../tokens.ts';
import stopWords from './vocabulary/stop-words.json' with { type: 'json' };
import {
  type ConceptKind,
  readVocabulary,
  readVocabularyFiles,
} from './vocabulary/vocabulary.server.ts';

const SMALL_WORDS = setOf(stopWords.small);
const FILLER_WORDS = setOf(stopWords.filler);
const WEAK_STEMS = new Set([...setOf(stopWords.weak)].map(stem));

function setOf(words: Record<string, string[]>): Set<string> {
  return new Set(Object.values(words).flat().flatMap(splitWords));
}

export const isSmallWord = (word: string): boolean => SMALL_WORDS.has(word);

/** Words that do not change what a query is about. */
export const isFiller = (word: string): boolean => SMALL_WORDS.has(word) || FILLER_WORDS.has(word);

/** Words that name a field only where no other word does. */
export const isWeak = (word: string): boolean => WEAK_STEMS.has(stem(word));

export interface Word {
  word: string;
  stem: string;
  /** Put in place of an unknown word that is spelt like it. */
  isGuess?: boolean;
}

export function readWords(text: string): Word[] {
  return splitWords(text).map((word) => ({ word, stem: stem(word) }));
}

export function readContentWords(text: string): Word[] {
  return readWords(text).filter(({ word }) => !isSmallWord(word));
}

interface PhraseHit {
  /** A word may name several, such as Congo. */
  concepts: readonly string[];
  start: number;
  /** Includes small words in between. */
  length: number;
}

let phraseIndex: PhraseIndex<Word, string> | undefined;

function readPhraseIndex(): PhraseIndex<Word, string> {
  if (phraseIndex) return phraseIndex;
  phraseIndex = new PhraseIndex({
    formsOf: (word) => [word.stem],
    isSkipped: ({ word }) => isSmallWord(word),
  });
  for (const { id, phrases } of readVocabulary().values()) {
    // One list for all phrases of a concept: there are very many.
    const only = [id];
    for (const phrase of phrases) {
      const stems = stemsOf(phrase);
      phraseIndex.add(stems, only);
      // Either order: "mobile payment" and "paiement mobile", "electricity bill" and "bill for
      // electricity".
      if (stems.length === 2) phraseIndex.add(stems.toReversed(), only);
    }
  }
  return phraseIndex;
}

/** Keeps small words where the phrase has nothing else ("series a", "after school"). */
function stemsOf(phrase: string): string[] {
  const content = readContentWords(phrase);
  const words = content.length > 1 ? content : readWords(phrase);
  return words.map((word) => word.stem);
}

/** Longest first. */
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

function findLongest(words: readonly Word[], start: number): PhraseHit | undefined {
  const match = readPhraseIndex().match(words, start);
  return match ? { concepts: match.senses, start, length: match.length } : undefined;
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

let phraseStems: Set<string> | undefined;

/** Whether the vocabulary has a word, in any of its forms. */
export function isKnownWord(word: string): boolean {
  phraseStems ??= new Set(
    listConceptWords().flatMap((words) =>
      Object.values(words).flat().flatMap(splitWords).map(stem),
    ),
  );
  return isFiller(word) || isWeak(word) || phraseStems.has(stem(word));
}

/** From the files: the vocabulary itself would stay in this thread's memory. */
const listConceptWords = (): Array<Record<string, string[]>> =>
  Object.values(readVocabularyFiles()).flatMap(({ concepts }) =>
    concepts.map(({ words }) => words),
  );

/** Of words that may be of a family of languages, which bend words more than English. */
const FAMILIES = [
  { languages: ['sw'], pattern: /^[a-z]{4,}$/, rootOf: swahiliRoot },
  { languages: ['fr', 'pt'], pattern: /^[a-z]{5,}$/, rootOf: romanceRoot },
  { languages: ['ar'], pattern: /^\p{Script=Arabic}{4,}$/u, rootOf: arabicRoot },
];

/** Other forms of words that the vocabulary has. */
export class WordForms {
  private readonly families: Array<(typeof FAMILIES)[number] & { known: Map<string, string> }>;

  constructor() {
    const concepts = listConceptWords();
    this.families = FAMILIES.map((family) => {
      const phrases = family.languages.flatMap((one) =>
        concepts.flatMap((words) => words[one] ?? []),
      );
      return { ...family, known: listRoots(phrases.map(splitWords), family.rootOf) };
    });
  }

  /** A word of the vocabulary that this may be another form of. */
  knownFormOf(word: string): string | null {
    for (const { pattern, rootOf, known } of this.families) {
      const found = pattern.test(word) ? known.get(rootOf(word)) : undefined;
      if (found) return found;
    }
    return null;
  }
}

/** Of words that are phrases of their own first. */
function listRoots(phrases: string[][], rootOf: (word: string) => string): Map<string, string> {
  const roots = new Map<string, string>();
  for (const words of phrases.sort((a, b) => a.length - b.length)) {
    for (const word of words) {
      const root = rootOf(word);
      if (root.length >= SHORTEST_ROOT && !roots.has(root)) roots.set(root, word);
    }
  }
  return roots;
}
