// Parses filters, {column, operator, query_1, query_2}, into conditions or errors, and orders.
// Names of industries or investors are looked up later (look-up.server.ts).

import { addDays } from '../../base/dates.ts';
import type { ReferenceKind } from '../../catalogue/field.ts';
import type { FieldErrors } from '../../http/errors.ts';
import { findClosest } from '../../language/slips.ts';
import { roundsText, searchText } from '../../text/text.ts';
import type { Comparison, Condition, RoundSortKey, SortKey, Test } from '../conditions.ts';
import {
  BLANK_OPERATORS,
  type ColumnName,
  type FilterColumn,
  type FilterColumns,
  LIST_OPERATORS,
  MAX_FILTERS,
  MAX_SORT_KEYS,
  OPERATORS,
  type Operator,
  SORT_COLUMNS,
} from './filter-columns.ts';
import {
  Mistake,
  readChoice,
  readDays,
  readList,
  readNumber,
  readPeriod,
  readText,
} from './filter-values.ts';

const say = searchText.errors;

/** By column and given value, such as "investor y combinator"; without ambiguous names. */
export type ReferenceNames = Readonly<Record<string, string>>;

/** Names of what has to be looked up. */
interface ReferenceTest {
  kind: 'reference';
  refersTo: ReferenceKind;
  names: string[];
  needsAll: boolean;
}

/** As a condition, with names instead of ids and unfolded texts. */
export interface Filter<Name extends string = ColumnName> extends Omit<Condition<Name>, 'test'> {
  index: number;
  operator: Operator;
  test: Exclude<Test, { kind: 'ids' }> | ReferenceTest;
}

/** `today` is an ISO date. Skips empty filters. Errors have keys such as f.0.query_1. */
export function readFilters<Name extends string>(
  columns: FilterColumns<Name>,
  given: unknown,
  today: string,
): { filters: Filter<Name>[]; errors: FieldErrors } {
  const errors: FieldErrors = {};
  const filters: Filter<Name>[] = [];
  const entries = listEntries(given);
  if (!entries) return { filters, errors: { f: [say.notAList] } };
  if (entries.length > MAX_FILTERS)
    return { filters, errors: { f: [say.tooManyFilters(MAX_FILTERS)] } };
  for (const [key, value] of entries) {
    try {
      const filter = readFilter(columns, key, value, today);
      if (filter) filters.push(filter);
    } catch (mistake) {
      if (!(mistake instanceof Mistake)) throw mistake;
      errors[[`f.${key.slice(0, 20)}`, mistake.field].filter(Boolean).join('.')] = [
        mistake.message,
      ];
    }
  }
  return { filters, errors };
}

/** Forms send {0: …, 1: …}, JSON a list. */
function listEntries(given: unknown): Array<[key: string, value: unknown]> | null {
  if (given === undefined || given === null || given === '') return [];
  if (typeof given !== 'object') return null;
  const entries = Object.entries(given);
  return entries.sort(([a], [b]) => Number(a) - Number(b));
}

function readFilter<Name extends string>(
  columns: FilterColumns<Name>,
  key: string,
  value: unknown,
  today: string,
): Filter<Name> | null {
  if (!/^\d{1,4}$/.test(key)) throw new Mistake('', say.notANumberedFilter);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Mistake('', say.notAFilter);
  }
  const given = value as Record<string, unknown>;
  const parts = ['column', 'operator', 'query_1', 'query_2'];
  if (
    parts.every((part) => given[part] === undefined || given[part] === '' || given[part] === null)
  ) {
    return null;
  }
  const column = readName(
    'column',
    given.column,
    Object.keys(columns) as Name[],
    (name) => columns[name].label,
  );
  const definition = columns[column];
  const operators: readonly Operator[] = OPERATORS[definition.kind];
  const operator = readName(
    'operator',
    given.operator,
    operators,
    (name) => searchText.operators[name],
    column,
  );
  const isNegated = operator.includes('not_');
  const test = readTest(definition, operator, given.query_1, given.query_2, today);
  return { index: Number(key), column, operator, isNegated, test };
}

/** A name or label, case-insensitive. Throws a Mistake with the nearest. */
function readName<Name extends string>(
  field: 'column' | 'operator',
  given: unknown,
  names: readonly Name[],
  labelOf: (name: Name) => string,
  column?: string,
): Name {
  if (typeof given !== 'string' || !given.trim()) throw new Mistake(field, say.missing(field));
  const wanted = given.trim().toLowerCase();
  const found = names.find((name) => name === wanted || labelOf(name).toLowerCase() === wanted);
  if (found) return found;
  const nearest = findClosest(wanted.replaceAll(/[\s-]+/g, '_'), names);
  const shown = given.trim().slice(0, 80);
  throw new Mistake(
    field,
    column ? say.unknownOperator(shown, column, nearest, names) : say.unknownColumn(shown, nearest),
  );
}

