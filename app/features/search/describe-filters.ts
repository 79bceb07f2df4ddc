// Filters in words: of advanced search, and of questions as they were read.

import { COUNTRIES } from '../../base/countries.ts';
import { formatPartialDate, parsePartialDate } from '../../base/dates.ts';
import { formatMoneyTable } from '../../base/money.ts';
import type { ColumnName, Operator } from '../../find/filters/filter-columns.ts';
import { ROUND_FILTERS, STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import type { ReferenceNames } from '../../find/filters/read-filters.ts';
import type { Reading, UnderstoodFilter } from '../../language/question/reading.ts';
import { sayName } from '../../text/say-name.ts';
import {
  advancedSearchText,
  marksText,
  searchText,
  questionsText as text,
} from '../../text/text.ts';
import type { SearchColumn } from './contract.ts';
import type { FilterRow } from './search-address.ts';

/** A filter in words, such as "Country is Kenya"; unknown parts as given. */
export function describeRow(
  row: FilterRow,
  columns: readonly SearchColumn[],
  names: ReferenceNames = {},
): string {
  const definition = columns.find(({ name }) => name === row.column);
  const column = STARTUP_FILTERS[row.column as ColumnName]?.label ?? row.column;
  const operator = searchText.operators[row.operator as Operator] ?? row.operator;
  const values = definition?.values ?? [];
  const value = row.query_1
    .split(',')
    .map((given) => {
      const one = given.trim();
      const name = names[`${row.column} ${one}`];
      return sayName(name ?? values.find((choice) => choice.value === one)?.label ?? one);
    })
    .join(marksText.comma);
  if (row.operator === 'between') return advancedSearchText.isBetween(column, value, row.query_2);
  if (row.operator === 'within_last') return advancedSearchText.isWithinLast(column, value);
  return [column, operator, value].filter(Boolean).join(' ');
}

const MONEY = [
  'amount',
  'any_round.amount',
  'total_fundings',
  'last_funding_amount',
  'acquired_for',
  'valuation_usd',
  'any_round.valuation_usd',
];
/** Said by the column alone. */
const PLAIN = ['women_led', 'backed_women_led', 'led'];

/** Names of slugs, such as of industries. */
export type Labels = Readonly<Record<string, string>>;

const LABELLED: Readonly<Record<string, { label: string }>> = {
  ...ROUND_FILTERS,
  ...STARTUP_FILTERS,
};
const columnLabel = (column: string): string =>
  (text.columns as Readonly<Record<string, string>>)[column] ?? LABELLED[column]?.label ?? column;

/** "Country: Kenya", "A round: over $5.0M" */
export function describeFilter(filter: UnderstoodFilter, labels: Labels): string {
  const { column, operator } = filter;
  const label = columnLabel(column);
  const not = operator.startsWith('not_') ? `${text.not} ` : '';
  if (PLAIN.includes(column)) return not ? `${label}${marksText.colon}${text.no}` : label;
  // "over KSh 300m" are some dollars.
  if (filter.currency)
    return `${label}${marksText.colon}${text.inDollars(filter.words, sayDollars(filter))}`;
  return `${label}${marksText.colon}${not}${sayValue(filter, labels)}`;
}

function sayDollars({ query_1, query_2 }: UnderstoodFilter): string {
  const low = formatMoneyTable(Number(query_1));
  return query_2 ? text.to(low, formatMoneyTable(Number(query_2))) : low;
}

/** Without the name of the column. */
export function sayValue(
  { column, operator, query_1, query_2, words }: UnderstoodFilter,
  labels: Labels,
) {
  const isMoney = MONEY.includes(column);
  const isDate = /^year_|_on$/.test(column);
  const say = (value: string) => {
    if (isMoney) return formatMoneyTable(Number(value));
    const date = isDate && parsePartialDate(value);
    return date ? formatPartialDate(date) : value;
  };
  const blank = text.blank[operator];
  if (blank) return blank;
  if (operator === 'between') return text.to(say(query_1), say(query_2));
  const dated = isDate && text.dates[operator];
  if (dated) return dated(say(query_1));
  const compared = text.operators[operator];
  if (compared && column !== 'rank') return `${compared} ${say(query_1)}`;
  if (isMoney) return say(query_1);
  const values = query_1.split(',');
  const named = values.map((value) => {
    const label = Object.hasOwn(labels, value) ? labels[value] : COUNTRY_NAMES.get(value);
    return sayName(label ?? value);
  });
  // A region is its words, not its countries; so is a company that the page does not name.
  const isLong = values.length > 3 && !column.includes('employee');
  const isUnnamed = OF_COMPANIES.includes(column) && !values.every((one) => one in labels);
  return isLong || isUnnamed ? words : named.join(marksText.comma);
}

const OF_COMPANIES = ['startup', 'investor', 'lead_investor'];

/** By slug and by code. */
const COUNTRY_NAMES = new Map<string, string>(
  COUNTRIES.flatMap(({ slug, iso2, label }) => [slug, iso2].map((key) => [key, label] as const)),
);

/** A reading in one line. */
export function describeReading({ filters, meaning, returns }: Reading, labels: Labels): string {
  const parts = filters.map((filter) => describeFilter(filter, labels));
  if (meaning) parts.push(text.about(meaning));
  return `${text.returns[returns].many}${marksText.comma}${parts.join(' · ')}`;
}
