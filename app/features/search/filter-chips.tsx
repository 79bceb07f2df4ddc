import { pathTo } from '../../base/paths.ts';
import type { ColumnName } from '../../search-engine/question.ts';
import { searchText, advancedSearchText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { ChipList } from '../../ui/chip.tsx';
import type { Operator } from '../filters/filter-columns.ts';
import type { ReferenceNames } from '../filters/name-references.server.ts';
import type { SearchColumn } from './advanced-contract.ts';
import { type FilterRow, type SearchState, searchHref } from './search-address.ts';

interface FilterChipsProps {
  state: SearchState;
  columns: readonly SearchColumn[];
  names?: ReferenceNames;
}

export function FilterChips({ state, columns, names }: FilterChipsProps) {
  const { rows } = state;
  if (rows.length === 0) return null;
  const chips = rows.map((row) => ({
    label: describeFilter(row, columns, names),
    removeHref: searchHref(state, { rows: rows.filter((other) => other !== row) }),
  }));
  return (
    <div className="row filter-chips">
      <ChipList label={text.chips} chips={chips} />
      <ButtonLink look="quiet" href={pathTo('/advanced-search')}>
        {text.clearAll}
      </ButtonLink>
    </div>
  );
}

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
