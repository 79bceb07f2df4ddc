// Whether a question asks for what no record here says: the weather, a rate, revenues.

import asked from './lexicon/asked.json' with { type: 'json' };
import off from './lexicon/off.json' with { type: 'json' };
import type { Lexicon } from './lexicon.ts';
import { Patterns, readWords } from './patterns.ts';
import type { Sense } from './sense.ts';

const SUBJECTS = new Patterns({ subject: off.subjects });
const EXTREMES = new Patterns({ most: asked.most, least: asked.least });
const MEASURES = new Patterns({ measure: off.measures });

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

/** A subject of the whole world, and nothing beside it that could be about startups. */
export function isOfOtherThings(text: string, { phrases }: Lexicon): boolean {
  const tokens = readWords(text);
  const covered = new Set(SUBJECTS.find(tokens).flatMap(({ places }) => places));
  if (covered.size === 0) return false;
  return tokens.every((token, at) => {
    if (covered.has(at) || token.value !== undefined || !/\p{L}/u.test(token.key)) return true;
    if (off.beside.includes(token.key)) return true;
    for (let from = Math.max(0, at - MOST_WORDS); from <= at; from++) {
      const phrase = phrases.match(tokens, from);
      if (!phrase || from + phrase.length <= at) continue;
      if (phrase.senses.some(({ is }) => BESIDE.includes(is))) return true;
    }
    return false;
  });
}

const MOST_WORDS = 3;

/** "most profitable": the measure decides; "profitable fintechs" asks for fintechs all the same. */
export const asksForMost = (text: string): boolean => EXTREMES.find(readWords(text)).length > 0;

/** Of words that no filter was read from: a measure of startups that nobody discloses. */
export const isUndisclosed = (words: string): boolean => MEASURES.find(readWords(words)).length > 0;
