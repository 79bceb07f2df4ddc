import { countEdits } from '../edit-distance.ts';

const MIN_LENGTH = 4;
const TWO_ERRORS_FROM = 7;
// Letters more than written; a missing letter is the likeliest error.
const LENGTHS = [0, 1, -1, 2, -2];

interface Group {
  words: string[];
  letters: number[];
}

export class SpellingIndex {
  private known = new Set<string>();
  private groups: Group[] = [];

  /** Among equally near words of one length the first added wins. */
  add(word: string): void {
    if (word.length < MIN_LENGTH - 1 || this.known.has(word)) return;
    this.known.add(word);
    this.groups[word.length] ??= { words: [], letters: [] };
    this.groups[word.length]?.words.push(word);
    this.groups[word.length]?.letters.push(lettersOf(word));
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /**
   * The most likely known word, or null: one error away, or two when the word has seven letters or
   * more and the same beginning.
   */
  nearest(word: string): string | null {
    if (word.length < MIN_LENGTH || /\d/.test(word)) return null;
    const maxErrors = word.length >= TWO_ERRORS_FROM ? 2 : 1;
    const letters = lettersOf(word);
    let best: string | null = null;
    let least = maxErrors + 1;
    for (const longer of LENGTHS.filter((one) => Math.abs(one) <= maxErrors)) {
      const group = this.groups[word.length + longer] ?? { words: [], letters: [] };
      for (let at = 0; at < group.words.length && least > 1; at++) {
        const others = group.letters[at] as number;
        if (needsMore(maxErrors, letters, others, longer)) continue;
        const candidate = group.words[at] as string;
        const startsAlike = candidate[0] === word[0];
        if (!startsAlike && needsMore(1, letters, others, longer)) continue;
        const edits = countEdits(word, candidate);
        if (!startsAlike && edits > 1) continue;
        const errors = edits + (startsAlike ? 0 : 0.5);
        if (errors < least) [best, least] = [candidate, errors];
      }
    }
    return best;
  }
}

/** Other alphabets share bits with Latin letters, which only adds candidates. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/**
 * Lower bound by letter sets: an error removes one letter, adds one, or both if the length stays.
 */
function needsMore(errors: number, letters: number, others: number, longer: number): boolean {
  return (
    hasMoreBits(letters & ~others, errors - Math.max(0, longer)) ||
    hasMoreBits(others & ~letters, errors - Math.max(0, -longer))
  );
}

function hasMoreBits(bits: number, count: number): boolean {
  let rest = bits;
  for (let cleared = 0; cleared < count; cleared++) rest &= rest - 1;
  return rest !== 0;
}
