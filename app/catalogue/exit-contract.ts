// Events of startups. Money is US dollars; null means undisclosed.

import { z } from 'zod';
import { CLOSURE_CAUSES, type EVENT_KINDS } from '../base/enumerations.ts';
import { pageParam, slugParam } from '../http/params.ts';
import { namedLink } from './shapes.ts';
import { historyEvent, startupLink } from './startup-contract.ts';

/** Events that end the life of a startup as a company of its own, or open it to the public. */
export const EXIT_KINDS = [
  'acquired',
  'merged',
  'listed',
  'closed',
] as const satisfies ReadonlyArray<(typeof EVENT_KINDS)[number]>;
export type ExitKind = (typeof EXIT_KINDS)[number];
export const EXITS_PER_PAGE = 20;

const year = z
  .string()
  .regex(/^(19|20)\d\d$/, 'expected a year, such as 2022')
  .transform(Number)
  .optional();
/** Forms send fields that were left empty. */
const orEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional();

export const exitsQuery = z.object({
  kind: orEmpty(z.enum(EXIT_KINDS)).describe(EXIT_KINDS.join(', ')),
  cause: orEmpty(z.enum(CLOSURE_CAUSES)).describe(`Why it closed: ${CLOSURE_CAUSES.join(', ')}`),
  country: orEmpty(slugParam).describe('Slug of the main market'),
  industry: orEmpty(slugParam).describe('Slug of an industry'),
  year: orEmpty(year).describe('Year of the event'),
  since: orEmpty(year).describe('From the beginning of this year on'),
  until: orEmpty(year).describe('Up to the end of this year'),
  acquirer: orEmpty(slugParam).describe('Slug of an acquirer'),
  page: pageParam,
});
export type ExitsFilter = Omit<z.output<typeof exitsQuery>, 'page'>;

export const exit = historyEvent.extend({
  kind: z.enum(EXIT_KINDS),
  startup: startupLink,
  country: z.string(),
  country_slug: z.string(),
  /** The main one. */
  industry: namedLink.nullable(),
});
export type Exit = z.output<typeof exit>;

/** Of all that match, whatever the page. */
export const exitSums = z.object({
  acquisitions: z.int(),
  mergers: z.int(),
  listings: z.int(),
  closures: z.int(),
  /** Closures of startups whose status is another one now, as after a sale. */
  closures_followed: z.int(),
  /** US dollars of the disclosed prices; null when none is. */
  disclosed_amount: z.number().positive().nullable(),
  disclosed_count: z.int(),
  /** Acquisitions and mergers whose price is not known. */
  undisclosed_count: z.int(),
});
export type ExitSums = z.output<typeof exitSums>;
