import { describe, expect, test } from 'vitest';
import { STARTUP_FILTERS } from './filter-columns.ts';
import { readFilters } from './read-filters.ts';

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

describe('values of filters', () => {
  test.each([
    ['1500000', 1_500_000],
    ['1,500,000', 1_500_000],
    ['1.1m', 1_100_000],
    ['$2.5B', 2_500_000_000],
    ['250 k', 250_000],
    ['-3', -3],
    ['0', 0],
    [7, 7],
  ])('%s is the number %s', (text, number) => {
    expect(testOf('total_fundings', 'equals', text)).toEqual({
      kind: 'number',
      comparisons: [{ is: '=', than: number }],
    });
  });

  test.each([
    '',
    'many',
    '1.2.3',
    '1,5',
    '1e400',
    'NaN',
    'Infinity',
    '0x10',
    '99999999999999999',
    true,
    {},
    '9b9',
  ])('%s is no number', (text) => {
    expect(Object.keys(errorOf('total_fundings', 'equals', text))).toEqual(['f.0.query_1']);
  });

  test('whole numbers have no parts', () => {
    expect(errorOf('year_founded', 'gt', '2015.5')).toEqual({
      'f.0.query_1': ['expected a whole number'],
    });
    expect(testOf('twitter_followers', 'gt', '1.5k')).toEqual({
      kind: 'number',
      comparisons: [{ is: '>', than: 1500 }],
    });
  });

  test('between takes its ends in order', () => {
    expect(errorOf('year_founded', 'between', '2020', '2010')).toEqual({
      'f.0.query_2': ['expected a value that is not below query_1'],
    });
    expect(errorOf('year_founded', 'between', '2020')).toEqual({
      'f.0.query_2': ['expected a value'],
    });
    expect(errorOf('last_funding_on', 'between', '2020', '2019-12')).toHaveProperty([
      'f.0.query_2',
    ]);
  });

  test('a date is a day, a month or a year', () => {
    const on = (operator: string, ...queries: string[]) =>
      testOf('last_funding_on', operator, ...queries);
    expect(on('equals', '2024')).toEqual({ kind: 'date', from: '2024-01-01', to: '2024-12-31' });
    expect(on('equals', '2024-02')).toEqual({ kind: 'date', from: '2024-02-01', to: '2024-02-29' });
    expect(on('gt', '2024')).toEqual({ kind: 'date', from: '2025-01-01' });
    expect(on('gte', '2024-02')).toEqual({ kind: 'date', from: '2024-02-01' });
    expect(on('lt', '2024-03')).toEqual({ kind: 'date', to: '2024-02-29' });
    expect(on('lte', '2024')).toEqual({ kind: 'date', to: '2024-12-31' });
    expect(on('between', '2023', '2024-06')).toEqual({
      kind: 'date',
      from: '2023-01-01',
      to: '2024-06-30',
    });
    expect(on('within_last', '30')).toEqual({ kind: 'date', from: '2026-10-22' });
    for (const wrong of ['2024-13', '2023-02-29', '24', 'May', '0000', '3000', '2024-1-1', 'x']) {
      expect(Object.keys(errorOf('last_funding_on', 'equals', wrong)), wrong).toEqual([
        'f.0.query_1',
      ]);
    }
    for (const wrong of ['-1', '1.5', '99999', 'x']) {
      expect(Object.keys(errorOf('updated_at', 'within_last', wrong)), wrong).toEqual([
        'f.0.query_1',
      ]);
    }
  });

  test('lists are parted by commas, quotes keep one together; each value counts once', () => {
    const names = (operator: string, query: unknown) => {
      const found = testOf('investor', operator, query);
      return found?.kind === 'reference' ? found.names : [];
    };
    expect(names('includes_any', ' a, b ,,a')).toEqual(['a', 'b']);
    expect(names('includes_any', '"Mastercard, Inc.", "say ""hi""" , c')).toEqual([
      'Mastercard, Inc.',
      'say "hi"',
      'c',
    ]);
    expect(names('includes_any', '"half, b')).toEqual(['"half', 'b']);
    expect(names('includes_all', ['a, b', 'c'])).toEqual(['a, b', 'c']);
    expect(names('includes', 'Mastercard, Inc.')).toEqual(['Mastercard, Inc.']);
    expect(errorOf('investor', 'includes', ['a', 'b'])['f.0.query_1']?.[0]).toMatch(/includes_any/);
    expect(errorOf('investor', 'includes_any', ' , ')).toEqual({
      'f.0.query_1': ['expected a value'],
    });
    const many = Array.from({ length: 201 }, (_, n) => `n${n}`);
    expect(errorOf('investor', 'includes_any', many.join())).toEqual({
      'f.0.query_1': ['expected at most 200 values'],
    });
    expect(names('includes_any', many.slice(1).join())).toHaveLength(200);
  });

  test('text has bounds', () => {
    expect(errorOf('name', 'contains', 'x'.repeat(501))).toEqual({
      'f.0.query_1': ['expected at most 500 characters'],
    });
    expect(errorOf('name', 'contains', 'a\0b')).toEqual({
      'f.0.query_1': ['contains the character U+0000'],
    });
    expect(errorOf('name', 'contains', '  ')).toEqual({ 'f.0.query_1': ['expected a value'] });
    expect(errorOf('name', 'contains', ['a'])).toEqual({
      'f.0.query_1': ['expected text or a number'],
    });
  });

  test('what has no value needs none', () => {
    expect(testOf('name', 'is_blank', 'ignored')).toEqual({ kind: 'blank' });
    expect(one('name', 'is_not_blank').filters[0]).toMatchObject({
      isNegated: true,
      test: { kind: 'blank' },
    });
  });
});
