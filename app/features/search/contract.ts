// Responses of search: names, questions, filters, sentences. Money is US dollars; null means
// unknown.

import { z } from 'zod';
import { CLOSURE_CAUSES, STARTUP_STATUSES } from '../../base/enumerations.ts';
import { REFERENCE_KINDS } from '../../catalogue/field.ts';
import { foundStartup } from '../../catalogue/found-startup.ts';
import { investorRow } from '../../catalogue/investor-contract.ts';
import { matchingRounds } from '../../catalogue/matching-rounds.ts';
import { roundRow } from '../../catalogue/round-list-contract.ts';
import { startupRow } from '../../catalogue/startup-contract.ts';
import { COLUMN_KINDS, COLUMN_NAMES, type ColumnName } from '../../find/filters/filter-columns.ts';
import { fitMeta, fittingInvestor } from '../../find/fit/fit.ts';
import { pageMeta } from '../../http/params.ts';
import { understood } from '../../language/question/reading.ts';
import { answer } from './answer/contract.ts';

export const MAX_SUGGESTIONS = 10;
/** Longer queries are cut: no name is longer. */
export const MAX_QUERY_LENGTH = 200;

export const SUGGESTED_KINDS = ['startup', 'investor', 'person', 'industry', 'location'] as const;
export type SuggestedKind = (typeof SUGGESTED_KINDS)[number];

export const suggestion = z.object({
  kind: z.enum(SUGGESTED_KINDS),
  name: z.string(),
  slug: z.string(),
  /** Place or industry, a person's role, or the matching former name. */
  label: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;

/** While one types: the first of these are shown, with how many there are. */
export const PREVIEWED = 3;

/** A summary of a question's results. */
export const preview = z.object({
  title: z.string().describe('How many of what, such as "36 startups"'),
  total: z.int(),
  total_is: z.enum(['exact', 'at_least']),
  data: z.array(z.object({ name: z.string(), label: z.string(), path: z.string() })).max(PREVIEWED),
});
export type Preview = z.output<typeof preview>;

export const RESULTS_PER_PAGE = 20;
export const MAX_RESULTS_PER_PAGE = 100;

export const totalIs = z.enum(['exact', 'at_least']);
const columnName = z.enum(COLUMN_NAMES as [ColumnName, ...ColumnName[]]);

const loosening = z.object({
  index: z.int(),
  column: columnName,
  total: z.int(),
  total_is: totalIs,
});
export type Loosening = z.output<typeof loosening>;

export const facet = z.object({ value: z.string(), label: z.string(), count: z.int() });
export const FACETS = ['country', 'industry', 'latest_round', 'status'] as const;
export const facets = z.object({
  country: z.array(facet),
  industry: z.array(facet),
  latest_round: z.array(facet),
  status: z.array(facet),
});
export type Facets = z.output<typeof facets>;
const facetsOf = z.enum(['all', 'first_5000']);

export const advancedSearchAnswer = z.object({
  data: z.array(foundStartup),
  meta: pageMeta.extend({
    total_is: totalIs,
    sort: z.string(),
    /** Only when several filters match nothing: those whose removal gives matches. */
    without: z.array(loosening).optional(),
    facets_of: facetsOf.optional(),
  }),
  facets: facets.optional(),
});

const choice = z.object({
  value: z.string(),
  label: z.string(),
  /** Under which a form lists it: industries have one. */
  group: z.string().optional(),
});

const searchColumn = z.object({
  name: columnName,
  label: z.string(),
  kind: z.enum(COLUMN_KINDS),
  operators: z.array(z.string()),
  sorts: z.boolean(),
  /** All values, for choices, countries and industries. */
  values: z.array(choice).optional(),
  /** The kind of record that the values refer to, by slug or name. */
  refers_to: z.enum(REFERENCE_KINDS).optional(),
});
export type SearchColumn = z.output<typeof searchColumn>;

export const searchOperator = z.object({
  name: z.string(),
  label: z.string(),
  description: z.string(),
  /** none: no value · one: query_1 · two: query_1 and query_2 · list: query_1, with commas. */
  values: z.enum(['none', 'one', 'two', 'list']),
});

export const searchColumnsAnswer = z.object({
  data: z.array(searchColumn),
  operators: z.array(searchOperator),
  notes: z.array(z.string()),
  limits: z.object({
    filters: z.int(),
    values: z.int(),
    per_page: z.int(),
    counted: z.int(),
    sort_columns: z.int(),
  }),
});

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

const startupOfQuestion = foundStartup.extend({
  matching: matchingRounds
    .nullable()
    .describe('The rounds by which it matches; null where nothing is asked of rounds'),
  closure: z
    .object({ cause: z.enum(CLOSURE_CAUSES).nullable(), detail: z.string().nullable() })
    .nullable()
    .describe('Why it closed, as sources give it; null where it has not, or none says why'),
});
export type StartupOfQuestion = z.output<typeof startupOfQuestion>;

const foundGroup = z.object({
  name: z.string(),
  slug: z.string(),
  label: z.string(),
  startups_count: z.int(),
  total_fundings: z.number().nullable(),
});

export const questionAnswer = z.object({
  data: z.object({
    answer: answer
      .nullable()
      .describe(
        'What the question asks for, said in a sentence; null where a list alone is asked for',
      ),
    understood,
    startups: z.array(startupOfQuestion),
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
    fit: z
      .object({ total: z.int(), investors: z.array(fittingInvestor).max(BESIDE), ...fitMeta.shape })
      .nullable()
      .describe('Where investors for a need are asked for: those who come nearest'),
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

export const MAX_SEMANTIC_RESULTS = 20;
export const MAX_SEMANTIC_LENGTH = 500;

export const semanticQuestion = z
  .string()
  .trim()
  .min(1, 'expected 1 to 500 characters')
  .max(MAX_SEMANTIC_LENGTH, 'expected 1 to 500 characters');

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
