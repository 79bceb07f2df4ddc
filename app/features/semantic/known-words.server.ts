// Whether the vocabulary of meaning has a word, in any of its forms.
import { once } from './once.ts';
import { stem } from './stem.ts';
import { readVocabularyFiles } from './vocabulary/vocabulary-files.server.ts';
import { isFiller, isWeak, splitWords } from './words.ts';

export const isKnownWord = (word: string): boolean =>
  isFiller(word) || isWeak(word) || listStems().has(stem(word));

const listStems = once(() => {
  const concepts = Object.values(readVocabularyFiles()).flatMap((file) => file.concepts);
  const phrases = concepts.flatMap(({ words }) => Object.values(words).flat());
  return new Set(phrases.flatMap(splitWords).map(stem));
});
