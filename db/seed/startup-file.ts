// The form of db/seed/startups/<slug>.json. startup.schema.json is made from it
// (npm run make:seed-schema), so that editors complete and explain the keys.
import { z } from 'zod';
import { parsePartialDate } from '../../app/base/dates.ts';
import {
  ALIAS_KINDS,
  BUSINESS_MODELS,
  EMPLOYEE_RANGES,
  EVENT_KINDS,
  FUNDING_ROUNDS,
  PROFILE_FIELDS,
  SOURCE_KINDS,
  STARTUP_STATUSES,
  STARTUP_TYPES,
} from '../../app/base/enumerations.ts';
import {
  parseTicker,
  parseTwitterHandle,
  readHomePage,
  readWebAddress,
} from '../../app/language/values/address.ts';

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected lower-case ASCII words and single hyphens');
export const line = z
  .string()
  .trim()
  .min(1)
  .refine((text) => !text.includes('\n'), 'expected one line');
export const url = z
  .string()
  .regex(/^https?:\/\//, 'expected http:// or https://')
  .superRefine((text, context) => {
    const address = readWebAddress(text);
    if (address === text) return;
    context.addIssue({ code: 'custom', message: `expected ${address ?? 'a web address'}` });
  });
export const homePage = z
  .string()
  .refine(
    (text) => readHomePage(text) === text,
    'expected a home page such as https://andela.com, without fragment or a slash after the host',
  );
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'expected an ISO 3166-1 alpha-2 code')
  .describe('ISO 3166-1 alpha-2, such as NG');
/** Known to the day, the month or the year; shown at that precision, never as the 1st. */
export const date = z
  .string()
  .regex(/^\d{4}(-\d\d(-\d\d)?)?$/, 'expected yyyy, yyyy-mm or yyyy-mm-dd')
  .refine(
    (text) => parsePartialDate(text) !== null,
    'expected yyyy, yyyy-mm or yyyy-mm-dd of a day that exists',
  )
  .describe('yyyy, yyyy-mm or yyyy-mm-dd, as precise as the source');
const day = date.refine((text) => text.length === 10, 'expected yyyy-mm-dd');
export const round = z.enum(FUNDING_ROUNDS);

const sources = z
  .array(url)
  .min(1, 'expected at least one source')
  .describe('Addresses that show it; each is described in "sources" of the file');
// Below a thousand is a mistyped or placeholder figure; a billion-dollar typing slip is as well.
const amountUsd = z.int().min(1_000).max(20_000_000_000);
const industry = slug.describe('A slug of industries.json');

const otherName = z.strictObject({
  name: line.max(120),
  kind: z.enum(ALIAS_KINDS),
  until: date.nullable().optional().describe('When a former name was given up'),
  sources,
});

const country = z.strictObject({ country: countryCode, sources });

const event = z.strictObject({
  event: z.enum(EVENT_KINDS),
  date: date.nullable(),
  counterparty: line
    .nullable()
    .describe('renamed: the old name; acquired: by whom; merged: with whom; listed: the exchange'),
  amount_usd: amountUsd.nullable().describe('The price where disclosed, never a valuation'),
  detail: line.max(400).nullable().describe('One plain sentence of our own, such as why it closed'),
  sources,
});

const person = z.strictObject({
  name: line.max(80),
  role: line.nullable(),
  founder: z.boolean(),
  since: date.nullable(),
  until: date.nullable(),
  she_in: z
    .array(url)
    .describe('Sources that refer to this person as she (or elle); never guessed from the name'),
  person: slug.optional().describe('Only when two different people share a name'),
  sources,
});

const funding = z.strictObject({
  round,
  date,
  amount_usd: amountUsd.nullable(),
  reported: z
    .strictObject({ amount: z.number().positive(), currency: z.string().regex(/^[A-Z]{3}$/) })
    .nullable()
    .describe('Where only another currency was announced; amount_usd is then null'),
  investors: z.array(z.strictObject({ name: line, lead: z.boolean() })),
  sources,
  note: line.optional().describe('What a reader should know: reports differ, includes debt, …'),
});

const describedSource = z.strictObject({
  url,
  read: day.describe('The day the facts were taken from it'),
  published: date.nullable().optional(),
  kind: z.enum(SOURCE_KINDS).optional().describe('Only when not evident from the host'),
  publisher: line.optional().describe('Only when publishers.json does not know the host'),
  checked: day.optional().describe('The day somebody looked at it again and it still said so'),
  weak: z
    .literal(true)
    .optional()
    .describe('It cannot show the fact; rounds on it are not counted'),
  shows: z.array(z.enum(PROFILE_FIELDS)).optional().describe('Fields of the profile it shows'),
});

