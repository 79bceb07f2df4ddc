// Reports of wrong facts, and the public log of corrections.

import { z } from 'zod';
import { isWeakAddress } from '../../../base/address.ts';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { DAY_MS } from '../../../base/dates.ts';
import type { SubjectKind } from '../../../base/desk-paths.ts';
import type { FactValue } from '../../../catalogue/kinds.ts';
import { RECORDS } from '../../../catalogue/records.ts';
import { invalid } from '../../../http/errors.ts';
import { pageMeta, pageParam } from '../../../http/params.ts';
import { readWebAddress } from '../../../language/values/address.ts';
import { emailAddressOf } from '../../../outbox/mail-address.ts';
import {
  correctionsText,
  listingText,
  moderationText,
  newsletterText,
} from '../../../text/text.ts';
import { describeOnly, hasLength, SUBMISSION_STATES } from '../../arriving/listing/contract.ts';

export const SUBJECT_KINDS = Object.keys(RECORDS) as SubjectKind[];
export const CLOCK_DAYS = 7;
export const CORRECTIONS_PER_PAGE = 50;

/** When an answer is due. */
export const dueAt = (receivedAt: Date) => new Date(receivedAt.getTime() + CLOCK_DAYS * DAY_MS);

/** "funding:paystack-seed-2016" */
export const about = z
  .string()
  .regex(
    new RegExp(`^(${SUBJECT_KINDS.join('|')}):[\\w-]{1,120}$`),
    `expected a kind and a slug, such as funding:paystack-seed-2016; kinds are ${SUBJECT_KINDS.join(', ')}`,
  )
  .transform((text) => {
    const at = text.indexOf(':');
    return { kind: text.slice(0, at) as SubjectKind, slug: text.slice(at + 1) };
  });
export type About = z.output<typeof about>;

export const sayAbout = ({ kind, slug }: About) => `${kind}:${slug}`;

/** Why a moderator decides; '' is null. */
export const reasonOf = (min: number, error = (): string => moderationText.wrong.reason) =>
  z
    .string()
    .default('')
    .transform(cleanText)
    .refine(hasLength(min, 2000), { error })
    .transform((text) => text || null);

/** Throws 422. */
export function readReason(given: string, min: number): string | null {
  const { data, error } = reasonOf(min).safeParse(given);
  if (error) throw invalid({ reason: [moderationText.wrong.reason] });
  return data;
}

/** As stored in a submission. */
export interface EditContent {
  field: string;
  /** Null for unknown. */
  value: FactValue | null;
  /** The listed value when it was sent. */
  known: string | null;
  source_url: string;
  note: string | null;
}

const { wrong } = listingText;

const words = (max: number, error: () => string) =>
  z
    .string({ error })
    .transform(cleanText)
    .refine(hasLength(0, max), { error })
    .transform((text) => text || null)
    .optional()
    .transform((text) => text ?? null);

export const editForm = z.object({
  field: z
    .string({ error: () => wrong.field })
    .describe('The fact, such as amount, date, round, investors, name or other'),
  value: z
    .union([z.string(), z.number(), z.array(z.string())], { error: () => wrong.field })
    .transform((value) => (Array.isArray(value) ? `${value.join('\n')}\n` : String(value)))
    .describe('What it should be; "unknown" where no source says; of "other", what should change'),
  // Not a list, a search or a tag, whose content moves.
  source_url: z
    .string({ error: () => wrong.source })
    .transform(cleanLine)
    .refine((text) => readWebAddress(text) !== null, { error: () => wrong.source })
    .transform((text) => readWebAddress(text) ?? '')
    .refine((url) => !isWeakAddress(url), { error: () => correctionsText.wrong.weak })
    .describe('Address of a page that says so'),
  note: words(1000, () => wrong.note).describe(
    'What a moderator should know, at most 1,000 characters',
  ),
  credit: words(80, () => correctionsText.wrong.credit).describe(
    'A name to thank in the public log; nobody is named without it',
  ),
});

/** Required without an account with a confirmed address. */
export const finder = z.object({
  email: emailAddressOf(() => newsletterText.wrongEmail).describe('Mail address'),
});

const MEANS = Object.fromEntries(
  Object.entries(editForm.shape).map(([name, { description = name }]) => [name, description]),
);

export const editBody = describeOnly(MEANS);

export const correctionBody = describeOnly({
  about: `Kind and slug, such as funding:paystack-seed-2016. Kinds: ${SUBJECT_KINDS.join(', ')}`,
  ...MEANS,
  email: 'Your email address, for the answer; not needed with an account',
});

export const sentAnswer = z.object({
  data: z.object({
    uuid: z.string(),
    status: z.enum(SUBMISSION_STATES),
    /** Seven days after it came in; null until a sender without an account confirms by mail. */
    answer_by: z.string().nullable(),
  }),
});

export const logQuery = z.object({
  about: about.optional().describe('Only of this subject, such as funding:paystack-seed-2016'),
  page: pageParam,
});

export const correction = z.object({
  id: z.int(),
  kind: z.enum(SUBJECT_KINDS),
  /** Null when it is not listed any more. */
  slug: z.string().nullable(),
  subject: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  reason: z.string().nullable(),
  source_url: z.string(),
  /** Only of finders who asked to be named. */
  finder: z.string().nullable(),
  received_at: z.string(),
  decided_at: z.string(),
  /** Whole days from the report to the decision. */
  days: z.int(),
  /** The correction that this one undoes, and the one that undid this one. */
  undoes: z.int().nullable(),
  undone_by: z.int().nullable(),
});
export type Correction = z.output<typeof correction>;

const correctionFigures = z.object({
  waiting: z.int(),
  /** Since the oldest that waits came in. */
  oldest_days: z.int().nullable(),
  /** Of the last 365 days. */
  decided: z.int(),
  accepted: z.int(),
  in_time: z.int(),
  median_days: z.number().nullable(),
});
export type CorrectionFigures = z.output<typeof correctionFigures>;

export const correctionsAnswer = z.object({
  data: z.array(correction),
  meta: pageMeta.extend({ queue: correctionFigures }),
});
