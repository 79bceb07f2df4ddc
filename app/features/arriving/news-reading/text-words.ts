import { slugify } from '../../../base/slug.ts';

export interface TextWord {
  text: string;
  /** Without case and accents, for comparison. */
  key: string;
  /** Text between the previous word and this one. */
  gap: string;
  /** First in its sentence. */
  isFirst: boolean;
  /** Begins with a capital, a digit, or a letter of a script without case. */
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

/** Whether most words are capitalised, as in headlines; capitals then say nothing. */
export function isTitleCase(words: readonly TextWord[]): boolean {
  const long = words.filter(({ text }) => text.length > 3 && /\p{L}/u.test(text));
  return long.length > 3 && long.filter(({ isCapital }) => isCapital).length > long.length * 0.6;
}

function isCapital(word: string): boolean {
  const [letter = ''] = word;
  return letter === letter.toUpperCase();
}
