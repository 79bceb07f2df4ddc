import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLUMN_NAMES, MAX_FILTERS, OPERATORS, STARTUP_FILTERS } from './filter-columns.ts';
import { formatSort, readFilters, readSort } from './read-filters.ts';

const TODAY = '2026-11-21';
const read = (f: unknown) => readFilters(STARTUP_FILTERS, f, TODAY);
const one = (column: string, operator: string, query_1?: unknown, query_2?: unknown) =>
  read([{ column, operator, query_1, query_2 }]);
const testOf = (...filter: Parameters<typeof one>) => {
  const { filters, errors } = one(...filter);
  expect(errors).toEqual({});
  return filters[0]?.test;
};
const errorOf = (...filter: Parameters<typeof one>) => one(...filter).errors;

describe('filters', () => {
  test('have these columns and operators, which addresses and saved searches hold', () => {
    expect(COLUMN_NAMES.join(', ')).toBe(
      'name, tagline, overview, website, country, state, city, industry, type, status, employee_range, ' +
        'year_founded, latest_round, total_fundings, fundings_count, last_funding_on, last_funding_amount, investor, ' +
        'lead_investor, founder, technology, women_led, acquired_by, closed_on, incorporated_in, operates_in, business_model, parent, identifiers, public_ticker, twitter, twitter_followers, updated_at',
    );
    const blank = ['is_blank', 'is_not_blank'];
    expect(OPERATORS.text).toEqual([
      'contains',
      'not_contains',
      'equals',
      'not_equals',
      'starts_with',
      'ends_with',
      ...blank,
    ]);
    expect(OPERATORS.number).toEqual([
      'equals',
      'not_equals',
      'gt',
      'gte',
      'lt',
      'lte',
      'between',
      ...blank,
    ]);
    expect(OPERATORS.date).toEqual([
      'equals',
      'not_equals',
      'gt',
      'gte',
      'lt',
      'lte',
      'between',
      'within_last',
      ...blank,
    ]);
    expect(OPERATORS.choice).toEqual(['equals', 'not_equals', 'in', 'not_in', ...blank]);
    expect(OPERATORS.reference).toEqual(OPERATORS.choice);
    expect(OPERATORS.many).toEqual([
      'includes',
      'not_includes',
      'includes_all',
      'includes_any',
      ...blank,
    ]);
  });

  test('are a list in JSON and numbered in forms; wholly empty ones do not count', () => {
    const filter = { column: 'name', operator: 'contains', query_1: 'pay' };
    const empty = { column: '', operator: '', query_1: '', query_2: '' };
    expect(read([filter, empty])).toEqual({
      errors: {},
      filters: [
        {
          index: 0,
          column: 'name',
          operator: 'contains',
          isNegated: false,
          test: { kind: 'text', how: 'contains', text: 'pay' },
        },
      ],
    });
    expect(
      read({ 10: filter, 2: { ...filter, query_1: 'x' } }).filters.map(({ index }) => index),
    ).toEqual([2, 10]);
    for (const nothing of [undefined, null, '', [], {}])
      expect(read(nothing)).toEqual({ filters: [], errors: {} });
  });

  test('that are no filters are named by their place', () => {
    expect(read('name')).toEqual({
      filters: [],
      errors: { f: [expect.stringContaining('list of filters')] },
    });
    expect(read(['name']).errors).toEqual({
      'f.0': [expect.stringContaining('expected a filter')],
    });
    expect(read({ a: { column: 'name' } }).errors).toEqual({
      'f.a': [expect.stringContaining('f[0][column]')],
    });
    const many = Array.from({ length: MAX_FILTERS + 1 }, () => ({
      column: 'name',
      operator: 'is_blank',
    }));
    expect(read(many).errors).toEqual({ f: ['expected at most 20 filters'] });
    expect(read(many.slice(1)).filters).toHaveLength(MAX_FILTERS);
  });

  test('with a wrong column or operator: the nearest is named', () => {
    expect(errorOf('total_funding', 'gt', '1')).toEqual({
      'f.0.column': ['there is no column "total_funding"; the nearest is "total_fundings"'],
    });
    expect(errorOf('name', 'contain', 'x')).toEqual({
      'f.0.operator': ['name has no operator "contain"; the nearest is "contains"'],
    });
    expect(errorOf('year_founded', 'contains', '1')['f.0.operator']?.[0]).toMatch(
      /no operator "contains"/,
    );
    expect(errorOf('name', '', 'x')).toEqual({
      'f.0.operator': ['expected the name of an operator'],
    });
    expect(errorOf('', 'equals', 'x')).toEqual({ 'f.0.column': ['expected the name of a column'] });
  });

  test('take labels as well as names', () => {
    expect(testOf('Founded', 'is at least', '2015')).toEqual({
      kind: 'number',
      comparisons: [{ is: '>=', than: 2015 }],
    });
    expect(testOf('STATUS', 'in', 'Active, closed')).toEqual({
      kind: 'choice',
      values: ['active', 'closed'],
    });
    expect(testOf('latest_round', 'equals', 'pre seed')).toEqual({
      kind: 'choice',
      values: ['Pre-Seed'],
    });
    expect(testOf('employee_range', 'equals', '>5000')).toEqual({
      kind: 'choice',
      values: ['>5000'],
    });
  });

  test('with a wrong choice: the nearest is named', () => {
    expect(errorOf('latest_round', 'in', 'Seed,Seris A')).toEqual({
      'f.0.query_1': ['"Seris A" is not known; the nearest is "Series A"'],
    });
  });
});

test('any input is parsed, or refused with a reason at a field', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('2020', '1M', 'seed', '2024-05'),
    fc.anything(),
  );
  const operators = Object.values(OPERATORS).flat();
  const filter = fc.record(
    {
      column: fc.oneof(fc.constantFrom(...COLUMN_NAMES), fc.anything()),
      operator: fc.oneof(fc.constantFrom(...operators), fc.anything()),
      query_1: value,
      query_2: value,
    },
    { requiredKeys: [] },
  );
  const asked = fc.oneof(
    fc.array(fc.oneof(filter, fc.anything()), { maxLength: 22 }),
    fc.anything(),
  );
  fc.assert(
    fc.property(asked, (f) => {
      const { filters, errors } = read(f);
      for (const messages of Object.values(errors)) expect(messages.join('')).not.toBe('');
      for (const { column, operator } of filters) {
        expect(OPERATORS[STARTUP_FILTERS[column].kind]).toContain(operator);
      }
    }),
    { numRuns: 5_000 },
  );
});

describe('orders', () => {
  test('columns in order, a minus for the largest first', () => {
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
});
