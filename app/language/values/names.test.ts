import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../test/growth.ts';
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

test('a megabyte of commas costs no more than its length', async () => {
  const split = (length: number) => {
    expect(splitNames(','.repeat(length))).toEqual([]);
    expect(splitNames('(,'.repeat(length / 2))).toHaveLength(length / 2);
  };
  expect(await growthOf(split, 1_000_000)).toBeLessThan(MOST_GROWTH);
});

test('a list that is not of names is not split at "and"', () => {
  expect(splitList('Fintech, Audio and podcasts')).toEqual(['Fintech', 'Audio and podcasts']);
});
