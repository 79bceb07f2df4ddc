import { expect, test } from 'vitest';
import { stem } from './stem.ts';
import { SwahiliForms } from './swahili.ts';

const forms = new SwahiliForms();

test.each([
  ['wakulima', 'mkulima'],
  ['wananunua', 'nunua'],
  ['shambani', 'shamba'],
])('%s is a form of %s', (written, word) => {
  expect(forms.knownFormOf(written)).toContain(word.slice(-4));
});

test.each(['photosynthesis', 'xyz', 'الماء'])('%s is a form of nothing', (word) => {
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
