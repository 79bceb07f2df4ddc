import { expect, test } from 'vitest';
import { countErrors, SpellingIndex } from './spelling.ts';

test.each([
  ['solar', 'solar', 0],
  ['solr', 'solar', 1],
  ['ciaro', 'cairo', 1],
  ['morroco', 'morocco', 2],
  ['abc', 'xyz', 3],
])('%s and %s differ by %i (3: more than two)', (a, b, errors) => {
  expect(countErrors(a, b, 2)).toBe(errors);
});

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
