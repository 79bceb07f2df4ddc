// Responses of advanced search (decisions.md). Money is in US dollars; null means unknown.
import { z } from 'zod';
import { foundStartup } from '../../catalogue/found-startup.ts';
import { COLUMN_KINDS, COLUMN_NAMES, REFERENCE_KINDS } from '../../find/filters/filter-columns.ts';
import type { ColumnName } from '../../find/question.ts';
import { pageMeta } from '../../http/params.ts';

export const RESULTS_PER_PAGE = 20;
export const MAX_RESULTS_PER_PAGE = 100;

export const totalIs = z.enum(['exact', 'at_least']);
const columnName = z.enum(COLUMN_NAMES as [ColumnName, ...ColumnName[]]);

export const loosening = z.object({
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
  /** What the values name, by slug or name. */
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
