import { z } from 'zod';
import { cleanLine, cleanText } from '../../base/clean-text.ts';
import { STARTUP_STATUSES } from '../../base/enumerations.ts';
import { readWebAddress } from '../../base/values/web-address.ts';
import { listingText } from '../../text/text.ts';
import { factsOf } from './contract.ts';

const { wrong } = listingText;

export const EDIT_FIELDS = [
  'name',
  'website',
  'tagline',
  'overview',
  'country',
  'state',
  'year_founded',
  'industries',
  'type',
  'employee_range',
  'status',
  'twitter',
  'ticker',
  'founder',
  'other',
] as const;
export type EditField = (typeof EDIT_FIELDS)[number];

/** Industries and country are slugs; `known` is the listed value when it was sent. */
export interface EditContent {
  field: EditField;
  value: string | number | string[];
  known: string | null;
  source_url: string;
  note: string | null;
}

const words = (max: number, message: string) =>
  z
    .string(message)
    .transform(cleanText)
    .refine((text) => [...text].length <= max, message);

export const editForm = z.object({
  field: z.enum(EDIT_FIELDS, wrong.field).describe(`The fact: ${EDIT_FIELDS.join(', ')}`),
  value: z
    .union([z.string(), z.number(), z.array(z.string())], wrong.field)
    .transform((value) => (Array.isArray(value) ? value.join(', ') : String(value)))
    .describe('What it should be, by the rules of POST /startups; of "other", what should change'),
  source_url: z
    .string(wrong.source)
    .transform(cleanLine)
    .refine((text) => readWebAddress(text) !== null, wrong.source)
    .transform((text) => readWebAddress(text) ?? '')
    .describe('Address of a page that says so'),
  note: words(1000, wrong.note)
    .transform((text) => text || null)
    .optional()
    .transform((note) => note ?? null)
    .describe('What a moderator should know, at most 1,000 characters'),
});

export function editValueOf(field: EditField, now: Date): z.ZodType<EditContent['value'] | null> {
  if (field === 'other')
    return words(1000, wrong.other).refine((text) => text.length > 1, wrong.other);
  if (field === 'founder') {
    return z
      .string()
      .transform(cleanLine)
      .refine((name) => [...name].length >= 2 && [...name].length <= 80, wrong.founderName);
  }
  if (field === 'status') {
    return z
      .string()
      .transform((text) => cleanLine(text).toLowerCase())
      .pipe(z.enum(STARTUP_STATUSES, wrong.status));
  }
  return factsOf(now)[field];
}

/** Messages for an empty value of an optional field. */
export const EMPTY_MESSAGES: Partial<Record<EditField, string>> = {
  twitter: wrong.twitter,
  ticker: wrong.ticker,
  state: wrong.stateEmpty,
};
