// Takes a question for a name apart. What is cut away here is what search_key cuts from names
// (db/migrations/085-names.sql).

/** All but these: digits, letters of every script. */
const SEPARATORS =
  /[^0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;
// More words than a name has only make a search slower.
const MAX_WORDS = 8;

export interface NameQuestion {
  /** All of it without spaces and punctuation. */
  key: string;
  /** Its words; one where it is written in one. */
  words: string[];
}

/** `folded` is what fold_name made of the question; null when it has nothing but signs. */
export function readNameQuestion(folded: string): NameQuestion | null {
  const words = folded
    .replace(SEPARATORS, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS);
  return words.length > 0 ? { key: words.join(''), words } : null;
}

/** Words from one up to, but not with, another, in the order of their bytes. */
export interface WordRange {
  from: string;
  to: string;
}

const FIRST_CHARACTER = '\u0001';
const LAST_CHARACTER = '\u{10ffff}';

export function beginningWith(beginning: string): WordRange {
  return { from: beginning, to: beginning + LAST_CHARACTER };
}

export function exactly(word: string): WordRange {
  return { from: word, to: word + FIRST_CHARACTER };
}

/**
 * The beginnings of the question that may be a whole name, longest first: "kuda microfinance bank" may mean Kuda.
 * They end where a word ends and have three letters or more.
 */
export function shorterNames({ words }: NameQuestion): string[] {
  return words
    .slice(0, -1)
    .map((_, index) => words.slice(0, index + 1).join(''))
    .filter(({ length }) => length >= 3)
    .reverse();
}
