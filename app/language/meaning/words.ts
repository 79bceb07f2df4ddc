import { stem } from './stem.ts';
import stopWords from './vocabulary/stop-words.json' with { type: 'json' };

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD_LENGTH = 40;
const SMALL_WORDS = setOf(stopWords.small);
const FILLER_WORDS = setOf(stopWords.filler);
const WEAK_STEMS = new Set([...setOf(stopWords.weak)].map(stem));

function setOf(words: Record<string, string[]>): Set<string> {
  return new Set(Object.values(words).flat().flatMap(splitWords));
}

/** 'Épargne & Crédit' → ['epargne', 'credit']. */
export function splitWords(text: string): string[] {
  const isAscii = /^[ -~]*$/.test(text);
  const folded = isAscii ? text : foldLetters(text);
  const words = folded.replace(/[’']s\b/g, '').toLowerCase();
  return (words.match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\u0640]+/gu, '')
    .replaceAll('\u0649', '\u064a')
    .replaceAll('\u0629', '\u0647')
    .replace(/œ/gi, 'oe');
}

/** A name and its parts: 'ThriveAgric' → 'ThriveAgric Thrive Agric'. */
export function splitName(name: string): string {
  const parts = name.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return parts === name ? name : `${name} ${parts}`;
}

export function isSmallWord(word: string): boolean {
  return SMALL_WORDS.has(word);
}

/** Words that do not change what a query is about. */
export function isFiller(word: string): boolean {
  return SMALL_WORDS.has(word) || FILLER_WORDS.has(word);
}

/** Words that name a field only where no other word does. */
export function isWeak(word: string): boolean {
  return WEAK_STEMS.has(stem(word));
}

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
