// Finds the words that were meant when one was mistyped: at most two letters added, left out, changed or swapped
// with their neighbour, in all of a word or in the beginning of it that has been typed so far.
import { countEditsToBeginnings } from '../base/edit-distance.ts';

/** How much of a word spellings() takes apart. */
const STEM_LENGTH = 7;
/** From this length on a word may have two errors; of a shorter one too little would be left. */
const LENGTH_FOR_TWO = 6;

export interface NearWord {
  word: string;
  /** 0 to 2; half an error more where only the beginning of the word was typed. */
  distance: number;
}

/** How many errors a word of this length may have. */
function errorsAllowed(length: number): number {
  return length >= LENGTH_FOR_TWO ? 2 : 1;
}

/**
 * What to look for among spellings(word) in the database: the first letters of what was typed, without one of them, and of words
 * of six to eight letters without two. Covers one error anywhere, and two unless both are left out or changed within the first
 * seven letters.
 */
export function spellingsOf(typed: string): string[] {
  const letters = Array.from(typed);
  const stem = letters.slice(0, STEM_LENGTH);
  const once = stem.map((_, place) => without(stem, place));
  // Without two letters, a stem leads to words of at most six.
  const isTwice = typed.length >= LENGTH_FOR_TWO && letters.length <= STEM_LENGTH + 1;
  const twice = isTwice ? once.flatMap(withoutEach) : [];
  return [...new Set([stem, ...once, ...twice].map((one) => one.join('')))];
}

function withoutEach(letters: readonly string[]): string[][] {
  return letters.map((_, place) => without(letters, place));
}

function without(letters: readonly string[], place: number): string[] {
  return letters.toSpliced(place, 1);
}

/** Those of `words` that are near enough to what was typed, nearest first; equals keep their order. */
export function findNear(typed: string, words: readonly string[]): NearWord[] {
  const most = errorsAllowed(typed.length);
  return words
    .filter((word) => word.length >= typed.length - most)
    .map((word) => ({ word, distance: distanceTo(typed, word) }))
    .filter(({ distance }) => distance < most + 1)
    .sort((a, b) => a.distance - b.distance);
}

/** Errors between what was typed and the word, or the beginning of the word nearest to it and then half an error more. */
export function distanceTo(typed: string, word: string): number {
  // A beginning longer than this has more errors than any word may have.
  const compared = Math.min(word.length, typed.length + 3);
  const errors = countEditsToBeginnings(typed, word, compared).slice(0, compared + 1);
  // Cut off, the end of the word still counts.
  const whole = (errors.at(-1) ?? 0) + word.length - compared;
  return Math.min(whole, Math.min(...errors) + 0.5);
}
