// Words of a text, and those that distinguish a startup's name from the same word in a sentence, in
// English and French.
import { slugify } from '../../../base/slug.ts';
import file from './mention-words.json' with { type: 'json' };

const words = (list: string[]): ReadonlySet<string> => new Set(list);

export const WORDS = {
  /** Before a name: "the fintech Wave". */
  kinds: words(file.kinds),
  /** After a name: "Wave raises". */
  actions: words(file.actions),
  /** The subset followed by money: "raises $5M", "leve 3 millions". */
  raises: words(file.raises),
  /** People of a company: "Wave CEO", "founder of Wave". */
  roles: words(file.roles),
  /** Before a plain word: "a new wave". */
  determiners: words(file.determiners),
  /** After a plain word: "wave of". */
  partitives: words(file.partitives),
  /** Between a name and its verb. */
  auxiliaries: words(file.auxiliaries),
  /** Last words of names that are often omitted: "Twiga Foods", "Copia Global". */
  endings: words(file.endings),
  /** Common both in company names and in headlines. */
  common: words(file.common),
};

/** Demonyms beside the country's name, by ISO code. */
export const DEMONYMS: Readonly<Record<string, string>> = file.demonyms;

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
    const [initial = ''] = word;
    found.push({
      text: word,
      key: slugify(word),
      gap,
      isFirst: end === 0 || ENDS_SENTENCE.test(gap),
      isCapital: initial === initial.toUpperCase(),
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
