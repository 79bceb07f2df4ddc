import { expect, test } from 'vitest';
import { SpellingIndex } from './spelling.ts';

test('the nearest word is found; short, far and numbered ones are left alone', () => {
  const index = new SpellingIndex();
  for (const word of ['solar', 'cairo', 'morocco', 'lagos', 'lending', 'drone']) index.add(word);
  expect(index.nearest('solr')).toBe('solar');
  expect(index.nearest('ciaro')).toBe('cairo');
  expect(index.nearest('morroco')).toBe('morocco');
  expect(index.nearest('lendign')).toBe('lending');
  expect(index.nearest('xyzzy')).toBeNull();
  expect(index.nearest('dro')).toBeNull();
  expect(index.nearest('2o22')).toBeNull();
});

test('of words equally near, the one added first', () => {
  const index = new SpellingIndex();
  index.add('gardens');
  index.add('gardena');
  expect(index.nearest('garden')).toBe('gardens');
});

test('a first letter left out, added or mistaken is one error', () => {
  const index = new SpellingIndex();
  for (const word of ['insurance', 'lagos']) index.add(word);
  for (const word of ['nsurance', 'oinsurance', 'unsurance']) {
    expect(index.nearest(word)).toBe('insurance');
  }
  expect(index.nearest('kagos')).toBe('lagos');
});
