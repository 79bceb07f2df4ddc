// A text as words with their places, compared without case and accents.
import { slugify } from '../../base/slug.ts';

export interface TextWord {
  /** As written. */
  text: string;
  /** For comparing. */
  key: string;
  /** What stands between the word before and this one. */
  gap: string;
  /** Nothing before it in its sentence. */
  isFirst: boolean;
  /** Begins with a capital, or with a letter of a script that has none, or a digit. */
  isCapital: boolean;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;
const ENDS_SENTENCE = /[.!?…:;|»”"]\s|[—–|:]|\n/;

export function splitWords(text: string): TextWord[] {
  const found: TextWord[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const gap = text.slice(end, index);
    found.push({
      text: word,
      key: slugify(word),
      gap,
      isFirst: end === 0 || ENDS_SENTENCE.test(gap),
      isCapital: isCapital(word),
    });
    end = index + word.length;
  }
  return found;
}

/** Whether most words are written with a capital, as headlines do: a capital then tells nothing. */
export function isTitleCase(words: readonly TextWord[]): boolean {
  const long = words.filter(({ text }) => text.length > 3 && /\p{L}/u.test(text));
  return long.length > 3 && long.filter(({ isCapital }) => isCapital).length > long.length * 0.6;
}

function isCapital(word: string): boolean {
  const [letter = ''] = word;
  return letter === letter.toUpperCase();
}
