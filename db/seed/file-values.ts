// How files of the seed write values of several fields.

import { z } from 'zod';
import { parsePartialDate } from '../../app/base/dates.ts';
import { readHomePage, readWebAddress } from '../../app/language/values/address.ts';

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
export const day = date.refine((text) => text.length === 10, 'expected yyyy-mm-dd');
