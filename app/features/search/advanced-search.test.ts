import { describe, expect, test } from 'vitest';
import { STARTUP_FILTERS } from '../../find/filters/filter-columns.ts';
import { readFilters } from '../../find/filters/read-filters.ts';
import { sayInForm } from './advanced-search.server.ts';

function messages(filter: Record<string, string>): string[] {
  const { errors } = readFilters(STARTUP_FILTERS, [filter], '2026-11-01');
  return Object.entries(errors).map(([field, [message = '']]) => sayInForm(field, message));
}

describe('what is wrong is said in the words of the form', () => {
  test('columns and operators by their labels', () => {
    expect(messages({ column: 'contry', operator: 'equals', query_1: 'x' })).toEqual([
      'there is no column "contry"; the nearest is "Country"',
    ]);
    const [said = ''] = messages({ column: 'country', operator: 'gte', query_1: 'x' });
    expect(said).toMatch(/^Country has no operator "gte"; /);
    expect(said).not.toMatch(/not_equals|is_blank|\bequals\b/);
  });

  test('the values without the names of the API', () => {
    expect(
      messages({ column: 'year_founded', operator: 'between', query_1: '2020', query_2: '2010' }),
    ).toEqual(['expected a value that is not below the first']);
  });

  test('anything else as it is', () => {
    const [said] = messages({ column: 'year_founded', operator: 'equals', query_1: 'in between' });
    expect(said).toBe('expected a whole number');
  });
});
