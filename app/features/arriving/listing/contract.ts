// The listing form in four steps, and its responses.
import { z } from 'zod';
import { type Field, fieldsFor } from '../../../catalogue/field.ts';
import type { FactValue } from '../../../catalogue/kinds.ts';
import { STARTUP, type StartupField } from '../../../catalogue/startup.ts';
import type { NewFounder } from '../../../catalogue/write-startup.server.ts';

export const LISTINGS_PER_DAY = 5;
export const EDITS_PER_DAY = 20;

/** The facts that the form asks for; founders have rows of their own. */
export const LISTED = fieldsFor(STARTUP, 'listing').filter(([name]) => name !== 'founders');
export const FACTS: ReadonlyMap<string, Field> = new Map(LISTED);

/** Lists of which each row has several parts, and how many rows are taken. */
export const ROWS = {
  rounds: { most: 20, parts: ['round', 'date', 'amount', 'investors', 'source_url'] },
  founders: { most: STARTUP.founders.max, parts: ['name', 'title', 'link'] },
} as const;
export type RowList = keyof typeof ROWS;
export const ROW_LISTS = ['rounds', 'founders'] as const satisfies RowList[];

const factsOf = (step: number) =>
  LISTED.flatMap(([name, field]) => (field.step === step ? [name] : []));

export const STEP_FIELDS: ReadonlyArray<readonly string[]> = [
  [...factsOf(1), 'logo'],
  factsOf(2),
  [...factsOf(3), 'rounds'],
  ['founders', ...factsOf(4), 'role'],
];

/** The page that shows all answers, and sends them. */
export const CHECK_STEP = STEP_FIELDS.length + 1;

/** The key under which it was given, by its name or a former one, and what was given. */
export function givenOf(
  given: Record<string, unknown>,
  name: string,
  { formerly = [] }: Pick<Field, 'formerly'>,
): [key: string, value: unknown] {
  const key = [name, ...formerly].find((one) => given[one] !== undefined) ?? name;
  return [key, given[key]];
}

export interface ListingRound {
  round: string;
  date: string | null;
  /** As stored, "NGN 40000000". */
  amount: string | null;
  /** "Acme (lead)" */
  investors: readonly string[];
  source_url: string;
}

/** As stored; the logo is the address of the picture here. */
export type ListingContent = Record<string, unknown> & {
  name: string;
  website: string;
  country: string;
  founders: NewFounder[];
  rounds: ListingRound[];
  logo: string | null;
  role: string;
};

export const factsOfListing = (content: ListingContent) =>
  Object.fromEntries(
    LISTED.map(([name]) => [name, (content[name] ?? null) as FactValue | null]),
  ) as Partial<Record<StartupField, FactValue | null>>;

/** For descriptions of calls whose fields are checked later, one by one. */
export function describeOnly(meanings: Readonly<Record<string, string>>) {
  const fields = Object.entries(meanings).map(([name, means]) => [
    name,
    z.unknown().optional().describe(means),
  ]);
  return z.object(Object.fromEntries(fields) as Record<string, z.ZodOptional<z.ZodUnknown>>);
}

export const listingBody = describeOnly({
  ...Object.fromEntries(
    LISTED.flatMap(([name, { means, label, formerly = [] }]) => [
      [name, means ?? label],
      ...formerly.map((former) => [former, `Former name of ${name}`]),
    ]),
  ),
  rounds:
    'At most 20: {round, date?, amount?, investors?, source_url}; an amount in US dollars such as 250000 or 250k, or with its currency, NGN 40m; investors are names, "(lead)" behind whoever led',
  founders: STARTUP.founders.means,
  logo: 'PNG, JPEG or WebP of at most 512 KB, as a file of a multipart form',
  role: 'How you know it, such as founder',
  confirmation: '`true`: what is said is true',
  not_duplicate: '`true`: the candidates of a similar name are other companies',
});

export const SUBMISSION_STATES = ['pending', 'needs_info', 'published', 'rejected'] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];
export type SubmissionKind = 'listing' | 'edit';

/** The notice for each state of a submission. */
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

/** For refine: whether a text has so many characters. */
export const hasLength = (min: number, max: number) => (text: string) => {
  const { length } = [...text];
  return length >= min && length <= max;
};
