import { z } from 'zod';
import { STARTUP_STATUSES } from '../../../base/enumerations.ts';
import { startupRow } from '../../../catalogue/startup-contract.ts';

export const MAX_RESULTS = 20;
export const MAX_QUESTION_LENGTH = 500;

export const question = z
  .string()
  .trim()
  .min(1, 'expected 1 to 500 characters')
  .max(MAX_QUESTION_LENGTH, 'expected 1 to 500 characters');

const semanticMatch = z.object({
  asked: z.string().describe('Words of the question'),
  found: z.string().describe('What of the startup answers them: its own word, or what it is about'),
});

const semanticHit = startupRow.extend({
  status: z.enum(STARTUP_STATUSES).nullable(),
  score: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .describe('How much of the question is answered; null for a startup found by its name'),
  matched: z.array(semanticMatch),
});
export type SemanticHit = z.output<typeof semanticHit>;

export const semanticAnswer = z.object({
  data: z.array(semanticHit),
  meta: z.object({
    query: z.string(),
    provider: z
      .string()
      .describe('built-in, endpoint or local; words or names while neither can be asked'),
    notice: z.string().nullable(),
    took_ms: z.number(),
  }),
});
