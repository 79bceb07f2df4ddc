import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inLocale } from '../http/locale.server.ts';
import { COUNTRIES, COUNTRY_OPTIONS, countryName, findCountry } from './countries.ts';
import { slugify } from './slug.ts';

test('are those of db/seed/places.json', () => {
  const file = new URL('../../db/seed/places.json', import.meta.url);
  const { countries } = JSON.parse(readFileSync(file, 'utf8'));
  expect(COUNTRIES).toEqual(
    countries.map(({ iso2, label, slug }: Record<string, string>) => ({ iso2, label, slug })),
  );
});

test('are 54, each with a code, a label and the slug of that label', () => {
  expect(COUNTRIES).toHaveLength(54);
  expect(new Set(COUNTRIES.map(({ iso2 }) => iso2)).size).toBe(54);
  expect(COUNTRIES.map(({ iso2 }) => iso2 as string)).not.toContain('EH');
  for (const { label, slug } of COUNTRIES) expect(slugify(label)).toBe(slug);
});

test('are named as the press of a language names them, else as the platform does', () => {
  expect(inLocale('pt', () => ['CI', 'EG', 'KE'].map(countryName))).toEqual([
    'Costa do Marfim',
    'Egipto',
    'Quénia',
  ]);
});

test('selects offer the 54, six others and Other, with lower-case values', () => {
  expect(COUNTRY_OPTIONS).toHaveLength(61);
  expect(COUNTRY_OPTIONS.slice(54).map(({ label }) => label)).toEqual([
    'United Kingdom',
    'United States',
    'France',
    'United Arab Emirates',
    'India',
    'China',
    'Other',
  ]);
  expect(new Set(COUNTRY_OPTIONS.map(({ value }) => value)).size).toBe(61);
  for (const { value } of COUNTRY_OPTIONS) expect(value).toBe(value.toLowerCase());
  expect(COUNTRY_OPTIONS).toContainEqual({ label: "Côte d'Ivoire", value: 'cote-d-ivoire' });
});

describe('findCountry', () => {
  test.each([
    ['NG', 'NG'],
    [' ng ', 'NG'],
    ['nigeria', 'NG'],
    ['Nigeria', 'NG'],
    ['COTE D’IVOIRE', 'CI'],
    ["Côte d'Ivoire", 'CI'],
    ['sao-tome-and-principe', 'ST'],
    ['niger', 'NE'],
    ['congo', 'CG'],
    ['dr congo', 'CD'],
  ])('%s is %s', (word, iso2) => {
    expect(findCountry(word)?.iso2).toBe(iso2);
  });

  test.each(['', 'EH', 'Western Sahara', 'France', 'Africa', 'guinea bissau republic'])(
    '%j is none',
    (word) => {
      expect(findCountry(word)).toBeNull();
    },
  );
});
