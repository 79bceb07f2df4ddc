// Mistyped words of what is asked beside a list: "averge", "how mcuh". A word that no vocabulary
// has is read as one of these phrases, where it completes one.
import { stem } from '../forms.ts';
import { isKnownWord } from '../meaning/phrases.ts';
import { SpellingIndex } from '../slips.ts';
import type { Token } from '../tokens.ts';
import { ASKED_PATTERNS } from './asked.ts';
import type { Lexicon } from './lexicon.ts';
import { MEASURES } from './off-record.ts';
import { readWords } from './patterns.ts';

export interface RespelledAsked {
  token: Token;
  word: string;
}

const PATTERNS = [...ASKED_PATTERNS, MEASURES];
const INDEX = new SpellingIndex();
for (const word of new Set(PATTERNS.flatMap(({ words }) => [...words]))) INDEX.add(word);

const SHORTEST = 4;
const TWO_EDITS_FROM = 7;
const MOST_RESPELLED = 4;
const MOST_TRIED = 6;
const LETTERS = /^[\p{L}\p{M}]{3,30}$/u;

/** Each with the nearest word that makes a phrase of it; names are the caller's to leave out. */
export function respellAsked(text: string, { phrases }: Lexicon): RespelledAsked[] {
  const tokens = readWords(text);
  const found: RespelledAsked[] = [];
  const read = [...tokens];
  for (const [at, token] of tokens.entries()) {
    const { key, isQuoted, isCode } = token;
    const isOpen = LETTERS.test(key) && !isQuoted && !isCode;
    if (!isOpen || found.length >= MOST_RESPELLED || INDEX.has(key)) continue;
    // "moyene" is known by its stem, and is meant as the word that has it.
    const senses = phrases.match([token], 0)?.senses ?? [];
    const isKnown = senses.some(({ is }) => is !== 'unanswerable');
    // A short word and one of another language have to complete more.
    const isHow = read[at - 1]?.key === 'how';
    const least = isHow || key.length < SHORTEST ? 2 : isKnownWord(key) && !isKnown ? 3 : 1;
    const already = countPhrase(read, at, key);
    const near = [...INDEX.listWithin(key, key.length >= TWO_EDITS_FROM ? 2 : 1)]
      .filter(
        ({ word, edits }) =>
          word[0] === key[0] &&
          (edits < 2 || !phrases.spelling.isSlipOfWord(key)) &&
          (!isKnown || isForm(word, key) || isHow || !(phrases.has(key) || isKnownWord(key))),
      )
      .sort((one, other) => one.edits - other.edits)
      .slice(0, MOST_TRIED)
      .map(({ word, edits }) => ({ word, edits, words: countPhrase(read, at, word) }))
      .filter(({ words }) => words >= least && words > already);
    // "which contry": of two words as near the one that makes more of what stands beside it.
    const [meant] = near.sort((one, other) => one.edits - one.words - (other.edits - other.words));
    if (!meant) continue;
    read[at] = { ...token, key: meant.word };
    found.push({ token, word: meant.word });
  }
  return found;
}

/** "moyene" of "moyenne"; "dollar" is no slip of "dollars". */
const isForm = (word: string, key: string) => stem(word) === stem(key) && word !== `${key}s`;

/** The words of the longest phrase that it completes; 0 where there is none. */
function countPhrase(tokens: readonly Token[], at: number, word: string): number {
  const read = tokens.with(at, { ...(tokens[at] as Token), key: word });
  const made = PATTERNS.flatMap((patterns) =>
    patterns.find(read).flatMap(({ places }) => (places.includes(at) ? [places.length] : [])),
  );
  return Math.max(0, ...made);
}

/** The text with these words. */
export function respell(text: string, respelled: readonly RespelledAsked[]): string {
  let written = '';
  let from = 0;
  for (const { token, word } of respelled) {
    written += text.slice(from, token.from) + word;
    from = token.to;
  }
  return written + text.slice(from);
}
