import { z } from 'zod';
import { cleanLine, cleanText } from '../../../base/clean-text.ts';
import { STARTUP_STATUSES } from '../../../base/enumerations.ts';
import { listingText } from '../../../text/text.ts';
import { factsOf, hasLength } from './contract.ts';

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

export type EditValue = string | number | string[];

export function editValueOf(field: EditField, now: Date): z.ZodType<EditValue | null> {
  const text = z.string();
  if (field === 'other') {
    const other = text.transform(cleanText).refine(hasLength(0, 1000), wrong.other);
    return other.refine(({ length }) => length > 1, wrong.other);
  }
  if (field === 'founder') {
    return text.transform(cleanLine).refine(hasLength(2, 80), wrong.founderName);
  }
  if (field === 'status') {
    return text
      .transform((status) => cleanLine(status).toLowerCase())
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
