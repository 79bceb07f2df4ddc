// Finds the words that were meant when one was mistyped: at most two letters added, left out, changed or swapped
// with their neighbour, in all of a word or in the beginning of it that has been typed so far.

/** How much of a word search_stems knows the misspellings of. */
const STEM_LENGTH = 7;
/** From this length on a word may have two errors; of a shorter one too little would be left. */
const LENGTH_FOR_TWO = 6;

export interface NearWord {
  word: string;
  /** 0 to 2; half an error more where only the beginning of the word was typed. */
  distance: number;
}

/** How many errors a word of this length may have. */
export function errorsAllowed(length: number): number {
  return length >= LENGTH_FOR_TWO ? 2 : 1;
}

/**
 * What to look for in search_stems.misspellings: the first letters of what was typed, without one of them, and of longer
 * words without two. Covers one error anywhere, and two unless both are left out or changed within the first seven letters.
 */
export function misspellingsOf(typed: string): string[] {
  const stem = Array.from(typed).slice(0, STEM_LENGTH);
  const once = stem.map((_, place) => without(stem, place));
  const twice = typed.length >= LENGTH_FOR_TWO ? once.flatMap(withoutEach) : [];
  return [...new Set([stem, ...once, ...twice].map((letters) => letters.join('')))];
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
    .map((word) => ({ word, distance: distanceTo(typed, word) }))
    .filter(({ distance }) => distance < most + 1)
    .sort((a, b) => a.distance - b.distance);
}

/** Errors between what was typed and the word, or the beginning of the word nearest to it and then half an error more. */
export function distanceTo(typed: string, word: string): number {
  const errors = countErrors(typed, word);
  const whole = errors.at(-1) ?? 0;
  return Math.min(whole, Math.min(...errors) + 0.5);
}

/**
 * Optimal string alignment distances between `typed` and each beginning of `word`, the empty one first.
 */
function countErrors(typed: string, word: string): number[] {
  // A beginning longer than this has more errors than any word may have.
  const target = word.slice(0, typed.length + 3);
  let twoAbove: number[] = [];
  let above = Array.from({ length: target.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = typed[row - 1] === target[column - 1];
      const isSwap =
        row > 1 &&
        column > 1 &&
        typed[row - 1] === target[column - 2] &&
        typed[row - 2] === target[column - 1];
      current.push(
        Math.min(
          at(above, column) + 1,
          at(current, column - 1) + 1,
          at(above, column - 1) + (isSame ? 0 : 1),
          isSwap ? at(twoAbove, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    twoAbove = above;
    above = current;
  }
  // Cut off, the end of the word still counts.
  const cut = word.length - target.length;
  return cut > 0 ? [...above, at(above, target.length) + cut] : above;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
