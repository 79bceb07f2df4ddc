// The form of db/seed/startups/<slug>.json. startup.schema.json is made from it
// (npm run make:seed-schema), so that editors complete and explain the keys.

import { z } from 'zod';
import {
  ALIAS_KINDS,
  CLOSURE_CAUSES,
  EVENT_KINDS,
  SOURCE_KINDS,
} from '../../app/base/enumerations.ts';
import { EXIT } from '../../app/catalogue/exit.ts';
import { type Field, fieldsFor, type KindName, type Taking } from '../../app/catalogue/field.ts';
import { INVESTOR } from '../../app/catalogue/investor.ts';
import { ROUND } from '../../app/catalogue/round.ts';
import { STARTUP } from '../../app/catalogue/startup.ts';
import { countEdits } from '../../app/language/slips.ts';
import { parseTicker, parseTwitterHandle } from '../../app/language/values/address.ts';
import { parseIdentifier } from '../../app/language/values/identifier.ts';
import { countryCode, date, day, homePage, line, slug, url } from './file-values.ts';

export const round = z.enum(ROUND.round.choices);

const sources = z
  .array(url)
  .min(1, 'expected at least one source')
  .describe('Addresses that show it; each is described in "sources" of the file');
// Below a thousand is a mistyped or placeholder figure; a billion-dollar typing slip is as well.
const amountUsd = z.int().min(1_000).max(20_000_000_000);
const otherName = z.strictObject({
  name: line.max(STARTUP.name.max),
  kind: z.enum(ALIAS_KINDS),
  until: date.nullable().optional().describe('When a former name was given up'),
  sources,
});

const country = z.strictObject({ country: countryCode, sources });

/** Founders and what makes a company women-led follow from the people of the file. */
type Recorded = Exclude<Taking<typeof STARTUP, 'import'>, 'founders' | 'women_led'>;
const RECORDED = fieldsFor(STARTUP, 'import').filter(
  (entry): entry is [Recorded, Field] => entry[0] !== 'founders' && entry[0] !== 'women_led',
);

/** Fields of the profile that a source can show; countries name sources of their own. */
type ProfileField = Exclude<Recorded, 'name' | 'incorporated_in' | 'operates_in'>;
export const PROFILE_FIELDS = RECORDED.map(([name]) => name).filter(
  (name): name is ProfileField =>
    name !== 'name' && name !== 'incorporated_in' && name !== 'operates_in',
);

/** How a file writes each kind of value. */
const FORMS: Partial<Record<KindName, (field: Field) => z.ZodType>> = {
  line: lineWithin,
  text: lineWithin,
  address: () => homePage,
  place: ({ refersTo }) => (refersTo === 'country' ? countryCode : line),
  nation: () => country,
  nations: () => z.array(country),
  year: ({ min = 1900 }) => z.int().min(min).max(2100),
  choice: ({ choices = [] }) => z.enum(choices),
  choices: ({ choices = [] }) => z.array(z.enum(choices)),
  // More than a form takes: some companies are in as many.
  links: () => z.array(slug.describe('A slug of industries.json')).max(8),
  owner: (field) => lineWithin(field).nullable().default(null),
  identifiers: ({ max = 10 }) =>
    z
      .array(
        z
          .string()
          .refine((text) => parseIdentifier(text) === text, 'expected one such as wikidata:Q123'),
      )
      .max(max)
      .default([]),
  ticker: () =>
    z
      .string()
      .refine((text) => parseTicker(text) === text, 'expected exchange and symbol, as NYSE:JMIA'),
  handle: () =>
    z.string().refine((text) => parseTwitterHandle(text) === text, 'expected a handle without @'),
};

function lineWithin({ min = 1, max = 1_000 }: Field): z.ZodString {
  return line.min(min).max(max);
}

type FormOf<Of extends Field> = Of extends {
  kind: 'choices';
  choices: readonly (infer Choice extends string)[];
}
  ? z.ZodArray<z.ZodEnum<{ [Key in Choice]: Key }>>
  : Of extends { kind: 'identifiers' }
    ? z.ZodDefault<z.ZodArray<z.ZodString>>
    : Of extends { kind: 'links' }
      ? z.ZodArray<z.ZodString>
      : Of extends { kind: 'nations' }
        ? z.ZodArray<typeof country>
        : Of extends { isAlwaysKnown: true }
          ? z.ZodString
          : z.ZodNullable<OneOf<Of>>;

