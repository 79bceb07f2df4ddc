import { expect, test } from 'vitest';
import { splitNames } from './split-names.ts';

test.each([
  ['Acme, Beta;Gamma\n Delta', ['Acme', 'Beta', 'Gamma', 'Delta']],
  ['Acme (lead, with Beta), Gamma', ['Acme (lead, with Beta)', 'Gamma']],
  ['Acme (lead, Gamma', ['Acme (lead', 'Gamma']],
  ['Acme) , Beta (x), Gamma', ['Acme)', 'Beta (x)', 'Gamma']],
  [' ,;\n, ', []],
  ['', []],
])('parts names at commas outside brackets: %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});

test('a megabyte of commas is read at once', () => {
  const startedAt = performance.now();
  expect(splitNames(','.repeat(1_000_000))).toEqual([]);
  expect(splitNames('(,'.repeat(500_000))).toHaveLength(500_000);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
}, 10_000);
