import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readContentWords, readWords, splitName, splitWords } from './words.ts';

test('words are folded: case, accents, punctuation', () => {
  expect(splitWords('Épargne & Crédit, B2B (Côte d’Ivoire)')).toEqual([
    'epargne',
    'credit',
    'b2b',
    'cote',
    'd',
    'ivoire',
  ]);
  expect(splitWords("Africa's Talking")).toEqual(['africa', 'talking']);
  expect(splitWords('cœur')).toEqual(['coeur']);
});

test('small words are left out, words that turn a meaning round stay', () => {
  const words = readContentWords('the homes of people without electricity, sans courant, no grid');
  expect(words.map(({ word }) => word)).toEqual([
    'homes',
    'people',
    'without',
    'electricity',
    'sans',
    'courant',
    'no',
    'grid',
  ]);
});

test('a name is read whole and by its parts', () => {
  expect(splitName('ThriveAgric')).toBe('ThriveAgric Thrive Agric');
  expect(splitName('Wave')).toBe('Wave');
});

test('any text gives words of letters and digits, at most forty long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      for (const { word } of readWords(text)) {
        expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
        expect(word.length).toBeLessThanOrEqual(40);
      }
    }),
  );
});
