// Whether the vocabulary of meaning has a word, in any of its forms.
import { stem } from './stem.ts';
import { readVocabulary } from './vocabulary/read-vocabulary.ts';
import { isFiller, isWeak, splitWords } from './words.ts';

let stems: Set<string> | undefined;

export function isKnownWord(word: string): boolean {
  stems ??= new Set(
    [...readVocabulary().values()].flatMap(({ phrases }) =>
      phrases.flatMap((phrase) => splitWords(phrase).map(stem)),
    ),
  );
  return isFiller(word) || isWeak(word) || stems.has(stem(word));
}
