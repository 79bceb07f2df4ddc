import { expect, test } from 'vitest';
import { STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import { readFilters } from '../../find/filters/read-filters.ts';
import { numberWhole } from './filter-builder.tsx';
import type { FormOperator } from './filter-rows.tsx';
import { EMPTY_ROW } from './search-address.ts';

const OPERATORS: FormOperator[] = [
  { name: 'contains', label: 'contains', values: 'one' },
  { name: 'equals', label: 'is', values: 'one' },
];

test('what is wrong is said of its own row, though one before it is not whole yet', () => {
  const begun = { ...EMPTY_ROW, column: 'name', operator: 'contains' };
  const wrong = { ...EMPTY_ROW, column: 'year_founded', operator: 'equals', query_1: 'long ago' };
  const { filters, errors } = readFilters(
    STARTUP_FILTERS,
    numberWhole([begun, wrong], OPERATORS),
    '2026-11-01',
  );
  expect(Object.keys(errors)).toEqual(['f.1.query_1']);
  expect(filters).toEqual([]);
});
