// The fields of a listing and their validation (decisions.md, listing form).
import { z } from 'zod';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { findCountry } from '../../../base/countries.ts';
import { STARTUP_TYPES } from '../../../base/enumerations.ts';
import {
  findSharedHost,
  parseTicker,
  parseTwitterHandle,
  readHomePage,
  readWebAddress,
} from '../../../language/values/address.ts';
import { mapEmployeeRange, parseRound } from '../../../language/values/choice.ts';
import { FIRST_YEAR } from '../../../language/values/date.ts';
import { readInvestorName, splitList, splitNames } from '../../../language/values/names.ts';
import { listingText } from '../../../text/text.ts';
import { readAmount } from './read-amount.ts';
import { readPastDate } from './read-past-date.ts';

const { wrong } = listingText;

export const MAX_INDUSTRIES = 5;
export const MAX_FOUNDERS = 10;
export const MAX_ROUNDS = 20;
export const LISTINGS_PER_DAY = 5;
export const EDITS_PER_DAY = 20;
const MAX_INVESTORS = 30;

/** Anything but text and numbers counts as empty. */
const given = z
  .unknown()
  .optional()
  .transform((value) => {
    if (typeof value === 'string') return value;
    return typeof value === 'number' ? String(value) : '';
  });

/** For refine: whether a text has so many characters. */
export const hasLength = (min: number, max: number) => (text: string) => {
  const { length } = [...text];
  return length >= min && length <= max;
};

function line(min: number, max: number, message: string) {
  return given.transform(cleanLine).refine(hasLength(min, max), message);
}

/** A value, or what is wrong with it. */
function readLine<Value>(reader: (text: string) => { value: Value } | { wrong: string }) {
  return given.transform(cleanLine).transform((text, context) => {
    const read = reader(text);
    if ('value' in read) return read.value;
    context.addIssue({ code: 'custom', message: read.wrong });
    return z.NEVER;
  });
}

/** A required value: what `reader` cannot read is an error. */
function read<Value>(reader: (text: string) => Value | null, wrong: string) {
  return readLine<Value>((text) => {
    const value = reader(text);
    return value === null ? { wrong } : { value };
  });
}

function optional<Value>(reader: (text: string) => Value | null, wrong: string) {
  return readLine<Value | null>((text) => {
    const value = text === '' ? null : reader(text);
    return value === null && text !== '' ? { wrong } : { value };
  });
}

function listOf(value: unknown, split = splitList): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value === 'string') return split(value);
  if (typeof value === 'object' && value !== null) return Object.values(value);
  return [];
}

const isOn = z
  .unknown()
  .optional()
  .transform((value) => [true, 'true', 'on', '1', 1, 'yes'].includes(value as never));

const website = readLine<string>((text) => {
  const address = readHomePage(text);
  if (!address) return { wrong: wrong.website };
  const shared = findSharedHost(address);
  if (shared) return { wrong: wrong.shared(shared) };
  return address.startsWith('https:') ? { value: address } : { wrong: wrong.https };
});

const source = read(readWebAddress, wrong.source);

function isBlank(value: unknown): boolean {
  if (typeof value === 'string') return cleanLine(value) === '';
  if (Array.isArray(value)) return value.every(isBlank);
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null;
}

/** A list without its blank rows. */
function filledList(split?: (text: string) => string[]) {
  return z
    .unknown()
    .optional()
    .transform((value) => listOf(value, split).filter((one) => !isBlank(one)));
}

const founder = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object({
    name: line(2, 80, wrong.founderName),
    title: line(0, 80, wrong.founderTitle).transform((text) => text || null),
    link: optional(readWebAddress, wrong.link),
  }),
);

const investors = filledList(splitNames).pipe(
  z
    .array(line(1, 120, wrong.investors))
    .max(MAX_INVESTORS, wrong.investors)
    .transform((names) => names.flatMap((name) => readInvestorName(name) ?? []))
    .transform((named) => named.map(({ name, isLead }) => ({ name, is_lead: isLead }))),
);

const pastDate = (now: Date) =>
  readLine((text) => (text === '' ? { value: null } : readPastDate(text, now)));

const roundOf = (now: Date) =>
  z
    .object({
      round: read(parseRound, wrong.round),
      date: pastDate(now),
      amount: optional(readAmount, wrong.amount),
      investors,
      source_url: source,
    })
    .transform(({ amount, ...round }) => ({
      ...round,
      amount: amount?.amount ?? null,
      currency: amount?.currency ?? null,
    }));

function filledRows<Schema extends z.ZodType>(row: Schema, max: number, message: string) {
  return filledList().pipe(z.array(row).max(max, message));
}

const industries = filledList()
  .pipe(z.array(line(1, 80, wrong.industries), wrong.industries))
  .transform((names) => [...new Set(names)])
  .refine((names) => names.length >= 1 && names.length <= MAX_INDUSTRIES, wrong.industries);

