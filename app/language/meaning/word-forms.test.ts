import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { WordForms } from './word-forms.ts';

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

test.each([
  ['الشاحنات', 'شاحنه'],
  ['والمزارعين', 'مزارع'],
  ['للمزارعين', 'مزارع'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('the Portuguese plural of -ção', () => {
  expect(stem('prestacoes')).toBe(stem('prestacao'));
});
