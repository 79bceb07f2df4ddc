import type { z } from 'zod';
import type { SearchColumn, searchOperator } from './advanced-contract.ts';
import type { FilterRow } from './search-address.ts';

export type FormColumn = Pick<
  SearchColumn,
  'name' | 'label' | 'kind' | 'operators' | 'values' | 'refers_to'
>;
export type FormOperator = Pick<z.output<typeof searchOperator>, 'name' | 'label' | 'values'>;

export function changeColumn(
  row: FilterRow,
  name: string,
  columns: readonly FormColumn[],
): FilterRow {
  const before = columns.find((column) => column.name === row.column);
  const after = columns.find((column) => column.name === name);
  const keepsOperator = after?.operators.includes(row.operator) ?? false;
  const keepsValues = keepsOperator && before?.kind === after?.kind && !after?.values;
  return {
    column: name,
    operator: keepsOperator ? row.operator : (after?.operators[0] ?? ''),
    query_1: keepsValues || !before ? row.query_1 : '',
    query_2: keepsValues ? row.query_2 : '',
  };
}

/** Maps the complete filters' numbers in the request to rows of the form. */
export function numberWhole(
  rows: readonly FilterRow[],
  operators: readonly FormOperator[],
): Record<number, FilterRow> {
  const whole = rows.map(({ column, operator, query_1, query_2 }, number) => {
    const row = { column, operator, query_1, query_2 };
    return isWhole(row, operators) ? [[number, row] as const] : [];
  });
  return Object.fromEntries(whole.flat());
}

function isWhole(row: FilterRow, operators: readonly FormOperator[]): boolean {
  const operator = operators.find(({ name }) => name === row.operator);
  if (!row.column || !operator) return false;
  if (operator.values === 'none') return true;
  return row.query_1.trim() !== '' && (operator.values !== 'two' || row.query_2.trim() !== '');
}
