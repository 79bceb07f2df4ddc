import type { Operator } from '../../find/filters/filter-columns.ts';
import type { ReferenceNames } from '../../find/filters/name-references.server.ts';
import type { ColumnName } from '../../find/question.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import type { SearchColumn } from './advanced-contract.ts';
import type { FilterRow } from './search-address.ts';

/** A filter in words, such as "Country is Kenya"; unknown parts as given. */
export function describeFilter(
  row: FilterRow,
  columns: readonly SearchColumn[],
  names: ReferenceNames = {},
): string {
  const definition = columns.find(({ name }) => name === row.column);
  const column = searchText.columns[row.column as ColumnName] ?? row.column;
  const operator = searchText.operators[row.operator as Operator] ?? row.operator;
  const values = definition?.values ?? [];
  const value = row.query_1
    .split(',')
    .map((given) => {
      const one = given.trim();
      const name = names[`${row.column} ${one}`];
      return name ?? values.find((choice) => choice.value === one)?.label ?? one;
    })
    .join(', ');
  if (row.operator === 'between') return text.isBetween(column, value, row.query_2);
  if (row.operator === 'within_last') return text.isWithinLast(column, value);
  return [column, operator, value].filter(Boolean).join(' ');
}
