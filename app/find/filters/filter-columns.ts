// Columns, operators and limits of filters.
import { WORLD_CODES } from '../../base/countries.ts';
import {
  BUSINESS_MODELS,
  EMPLOYEE_RANGES,
  FUNDING_ROUNDS,
  STARTUP_STATUSES,
  STARTUP_TYPES,
} from '../../base/enumerations.ts';

export const COLUMN_KINDS = ['text', 'number', 'date', 'choice', 'reference', 'many'] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

export const REFERENCE_KINDS = [
  'country',
  'state',
  'city',
  'startup',
  'industry',
  'investor',
  'founder',
  'technology',
] as const;
export type ReferenceKind = (typeof REFERENCE_KINDS)[number];

const FOR_EVERY_KIND = ['is_blank', 'is_not_blank'] as const;
const FOR_ONE_OF = ['equals', 'not_equals', 'in', 'not_in', ...FOR_EVERY_KIND] as const;
const FOR_ORDERED = ['equals', 'not_equals', 'gt', 'gte', 'lt', 'lte', 'between'] as const;

export const OPERATORS = {
  text: [
    'contains',
    'not_contains',
    'equals',
    'not_equals',
    'starts_with',
    'ends_with',
    ...FOR_EVERY_KIND,
  ],
  number: [...FOR_ORDERED, ...FOR_EVERY_KIND],
  date: [...FOR_ORDERED, 'within_last', ...FOR_EVERY_KIND],
  choice: FOR_ONE_OF,
  reference: FOR_ONE_OF,
  many: ['includes', 'not_includes', 'includes_all', 'includes_any', ...FOR_EVERY_KIND],
} as const satisfies Record<ColumnKind, readonly string[]>;
export type Operator = (typeof OPERATORS)[ColumnKind][number];

export const LIST_OPERATORS: readonly Operator[] = ['in', 'not_in', 'includes_all', 'includes_any'];
export const BLANK_OPERATORS: readonly Operator[] = FOR_EVERY_KIND;

interface ColumnOf<Kind extends ColumnKind> {
  kind: Kind;
  sorts?: true;
  /** Of every startup. */
  known?: true;
}
export type FilterColumn =
  | ColumnOf<'text' | 'date'>
  | (ColumnOf<'number'> & { whole?: true })
  | (ColumnOf<'choice'> & { choices: readonly string[]; many?: true })
  | (ColumnOf<'reference' | 'many'> & { refersTo: ReferenceKind });

export const FILTER_COLUMNS = {
  name: { kind: 'text', sorts: true, known: true },
  tagline: { kind: 'text' },
  overview: { kind: 'text' },
  website: { kind: 'text' },
  country: { kind: 'reference', refersTo: 'country' },
  state: { kind: 'reference', refersTo: 'state' },
  city: { kind: 'reference', refersTo: 'city' },
  industry: { kind: 'many', refersTo: 'industry' },
  type: { kind: 'choice', choices: STARTUP_TYPES },
  status: { kind: 'choice', choices: STARTUP_STATUSES },
  employee_range: { kind: 'choice', choices: EMPLOYEE_RANGES },
  year_founded: { kind: 'number', whole: true, sorts: true },
  latest_round: { kind: 'choice', choices: FUNDING_ROUNDS },
  total_fundings: { kind: 'number', sorts: true },
  fundings_count: { kind: 'number', whole: true, sorts: true, known: true },
  last_funding_on: { kind: 'date', sorts: true },
  last_funding_amount: { kind: 'number', sorts: true },
  investor: { kind: 'many', refersTo: 'investor' },
  lead_investor: { kind: 'many', refersTo: 'investor' },
  founder: { kind: 'many', refersTo: 'founder' },
  technology: { kind: 'many', refersTo: 'technology' },
  women_led: { kind: 'choice', choices: ['yes'] },
  acquired_by: { kind: 'text' },
  closed_on: { kind: 'date' },
  incorporated_in: { kind: 'choice', choices: WORLD_CODES },
  operates_in: { kind: 'choice', choices: WORLD_CODES, many: true },
  business_model: { kind: 'choice', choices: BUSINESS_MODELS, many: true },
  public_ticker: { kind: 'text' },
  twitter_followers: { kind: 'number', whole: true, sorts: true },
  updated_at: { kind: 'date', sorts: true, known: true },
} as const satisfies Record<string, FilterColumn>;
export type ColumnName = keyof typeof FILTER_COLUMNS;

export const COLUMN_NAMES = Object.keys(FILTER_COLUMNS) as ColumnName[];
export const SORT_COLUMNS = COLUMN_NAMES.filter((name) => 'sorts' in FILTER_COLUMNS[name]);

export const MAX_FILTERS = 20;
export const MAX_VALUES = 200;
export const MAX_VALUE_LENGTH = 500;
export const MAX_SORT_KEYS = 5;