type OneOf<Of extends Field> = Of extends {
  kind: 'choice';
  choices: readonly (infer Choice extends string)[];
}
  ? z.ZodEnum<{ [Key in Choice]: Key }>
  : Of extends { kind: 'owner' }
    ? z.ZodDefault<z.ZodNullable<z.ZodString>>
    : Of extends { kind: 'year' }
      ? z.ZodInt
      : Of extends { kind: 'nation' }
        ? typeof country
        : z.ZodString;

const facts = Object.fromEntries(
  RECORDED.map(([name, field]) => {
    const form = FORMS[field.kind]?.(field) ?? z.never();
    return [name, field.isAlwaysKnown || form instanceof z.ZodArray ? form : form.nullable()];
  }),
) as { [Name in Recorded]: FormOf<(typeof STARTUP)[Name]> };

const event = z.strictObject({
  event: z.enum(EVENT_KINDS),
  date: date.nullable(),
  counterparty: line
    .max(EXIT.counterparty.max)
    .nullable()
    .describe('renamed: the old name; acquired: by whom; merged: with whom; listed: the exchange'),
  amount_usd: amountUsd.nullable().describe('The price where disclosed, never a valuation'),
  cause: z.enum(CLOSURE_CAUSES).optional().describe('closed: why, only where a source says so'),
  detail: line
    .max(EXIT.detail.max)
    .nullable()
    .describe('One plain sentence of our own, such as why it closed'),
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
  valuation_usd: z
    .int()
    .min(1_000)
    .max(1_000_000_000_000)
    .optional()
    .describe(ROUND.valuation_usd.means),
  valuation_is: z.enum(ROUND.valuation_is.choices).optional().describe(ROUND.valuation_is.means),
  is_facility: z.literal(true).optional().describe(ROUND.is_facility.means.replace('yes', 'true')),
  investors: z
    .array(z.strictObject({ name: line.max(INVESTOR.name.max), lead: z.boolean() }))
    .max(ROUND.investors.max),
  sources,
  note: line
    .max(ROUND.note.max)
    .optional()
    .describe('What a reader should know: reports differ, includes debt, …'),
  on_list: z
    .literal(true)
    .optional()
    .describe('Known from one list of many rounds only, after somebody looked; readers are told'),
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
    names: z.array(otherName).describe('Other names anybody might type'),
    distinct_from: z
      .array(slug)
      .optional()
      .describe('Other companies that have or had the same name, after somebody has looked'),
    ...facts,
    name: facts.name.describe('Its present name'),
    country: facts.country.describe('Main or home market, one of the 54; not the incorporation'),
    city: facts.city.describe('A city of places.json'),
    operates_in: facts.operates_in.describe('Countries of operation beyond the main market'),
    industries: facts.industries.describe('Most important first'),
    business_models: facts.business_models.describe('How it earns, where a source says'),
    tagline: facts.tagline.describe('What it does and for whom; no full stop; null if unknown'),
    overview: facts.overview
      .unwrap()
      .max(600)
      .nullable()
      .describe('What it sells, to whom, how it earns, as long as that takes; null if unknown'),
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
      const near = nearestAddress(one, urls);
      const advice = near ? `did you mean ${near}?` : 'add it there, with the day you read it';
      const message = `does not describe ${one}; ${advice}`;
      context.addIssue({ code: 'custom', path: ['sources'], message, params: { written: one } });
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

/** At most three letters away, as a slash, an "s" or a slip. */
function nearestAddress(url: string, urls: readonly string[]): string | undefined {
  return urls.find((one) => Math.abs(one.length - url.length) <= 3 && countEdits(one, url) <= 3);
}

/** Columns of the table startups as they stand in the file. */
export const OWN_COLUMNS = RECORDED.filter(
  ([, { kind }]) => !['place', 'nation', 'nations', 'links'].includes(kind),
).map(([name]) => name);

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
