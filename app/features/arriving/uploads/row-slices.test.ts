import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RawRow } from '../import/read-rows.server.ts';
import { sliceRows } from './row-slices.ts';

const layout = {
  mapping: {
    columnOf: new Map([
      ['name', 0],
      ['website', 1],
    ]),
  },
};
const rowsOf = (cells: string[][]): RawRow[] =>
  cells.map((row, index) => ({ line: index + 2, cells: row }));

test('rows of one name or one website are in one slice, whatever stands between', () => {
  const rows = rowsOf([
    ['Acme', ''],
    ['Beta', 'beta.example'],
    ['Gamma', ''],
    ['ACME', 'https://acme.example'],
    ['Delta', 'https://www.beta.example/about'],
    ['', ''],
    ['Acme Kenya', 'acme.example'],
  ]);
  const slices = sliceRows([{ layout, rows }], 1).map(([one]) => one?.map(({ line }) => line));
  expect(slices).toEqual([[2, 5, 8], [3, 6], [4], [7]]);
});

test('pages on a host that many share keep nothing together', () => {
  const rows = rowsOf([
    ['Acme', 'https://facebook.com/acme'],
    ['Beta', 'https://facebook.com/beta'],
  ]);
  expect(sliceRows([{ layout, rows }], 1)).toHaveLength(2);
});

test('every row of every file is in one slice, in its order; slices are not larger than need be', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', ''), { maxLength: 40 });
  fc.assert(
    fc.property(names, names, fc.integer({ min: 1, max: 12 }), (one, other, size) => {
      const files = [one, other].map((cells) => ({
        layout,
        rows: rowsOf(cells.map((name) => [name, ''])),
      }));
      const slices = sliceRows(files, size);
      for (const [nth, { rows }] of files.entries()) {
        const lines = slices.map((slice) => slice[nth]?.map(({ line }) => line) ?? []);
        for (const own of lines) expect(own).toEqual(own.toSorted((a, b) => a - b));
        expect(lines.flat().sort((a, b) => a - b)).toEqual(rows.map(({ line }) => line));
      }
      for (const slice of slices) {
        const held = slice.flat();
        const groups = new Set(held.map(({ cells, line }) => cells[0] || line));
        expect(held.length <= size || groups.size === 1).toBe(true);
      }
    }),
  );
});
