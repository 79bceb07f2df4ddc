import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listForms, stem } from './forms.ts';

describe('stems', () => {
  test.each([
    [['lend', 'lending', 'lends'], 'lend'],
    [['delivery', 'deliveries'], 'deliveri'],
    [['payment', 'payments'], 'payment'],
    [['financed', 'finance', 'financing'], 'financ'],
    [['shipping', 'ships', 'shipped'], 'ship'],
    [['moving', 'moved', 'move'], 'move'],
  ])('%j are one word', (words, expected) => {
    expect(words.map(stem)).toEqual(words.map(() => expected));
  });

  test.each([
    ['mobile', 'mobility'],
    ['hospital', 'hospitality'],
    ['electric', 'electricity'],
    ['customs', 'customer'],
    ['car', 'care'],
    ['bus', 'bu'],
  ])('%s and %s stay two', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });

  test('short words, numbers and other scripts stay whole', () => {
    for (const word of ['as', 'is', '2022', 'b2b', '4g', 'የኢትዮጵያ']) expect(stem(word)).toBe(word);
  });

  test('any text of letters gives a stem that is its beginning but for a last letter', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,20}$/), (word) => {
        const cut = stem(word);
        expect(cut.length).toBeGreaterThan(0);
        expect(word.startsWith(cut.slice(0, -1))).toBe(true);
      }),
    );
  });
});

test.each([
  ['الشاحنات', 'شاحنه'],
  ['والمزارعين', 'مزارع'],
  ['للمزارعين', 'مزارع'],
  ['prestacoes', 'prestacao'],
])('%s and %s have one stem', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ['companies', 'company'],
  ['nigeriane', 'nigerian'],
  ['sediada', 'sediado'],
  ['وشركات', 'شركه'],
])('%s may be a form of %s', (written, word) => {
  expect(listForms(written)).toContain(word);
});
