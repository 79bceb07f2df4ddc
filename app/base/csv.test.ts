import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCsv } from '../../test/parse-csv.ts';
import { csvFileName, formatCsv, formatCsvLine } from './csv.ts';

describe('formatCsv', () => {
  test('quotes every cell, doubles quotes, ends lines with CRLF and the text with none', () => {
    expect(formatCsv(['Name', 'Raised'], [['Kuda "the bank", Ltd', 1000]])).toBe(
      '"Name","Raised"\r\n"Kuda ""the bank"", Ltd","1000"',
    );
  });

  test('null and undefined are empty, 0 is not', () => {
    expect(formatCsvLine([null, undefined, 0, '', Number.NaN])).toBe('"","","0","",""');
  });

  test('has no byte-order mark and keeps letters as they are', () => {
    expect(formatCsv(["Côte d'Ivoire"], [])).toBe(`"Côte d'Ivoire"`);
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+234 801', "'+234 801"],
    ['+2348012345678', "'+2348012345678"],
    ['-', "'-"],
    ['-1+1', "'-1+1"],
    ['--5', "'--5"],
    ['@Pay', "'@Pay"],
    ['\tx', "'\tx"],
    ['\rx', "'\rx"],
    ['-1e5x', "'-1e5x"],
    ['-1,000', "'-1,000"],
    ['=', "'="],
    ['＝1+1', "'＝1+1"],
  ])('%j gets an apostrophe', (cell, written) => {
    expect(formatCsvLine([cell])).toBe(`"${written}"`);
  });

  test.each(['-5', '-5.25', '-1e5', '42', ' =1', 'a=1', "'=1", '(1)'])('%j stays', (cell) => {
    expect(formatCsvLine([cell])).toBe(`"${cell}"`);
  });

  test('numbers stay plain, below zero too', () => {
    expect(formatCsvLine([-4.5, -1e21, 1e-7])).toBe('"-4.5","-1e+21","1e-7"');
  });

  test('no cell reaches a spreadsheet as a formula', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (cell) => {
        const [read = ''] = parseCsv(formatCsvLine([cell]))[0] ?? [];
        expect(/^[=+\-@\t\r]/.test(read) && !Number.isFinite(Number(read))).toBe(false);
        expect([cell, `'${cell}`]).toContain(read);
      }),
    );
  });
});

test('a file is named after its title and the product', () => {
  expect(csvFileName('Top investors', 'Griot')).toBe('top-investors__griot.csv');
  expect(csvFileName("Côte d'Ivoire: FinTech", 'My Product')).toBe(
    'cote-d-ivoire-fintech__my-product.csv',
  );
  expect(csvFileName('', 'Griot')).toMatch(/^[a-z0-9-]+__griot\.csv$/);
});

test('reads back what is written', () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'é', '"', ',', '\r', '\n', "'", ' ', '\uFEFF', '1') })
    .filter((text) => !text.startsWith('\r'));
  const table = fc
    .integer({ min: 1, max: 4 })
    .chain((width) =>
      fc.tuple(
        fc.array(cell, { minLength: width, maxLength: width }),
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { maxLength: 5 }),
      ),
    );
  fc.assert(
    fc.property(table, ([header, rows]) => {
      expect(parseCsv(formatCsv(header, rows))).toEqual([header, ...rows]);
    }),
  );
});
