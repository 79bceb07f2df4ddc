import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MOST_SLUGS, moveSlug, readSlugs, withoutSlug } from './compared-slugs.ts';

test('slugs keep their order, each once, whatever their case and spaces', () => {
  expect(readSlugs(' b, A,,a,c ,B')).toEqual(['b', 'a', 'c']);
  expect(readSlugs('')).toEqual([]);
  expect(readSlugs(',, ,')).toEqual([]);
});

test('malformed slugs stay, for the page to report', () => {
  expect(readSlugs("a,' or 1=1--,b")).toEqual(['a', "' or 1=1--", 'b']);
});

test('an endless address is cut', () => {
  const many = Array.from({ length: 400 }, (_, index) => `s${index}`);
  expect(readSlugs(many.join(','))).toEqual(many.slice(0, MOST_SLUGS));
});

test('reading is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      const slugs = readSlugs(text);
      expect(readSlugs(slugs.join(','))).toEqual(slugs);
    }),
  );
});

test('a moved slug has its new place, and the others keep their order', () => {
  expect(moveSlug(['a', 'b', 'c', 'd'], 'a', 2)).toEqual(['b', 'c', 'a', 'd']);
  expect(moveSlug(['a', 'b', 'c', 'd'], 'd', 0)).toEqual(['d', 'a', 'b', 'c']);
  expect(moveSlug(['a', 'b'], 'a', -1)).toEqual(['a', 'b']);
  expect(moveSlug(['a', 'b'], 'b', 2)).toEqual(['a', 'b']);
  expect(moveSlug(['a', 'b'], 'z', 0)).toEqual(['a', 'b']);
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(20).map(String), { minLength: 1 }), fc.nat(), (slugs, at) => {
      const slug = slugs[at % slugs.length] ?? '';
      const moved = moveSlug(slugs, slug, at % slugs.length === 0 ? slugs.length - 1 : 0);
      expect(withoutSlug(moved, slug)).toEqual(withoutSlug(slugs, slug));
      expect([...moved].sort()).toEqual([...slugs].sort());
    }),
  );
});
