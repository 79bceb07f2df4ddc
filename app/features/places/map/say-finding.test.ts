import { expect, test } from 'vitest';
import { sayFinding } from './contract.ts';

const rows = (...figures: (number | null)[]) =>
  figures.map((figure, index) => ({
    label: ['Kenya', 'Egypt', 'Ghana', 'Mali'][index] ?? '',
    figure,
  }));

test('names the two first and their share of all', () => {
  expect(sayFinding('startups', rows(2, 6, 1, 1))).toBe(
    'Egypt and Kenya are home to 80% of the startups',
  );
  expect(sayFinding('raised', rows(5e6, 3e6, null, 2e6))).toBe(
    'Startups in Kenya and Egypt raised 80% of the money',
  );
});

test('says nothing of a tie for the second place, or of two countries', () => {
  expect(sayFinding('rounds', rows(6, 2, 2))).toBeNull();
  expect(sayFinding('rounds', rows(6, 2, null, 0))).toBeNull();
  expect(sayFinding('rounds', [])).toBeNull();
});
