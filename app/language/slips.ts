// Slips of the pen: how far apart two words are, which known words are near one, and names that
// are typed wrong or heard alike.

// Shared by all calls: a search may compare hundreds of words.
let rows: [number[], number[], number[]] = [[], [], []];

/**
 * Optimal string alignment: letters added, left out, changed, or swapped with a neighbour. Beyond
 * `most` it is not counted on, and more than `most` is given.
 */
export function countEdits(one: string, other: string, most = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  const edits = countEditsToBeginnings(one, other, other.length, most)[other.length] ?? 0;
  return edits > most ? most + 1 : edits;
}

/**
 * Edits from a word to each beginning of the other, in an array that the next call reuses. Only
 * those up to `most` are counted, in a band of the table that is so wide on both sides.
 */
export function countEditsToBeginnings(
  word: string,
  other: string,
  longest = other.length,
  most = Number.POSITIVE_INFINITY,
): readonly number[] {
  let [twoAbove, above, row] = rows;
  for (let column = 0; column <= longest; column += 1) row[column] = column;
  for (let place = 1; place <= word.length; place += 1) {
    [twoAbove, above, row] = [above, row, twoAbove];
    const first = Math.max(1, place - most);
    const last = Math.min(longest, place + most);
    row[first - 1] = first === 1 ? place : Number.POSITIVE_INFINITY;
    let least = at(row, first - 1);
    for (let column = first; column <= last; column += 1) {
      const isSame = word[place - 1] === other[column - 1];
      const isSwap =
        place > 1 &&
        column > 1 &&
        word[place - 1] === other[column - 2] &&
        word[place - 2] === other[column - 1];
      const edits = Math.min(
        at(above, column) + 1,
        at(row, column - 1) + 1,
        at(above, column - 1) + (isSame ? 0 : 1),
      );
      row[column] = isSwap ? Math.min(edits, at(twoAbove, column - 2) + 1) : edits;
      least = Math.min(least, at(row, column));
    }
    if (last < longest) row[last + 1] = Number.POSITIVE_INFINITY;
    if (least > most) row[longest] = least;
    if (least > most) break;
  }
  rows = [twoAbove, above, row];
  return row;
}

const at = (row: readonly number[], column: number) => row[column] ?? Number.POSITIVE_INFINITY;

const SHORTEST_CORRECTED = 4;
const TWO_ERRORS_FROM = 7;
// Letters more than written; a missing letter is the likeliest error.
const LENGTHS = [0, 1, -1, 2, -2];

/** Known words by length, with the letters in each: most others cannot be near. */
export class SpellingIndex {
  private known = new Set<string>();
  private groups: Array<{ words: string[]; letters: number[] }> = [];

  /** Among equally near words of one length the first added wins. */
  add(word: string): void {
    if (word.length < SHORTEST_CORRECTED - 1 || this.known.has(word)) return;
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
    if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return null;
    const most = word.length >= TWO_ERRORS_FROM ? 2 : 1;
    let best: string | null = null;
    let least = most + 1;
    for (const candidate of this.candidates(word, most)) {
      const startsAlike = candidate[0] === word[0];
      const edits = countEdits(word, candidate, most);
      const errors = edits + (startsAlike ? 0 : 0.5);
      if (errors < least && (startsAlike || edits <= 1)) [best, least] = [candidate, errors];
      if (least <= 1) break;
    }
    return best;
  }

  /** Known words up to so many edits away, with how many. */
  listWithin(word: string, most: number): Array<{ word: string; edits: number }> {
    const near: Array<{ word: string; edits: number }> = [];
    for (const candidate of this.candidates(word, most)) {
      const edits = countEdits(word, candidate, most);
      if (edits > 0 && edits <= most) near.push({ word: candidate, edits });
    }
    return near;
  }

  private *candidates(word: string, most: number): Generator<string> {
    const letters = lettersOf(word);
    for (const longer of LENGTHS.filter((one) => Math.abs(one) <= most)) {
      const { words = [], letters: others = [] } = this.groups[word.length + longer] ?? {};
      for (let place = 0; place < words.length; place++) {
        if (!needsMore(most, letters, others[place] as number, longer))
          yield words[place] as string;
      }
    }
  }
}

