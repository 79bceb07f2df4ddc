// Columns, operators and limits of filters.

import { labelled } from '../../base/label.ts';
import {
  type Asked,
  columnLabel,
  type Field,
  type Fields,
  fieldsFor,
  LIST_KINDS,
  type ReferenceKind,
} from '../../catalogue/field.ts';
import { ROUND } from '../../catalogue/round.ts';
import { searchColumn } from '../../catalogue/search-column.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import { questionsText } from '../../text/text.ts';

export const COLUMN_KINDS = ['text', 'number', 'date', 'choice', 'reference', 'many'] as const;
type ColumnKind = (typeof COLUMN_KINDS)[number];

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
  label: string;
  /** Its column in search_startups. */
  searched?: string;
  sorts?: true;
  isAlwaysKnown?: true;
}
export type FilterColumn =
  | ColumnOf<'text' | 'date'>
  | (ColumnOf<'number'> & { isWhole?: boolean })
  | (ColumnOf<'choice'> & { choices: readonly string[]; isList?: boolean })
  | (ColumnOf<'reference' | 'many'> & { refersTo: ReferenceKind });

/** The columns of filters. */
export type FilterColumns<Name extends string> = Readonly<Record<Name, FilterColumn>>;

/** By the names under which filters ask for fields. */
function filterColumns<Of extends Fields>(fields: Of) {
  const columns = fieldsFor(fields, 'filter').map(([name, field]) => [
    field.asked ?? name,
    labelled(columnOf(name, field), () => columnLabel(field)),
  ]);
  return Object.fromEntries(columns) as FilterColumns<Asked<Of, 'filter'>>;
}

type Unlabelled<Column> = Column extends FilterColumn ? Omit<Column, 'label'> : never;

function columnOf(name: string, field: Field): Unlabelled<FilterColumn> {
  const { kind, sorts, isAlwaysKnown, refersTo, choices } = field;
  const searched = searchColumn(name, field);
  const common = { searched, sorts, isAlwaysKnown };
  if (refersTo) return { ...common, kind: kind === 'place' ? 'reference' : 'many', refersTo };
  if (choices) return { ...common, kind: 'choice', choices, isList: LIST_KINDS.includes(kind) };
  switch (kind) {
    case 'year':
    case 'count':
      return { ...common, kind: 'number', isWhole: true };
    case 'dollars':
    case 'money':
      return { ...common, kind: 'number' };
    case 'date':
    case 'time':
      return { ...common, kind: 'date' };
    default:
      return { ...common, kind: 'text' };
  }
}

export const STARTUP_FILTERS = filterColumns(STARTUP);
const COUNT = { kind: 'number', isWhole: true, isAlwaysKnown: true } as const;
const ROUND_COUNTS: FilterColumns<'investors_count' | 'leads_count'> = {
  investors_count: labelled(COUNT, () => questionsText.columns.investors_count),
  leads_count: labelled(COUNT, () => questionsText.columns.leads_count),
};
export const ROUND_FILTERS = { ...filterColumns(ROUND), ...ROUND_COUNTS };
export type ColumnName = keyof typeof STARTUP_FILTERS;
export type RoundColumn = keyof typeof ROUND_FILTERS;

export const COLUMN_NAMES = Object.keys(STARTUP_FILTERS) as ColumnName[];
export const SORT_COLUMNS = COLUMN_NAMES.filter((name) => STARTUP_FILTERS[name].sorts);

export const MAX_FILTERS = 20;
export const MAX_VALUES = 200;
export const MAX_VALUE_LENGTH = 500;
export const MAX_SORT_KEYS = 5;
