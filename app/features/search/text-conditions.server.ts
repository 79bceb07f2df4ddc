// How SQL looks for text in a column: by its words or its beginnings of words where an index has these, else by its letters.
import { type RawBuilder, sql as raw } from 'kysely';
import { LENGTH_TO_CONTAIN } from './filter-columns.ts';
import type { Test } from './filter-language.ts';
import type { TextWords } from './text-words.server.ts';

type Condition = RawBuilder<boolean>;
type How = Extract<Test, { kind: 'text' }>['how'];

/** Where a text is looked for; what an index has of it is left out where none is to be used. */
export interface TextPlace {
  column: RawBuilder<unknown>;
  /** The text with a space before each word and for each mark before a word. */
  spaced?: RawBuilder<unknown>;
  /** The first letter, and the first two, of each word. */
  beginnings?: RawBuilder<unknown>;
  /** Texts that an index has too, but that are to be tested one by one: nothing in the condition lets the index be used. */
  isTested?: boolean;
  /** Its words as a list, and those that what is looked for may be a piece of. */
  words?: { list: RawBuilder<unknown>; alike: TextWords };
}

/** What a word may follow, beside nothing at all. */
const BEFORE_WORDS = ['', '% ', '%-', '%/', '%.', '%('];
const MARKS_BEFORE_WORDS = /[-/.(]/g;
const HAS_BOUNDARY = /[ \-/.(]/;

/** `folded` is without case and accents, as the column is. */
export function passesText(
  { column, spaced, beginnings, isTested, words }: TextPlace,
  how: How,
  folded: string,
) {
  // Of nothing but marks nothing is left; no text contains that.
  if (folded === '') return raw<boolean>`false`;
  if (how === 'equals') return raw<boolean>`${column} = ${folded}`;
  if (beginnings && isShort(how, folded) && !HAS_BOUNDARY.test(folded)) {
    return raw<boolean>`${beginnings} && ${[folded]}::text[]`;
  }
  if (spaced && how !== 'starts_with') return passesSpaced(column, spaced, how, folded);
  if (isShort(how, folded)) return passesBeginnings(column, folded);
  if (words && how === 'contains') return passesWords(column, words, folded);
  // "<> 0" is thought to be passed by nearly all, as it is where many are tested.
  if (isTested && how === 'contains') return raw<boolean>`strpos(${column}, ${folded}) <> 0`;
  return raw<boolean>`${column} like ${patternOf(how, folded)}`;
}

/** Patterns, not one expression: an index of letter triples knows the beginnings of words, but reads no expression. */
function passesBeginnings(column: RawBuilder<unknown>, folded: string): Condition {
  const starts = BEFORE_WORDS.map(
    (before) => raw`${column} like ${`${before}${patternOf('starts_with', folded)}`}`,
  );
  return raw`(${raw.join(starts, raw` or `)})`;
}

/** A short text is looked for at the beginning of words. */
function isShort(how: How, folded: string): boolean {
  return how === 'contains' && Array.from(folded).length < LENGTH_TO_CONTAIN;
}

function patternOf(how: How, folded: string): string {
  const literal = folded.replaceAll(/[\\%_]/g, '\\$&');
  return `${how === 'starts_with' ? '' : '%'}${literal}${how === 'ends_with' ? '' : '%'}`;
}

function passesSpaced(
  column: RawBuilder<unknown>,
  spaced: RawBuilder<unknown>,
  how: How,
  folded: string,
): Condition {
  const words = folded.replaceAll(MARKS_BEFORE_WORDS, ' ');
  const found = raw<boolean>`${spaced} like ${patternOf(how, isShort(how, folded) ? ` ${words}` : words)}`;
  // What has no space and no such mark is the same in both.
  return words.includes(' ')
    ? raw<boolean>`${found} and ${passesText({ column }, how, folded)}`
    : found;
}

function passesWords(
  column: RawBuilder<unknown>,
  { list, alike }: NonNullable<TextPlace['words']>,
  folded: string,
): Condition {
  const found = alike.map((words) => raw<boolean>`${list} && ${words}::text[]`);
  // What has no space is in a text if and only if it is in one of its words.
  if (folded.includes(' ')) found.push(raw`strpos(${column}, ${folded}) > 0`);
  return raw.join(found, raw` and `) as Condition;
}