export const startupFile = z
  .strictObject({
    $schema: z.string().optional(),
    slug: slug.describe('The name of the file; it never changes'),
    name: line.max(120).describe('Its present name'),
    names: z.array(otherName).describe('Other names anybody might type'),
    distinct_from: z
      .array(slug)
      .optional()
      .describe('Other companies that have or had the same name, after somebody has looked'),
    website: homePage.nullable(),
    country: countryCode.describe('Main or home market, one of the 54; not the incorporation'),
    state: line.nullable(),
    city: line.nullable().describe('A city of places.json'),
    incorporated_in: country.nullable(),
    operates_in: z.array(country).describe('Countries of operation beyond the main market'),
    year_founded: z.int().min(1900).max(2100).nullable(),
    industries: z.array(industry).max(8).describe('Most important first'),
    type: z.enum(STARTUP_TYPES).nullable(),
    business_models: z.array(z.enum(BUSINESS_MODELS)).describe('How it earns, where a source says'),
    employee_range: z.enum(EMPLOYEE_RANGES).nullable(),
    status: z.enum(STARTUP_STATUSES).nullable(),
    public_ticker: z
      .string()
      .refine((text) => parseTicker(text) === text, 'expected exchange and symbol, as NYSE:JMIA')
      .nullable(),
    twitter: z
      .string()
      .refine((text) => parseTwitterHandle(text) === text, 'expected a handle without @')
      .nullable(),
    tagline: line.min(10).max(140).describe('What it does and for whom; no full stop'),
    overview: line.min(80).max(600).describe('What it sells, to whom, how it earns'),
    history: z.array(event).describe('Oldest first; founding is year_founded'),
    people: z.array(person).describe('Founders first, then a chief executive who is none'),
    fundings: z.array(funding).describe('Oldest first'),
    employees: z.array(z.strictObject({ date, value: z.int().min(1), source: url })),
    sources: z.array(describedSource).min(1).describe('Every address used in this file, once'),
  })
  .superRefine(({ sources: described, ...facts }, context) => {
    const urls = described.map((one) => one.url);
    const unknown = listUsedUrls(facts).filter((one) => !urls.includes(one));
    for (const one of new Set(unknown)) {
      context.addIssue({ code: 'custom', path: ['sources'], message: `does not describe ${one}` });
    }
    refuseRepeats('sources', urls);
    refuseRepeats('names', [facts.name, ...facts.names.map(({ name }) => name)]);
    refuseRepeats(
      'operates_in',
      facts.operates_in.map((one) => one.country),
    );

    function refuseRepeats(field: string, values: string[]): void {
      const repeated = values.filter((value, index) => values.indexOf(value) !== index);
      for (const value of new Set(repeated)) {
        context.addIssue({ code: 'custom', path: [field], message: `has ${value} twice` });
      }
    }
  });

export type StarterStartup = Omit<z.infer<typeof startupFile>, '$schema'>;
export type StarterFunding = z.infer<typeof funding>;
export type StarterEvent = z.infer<typeof event>;
export type StarterPerson = z.infer<typeof person>;
export type StarterSource = z.infer<typeof describedSource>;

/** Addresses that facts other than those of the profile name. */
export function listUsedUrls(startup: Omit<StarterStartup, 'sources'>): string[] {
  const { names, incorporated_in, operates_in, history, people, fundings, employees } = startup;
  const facts = [...names, ...operates_in, ...history, ...people, ...fundings];
  if (incorporated_in) facts.push(incorporated_in);
  return [
    ...facts.flatMap((fact) => fact.sources),
    ...people.flatMap(({ she_in }) => she_in),
    ...employees.map(({ source }) => source),
  ];
}

const STATUS_AFTER: Partial<Record<StarterEvent['event'], StarterStartup['status']>> = {
  acquired: 'acquired',
  merged: 'acquired',
  listed: 'public',
  closed: 'closed',
};

/**
 * What the newest event makes of the status; undefined when none says. A company that merged may
 * live on under its own name: then its file says "active".
 */
export function statusAfter({
  history,
  status,
}: Pick<StarterStartup, 'history' | 'status'>): StarterStartup['status'] | undefined {
  const telling = history.filter(({ event }) => STATUS_AFTER[event]);
  const newest = telling.at(-1);
  if (!newest) return undefined;
  return newest.event === 'merged' && status === 'active' ? status : STATUS_AFTER[newest.event];
}
