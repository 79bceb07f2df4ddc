// Finds words or prefixes with at most two letters added, omitted, changed or swapped.
import { countEditsToBeginnings } from '../edit-distance.ts';

/** Letters of a word that spellings() uses. */
const STEM_LENGTH = 7;
/** Shorter words may have one error only. */
const LENGTH_FOR_TWO = 6;

export interface NearWord {
  word: string;
  /** 0 to 2, and 0.5 more for a match with only the beginning of the word. */
  distance: number;
}

function errorsAllowed(length: number): number {
  return length >= LENGTH_FOR_TWO ? 2 : 1;
}

/**
 * Variants to look up among spellings(word) in the database: the stem, the stem without one letter,
 * and for words of six to eight letters without two. They cover one error anywhere, and two unless
 * both are omitted or changed letters within the first seven.
 */
export function spellingsOf(typed: string): string[] {
  const letters = Array.from(typed);
  const stem = letters.slice(0, STEM_LENGTH);
  const once = withoutEach(stem);
  // Stems without two letters only lead to short words.
  const isTwice = typed.length >= LENGTH_FOR_TWO && letters.length <= STEM_LENGTH + 1;
  const twice = isTwice ? once.flatMap(withoutEach) : [];
  return [...new Set([stem, ...once, ...twice].map((one) => one.join('')))];
}

function withoutEach(letters: readonly string[]): string[][] {
  return letters.map((_, place) => letters.toSpliced(place, 1));
}

/** The words near enough, nearest first and otherwise in the given order. */
export function findNear(typed: string, words: readonly string[]): NearWord[] {
  const most = errorsAllowed(typed.length);
  return words
    .filter((word) => word.length >= typed.length - most)
    .map((word) => ({ word, distance: distanceTo(typed, word) }))
    .filter(({ distance }) => distance < most + 1)
    .sort((a, b) => a.distance - b.distance);
}

/** Edits to the word, or to its nearest prefix plus 0.5. */
export function distanceTo(typed: string, word: string): number {
  // Longer prefixes have too many errors.
  const compared = Math.min(word.length, typed.length + 3);
  const errors = countEditsToBeginnings(typed, word, compared).slice(0, compared + 1);
  // The rest of the word counts too.
  const whole = (errors.at(-1) ?? 0) + word.length - compared;
  return Math.min(whole, Math.min(...errors) + 0.5);
}
