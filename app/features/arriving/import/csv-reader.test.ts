import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../../../test/growth.ts';
import { parseCsv } from '../../../../test/parse-csv.ts';
import { formatCsv } from '../../../base/csv.ts';
import { CsvReader, detectSeparator } from './csv-reader.ts';

function read(text: string, pieceLength = text.length || 1, separator = ',') {
  const reader = new CsvReader(separator);
  const records = [];
  for (let at = 0; at < text.length; at += pieceLength)
    records.push(...reader.push(text.slice(at, at + pieceLength)));
  return [...records, ...reader.end()];
}

describe('CsvReader', () => {
  test('cells, lines and line ends of all three kinds', () => {
    expect(read('a,b\r\n"1\n2",3\r4,5\n\n6,\n,7')).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['1\n2', '3'] },
      { line: 4, cells: ['4', '5'] },
      { line: 6, cells: ['6', ''] },
      { line: 7, cells: ['', '7'] },
    ]);
  });

  test('quotes that were not doubled, and spaces around quotes', () => {
    expect(read('"The "best" tea, ever" , "x"\na"b,c')).toEqual([
      { line: 1, cells: ['The "best" tea, ever', 'x'] },
      { line: 2, cells: ['a"b', 'c'] },
    ]);
  });

  test.each([
    ['"Acme,Lagos\nBeta,Accra\n'],
    ['"Acme,Lagos\n"Beta",Accra\n'],
    ['"Acme,Lagos\n"Beta","Accra"\n'],
  ])('a quote never closed costs its own line only: %j', (text) => {
    const records = read(text);
    expect(records[0]).toMatchObject({ line: 1, problem: 'a quote is never closed' });
    expect(records[1]).toMatchObject({ line: 2, cells: ['Beta', 'Accra'] });
  });

  test('an unclosed quote in a long file is abandoned early', () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `row ${index},some more text here`);
    const records = read(`a,b\n"broken,x\n${rows.join('\n')}\n`, 65_536);
    expect(records.filter(({ problem }) => problem)).toHaveLength(1);
    expect(records).toHaveLength(100_002);
    expect(records.at(-1)).toEqual({ line: 100_002, cells: ['row 99999', 'some more text here'] });
  });

  test.each(['x', '"', '"a"b,'])('a long line of %s takes linear time', async (part) => {
    const readLine = (length: number) => read(part.repeat(length / part.length), 65_536);
    expect(await growthOf(readLine, 4_000_000)).toBeLessThan(MOST_GROWTH);
  });

  test('an unclosed quote on every line takes linear time', async () => {
    const rows = Array.from({ length: 60_000 }, (_, index) => `"Acme ${index},Nigeria,2015`);
    const readRows = (length: number) => read(rows.slice(0, length).join('\n'), 262_144);
    expect(await growthOf(readRows, rows.length)).toBeLessThan(MOST_GROWTH);
    const records = readRows(rows.length);
    expect(records).toHaveLength(60_000);
    expect(records.every(({ problem }) => problem === 'a quote is never closed')).toBe(true);
    expect(records.at(-1)).toMatchObject({
      line: 60_000,
      cells: ['"Acme 59999', 'Nigeria', '2015'],
    });
  });

  test('reads what the product writes, in pieces of any length, like the strict reader (property)', () => {
    const cell = fc.string({
      unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', ';', '='),
    });
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        fc.integer({ min: 1, max: 9 }),
        (rows, pieceLength) => {
          const text = formatCsv(['h', 'i'], rows);
          const expected = parseCsv(text).filter((cells) => cells.length > 1 || cells[0]?.trim());
          const records = read(text, pieceLength);
          expect(records.map(({ cells }) => cells)).toEqual(expected);
          expect(records.some(({ problem }) => problem)).toBe(false);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('no text makes it throw or lose a line that has no quotes (property)', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ') }),
        fc.integer({ min: 1, max: 5 }),
        (text, pieceLength) => {
          const whole = read(text);
          expect(read(text, pieceLength)).toEqual(whole);
          if (!text.includes('"'))
            expect(whole.map(({ cells }) => cells.join(','))).toEqual(
              text.split(/\r\n|\r|\n/).filter((line) => line.includes(',') || line.trim()),
            );
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

test('detectSeparator', () => {
  expect(detectSeparator('a;b;c\n1,5;2;3\n4;5;6')).toBe(';');
  expect(detectSeparator('a\tb\n1, 2\t3\n')).toBe('\t');
  expect(detectSeparator('a|b\n1|2\n')).toBe('|');
  expect(detectSeparator('a,b\n"x;y;z",2\n')).toBe(',');
  expect(detectSeparator('sep=|\na,b,c\n')).toBe('|');
  expect(detectSeparator('name\nOne\n')).toBe(',');
});
