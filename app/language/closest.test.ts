import fc from 'fast-check';
import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../test/growth.ts';
import { FUNDING_ROUNDS } from '../base/enumerations.ts';
import { findClosest } from './closest.ts';

const COLUMNS = [
  'name',
  'country',
  'total_fundings',
  'fundings_count',
  'last_funding_on',
  'year_founded',
  'type',
];

test.each([
  ['nmae', 'name'],
  ['NAME', 'name'],
  ['contry', 'country'],
  ['coutnry', 'country'],
  [' country ', 'country'],
  ['total_funding', 'total_fundings'],
  ['year_founding', 'year_founded'],
  ['typ', 'type'],
  ['fundings', 'total_fundings'],
  ['country_name_label', 'country'],
  ['founded', 'year_founded'],
  ['funding', 'total_fundings'],
])('%j means %s', (word, meant) => {
  expect(findClosest(word, COLUMNS)).toBe(meant);
});

test.each(['', '   ', 'x', 'zz', 'employees', 'q'.repeat(65)])('%j means none', (word) => {
  expect(findClosest(word, COLUMNS)).toBeNull();
});

test('answers in the spelling of the candidate, the first of equals', () => {
  expect(findClosest('series d', FUNDING_ROUNDS)).toBe('Series A');
  expect(findClosest('preseed', FUNDING_ROUNDS)).toBe('Pre-Seed');
  expect(findClosest('anything', [])).toBeNull();
  expect(findClosest('abc', ['', 'x'.repeat(1000)])).toBeNull();
});

test('finds every candidate by itself, and after one slip', () => {
  fc.assert(
    fc.property(fc.constantFrom(...FUNDING_ROUNDS), fc.nat(), (round, where) => {
      expect(findClosest(round, FUNDING_ROUNDS)).toBe(round);
      const at = where % round.length;
      const slipped = `${round.slice(0, at)}#${round.slice(at)}`;
      expect(findClosest(slipped, FUNDING_ROUNDS)).toBe(round);
    }),
  );
});

test('a hostile word costs no more than its length, and the number of names', async () => {
  const many = Array.from({ length: 5000 }, (_, index) => `${'a'.repeat(60)}${index % 1000}`);
  const findAmong = (count: number) => findClosest('b'.repeat(64), many.slice(0, count));
  expect(await growthOf(findAmong, many.length)).toBeLessThan(MOST_GROWTH);
  const findLong = (length: number) => findClosest('b'.repeat(length), many);
  expect(await growthOf(findLong, 1_000_000)).toBeLessThan(MOST_GROWTH);
});
