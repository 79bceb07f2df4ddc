// The catalogue of db/seed for tests of the reader.
import { readdirSync, readFileSync } from 'node:fs';
import { buildLexicon, type Lexicon } from '../app/language/question/lexicon.ts';
import { readQuestion } from '../app/language/question/read-question.ts';
import type { Understood } from '../app/language/question/reading.ts';
import type { Names } from '../app/language/question/row.ts';

interface SeedCountry {
  iso2: string;
  slug: string;
  label: string;
  region: string;
  cities: Array<{ slug: string; name: string }>;
}

const readSeed = (file: string) =>
  JSON.parse(readFileSync(new URL(`../db/seed/${file}`, import.meta.url), 'utf8'));

const STARTUPS = new URL('../db/seed/startups/', import.meta.url);

/** How many the starter catalogue has in each country and industry, by code and slug. */
function countStartups(): Map<string, number> {
  const groups = readdirSync(STARTUPS).flatMap((file): string[] => {
    const { country, industries } = JSON.parse(readFileSync(new URL(file, STARTUPS), 'utf8'));
    return [country, ...industries];
  });
  return new Map([...Map.groupBy(groups, (one) => one)].map(([one, all]) => [one, all.length]));
}

export function openLexicon(): Lexicon {
  const counts = countStartups();
  const countries: SeedCountry[] = readSeed('places.json').countries;
  const industries: Array<{ slug: string; name: string; label: string }> =
    readSeed('industries.json');
  return buildLexicon({
    countries: countries.map(({ label, ...country }) => {
      return { ...country, name: label, startups: counts.get(country.iso2) };
    }),
    cities: countries.flatMap(({ iso2, cities }) => cities.map((city) => ({ ...city, iso2 }))),
    industries: industries.map((one) => ({ ...one, startups: counts.get(one.slug) })),
  });
}

const NAMED: Array<[key: string, kind: 'startup' | 'investor', slug: string, name: string]> = [
  ['partech', 'investor', 'partech', 'Partech'],
  ['ycombinator', 'investor', 'y-combinator', 'Y Combinator'],
  ['seedco', 'startup', 'seed-co', 'Seed Co'],
  ['kenyaairways', 'startup', 'kenya-airways', 'Kenya Airways'],
  ['wave', 'startup', 'wave', 'Wave'],
  ['mkopa', 'startup', 'm-kopa', 'M-KOPA'],
  ['flutterwave', 'startup', 'flutterwave', 'Flutterwave'],
  ['فلاترويف', 'startup', 'flutterwave', 'Flutterwave'],
  ['anda', 'startup', 'anda', 'Anda'],
];
export const NAMES: Names = new Map(
  NAMED.map(([key, kind, slug, name]) => [key, [{ kind, slug, name }]]),
);

const lexicon = openLexicon();
export const read = (text: string): Understood =>
  readQuestion(text, { lexicon, names: NAMES, today: '2026-11-24' });

/** "startups: country equals kenya; about smallholders; -total_fundings; ignored profitable" */
export function describe(text: string): string {
  const { returns, filters, meaning, sort, ignored } = read(text);
  const parts = filters.map(({ column, operator, query_1, query_2 }) =>
    [column, operator, query_1, query_2].filter(Boolean).join(' '),
  );
  if (meaning) parts.push(`about ${meaning}`);
  if (sort) parts.push(sort);
  if (ignored.length > 0) parts.push(`ignored ${ignored.join(', ')}`);
  return `${returns}: ${parts.join('; ')}`;
}
