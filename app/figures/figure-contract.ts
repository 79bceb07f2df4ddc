// A figure of the record: a measure, split, of what passes the filters, counted by a lens.
import { z } from 'zod';
import type { Triple } from '../find/lists/list-address.ts';
import { LENS_PARTS, LENS_PRESET_NAMES, type Lens } from './lens.ts';

export const MEASURES = [
  'raised',
  'rounds',
  'startups',
  'investors',
  'exits',
  'median_round',
  'mean_round',
  'largest_round',
  'share',
] as const;
export type Measure = (typeof MEASURES)[number];

export const SPLITS = [
  'none',
  'year',
  'quarter',
  'country',
  'region',
  'city',
  'industry',
  'kind',
  'round',
  'investor',
  'startup',
  'status',
] as const;
export type Split = (typeof SPLITS)[number];

/** Which list has the counted or summed records. */
export type Subject = 'rounds' | 'startups' | 'exits';

export const subjectOf = (measure: Measure): Subject =>
  measure === 'startups' || measure === 'exits' ? measure : 'rounds';

export const UNITS = ['usd', 'count', 'percent'] as const;

export function unitOf(measure: Measure): (typeof UNITS)[number] {
  if (measure === 'share') return 'percent';
  return isCount(measure) ? 'count' : 'usd';
}

export const isCount = (measure: Measure): boolean =>
  ['rounds', 'startups', 'investors', 'exits'].includes(measure);

/** By which each subject can be split. */
export const SPLITS_OF: Record<Subject, readonly Split[]> = {
  rounds: SPLITS,
  startups: SPLITS.filter((split) => split !== 'quarter' && split !== 'startup'),
  exits: ['none', 'year', 'country', 'industry', 'kind'],
};

export const MAX_COMPARED = 5;
export const FIRST_YEAR = 1990;
export const LAST_YEAR = 2100;
export const MAX_ROWS = 500;
export const ROWS_AT_FIRST = 100;

export interface FigureAsked {
  measure: Measure;
  split: Split;
  /** Filters of /rounds, of /startups where startups are counted, of /exits where exits are. */
  filters: readonly Triple[];
  /** Slug of a region, such as east-africa. */
  region?: string;
  /** First and last year: of the round, the founding or the exit. */
  from?: number;
  to?: number;
  /** Money is counted by the record's own lens, records by none, unless asked otherwise. */
  lens?: Lens;
  /** Slugs of places, regions, industries or investors, or years. */
  compare?: readonly string[];
  /** Rows at most, the largest first. */
  limit?: number;
}

const counted = {
  value: z.number().nullable().describe('null where no amount is known'),
  records: z.int().describe('Records behind it, those without an amount included'),
  undisclosed: z.int().describe('Of the records, those without an amount in dollars'),
  href: z.string().describe('The list of these records'),
};

const figureRow = z.object({
  key: z.string().describe('Slug, year, quarter or value; unknown where it is not known'),
  label: z.string(),
  ...counted,
});
export type FigureRow = z.output<typeof figureRow>;

const lens = z.object({
  preset: z.enum(LENS_PRESET_NAMES).nullable(),
  ...(Object.fromEntries(LENS_PARTS.map((part) => [part, z.boolean()])) as Record<
    (typeof LENS_PARTS)[number],
    z.ZodBoolean
  >),
  min: z.number().describe('US dollars that a round has at least'),
});

export const figure = z.object({
  measure: z.enum(MEASURES),
  split: z.enum(SPLITS),
  lens: lens.nullable().describe('null: all records count'),
  unit: z.enum(UNITS),
  about: z.array(z.string()).describe('The filters in words'),
  ...counted,
  rows: z.array(figureRow).describe('One of each that it is split by; of each that is compared'),
  rows_count: z.int().describe('Rows in all, where not all are sent'),
  series: z.array(figureRow.extend({ rows: z.array(figureRow) })).describe('Of what is compared'),
  coverage: z.object({
    records: z.int(),
    with_amount: z.int(),
    undisclosed: z.int().describe('Without an amount in dollars'),
    other_currency: z.int().describe('Of these, announced in another one without a sourced rate'),
    left_out: z
      .object({ records: z.int(), amount: z.number().nullable() })
      .describe('Passes the filters, and is left out by the lens'),
    unplaced: z.int().describe('Records in none of the rows, such as of an unknown quarter'),
  }),
  as_of: z.string().nullable().describe('Day of the last change of a record counted'),
});
export type Figure = z.output<typeof figure>;
