// Filters and order of advanced search, computed in memory over rows that hold every column.
import { isoDay } from '../app/base/dates.ts';
import {
  type ColumnName,
  type FilterColumn,
  STARTUP_FILTERS,
} from '../app/find/filters/filter-columns.ts';

/** What "within the last days" counts back from. */
export const SEARCHED_AT = new Date('2026-11-21T15:00:00Z');

export interface Reference {
  slug: string;
  names: string[];
}
type Value = string | number | Reference[] | null;
export interface Row extends Record<ColumnName, Value> {
  id: number;
  slug: string;
}
export interface Asked {
  column: ColumnName;
  operator: string;
  query_1: string;
  query_2: string;
}

export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .replaceAll(/[–—]/g, '-')
    .replaceAll(/[‘’]/g, "'")
    .toLowerCase();
}

function isUnknown(value: Value): boolean {
  return value === null || (Array.isArray(value) && value.length === 0);
}

export function passes(row: Row, { column, operator, query_1, query_2 }: Asked): boolean {
  const value = row[column];
  if (operator === 'is_blank') return isUnknown(value);
  if (operator === 'is_not_blank') return !isUnknown(value);
  const isNegated = operator.startsWith('not_');
  const positive = isNegated ? operator.slice('not_'.length) : operator;
  const isTrue =
    !isUnknown(value) && isPositive(value, STARTUP_FILTERS[column], positive, query_1, query_2);
  return isTrue !== isNegated;
}

function isPositive(
  value: Value,
  column: FilterColumn,
  operator: string,
  query1: string,
  query2: string,
): boolean {
  if (Array.isArray(value)) return refers(value, operator, query1);
  if (column.kind === 'number')
    return compares(Number(value), operator, Number(query1), Number(query2));
  if (column.kind === 'date') return isWithin(String(value).slice(0, 10), operator, query1, query2);
  if (column.kind === 'choice') return query1.split(',').includes(String(value));
  const [text, wanted] = [fold(String(value)), fold(query1)];
  if (wanted === '') return false;
  if (operator === 'equals') return text === wanted;
  if (operator === 'starts_with') return text.startsWith(wanted);
  if (operator === 'ends_with') return text.endsWith(wanted);
  if (Array.from(wanted).length > 2) return text.includes(wanted);
  return ['', ' ', '-', '/', '.', '('].some((before) =>
    before ? text.includes(before + wanted) : text.startsWith(wanted),
  );
}

function compares(value: number, operator: string, query1: number, query2: number): boolean {
  return {
    equals: value === query1,
    gt: value > query1,
    gte: value >= query1,
    lt: value < query1,
    lte: value <= query1,
    between: value >= query1 && value <= query2,
  }[operator] as boolean;
}

/** A period's ISO text is a prefix of the days in it. */
function isWithin(day: string, operator: string, query1: string, query2: string): boolean {
  const part = (period: string) => day.slice(0, period.length);
  if (operator === 'within_last') {
    const age = (Date.parse(isoDay(SEARCHED_AT)) - Date.parse(day)) / 86_400_000;
    return age >= 0 && age <= Number(query1);
  }
  return {
    equals: part(query1) === query1,
    gt: part(query1) > query1,
    gte: part(query1) >= query1,
    lt: part(query1) < query1,
    lte: part(query1) <= query1,
    between: part(query1) >= query1 && part(query2) <= query2,
  }[operator] as boolean;
}

function refers(references: Reference[], operator: string, query: string): boolean {
  const isNamed = (name: string) =>
    references.some(
      ({ slug, names }) => slug === name || names.some((one) => fold(one) === fold(name)),
    );
  const wanted = ['equals', 'includes'].includes(operator) ? [query] : query.split(',');
  return operator === 'includes_all' ? wanted.every(isNamed) : wanted.some(isNamed);
}

export function compareBy(sort: string) {
  const keys = [...sort.split(','), 'name'];
  return (a: Row, b: Row) => {
    for (const key of keys) {
      const isDescending = key.startsWith('-');
      const column = key.replace('-', '') as ColumnName;
      const order = compareValues(a[column], b[column], isDescending);
      if (order !== 0) return order;
    }
    return a.id - b.id;
  };
}

function compareValues(a: Value, b: Value, isDescending: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order =
    typeof a === 'number' && typeof b === 'number'
      ? a - b
      : Buffer.compare(Buffer.from(fold(String(a))), Buffer.from(fold(String(b))));
  return isDescending ? -order : order;
}
