// Reads the starter catalogue from its files; what is malformed is refused with file and field
// (README.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import {
  EMPLOYEE_RANGES,
  FUNDING_ROUNDS,
  STARTUP_STATUSES,
  STARTUP_TYPES,
} from '../../app/base/enumerations.ts';
import { readTwitterHandle } from '../../app/base/values/handle.ts';
import { readTicker } from '../../app/base/values/ticker.ts';
import { readHomePage, readWebAddress } from '../../app/base/values/web-address.ts';

/**
 * The last day on which facts of the starter catalogue were retrieved or checked (ISO); it moves
 * with every change of its files. What is loaded dates from this day, not from the day of an
 * installation: a record that nobody touched is not new to followers, feeds and crawlers.
 */
export const STARTER_AS_OF = '2026-11-21';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case ASCII words and single hyphens');
const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('\n'), 'expected one line');
const url = z.string().refine((text) => readWebAddress(text) === text, 'expected a web address');
const homePage = z
  .string()
  .refine(
    (text) => readHomePage(text) === text,
    'expected a home page such as https://andela.com, without fragment or a slash after the host',
  );
const sources = z.array(url).min(1, 'expected at least one source');
const africanCountry = z.string().regex(/^[A-Z]{2}$/, 'expected an ISO 3166-1 alpha-2 code');
/** Known to the day, the month or the year; shown at that precision, never as the 1st. */
const impreciseDate = z.string().refine(isCalendarDate, 'expected yyyy, yyyy-mm or yyyy-mm-dd');
// Below a thousand is a mistyped or placeholder figure; a billion-dollar typing slip is as well.
const amountUsd = z.int().min(1_000).max(5_000_000_000);

const round = z.enum(FUNDING_ROUNDS);

const funding = z.strictObject({
  round,
  date: impreciseDate,
  amount_usd: amountUsd.nullable(),
  investors: z.array(z.strictObject({ name: line, lead: z.boolean() })),
  sources,
  note: line.optional(),
});

const startup = z.strictObject({
  slug,
  name: line.max(120),
  former_names: z.array(line),
  website: homePage.nullable(),
  country: africanCountry,
  state: line.nullable(),
  city: line.nullable(),
  year_founded: z.int().min(1950).max(2100).nullable(),
  industries: z.array(slug).max(8),
  type: z.enum(STARTUP_TYPES).nullable(),
  employee_range: z.enum(EMPLOYEE_RANGES).nullable(),
  status: z.enum(STARTUP_STATUSES).nullable(),
  public_ticker: z
    .string()
    .refine((text) => readTicker(text) === text, 'expected exchange and symbol, such as NYSE:JMIA')
    .nullable(),
  twitter: z
    .string()
    .refine((text) => readTwitterHandle(text) === text, 'expected a handle without @')
    .nullable(),
  tagline: line.min(10).max(140),
  overview: line.min(80).max(600),
  founders: z.array(z.strictObject({ name: line })),
  fundings: z.array(funding),
  employees: z.array(z.strictObject({ date: impreciseDate, value: z.int().min(1), source: url })),
  sources,
});

const investor = z.strictObject({
  slug,
  name: line,
  type: line.nullable(),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .nullable(),
  website: homePage.nullable(),
  stages: z.array(round),
  sources,
});

const news = z.strictObject({
  title: line.min(10).max(140),
  publisher: line,
  url,
  date: impreciseDate,
  startups: z.array(slug).min(1),
});

const industry = z.strictObject({ name: line, label: line, slug });

const country = z.strictObject({
  iso2: africanCountry,
  label: line,
  slug,
  region: line,
  neighbours: z.array(africanCountry),
  capital: line,
  cities: z.array(z.strictObject({ name: line, slug, state: slug.nullish() })),
  states: z.array(z.strictObject({ name: line, slug, kind: line })),
});

export type StarterStartup = z.infer<typeof startup>;
export type StarterFunding = z.infer<typeof funding>;
export type StarterInvestor = z.infer<typeof investor>;
export type StarterNews = z.infer<typeof news>;
export type StarterIndustry = z.infer<typeof industry>;
export type StarterCountry = z.infer<typeof country>;

export type StarterCatalogue = {
  industries: StarterIndustry[];
  /** The 54 countries, each with its cities and first-level divisions. */
  places: StarterCountry[];
  /** Sorted by slug. */
  startups: StarterStartup[];
  investors: StarterInvestor[];
  news: StarterNews[];
};

/**
 * Reads every file of the catalogue in `dir`. Throws one Error listing all problems, a line each:
 * `startups/andela.json: fundings.0.amount_usd: …`. That files agree with each other is held by the
 * test.
 */
export function readStarterCatalogue(dir: string = import.meta.dirname): StarterCatalogue {
  const problems: string[] = [];

  function read<T>(file: string, schema: z.ZodType<T>): T | undefined {
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(join(dir, file), 'utf8'));
    } catch (error) {
      problems.push(`${file}: ${(error as Error).message}`);
      return undefined;
    }
    const parsed = schema.safeParse(content);
    if (parsed.success) return parsed.data;
    for (const issue of parsed.error.issues) {
      problems.push(`${file}: ${issue.path.join('.') || '(whole file)'}: ${issue.message}`);
    }
    return undefined;
  }

  const industries = read('industries.json', z.array(industry)) ?? [];
  const places = read('places.json', z.strictObject({ countries: z.array(country) }));
  const investors = read('investors.json', z.array(investor)) ?? [];
  const newsEntries = read('news.json', z.array(news)) ?? [];
  const startups: StarterStartup[] = [];
  for (const name of readdirSync(join(dir, 'startups')).sort()) {
    const file = `startups/${name}`;
    const found = read(file, startup);
    if (found && name !== `${found.slug}.json`) {
      problems.push(`${file}: slug: expected the file's name, found ${found.slug}`);
    }
    if (found) startups.push(found);
  }

  if (problems.length > 0) {
    throw new Error(`The starter catalogue has mistakes:\n${problems.join('\n')}`);
  }
  return { industries, places: places?.countries ?? [], startups, investors, news: newsEntries };
}

function isCalendarDate(text: string): boolean {
  const [, year, month = '01', day = '01'] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(`${year}-${month}-${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.getUTCDate() === Number(day);
}
