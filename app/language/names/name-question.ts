// Parses a name query. It drops what search_key drops from names (db/migrations/085-names.sql).

/** Everything but digits and letters of any script. */
const SEPARATORS =
  /[^0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;
// More words than names have only slow the search.
const MAX_WORDS = 8;

export interface NameQuestion {
  /** The text without spaces and punctuation. */
  key: string;
  words: string[];
}

/** `folded` is the result of fold_name; null when it has neither letters nor digits. */
export function readNameQuestion(folded: string): NameQuestion | null {
  const words = folded
    .replace(SEPARATORS, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return words.length > 0 ? { key: words.join(''), words } : null;
}

/** Words from `from` (included) to `to` (excluded) in byte order. */
export interface WordRange {
  from: string;
  to: string;
}

const FIRST_CHARACTER = '\u0001';
export const LAST_CHARACTER = '\u{10ffff}';

export function beginningWith(beginning: string): WordRange {
  return { from: beginning, to: beginning + LAST_CHARACTER };
}

export function exactly(word: string): WordRange {
  return { from: word, to: word + FIRST_CHARACTER };
}

/**
 * Prefixes of the query that may be whole names, longest first: "kuda microfinance bank" may mean
 * Kuda. They are whole words of at least three letters in all.
 */
export function shorterNames({ words }: NameQuestion): string[] {
  return words
    .slice(0, -1)
    .map((_, index) => words.slice(0, index + 1).join(''))
    .filter(({ length }) => length >= 3)
    .reverse();
}
