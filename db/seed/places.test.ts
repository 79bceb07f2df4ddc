import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSlug, slugify } from '../../app/base/slug.ts';

interface Country {
  iso2: string;
  label: string;
  slug: string;
  region: string;
  neighbours: string[];
  capital: string;
  cities: { name: string; slug: string; state?: string }[];
  states: { name: string; slug: string; kind: string }[];
}

const file = new URL('./places.json', import.meta.url);
const { countries }: { countries: Country[] } = JSON.parse(readFileSync(file, 'utf8'));
const byCode = new Map(countries.map((country) => [country.iso2, country]));

test('every address is taken once, by a country or a city', () => {
  const slugs = countries.flatMap(({ slug, cities }) => [slug, ...cities.map((city) => city.slug)]);
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) !== index)).toEqual([]);
  expect(slugs.filter((slug) => !isSlug(slug))).toEqual([]);
});

test('a slug follows the name, but where a city is named as a country', () => {
  const named = countries.flatMap(({ cities, states }) => [...cities, ...states]);
  const others = named.filter(({ name, slug }) => slug !== slugify(name));
  expect(others.map(({ slug }) => slug)).toEqual(['djibouti-city']);
});

test('the regions are the five of the African Union', () => {
  const counts = Object.groupBy(countries, ({ region }) => region);
  expect(
    Object.fromEntries(Object.entries(counts).map(([region, of]) => [region, of?.length])),
  ).toEqual({
    'North Africa': 6,
    'West Africa': 15,
    'Central Africa': 9,
    'East Africa': 14,
    'Southern Africa': 10,
  });
});

describe('neighbours', () => {
  test('border each other, and never themselves', () => {
    for (const { iso2, neighbours } of countries) {
      expect(new Set(neighbours).size).toBe(neighbours.length);
      expect(neighbours).not.toContain(iso2);
      for (const other of neighbours) expect(byCode.get(other)?.neighbours).toContain(iso2);
    }
  });

  test('only islands have none', () => {
    const alone = countries.filter(({ neighbours }) => neighbours.length === 0);
    expect(alone.map(({ iso2 }) => iso2).sort()).toEqual(['CV', 'KM', 'MG', 'MU', 'SC', 'ST']);
    expect(byCode.get('LS')?.neighbours).toEqual(['ZA']);
    expect(byCode.get('GM')?.neighbours).toEqual(['SN']);
    expect(byCode.get('CD')?.neighbours).toHaveLength(9);
  });
});

test('the capital is among the cities, and there are at least three', () => {
  for (const { label, capital, cities } of countries) {
    expect(
      cities.map(({ name }) => name),
      label,
    ).toContain(capital);
    expect(cities.length, label).toBeGreaterThanOrEqual(3);
  }
});

test('a division is named once in its country, and a city lies in one of them', () => {
  for (const { label, cities, states } of countries) {
    const slugs = states.map(({ slug }) => slug);
    expect(new Set(slugs).size, label).toBe(slugs.length);
    for (const { name, state } of cities) {
      if (state !== undefined) expect(slugs, `${label}: ${name}`).toContain(state);
    }
  }
});

test.each([
  ['NG', 37],
  ['KE', 47],
  ['ZA', 9],
  ['EG', 27],
  ['GH', 16],
  ['MA', 12],
  ['TN', 24],
  ['CD', 26],
  ['TZ', 31],
  ['ET', 14],
  ['SN', 14],
  ['AO', 21],
  ['BF', 17],
  ['BI', 5],
  ['DZ', 58],
])('%s has %d divisions', (iso2, count) => {
  expect(byCode.get(iso2)?.states).toHaveLength(count);
});