/** Every fact of a startup that a listing or an edit can say, each with its own rule. */
export function factsOf(now: Date) {
  const thisYear = now.getUTCFullYear();
  return {
    name: line(2, 120, wrong.name).describe('Name as the company writes it, 2 to 120 characters'),
    website: website.describe('Own https address with a domain that is not listed yet'),
    tagline: line(10, 140, wrong.tagline).describe('One line, 10 to 140 characters'),
    overview: given
      .transform(cleanText)
      .refine(hasLength(80, 3000), wrong.overview)
      .describe('80 to 3,000 characters'),
    country: read((text) => findCountry(text)?.slug ?? null, wrong.country).describe(
      'Main or home market: slug, label or ISO code of one of the 54 countries',
    ),
    state: line(0, 80, wrong.state('the country', null))
      .transform((text) => text || null)
      .describe('First-level division of the country, by name'),
    year_founded: read((text) => readYear(text, thisYear), wrong.year(thisYear)).describe(
      `Year from ${FIRST_YEAR} to now`,
    ),
    industries: industries.describe('One to five, by slug or name'),
    type: read(
      (text) => STARTUP_TYPES.find((type) => type.toLowerCase() === text.toLowerCase()) ?? null,
      wrong.type,
    ).describe('B2B, B2C, B2B2C, C2C or other'),
    employee_range: read(mapEmployeeRange, wrong.employees).describe(
      'One of the bands; those of other directories where they fit into one',
    ),
    twitter: optional(parseTwitterHandle, wrong.twitter).describe('Handle, with or without @'),
    ticker: optional(parseTicker, wrong.ticker).describe('Exchange and symbol, such as NYSE:JMIA'),
  };
}

function readYear(text: string, thisYear: number): number | null {
  if (!/^\d{4}$/.test(text)) return null;
  const year = Number(text);
  return year >= FIRST_YEAR && year <= thisYear ? year : null;
}

export function listingOf(now: Date) {
  return z.object({
    ...factsOf(now),
    rounds: filledRows(roundOf(now), MAX_ROUNDS, wrong.rounds).describe(
      'At most 20: {round, date?, amount?, investors?, source_url}; an amount in US dollars such as 250000 or 250k, or with its currency, NGN 40m; investors are names, "(lead)" behind whoever led',
    ),
    founders: filledRows(founder, MAX_FOUNDERS, wrong.founders).describe(
      'At most ten: {name, title?, link?}, or names',
    ),
    logo: z
      .unknown()
      .optional()
      .describe('PNG, JPEG or WebP of at most 512 KB, as a file of a multipart form'),
    role: line(2, 80, wrong.role).describe('How you know it, such as founder'),
    confirmation: isOn
      .refine((isConfirmed) => isConfirmed, wrong.confirmation)
      .describe('`true`: what is said is true'),
    not_duplicate: isOn.describe('`true`: the candidates of a similar name are other companies'),
  });
}

/** For descriptions of calls whose fields are checked later, one by one. */
export function describeOnly(shape: Record<string, z.ZodType>) {
  const fields = Object.entries(shape).map(([name, { description = name }]) => [
    name,
    z.unknown().optional().describe(description),
  ]);
  return z.object(Object.fromEntries(fields) as Record<string, z.ZodOptional<z.ZodUnknown>>);
}

export type ListingInput = z.output<ReturnType<typeof listingOf>>;
/** The stored listing: the logo is the address of the picture here, industries are slugs. */
export type ListingContent = Omit<ListingInput, 'logo' | 'confirmation' | 'not_duplicate'> & {
  logo: string | null;
};
export type ListingRound = ListingContent['rounds'][number];

export const SUBMISSION_STATES = ['pending', 'needs_info', 'published', 'rejected'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
export type SubmissionKind = 'listing' | 'edit';

/** Looks of the notice that tells a sender. */
export const STATE_LOOKS = {
  pending: 'info',
  needs_info: 'warning',
  published: 'positive',
  rejected: 'warning',
} as const;

export const listingAnswer = z.object({
  data: z.object({ uuid: z.string(), status: z.enum(SUBMISSION_STATES) }),
});

/** A listed startup that a new one may be. */
export const candidate = z.object({
  name: z.string(),
  /** Null for a listing of one's own that is not published. */
  slug: z.string().nullable(),
  uuid: z.string().nullable(),
  logo: z.string().nullable(),
  tagline: z.string().nullable(),
  country: z.string(),
  website: z.string().nullable(),
  reason: z.enum(['domain', 'name', 'own']),
});
export type Candidate = z.output<typeof candidate>;

export const submissionRow = z.object({
  uuid: z.string(),
  kind: z.enum(['listing', 'edit']),
  name: z.string(),
  status: z.enum(SUBMISSION_STATES),
  message: z.string().nullable(),
  answer: z.string().nullable(),
  startup: z.object({ name: z.string(), slug: z.string() }).nullable(),
  sent_at: z.string(),
});
export type SubmissionRow = z.output<typeof submissionRow>;

export const SUBMISSIONS_PER_PAGE = 20;
export const answerText = given.transform(cleanText).refine(hasLength(2, 2000), wrong.answer);
