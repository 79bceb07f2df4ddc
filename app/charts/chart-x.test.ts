import { expect, test } from 'vitest';
import { xKindOf, xLabel, xPosition } from './chart-reading.ts';

test('years, dates and names are distinguished', () => {
  expect(xKindOf(['2015', '2026'])).toBe('year');
  expect(xKindOf(['2015', '2026-03', '2026-03-09'])).toBe('date');
  expect(xKindOf(['2015', 'FinTech'])).toBe('category');
  expect(xKindOf(['2026-02-31'])).toBe('category');
  expect(xKindOf(['10', '50'])).toBe('category');
  expect(xKindOf([])).toBe('category');
});

test('a date is labelled at its precision', () => {
  expect(['2026', '2026-03', '2026-03-09'].map((x) => xLabel(x, 'date'))).toEqual([
    '2026',
    'Mar 2026',
    '9 Mar 2026',
  ]);
});

test('names lose the blanks that would break a reading in two, and are never empty', () => {
  expect(xLabel(' Agri\n\tTech ', 'category')).toBe('Agri Tech');
  expect(xLabel('  ', 'category')).toBe('Unnamed');
});

test('a month lies where it starts', () => {
  expect(xPosition('2026-03', 'date')).toBe(Date.UTC(2026, 2, 1));
  expect(xPosition('2026', 'year')).toBe(2026);
  expect(xPosition('Kenya', 'category')).toBeNull();
});
