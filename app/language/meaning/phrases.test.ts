import { expect, test } from 'vitest';
import { readContentWords, WordForms } from './phrases.ts';

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

const forms = new WordForms();

test.each([
  ['wakulima', 'mkulima'],
  ['wananunua', 'nunua'],
  ['shambani', 'shamba'],
  ['pourrissaient', 'pourrir'],
  ['irrigaram', 'irrigar'],
  ['وندخرها', 'ادخر'],
])('%s is a form of %s', (written, word) => {
  expect(forms.knownFormOf(written)).toContain(word.slice(-3));
});

test.each(['photosynthesis', 'xyz', 'خثقصض'])('%s is a form of nothing', (word) => {
  expect(forms.knownFormOf(word)).toBeNull();
});
