// Reads the starter catalogue from its files; what is malformed is refused with file and field
// (README.md).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { explainMistake } from './explain-mistake.ts';
import { countryCode, date, homePage, line, slug, url } from './file-values.ts';
import { findJsonLines } from './json-lines.ts';
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

export const SEED_DIR = import.meta.dirname;

/** Files of the catalogue are not in their form: a line a mistake, with file, line and place. */
export class CatalogueMistakes extends Error {
  override name = 'CatalogueMistakes';
  readonly mistakes: readonly string[];

  constructor(mistakes: readonly string[]) {
    super(`The catalogue has mistakes:\n${mistakes.join('\n')}`);
    this.mistakes = mistakes;
  }
}

/**
 * Throws CatalogueMistakes: `startups/andela.json:57: fundings.0.date: …`. That files agree with
 * each other is held by the test. A folder without industries.json or places.json has ours, and one
 * without the other files has none of what they list.
 */
export function readStarterCatalogue(dir: string = SEED_DIR) {
  const problems: string[] = [];

  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const own = join(dir, file);
    const bytes = readFileSync(existsSync(own) ? own : join(SEED_DIR, file));
    const text = decode(bytes);
    if (text === null) {
      problems.push(`${file}:1: is no UTF-8: save it in that encoding`);
      return undefined;
    }
    const { content, mistakes } = readJson(text);
    problems.push(...mistakes.map((mistake) => `${file}:${mistake}`));
    if (mistakes.length > 0) return undefined;
    const { data, error } = schema.safeParse(content);
    if (!error) return data;
    const { lines } = findJsonLines(text);
    for (const issue of error.issues) {
      const path = issue.path.join('.');
      const line = lineOf(issue, text, lines) ?? lines.get(path) ?? lines.get(parentOf(path)) ?? 1;
      const where = path || '(whole file)';
      problems.push(`${file}:${line}: ${where}: ${explainMistake(issue, content)}`);
    }
    return undefined;
  }

  const readOwn = <T>(file: string, schema: z.ZodType<T[]>): T[] =>
    existsSync(join(dir, file)) ? (read(file, schema) ?? []) : [];

  const catalogue = {
    industries: read('industries.json', z.array(industry)) ?? [],
    /** The 54 countries, each with its cities and first-level divisions. */
    places: read('places.json', z.strictObject({ countries: z.array(country) }))?.countries ?? [],
    investors: readOwn('investors.json', z.array(investor)),
    news: readOwn('news.json', z.array(news)),
    publishedTotals: readOwn('published-totals.json', z.array(publishedTotal)),
    /** Sorted by slug. */
    startups: [] as StarterStartup[],
  };
  const entries = readdirSync(join(dir, 'startups'), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const { name } = entry;
    const file = `startups/${name}`;
    // Of systems and editors.
    if (/^\.|~$/.test(name)) continue;
    if (!name.endsWith('.json') || entry.isDirectory()) {
      problems.push(`${file}: expected files named <slug>.json alone`);
      continue;
    }
    const found = read(file, startupFile);
    if (found && name !== `${found.slug}.json`) {
      problems.push(`${file}:2: slug: expected the file's name, found ${found.slug}`);
    }
    if (found) catalogue.startups.push(found);
  }
  if (problems.length > 0) throw new CatalogueMistakes(problems);
  return catalogue;
}

/** Without a byte-order mark; null unless it is UTF-8. */
function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function readJson(text: string): { content: unknown; mistakes: string[] } {
  try {
    return { content: JSON.parse(text), mistakes: [] };
  } catch (error) {
    const { broken } = findJsonLines(text);
    const { line = 1, says = (error as Error).message } = broken ?? {};
    return { content: undefined, mistakes: [`${line}: is no JSON: ${says}`] };
  }
}

/** Of what stands elsewhere than its path: an unknown key, and a word where it is first written. */
function lineOf(
  issue: z.core.$ZodIssue,
  text: string,
  lines: ReadonlyMap<string, number>,
): number | undefined {
  if (issue.code === 'unrecognized_keys') {
    return lines.get([...issue.path, issue.keys[0]].join('.'));
  }
  const written = issue.code === 'custom' ? issue.params?.written : undefined;
  const at = typeof written === 'string' ? text.indexOf(JSON.stringify(written)) : -1;
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('.')));
}
