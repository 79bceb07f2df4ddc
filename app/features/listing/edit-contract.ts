import { z } from 'zod';
import { cleanLine, cleanText } from '../../base/clean-text.ts';
import { STARTUP_STATUSES } from '../../base/enumerations.ts';
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

const words = (max: number, message: string) =>
  z
    .string(message)
    .transform(cleanText)
    .refine((text) => [...text].length <= max, message);

export type EditValue = string | number | string[];

export function editValueOf(field: EditField, now: Date): z.ZodType<EditValue | null> {
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
