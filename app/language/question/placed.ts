// Which place of a ranking a question asks for, where it is not the first: "the second largest
// round", "which country comes after Nigeria and Kenya".
import type { Token } from '../tokens.ts';
import placed from './lexicon/placed.json' with { type: 'json' };
import { cutWords, readWords } from './patterns.ts';
import { GRAMMARS, LANGUAGES } from './sense.ts';

export interface Placed {
  /** The question for the first. */
  rest: string;
  /** 2 for the second; null behind those that `behind` names. */
  place: number | null;
  behind: string;
}

const PLACES = new Map(
  LANGUAGES.flatMap((language) =>
    Object.entries(GRAMMARS[language].ordinal).flatMap(([place, words]) =>
      words
        .filter((word) => Number(place) > 1 && !placed.last.includes(word))
        .map((word) => [word, Number(place)] as const),
    ),
  ),
);
const ARTICLE = /^ال(?=\p{L})/u;

const replaceWord = (text: string, token: Token | undefined, word: string): string =>
  token ? `${text.slice(0, token.from)}${word}${text.slice(token.to)}` : text;

/** Null where it says no place. A question for the first has to be said by its other words. */
export function readPlaced(text: string): Placed | null {
  const tokens = readWords(text);
  const isOf = (at: number, words: readonly string[]) => words.includes(tokens[at]?.key ?? '');
  for (const [at, { key }] of tokens.entries()) {
    if (isOf(at, placed.runner) && isOf(at + 1, placed.up)) {
      const rest = `${text.slice(0, tokens[at]?.from)}largest${text.slice(tokens[at + 1]?.to)}`;
      return { rest, place: 2, behind: '' };
    }
    const place = PLACES.get(key) ?? PLACES.get(key.replace(ARTICLE, ''));
    const isOther = isOf(at + 1, placed.counted) || isOf(at - 1, placed.counted);
    // "ya tatu" is the third, "tatu" three.
    const isNumber = placed.numbers.includes(key) && !isOf(at - 1, placed.linking);
    if (place && !isOther && !isNumber) {
      const linking = isOf(at - 1, placed.linking) ? [at - 1] : [];
      const words = cutWords(text, tokens, [...linking, at]);
      // "third in funding"
      const isAlone = isOf(at + 1, placed.within);
      return { rest: isAlone ? replaceWord(text, tokens[at], 'top') : words, place, behind: '' };
    }
    if (at === 0 || !placed.after.includes(key)) continue;
    const end = tokens.findIndex((_, one) => one > at + 1 && isOf(one, placed.within));
    const last = end < 0 ? tokens.length : end;
    const verbs = isOf(at - 1, placed.comes) ? [at - 1] : [];
    const places = tokens.map((_, one) => one).slice(at, last);
    const behind = text.slice(tokens[at]?.to, tokens[last - 1]?.to);
    return { rest: cutWords(text, tokens, [...verbs, ...places]), place: null, behind };
  }
  return null;
}
