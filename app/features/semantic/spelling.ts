// Leads a misspelt word back to a known one: shared pairs of letters find candidates, typing errors decide.

import { insertInOrder } from './insert-in-order.ts';

const LEAST_LENGTH = 4;
const TWO_ERRORS_FROM = 7;
// Words that share pairs with the misspelt one, compared letter by letter; the likeliest first.
const MOST_COMPARED = 40;

export class SpellingIndex {
  private words: string[] = [];
  private known = new Set<string>();
  private byGram = new Map<string, number[]>();
  /** How many pairs each word shares with the one looked up; zero between look-ups. */
  private shared = new Uint8Array(1024);

  /** Adds a word; words added earlier win where two come equally near. */
  add(word: string): void {
    if (word.length < LEAST_LENGTH - 1 || this.known.has(word)) return;
    this.known.add(word);
    const at = this.words.push(word) - 1;
    for (const gram of gramsOf(word)) {
      const list = this.byGram.get(gram);
      if (list) list.push(at);
      else this.byGram.set(gram, [at]);
    }
  }

  has(word: string): boolean {
    return this.known.has(word);
  }

  /** The known word probably meant by an unknown one; null when none is near. One error, from seven letters two. */
  nearest(word: string): string | null {
    if (word.length < LEAST_LENGTH || /\d/.test(word)) return null;
    const bound = word.length >= TWO_ERRORS_FROM ? 2 : 1;
    let best: string | null = null;
    let least = bound + 1;
    for (const candidate of this.listCandidates(word, bound)) {
      const errors = countErrors(word, candidate, bound) + (candidate[0] === word[0] ? 0 : 0.5);
      if (errors < least) {
        least = errors;
        best = candidate;
      }
    }
    return best;
  }

  private listCandidates(word: string, bound: number): string[] {
    const grams = gramsOf(word);
    // A swap of two letters changes three pairs, any other error two.
    const least = Math.max(1, grams.size - 3 * bound);
    if (this.shared.length < this.words.length) {
      this.shared = new Uint8Array(this.words.length * 2);
    }
    const { shared } = this;
    const touched: number[] = [];
    for (const gram of grams) {
      for (const at of this.byGram.get(gram) ?? []) {
        const count = (shared[at] ?? 0) + 1;
        shared[at] = count;
        if (count === least) touched.push(at);
      }
    }
    const likeliest: Candidate[] = [];
    for (const at of touched) {
      const candidate = this.words[at] ?? '';
      if (Math.abs(candidate.length - word.length) > bound) continue;
      const one = { at, candidate, likeness: likeness(candidate, shared[at] ?? 0, word) };
      insertInOrder(likeliest, one, MOST_COMPARED, isLikelier);
    }
    shared.fill(0, 0, this.words.length);
    return likeliest.map(({ candidate }) => candidate);
  }
}

interface Candidate {
  /** When it was added. */
  at: number;
  candidate: string;
  likeness: number;
}

/** Of equals the one added first. */
function isLikelier(a: Candidate, b: Candidate): boolean {
  return a.likeness > b.likeness || (a.likeness === b.likeness && a.at < b.at);
}

/** Pairs in common to all pairs of both words. */
function likeness(candidate: string, shared: number, word: string): number {
  return shared / (candidate.length + word.length + 2 - shared);
}

/** Pairs of letters with the ends marked: short enough to survive an error in a short word. */
function gramsOf(word: string): Set<string> {
  const padded = `^${word}$`;
  const grams = new Set<string>();
  for (let at = 0; at + 2 <= padded.length; at++) grams.add(padded.slice(at, at + 2));
  return grams;
}

/** Letters missing, added, changed or two swapped between two words; `bound` + 1 when there are more. */
export function countErrors(a: string, b: string, bound: number): number {
  if (Math.abs(a.length - b.length) > bound) return bound + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const current = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      current.push(least);
    }
    if (Math.min(...current) > bound) return bound + 1;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? 0, bound + 1);
}
