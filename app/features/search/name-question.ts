// Takes a question for a name apart. What is cut away here is what search_key cuts from names
// (db/migrations/080-search.sql).

/** All but these: digits, letters of every script. */
const SEPARATORS =
  /[^0-9A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u1fff\u2070-\u2fff\u3040-\u{10ffff}]+/gu;
/** What the ranges of words end with: no character sorts behind it. */
const LAST_CHARACTER = '\u{10ffff}';
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

/** The words that begin with `beginning` lie from it up to this, in the order of their bytes. */
export function endOfRange(beginning: string): string {
  return beginning + LAST_CHARACTER;
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
