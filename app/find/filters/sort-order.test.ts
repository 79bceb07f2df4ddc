import { expect, test } from 'vitest';
import { formatSort, readSort } from './read-filters.ts';

test('columns in order, a minus for the largest first (decisions.md, advanced search)', () => {
  const order = readSort('-total_fundings, name');
  expect(order).toEqual({
    keys: [
      { column: 'total_fundings', isDescending: true },
      { column: 'name', isDescending: false },
    ],
  });
  expect('keys' in order && formatSort(order.keys)).toBe('-total_fundings,name');
});

test('nothing is the default; a column counts once', () => {
  expect(readSort(' ,')).toEqual({ keys: [{ column: 'total_fundings', isDescending: true }] });
  expect(readSort('name,-name')).toEqual({ keys: [{ column: 'name', isDescending: false }] });
});

test('a wrong column is named with the nearest, too many are refused', () => {
  expect(readSort('-total_funding')).toEqual({
    error: 'results cannot be sorted by "-total_funding"; the nearest is "total_fundings"',
  });
  expect(readSort('overview')).toHaveProperty('error');
  expect(readSort('a,b,c,d,e,f')).toEqual({ error: 'expected at most 5 columns' });
});
