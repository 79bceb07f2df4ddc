import { expect, test } from 'vitest';
import { countSlips, listRespelled, slipsAllowed } from './slips.ts';

test.each([
  ['gozeem', 'gozem', 0.5],
  ['partek', 'partech', 0.5],
  ['tymebanc', 'tymebank', 0.5],
  ['zola', 'sola', 0.5],
  ['flutterwvae', 'flutterwave', 1],
  ['lutterwave', 'flutterwave', 1.25],
  ['apoloagricultre', 'apolloagriculture', 2],
])('%s is %s but for %s', (typed, name, slips) => {
  expect(countSlips(typed, name)).toBe(slips);
});

test('of a long name more may be wrong', () => {
  expect([3, 5, 12].map(slipsAllowed)).toEqual([0, 1.25, 2.25]);
});

test('letters of one sound are exchanged one at a time', () => {
  expect(listRespelled('partek')).toEqual(expect.arrayContaining(['partech', 'parteck']));
  expect(listRespelled('phonix')).toEqual(expect.arrayContaining(['phoniks', 'fonix']));
});
