// Reads the starter catalogue from its files; what is malformed is refused with file and field
// (README.md).

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { countryCode, date, homePage, line, slug, url } from './file-values.ts';
import { round, type StarterStartup, startupFile } from './startup-file.ts';

const investor = z.strictObject({
  slug,
  name: line,
  type: line.nullable(),
  country: countryCode.nullable(),
  website: homePage.nullable(),
  stages: z.array(round),
  sources: z.array(url).min(1, 'expected at least one source'),
});

const news = z.strictObject({
  title: line.min(10).max(140),
  publisher: line,
  url,
  date,
  startups: z.array(slug).min(1),
});

/** What another tracker counted for a year or a country. */
const publishedTotal = z.strictObject({
  publisher: line,
  url,
  /** Which deals it counts, in a sentence. */
  counts: line,
  /** Which money: ours is compared as a share only with all of it. */
  kinds: z.enum(['all', 'equity', 'debt']),
  year: z.int().min(2000).max(2100).nullable(),
  /** Null for the whole continent. */
  country: countryCode.nullable(),
  amount_usd: z.int().positive().nullable(),
  deals: z.int().positive().nullable(),
  published: date.nullable(),
});

const industry = z.strictObject({ name: line, label: line, slug });

const country = z.strictObject({
  iso2: countryCode,
  label: line,
  slug,
  region: line,
  neighbours: z.array(countryCode),
  capital: line,
  cities: z.array(z.strictObject({ name: line, slug, state: slug.nullish() })),
  states: z.array(z.strictObject({ name: line, slug, kind: line })),
});

export type PublishedTotal = z.infer<typeof publishedTotal>;
export type StarterCatalogue = ReturnType<typeof readStarterCatalogue>;
export type StarterNews = StarterCatalogue['news'][number];

/**
 * The day of the record: the last on which a fact was read or looked at again (yyyy-mm-dd). What is
 * loaded dates from it, not from the day of an installation: a record that nobody touched is not
 * new to followers, feeds and crawlers. Null of a catalogue without startups.
 */
export function dayOfRecord(startups: readonly StarterStartup[]): string | null {
  const days = startups.flatMap(({ sources }) =>
    sources.flatMap(({ read, checked = read }) => [read, checked]),
  );
  return days.reduce((newest, day) => (day > newest ? day : newest), '') || null;
}

/**
 * Throws one Error listing all problems, a line each: `startups/andela.json: fundings.0.date: …`.
 * That files agree with each other is held by the test.
 */
export function readStarterCatalogue(dir: string = import.meta.dirname) {
  const problems: string[] = [];

  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
      return undefined;
    }
    const { data, error } = schema.safeParse(content);
    for (const { path, message } of error?.issues ?? []) {
      problems.push(`${file}: ${path.join('.') || '(whole file)'}: ${message}`);
    }
    return data;
  }

  const catalogue = {
    industries: read('industries.json', z.array(industry)) ?? [],
    /** The 54 countries, each with its cities and first-level divisions. */
    places: read('places.json', z.strictObject({ countries: z.array(country) }))?.countries ?? [],
    investors: read('investors.json', z.array(investor)) ?? [],
    news: read('news.json', z.array(news)) ?? [],
    publishedTotals: read('published-totals.json', z.array(publishedTotal)) ?? [],
    /** Sorted by slug. */
    startups: [] as StarterStartup[],
  };
  for (const name of readdirSync(join(dir, 'startups')).sort()) {
    const file = `startups/${name}`;
    const found = read(file, startupFile);
    if (found && name !== `${found.slug}.json`) {
      problems.push(`${file}: slug: expected the file's name, found ${found.slug}`);
    }
    if (found) catalogue.startups.push(found);
  }
  if (problems.length > 0) {
    throw new Error(`The starter catalogue has mistakes:\n${problems.join('\n')}`);
  }
  return catalogue;
}
