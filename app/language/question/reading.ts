// A question as it was read.
import { z } from 'zod';

export const RETURNS = ['startups', 'rounds', 'investors', 'people'] as const;
export type Returns = (typeof RETURNS)[number];

const understoodFilter = z.object({
  column: z.string(),
  operator: z.string(),
  query_1: z.string(),
  query_2: z.string(),
  words: z.string().describe('The words of the question that it came from'),
  currency: z
    .string()
    .optional()
    .describe('Of the amount as the words say it; the query has its dollars'),
});
export type UnderstoodFilter = z.output<typeof understoodFilter>;

const reading = z.object({
  returns: z.enum(RETURNS),
  filters: z.array(understoodFilter),
  meaning: z.string().nullable().describe('Words that rank by meaning'),
  /** As in advanced search, "-amount"; null for the usual order. */
  sort: z.string().nullable(),
  ignored: z.array(z.string()).describe('Words that could not be placed'),
});
export type Reading = z.output<typeof reading>;

const corrected = z.object({
  written: z.string().describe('A word of the question that is none'),
  read: z.string().describe('What it was read as'),
  keep: z.string().describe('The question with the word in quotation marks, which keeps it'),
});
export type Corrected = z.output<typeof corrected>;

export const understood = reading.extend({
  corrected: z.array(corrected).describe('Mistyped words, with what they were read as'),
  pages: z
    .array(z.enum(['coverage', 'exits', 'comparison']))
    .describe('Pages that say more: what the record covers, exits, a comparison'),
  compared: z.array(z.string()).describe('Slugs of several startups that it names'),
  other_reading: reading.nullable(),
});
export type Understood = z.output<typeof understood>;

/** Of a question of which nothing was read. */
export const NOTHING_READ: Understood = {
  returns: 'startups',
  filters: [],
  meaning: null,
  sort: null,
  ignored: [],
  corrected: [],
  pages: [],
  compared: [],
  other_reading: null,
};
