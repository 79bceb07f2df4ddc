import { stem } from './stem.ts';
import stopWords from './vocabulary/stop-words.json' with { type: 'json' };

const SMALL_WORDS = new Set(Object.values(stopWords.small).flat());
const FILLER_WORDS = new Set(Object.values(stopWords.filler).flat());

const WORD = /[\p{L}\p{N}]+/gu;
const MAX_WORD_LENGTH = 40;

/** 'Épargne & Crédit' → ['epargne', 'credit']. */
export function splitWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[’']s\b/g, '')
    .toLowerCase();
  return (folded.match(WORD) ?? []).map((word) => word.slice(0, MAX_WORD_LENGTH));
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

export interface Word {
  word: string;
  stem: string;
}

export function readWords(text: string): Word[] {
  return splitWords(text).map((word) => ({ word, stem: stem(word) }));
}

export function readContentWords(text: string): Word[] {
  return readWords(text).filter(({ word }) => !isSmallWord(word));
}
