import { expect, test } from 'vitest';
import { tickLabels, valueLabel } from './value-label.ts';

test.each([
  [999, '$999.0'],
  [1000, '$1.0K'],
  [522_700_000, '$522.7M'],
  [1_900_000_000, '$1.9B'],
  [0, '$0'],
  [-2_500_000, '−$2.5M'],
  [null, 'No data'],
  [Number.NaN, 'No data'],
])('%j dollars read %s', (value, label) => {
  expect(valueLabel(value, 'usd')).toBe(label);
});

test.each([
  [0, '0'],
  [12, '12'],
  [10_952, '10,952'],
  [0.25, '0.25'],
  [1234.56, '1,234.6'],
  [1_250_000, '1.3M'],
  [-3, '−3'],
])('a count of %j reads %s', (value, label) => {
  expect(valueLabel(value, 'count')).toBe(label);
});

test('percent', () => {
  expect([12.5, -4.25, 0, null].map((value) => valueLabel(value, 'percent'))).toEqual([
    '12.5%',
    '−4.3%',
    '0%',
    'No data',
  ]);
});

test('grid lines read exactly', () => {
  expect(tickLabels([1_025_000, 1_050_000], 'count')).toEqual(['1.025M', '1.05M']);
  expect(tickLabels([-0.25, 0, 0.25], 'percent')).toEqual(['−0.25%', '0%', '0.25%']);
  expect(tickLabels([0, 5e8, 1e9], 'usd')).toEqual(['$0', '$500.0M', '$1.0B']);
});
