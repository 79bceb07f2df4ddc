// Leads a misspelt word back to a known one: shared pairs of letters find candidates, typing errors decide.
import { countEdits } from '../../base/edit-distance.ts';
import { insertInOrder } from './insert-in-order.ts';

const LEAST_LENGTH = 4;
const TWO_ERRORS_FROM = 7;
// Words that share pairs with the misspelt one, compared letter by letter; the likeliest first.
const MOST_COMPARED = 40;

/** Words of one length, by number. */
interface Group {
  /** When each was added. */
  added: NumberList;
  /** Numbers of the words with a pair of letters at a place. */
  byPair: Map<number, NumberList>;
}

export class SpellingIndex {
  private words: string[] = [];
  private known = new Set<string>();
  private groups: Group[] = [];
  /** How many pairs each word of a group shares with the one looked up; zero between look-ups. */
  private shared = new Uint8Array(1024);

  /** Adds a word; words added earlier win where two come equally near. */
  add(word: string): void {
    if (word.length < LEAST_LENGTH - 1 || this.known.has(word)) return;
    this.known.add(word);
    this.groups[word.length] ??= { added: new NumberList(), byPair: new Map() };
    const { added, byPair } = this.groups[word.length] as Group;
    const number = added.push(this.words.push(word) - 1);
    pairsOf(word).forEach((pair, place) => {
      const key = keyOf(pair, place);
      const list = byPair.get(key) ?? new NumberList();
      if (list.length === 0) byPair.set(key, list);
      list.push(number);
    });
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
      const errors = countEdits(word, candidate) + (candidate[0] === word[0] ? 0 : 0.5);
      if (errors < least) {
        least = errors;
        best = candidate;
      }
    }
    return best;
  }

  private listCandidates(word: string, bound: number): string[] {
    const likeliest: Candidate[] = [];
    for (let longer = -bound; longer <= bound; longer++) {
      const group = this.groups[word.length + longer];
      if (group) this.addLikeliest(word, bound, longer, group, likeliest);
    }
    return likeliest.map(({ at }) => this.words[at] ?? '');
  }

  /** From the words that are longer than the one looked up by `longer` letters. */
  private addLikeliest(
    word: string,
    bound: number,
    longer: number,
    { added, byPair }: Group,
    likeliest: Candidate[],
  ): void {
    if (this.shared.length < added.length) this.shared = new Uint8Array(added.length * 2);
    const { shared } = this;
    const pairs = pairsOf(word);
    // A swap of two letters changes three pairs, any other error two.
    const least = Math.max(1, pairs.length - 3 * bound);
    const touched: number[] = [];
    pairs.forEach((pair, place) => {
      for (let shift = -bound; shift <= bound; shift++) {
        // So many letters are missing or added before the pair, and after it.
        if (Math.abs(shift) + Math.abs(longer - shift) > bound) continue;
        byPair.get(keyOf(pair, place + shift))?.count(shared, least, touched);
      }
    });
    const pairsInAll = word.length + word.length + longer + 2;
    for (const number of touched) {
      const both = Math.min(shared[number] ?? 0, pairs.length);
      const likeness = both / (pairsInAll - both);
      if (likeliest.length === MOST_COMPARED && likeness < (likeliest.at(-1)?.likeness ?? 0)) {
        continue;
      }
      insertInOrder(likeliest, { at: added.at(number), likeness }, MOST_COMPARED, isLikelier);
    }
    shared.fill(0, 0, added.length);
  }
}

/** Numbers that come one by one. */
class NumberList {
  length = 0;
  private numbers = new Uint32Array(2);

  /** Answers where it stands. */
  push(number: number): number {
    if (this.length === this.numbers.length) {
      const longer = new Uint32Array(Math.ceil(this.length * 1.5));
      longer.set(this.numbers);
      this.numbers = longer;
    }
    this.numbers[this.length] = number;
    return this.length++;
  }

  at(place: number): number {
    return this.numbers[place] ?? 0;
  }

  /** Counts each number; those that come to `least` join `touched`. */
  count(counts: Uint8Array, least: number, touched: number[]): void {
    const { numbers, length } = this;
    for (let at = 0; at < length; at++) {
      const number = numbers[at] ?? 0;
      const count = (counts[number] ?? 0) + 1;
      counts[number] = count;
      if (count === least) touched.push(number);
    }
  }
}

interface Candidate {
  /** When it was added. */
  at: number;
  /** Pairs in common to all pairs of both words. */
  likeness: number;
}

/** Of equals the one added first. */
function isLikelier(a: Candidate, b: Candidate): boolean {
  return a.likeness > b.likeness || (a.likeness === b.likeness && a.at < b.at);
}

const SYMBOLS = 64;

/** Pairs of letters with the ends marked, short enough to survive an error in a short word: each below 64 · 64. */
function pairsOf(word: string): number[] {
  const pairs: number[] = [];
  let before = 0;
  for (let at = 0; at <= word.length; at++) {
    // Letters of other alphabets may share a symbol: that makes candidates of a few words more.
    const symbol = at < word.length ? 1 + (word.charCodeAt(at) % (SYMBOLS - 1)) : 0;
    pairs.push(before * SYMBOLS + symbol);
    before = symbol;
  }
  return pairs;
}

function keyOf(pair: number, place: number): number {
  return place * SYMBOLS * SYMBOLS + pair;
}