function readTest(
  column: FilterColumn,
  operator: Operator,
  query1: unknown,
  query2: unknown,
  today: string,
): Filter['test'] {
  if (BLANK_OPERATORS.includes(operator)) return { kind: 'blank' };
  switch (column.kind) {
    case 'text':
      return { kind: 'text', how: readHow(operator), text: readText('query_1', query1) };
    case 'number':
      return readNumberTest(operator, query1, query2, column.isWhole ?? false);
    case 'date':
      return readDateTest(operator, query1, query2, today);
    case 'choice': {
      const values = readValues(operator, query1).map((one) => readChoice(one, column.choices));
      return { kind: 'choice', values: [...new Set(values)] };
    }
    default: {
      const names = readValues(operator, query1);
      const needsAll = operator === 'includes_all';
      return { kind: 'reference', refersTo: column.refersTo, names, needsAll };
    }
  }
}

function readHow(operator: Operator): 'contains' | 'equals' | 'starts_with' | 'ends_with' {
  if (operator === 'starts_with' || operator === 'ends_with') return operator;
  return operator.endsWith('contains') ? 'contains' : 'equals';
}

/** A single value may contain commas; a list is split at them. */
function readValues(operator: Operator, query1: unknown): string[] {
  if (LIST_OPERATORS.includes(operator)) return readList(query1);
  if (Array.isArray(query1) && query1.length > 1)
    throw new Mistake('query_1', say.oneValue(operator));
  return [readText('query_1', Array.isArray(query1) ? query1[0] : query1)];
}

const COMPARISONS: Partial<Record<Operator, Comparison>> = {
  equals: '=',
  not_equals: '=',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
};

function readNumberTest(
  operator: Operator,
  query1: unknown,
  query2: unknown,
  isWhole: boolean,
): Extract<Test, { kind: 'number' }> {
  const first = readNumber('query_1', query1, isWhole);
  const is = COMPARISONS[operator];
  if (is) return { kind: 'number', comparisons: [{ is, than: first }] };
  const second = readNumber('query_2', query2, isWhole);
  if (second < first) throw new Mistake('query_2', say.belowFirst);
  return {
    kind: 'number',
    comparisons: [
      { is: '>=', than: first },
      { is: '<=', than: second },
    ],
  };
}

function readDateTest(
  operator: Operator,
  query1: unknown,
  query2: unknown,
  today: string,
): Extract<Test, { kind: 'date' }> {
  if (operator === 'within_last') {
    return { kind: 'date', from: addDays(today, -readDays(query1)) };
  }
  const first = readPeriod('query_1', query1);
  switch (operator) {
    case 'gt':
      return { kind: 'date', from: addDays(first.to, 1) };
    case 'gte':
      return { kind: 'date', from: first.from };
    case 'lt':
      return { kind: 'date', to: addDays(first.from, -1) };
    case 'lte':
      return { kind: 'date', to: first.to };
    case 'between': {
      const { to } = readPeriod('query_2', query2);
      if (to < first.from) throw new Mistake('query_2', say.belowFirst);
      return { kind: 'date', from: first.from, to };
    }
    default:
      return { kind: 'date', ...first };
  }
}

export const DEFAULT_SORT: readonly SortKey[] = [{ column: 'total_fundings', isDescending: true }];

/**
 * Parses `-total_fundings,name`; a minus means descending, '' the default. The first key of a
 * column counts.
 */
export function readSort(text: string): { keys: SortKey[] } | { error: string } {
  const keys: SortKey[] = [];
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length > MAX_SORT_KEYS) return { error: say.tooManySortKeys(MAX_SORT_KEYS) };
  for (const part of parts) {
    const isDescending = part.startsWith('-');
    const name = part.replace(/^[-+]/, '').toLowerCase();
    const column = SORT_COLUMNS.find((one) => one === name);
    if (!column)
      return {
        error: say.unknownSort(part.slice(0, 80), findClosest(name, SORT_COLUMNS), SORT_COLUMNS),
      };
    if (!keys.some((key) => key.column === column)) keys.push({ column, isDescending });
  }
  return { keys: keys.length > 0 ? keys : [...DEFAULT_SORT] };
}

export function formatSort(keys: readonly SortKey[]): string {
  return keys.map(({ column, isDescending }) => `${isDescending ? '-' : ''}${column}`).join(',');
}

export const tidySort = (sort: string): string => (sort === formatSort(DEFAULT_SORT) ? '' : sort);

const ROUND_SORTS: readonly RoundSortKey['column'][] = ['announced_on', 'amount', 'startup'];
export const NEWEST_FIRST: RoundSortKey = { column: 'announced_on', isDescending: true };

/** A column, with a minus for descending; '' is newest first. */
export function readRoundSort(text: string): { keys: RoundSortKey } | { error: string } {
  if (!text) return { keys: NEWEST_FIRST };
  const isDescending = text.startsWith('-');
  const column = ROUND_SORTS.find((one) => one === text.replace(/^-/, ''));
  return column
    ? { keys: { column, isDescending } }
    : { error: roundsText.unknownSort(text.slice(0, 80), ROUND_SORTS) };
}
