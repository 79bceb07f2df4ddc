import { expect, test } from 'vitest';
import { SlipIndex } from './slip-index.ts';

const index = new SlipIndex<string>();
for (const word of [
  'nigerian',
  'ethiopian',
  'raised',
  'zambian',
  'gambian',
  'agritech',
  'agritecs',
])
  index.add(word, word);

test.each([
  ['nigerain', ['nigerian']],
  ['nigeran', ['nigerian']],
  ['nigerrian', ['nigerian']],
  ['ethiopean', ['ethiopian']],
  ['rasied', ['raised']],
  ['zambain', ['zambian']],
  // Two words of other meanings are as near as each other.
  ['agritec', []],
  ['liberian', []],
  ['xigerian', []],
  ['nigxrixn', []],
])('%s', (word, meant) => {
  expect(index.match(word)).toEqual(meant);
});
