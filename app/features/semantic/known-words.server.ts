// Whether the vocabulary of meaning has a word, in any of its forms.
import { stem } from './stem.ts';
import { readVocabularyFiles } from './vocabulary/vocabulary-files.server.ts';
import { isFiller, isWeak, splitWords } from './words.ts';

let stems: Set<string> | undefined;

export function isKnownWord(word: string): boolean {
  stems ??= listStems();
  return isFiller(word) || isWeak(word) || stems.has(stem(word));
}

function listStems(): Set<string> {
  const found = new Set<string>();
  for (const { concepts } of Object.values(readVocabularyFiles())) {
    for (const { words } of concepts) {
      for (const phrase of Object.values(words).flat()) {
        for (const word of splitWords(phrase)) found.add(stem(word));
      }
    }
  }
  return found;
}
