import { expect, test } from 'vitest';
import { splitList, splitNames } from './names.ts';

test.each([
  ['Acme, Beta,Gamma, Delta', ['Acme', 'Beta', 'Gamma', 'Delta']],
  ['Acme, Inc., Beta and Gamma', ['Acme, Inc.', 'Beta', 'Gamma']],
  ['Acme, Beta;Gamma\n Delta', ['Acme, Beta', 'Gamma', 'Delta']],
  ['Sand and Sons', ['Sand and Sons']],
  ['Acme (lead, with Beta), Gamma', ['Acme (lead, with Beta)', 'Gamma']],
  ['Acme (lead, Gamma', ['Acme (lead', 'Gamma']],
  ['Acme) , Beta (x), Gamma', ['Acme)', 'Beta (x)', 'Gamma']],
  [' ,;\n, ', []],
  ['', []],
])('%j names %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('a megabyte of commas is read at once', () => {
  const startedAt = performance.now();
  expect(splitNames(','.repeat(1_000_000))).toEqual([]);
  expect(splitNames('(,'.repeat(500_000))).toHaveLength(500_000);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
}, 10_000);

test('a list that is not of names is not split at "and"', () => {
  expect(splitList('Fintech, Audio and podcasts')).toEqual(['Fintech', 'Audio and podcasts']);
});
