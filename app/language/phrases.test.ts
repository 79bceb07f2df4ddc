import { expect, test } from 'vitest';
import { PhraseIndex } from './phrases.ts';

const index = new PhraseIndex<string, string>({
  formsOf: (word) => [word, word.replace(/s$/, '')],
  isSkipped: (word) => word === 'of' || word === 'the',
});
for (const phrase of ['series a', 'series', 'bank', 'bank account', 'banks', 'end road'])
  index.add(phrase.split(' '), [phrase]);

const match = (text: string) => index.match(text.split(' '), 0);

test('the longest phrase is found', () => {
  expect(match('series a round')).toEqual({ length: 2, senses: ['series a'] });
  expect(match('series b')).toEqual({ length: 1, senses: ['series'] });
  expect(match('round')).toBeNull();
});

test('of several of one length all, those written alike first', () => {
  expect(match('banks')).toEqual({ length: 1, senses: ['banks', 'bank'] });
  expect(match('banks accounts')).toEqual({ length: 2, senses: ['bank account'] });
});

test('around small words, which count', () => {
  expect(match('end of the road')).toEqual({ length: 4, senses: ['end road'] });
  expect(match('bank of the')).toEqual({ length: 1, senses: ['bank'] });
  expect(match('of bank')).toBeNull();
});

test('a phrase is known as it is written only', () => {
  expect(index.has(['bank', 'account'])).toBe(true);
  expect(index.has(['bank', 'accounts'])).toBe(false);
});