/** Other alphabets share bits with Latin letters, which only adds candidates. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
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

/** Letters of a word that spellings() uses. */
const STEM_LENGTH = 7;
/** Shorter words may have one error only. */
const LENGTH_FOR_TWO = 6;

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
export function findNear(typed: string, words: readonly string[]) {
  const most = typed.length >= LENGTH_FOR_TWO ? 2 : 1;
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

/** Written one way or the other for one sound. */
const ALIKE = 'ch=k ck=k ck=c kh=k qu=k ph=f x=ks oo=u ou=u ee=i ie=y sh=ch th=t eau=o w=ou'
  .split(' ')
  .map((pair) => pair.split('='))
  .flatMap(([one = '', other = '']) => [[one, other] as const, [other, one] as const]);

/** The word with one such pair exchanged, at each place. */
export function listRespelled(word: string): string[] {
  if (word.length > LONGEST_NAME) return [];
  const found = new Set<string>();
  for (const [from, to] of ALIKE) {
    for (let at = word.indexOf(from); at >= 0; at = word.indexOf(from, at + 1)) {
      found.add(word.slice(0, at) + to + word.slice(at + from.length));
    }
  }
  return [...found];
}

/** The same for words that are heard alike. */
function soundOf(word: string): string {
  return word
    .replaceAll(/(.)\1+/g, '$1')
    .replaceAll(/ch|ck|kh|qu|[cq]/g, 'k')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll('z', 's')
    .replaceAll('ou', 'u')
    .replaceAll(/ie|y/g, 'i')
    .replaceAll('th', 't');
}

/** Longer names have no neighbours. */
export const LONGEST_NAME = 60;
const MOST_SLIPS = 3;

/** Up to four edits; less where both sound alike, more where first letters differ: that is rare. */
export function countSlips(typed: string, name: string): number {
  if (typed === name) return 0;
  if (soundOf(typed) === soundOf(name)) return 0.5;
  return countEdits(typed, name, MOST_SLIPS) + (typed[0] === name[0] ? 0 : 0.25);
}

const SHORTEST = 4;
const LONG = 9;

/** The most slips in a name of this length. */
export function slipsAllowed(length: number): number {
  if (length < SHORTEST || length > LONGEST_NAME) return 0;
  return length < LONG ? 1.25 : 2.25;
}

const MAX_LENGTH = 64;
const MAX_CANDIDATES = 1000;

/**
 * "Did you mean": the candidate nearest to `word` by edits, ignoring case, at most a third of the
 * letters; else the one nearest in length that contains it or lies in it; else null. The first of
 * equals wins. Compares 1000 candidates of up to 64 characters.
 */
export function findClosest(word: string, candidates: readonly string[]): string | null {
  const wanted = word.trim().toLowerCase();
  if (wanted === '' || wanted.length > MAX_LENGTH) return null;
  const known = candidates
    .slice(0, MAX_CANDIDATES)
    .filter(({ length }) => length > 0 && length <= MAX_LENGTH);
  return findByEdits(wanted, known) ?? findByContainment(wanted, known);
}

function findByEdits(wanted: string, candidates: readonly string[]): string | null {
  let most = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | null = null;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - wanted.length) > most) continue;
    const edits = countEdits(wanted, candidate.toLowerCase(), most);
    if (edits > most) continue;
    best = candidate;
    if (edits === 0) break;
    most = edits - 1;
  }
  return best;
}

function findByContainment(wanted: string, candidates: readonly string[]): string | null {
  const isPart = (part: string, whole: string) => part.length >= 3 && whole.includes(part);
  const near = candidates.filter((candidate) => {
    const other = candidate.toLowerCase();
    return isPart(wanted, other) || isPart(other, wanted);
  });
  const gap = (candidate: string) => Math.abs(candidate.length - wanted.length);
  return near.toSorted((a, b) => gap(a) - gap(b))[0] ?? null;
}
