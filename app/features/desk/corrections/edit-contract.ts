import { z } from 'zod';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { isWeakAddress } from '../../../base/weak-address.ts';
import type { FactValue } from '../../../catalogue/kinds.ts';
import { readWebAddress } from '../../../language/values/address.ts';
import { emailAddressOf } from '../../../outbox/email-address.ts';
import { correctionsText, listingText, newsletterText } from '../../../text/text.ts';
import { describeOnly, hasLength, SUBMISSION_STATES } from '../../arriving/listing/contract.ts';
import { about, SUBJECT_KINDS } from './contract.ts';

const { wrong } = listingText;

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

const words = (max: number, message: string) =>
  z
    .string(message)
    .transform(cleanText)
    .refine(hasLength(0, max), message)
    .transform((text) => text || null)
    .optional()
    .transform((text) => text ?? null);

/** An address that shows a fact: not a list, a search or a tag, whose content moves. */
export const sourceUrl = z
  .string(wrong.source)
  .transform(cleanLine)
  .refine((text) => readWebAddress(text) !== null, wrong.source)
  .transform((text) => readWebAddress(text) ?? '')
  .refine((url) => !isWeakAddress(url), correctionsText.wrong.weak);

export const editForm = z.object({
  field: z
    .string(wrong.field)
    .describe('The fact, such as amount, date, round, investors, name or other'),
  value: z
    .union([z.string(), z.number(), z.array(z.string())], wrong.field)
    .transform((value) => (Array.isArray(value) ? `${value.join('\n')}\n` : String(value)))
    .describe('What it should be; "unknown" where no source says; of "other", what should change'),
  source_url: sourceUrl.describe('Address of a page that says so'),
  note: words(1000, wrong.note).describe('What a moderator should know, at most 1,000 characters'),
  credit: words(80, correctionsText.wrong.credit).describe(
    'A name to thank in the public log; nobody is named without it',
  ),
});

/** Needed of who has no account with a confirmed address. */
export const finder = z.object({
  email: emailAddressOf(newsletterText.wrongEmail).describe('Mail address'),
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

export const correctionForm = z.object({ about });

export const sentAnswer = z.object({
  data: z.object({
    uuid: z.string(),
    status: z.enum(SUBMISSION_STATES),
    /** Seven days after it came in. */
    answer_by: z.string(),
  }),
});
