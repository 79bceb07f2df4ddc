// Whether a question asks for what no record here says: the weather, a rate, revenues.

import { EXTREMES } from './asked-figures.ts';
import off from './lexicon/off.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import { cutWords, Patterns, readWords } from './patterns.ts';
import type { Sense } from './sense.ts';

const SUBJECTS = new Patterns({ subject: off.subjects });
export const MEASURES = new Patterns({ measure: off.measures });
const OPINIONS = new Patterns({ opinion: off.opinions });
const UNSAID = new Patterns({ unsaid: off.unsaid });
const FUTURE = new Patterns({ future: off.future });
export const ASKS = new Set(Object.values(off.asks).flat());
export const WHETHER = new Set(Object.values(off.whether).flat());
const ASKED = new Patterns({ asked: off.asked });

/** What may stand beside such a subject: places, dates, grammar. */
const BESIDE: ReadonlyArray<Sense['is']> = [
  'small',
  'who',
  'place',
  'currency',
  'date',
  'period',
  'month',
  'number',
  'and',
  'between',
  'known',
];

/**
 * A subject of the whole world, and nothing beside it that could be about startups; in a question
 * words that nobody knows may stand there too.
 */
export function isOfOtherThings(
  text: string,
  { phrases }: Lexicon,
  { withUnknown = false } = {},
): boolean {
  const tokens = readWords(text);
  const covered = new Set(SUBJECTS.find(tokens).flatMap(({ places }) => places));
  // "dollar to naira", "5000 naira in dollars"; not "5 million dollars or 5 million euros"
  const currencies = tokens.flatMap((_, at) => (isCurrency(phrases.match(tokens, at)) ? [at] : []));
  const isAmount = (at: number) =>
    [at - 1, at + 1].some((place) => {
      const token = tokens[place];
      if (token === undefined || token.value !== undefined) return token !== undefined;
      return phrases.match([token], 0)?.senses.some(({ is }) => is === 'scale');
    });
  const isRate = currencies.length > 1 && !currencies.every(isAmount);
  if (covered.size === 0 && !isRate) return false;
  const mayBeUnknown = withUnknown && isQuestion(text);
  return tokens.every((token, at) => {
    if (covered.has(at) || token.value !== undefined || !/\p{L}/u.test(token.key)) return true;
    if (off.beside.includes(token.key)) return true;
    let isKnown = false;
    for (let from = Math.max(0, at - MOST_WORDS); from <= at; from++) {
      const phrase = phrases.match(tokens, from);
      if (!phrase || from + phrase.length <= at) continue;
      isKnown = true;
      if (phrase.senses.some(({ is }) => BESIDE.includes(is))) return true;
    }
    return mayBeUnknown && !isKnown;
  });
}

const isQuestion = (text: string): boolean =>
  ENDS_ASKING.test(text) || [ASKS, WHETHER].some((one) => one.has(readWords(text)[0]?.key ?? ''));

const ENDS_ASKING = /[?؟]\s*$/;

/** "is Yoco a fintech", "a Yoco levantou em 2021?": yes or no is asked for. */
export function asksWhether(text: string): boolean {
  const tokens = readWords(text);
  const asks = tokens.some(
    ({ key }, at) => ASKS.has(key) && (at < 2 || !off.alsoLinks.includes(key)),
  );
  if (asks && !IS_IT_THAT.test(text)) return false;
  return ENDS_ASKING.test(text) || WHETHER.has(tokens[0]?.key ?? '');
}
const IS_IT_THAT = /^\s*(?:est-ce qu|ser[aá] que|[eé] verdade que)/i;

/** "raised less than", where more would be meant otherwise. */
export const asksForLess = (text: string): boolean =>
  readWords(text).some(({ key }) => off.less.includes(key));

const isCurrency = (phrase: { senses: readonly Sense[] } | null) =>
  phrase?.senses.some(({ is }) => is === 'currency');

const MOST_WORDS = 3;

/** "the best CEO": what of a question nobody can record; null where it asks for facts. */
export function readOpinion(text: string): string | null {
  const tokens = readWords(text);
  const [opinion] = OPINIONS.find(tokens);
  if (!opinion) return null;
  return text.slice(tokens[opinion.places[0] ?? 0]?.from, tokens[opinion.end]?.to);
}

/** "why is Jumia losing money", "when will Wave list": a question that no filter answers. */
export function readUnsaid(text: string): { isOfFuture: boolean } | null {
  const tokens = readWords(text);
  const isOfFuture = FUTURE.find(tokens).length > 0;
  const begins = isQuestion(text) || UNSAID.find(tokens).some(({ places }) => places[0] === 0);
  return isOfFuture || begins ? { isOfFuture } : null;
}

/** A measure of startups that nobody discloses. */
export interface Undisclosed {
  /** The measure as it was written. */
  words: string;
  /** What stands beside it, without words that only ask. */
  rest: string;
  /** "most profitable", "salaries in Egypt": it is what is asked for, and describes nothing. */
  isAsked: boolean;
}

/** "revenue of Jumia", "the most users"; null where no such measure is named. */
export function readUndisclosed(text: string): Undisclosed | null {
  const tokens = readWords(text);
  const [measure] = MEASURES.find(tokens);
  if (!measure) return null;
  const first = measure.places[0] ?? 0;
  const asking = [...ASKED.find(tokens), ...EXTREMES.find(tokens)].flatMap(({ places }) => places);
  const isBeside = (at: number) => asking.includes(at) && !measure.places.includes(at);
  const beside = [first - 1, measure.end + 1, first - 2, measure.end + 2];
  const isNumber = tokens.some(({ value }) => value !== undefined && !isYear(value));
  const words = text.slice(tokens[first]?.from, tokens[measure.end]?.to);
  const rest = cutWords(text, tokens, [...measure.places, ...asking]);
  const isAlone =
    tokens.slice(0, first).every(({ key }) => off.before.includes(key)) &&
    off.after.includes(tokens[measure.end + 1]?.key ?? off.after[0] ?? '');
  return { words, rest, isAsked: isAlone || isNumber || beside.some(isBeside) };
}

/** "revenue of Jumia today": without what stands beside any such subject. */
export function withoutTime(text: string): string {
  const tokens = readWords(text);
  return cutWords(
    text,
    tokens,
    tokens.flatMap(({ key }, at) => (off.beside.includes(key) ? [at] : [])),
  );
}

const isYear = (value: number) => value >= 1900 && value < 2100;

/** Of words that no filter was read from. */
export const isUndisclosed = (words: string): boolean => MEASURES.find(readWords(words)).length > 0;
