// The rounds by which a startup is among the results of a search. Money is in US dollars.
import { z } from 'zod';
import { FUNDING_ROUNDS, MONEY_KINDS } from '../base/enumerations.ts';
import { roundAmount } from './round-contract.ts';
import { partialDate } from './shapes.ts';

export const matchingRounds = z.object({
  rounds: z.int().positive().describe('Rounds of it that the question is about'),
  counted: z.int().describe('Those of them whose amount is in raised'),
  raised: z
    .number()
    .nullable()
    .describe('Their sum, as totals count; null where no amount of them counts'),
  largest: z.object({
    slug: z.string(),
    round: z.enum(FUNDING_ROUNDS),
    kind: z.enum(MONEY_KINDS),
    announced_on: partialDate.nullable(),
    ...roundAmount,
    valuation_usd: z.number().nullable(),
  }),
});
export type MatchingRounds = z.output<typeof matchingRounds>;
