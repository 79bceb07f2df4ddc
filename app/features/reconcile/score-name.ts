import { countEdits } from '../../base/edit-distance.ts';
import type { NameForms } from './name-forms.ts';

/** Of 100: from here a single best candidate is certain. */
export const CERTAIN = 90;
/** By so much a certain candidate must lead the next. */
export const CLEAR_LEAD = 10;
/** Below this a candidate is not worth showing. */
export const LEAST_SCORE = 45;

const SAME = 100;
const SAME_BUT_LEGAL_FORM = 97;
const SAME_BUT_SOFT_WORDS = 85;
const BEGINS_ALIKE = 75;
/** Of a name that differs by letters, however few: never certain. */
const MOST_BY_LETTERS = 88;
const OF_ANOTHER_NAME = 2;

/** How well a name of the record fits the one asked for. */
export function scoreName(asked: NameForms, known: NameForms, isOtherName: boolean): number {
  return scoreForms(asked, known) - (isOtherName ? OF_ANOTHER_NAME : 0);
}

function scoreForms(asked: NameForms, known: NameForms): number {
  if (asked.key === known.key) return SAME;
  if (asked.bare === known.bare) return SAME_BUT_LEGAL_FORM;
  if (asked.core === known.core) return SAME_BUT_SOFT_WORDS;
  if (beginsWith(asked.words, known.words) || beginsWith(known.words, asked.words)) {
    return BEGINS_ALIKE;
  }
  const longest = Math.max(asked.bare.length, known.bare.length);
  const alike = 1 - countEdits(asked.bare, known.bare) / longest;
  return Math.round(alike * MOST_BY_LETTERS);
}

const beginsWith = (words: readonly string[], first: readonly string[]): boolean =>
  first.length > 0 && first.every((word, at) => words[at] === word);
