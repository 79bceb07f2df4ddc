// What was found in one sentence: an event of one company, cut out around its verb.
import { isCountryWord } from './country-words.ts';

export type Happening = 'round' | 'acquired' | 'merged' | 'listed' | 'closed';

export interface FoundEvent {
  what: Happening;
  company: string;
  /** Who invests, leads or buys. */
  others: string[];
  isLed: boolean;
  /** What says so, from the verb on. */
  words: string;
  /** The text says what kind of company it is. */
  isDescribed?: boolean;
}

/** What stands before and behind what a pattern found, and the words from there on. */
export function cutAt(text: string, found: RegExpExecArray) {
  return {
    before: text.slice(0, found.index),
    after: text.slice(found.index + found[0].length),
    words: text.slice(found.index, found.index + 120).trim(),
  };
}

/** Null without a company. */
export function eventOf(
  what: Happening,
  company: string | null,
  words: string,
  others: readonly (string | null)[] = [],
  isLed = false,
): FoundEvent | null {
  if (!company || company.length < 2 || isCountryWord(company)) return null;
  return { what, company, words, isLed, others: others.flatMap((one) => one ?? []) };
}

/** Behind one of these it is not what the sentence says, but an aside. */
export const RELATIVE =
  /\b(?:which|who|that|after|since|months|years|days|qui|ayant|après|depuis|que|depois|once|when)\b(?!.*(?:,|said|says|announced))/iu;
