// Responses of advanced search (decisions.md). Money is in US dollars; null means unknown.
import { z } from 'zod';
import { BUSINESS_MODELS, STARTUP_STATUSES, STARTUP_TYPES } from '../../base/enumerations.ts';
import { pageMeta } from '../../http/paging.ts';
import type { ColumnName } from '../../search-engine/question.ts';
import { COLUMN_KINDS, COLUMN_NAMES, REFERENCE_KINDS } from '../filters/filter-columns.ts';
import { partialDate } from '../fundings/contract.ts';
import { namedLink, startupRow, usd } from '../startups/contract.ts';

export const RESULTS_PER_PAGE = 20;
export const MAX_RESULTS_PER_PAGE = 100;
export const foundStartup = startupRow.extend({
  overview: z.string().nullable(),
  website: z.string().nullable(),
  state: z.string().nullable(),
  city: z.string().nullable(),
  status: z.enum(STARTUP_STATUSES).nullable(),
  type: z.enum(STARTUP_TYPES).nullable(),
  public_ticker: z.string().nullable(),
  industries: z.array(namedLink),
  fundings_count: z.int(),
  last_funding_on: partialDate.nullable(),
  last_funding_amount: usd,
  investors: z.array(namedLink),
  lead_investors: z.array(namedLink),
  founders: z.array(z.string()),
  technologies: z.array(namedLink),
  twitter_followers: z.int().nullable(),
  /** Null when unknown. */
  women_led: z.literal('yes').nullable(),
  /** Who acquired it or merged with it, newest first. */
  acquired_by: z.string().nullable(),
  /** At its precision. */
  closed_on: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  incorporated_in: z.string().nullable(),
  operates_in: z.array(z.string()),
  business_models: z.array(z.enum(BUSINESS_MODELS)),
  updated_at: z.string(),
});
export type FoundStartup = z.output<typeof foundStartup>;

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
