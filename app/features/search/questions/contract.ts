// GET /api/search (decisions.md, Search). Money is US dollars; null means unknown.
import { z } from 'zod';
import { foundStartup } from '../../../catalogue/found-startup.ts';
import { investorRow } from '../../../catalogue/investor-contract.ts';
import { roundRow } from '../../../catalogue/round-list-contract.ts';
import { pageMeta } from '../../../http/params.ts';
import { understood } from '../../../language/question/reading.ts';
import { totalIs } from '../advanced-contract.ts';

export const ANSWERS_PER_PAGE = 20;
/** Of the lists that are not paged. */
export const BESIDE = 5;
export const MAX_QUESTION_LENGTH = 300;

const foundInvestor = investorRow.extend({
  matching_rounds: z
    .int()
    .nullable()
    .describe('Its rounds that the question is about; null where it asks for none'),
  matching_rounds_path: z
    .string()
    .nullable()
    .describe('The page of these rounds; null where no filters of rounds say the same'),
});
export type FoundInvestor = z.output<typeof foundInvestor>;

const foundGroup = z.object({
  name: z.string(),
  slug: z.string(),
  label: z.string(),
  startups_count: z.int(),
  total_fundings: z.number().nullable(),
});
export type FoundGroup = z.output<typeof foundGroup>;

export const questionAnswer = z.object({
  data: z.object({
    understood,
    startups: z.array(foundStartup),
    rounds: z.array(roundRow),
    investors: z.array(foundInvestor),
    people: z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        title: z.string().nullable(),
        startups: z.array(z.object({ name: z.string(), slug: z.string() })),
      }),
    ),
    industries: z.array(foundGroup),
    places: z.array(foundGroup),
  }),
  meta: pageMeta.extend({
    total_is: totalIs,
    nearness: z
      .number()
      .describe(
        'How near the words in `meaning` the best answer is, 0 to 1; without such words the share of the question that was understood, 0 where nothing was found',
      ),
    /** When nothing matches: what each filter, dropped, would give. */
    without: z.array(z.object({ index: z.int(), total: z.int(), total_is: totalIs })).optional(),
  }),
});
export type QuestionAnswer = z.output<typeof questionAnswer>;
