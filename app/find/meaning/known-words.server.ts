// Whether the vocabulary of meaning has a word, in any of its forms.
import { once } from '../../language/meaning/once.ts';
import { stem } from '../../language/meaning/stem.ts';
import { readVocabularyFiles } from '../../language/meaning/vocabulary/vocabulary-files.server.ts';
import { isFiller, isWeak, splitWords } from '../../language/meaning/words.ts';

export const isKnownWord = (word: string): boolean =>
  isFiller(word) || isWeak(word) || listStems().has(stem(word));

const listStems = once(() => {
  const concepts = Object.values(readVocabularyFiles()).flatMap((file) => file.concepts);
  const phrases = concepts.flatMap(({ words }) => Object.values(words).flat());
  return new Set(phrases.flatMap(splitWords).map(stem));
});
