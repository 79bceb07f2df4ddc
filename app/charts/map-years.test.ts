import { expect, test } from 'vitest';
import { yearsFrom } from './map-years.ts';

test('years play from the one after that shown, and from the first after the last', () => {
  const years = ['2023', '2024', '2025'];
  expect(yearsFrom(years, '2023')).toEqual(['2024', '2025']);
  expect(yearsFrom(years, null)).toEqual(years);
  expect(yearsFrom(years, '2025')).toEqual(years);
  expect(yearsFrom(years, '1999')).toEqual(years);
});
