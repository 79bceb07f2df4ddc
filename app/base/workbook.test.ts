import { expect, test } from 'vitest';
import { longestTurnOf, referenceWork } from '../../test/longest-turn.ts';
import { storedWorkbook } from '../../test/stored-workbook.ts';
import { openWorkbook } from './workbook.ts';
import { type Sheet, xlsx } from './xlsx.ts';
import { type ZipEntry, zip } from './zip.ts';

async function listAll<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const bytesOf = async (pieces: AsyncIterable<Uint8Array>) => Buffer.concat(await listAll(pieces));

async function readAll(bytes: Uint8Array, name?: string) {
  const { sheets, read } = await openWorkbook(bytes);
  const rows = await listAll(read(name ?? sheets[0]?.name ?? ''));
  return rows.flat();
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

interface Parts {
  sheet: string | Iterable<string>;
  strings?: string;
  styles?: string;
  workbook?: string;
}

/** A workbook of one sheet; each program writes its parts in its own way. */
function makeWorkbook({ sheet, strings, styles, workbook = '' }: Parts): Promise<Buffer> {
  const part = (name: string, content: ZipEntry['content']): ZipEntry => ({ name, content });
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  return bytesOf(
    zip([
      part('xl/workbook.xml', [
        `<?xml version="1.0"?><workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}">${workbook}<sheets><sheet name="Deals" sheetId="7" r:id="rId3"/></sheets></workbook>`,
      ]),
      part('xl/_rels/workbook.xml.rels', [
        `<Relationships>${relation('rId3', 'worksheet', 'worksheets/sheet1.xml')}${relation('rId1', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('rId2', 'styles', 'styles.xml')}</Relationships>`,
      ]),
      part('xl/sharedStrings.xml', [`<sst xmlns="${MAIN}">${strings ?? ''}</sst>`]),
      part('xl/styles.xml', [`<styleSheet xmlns="${MAIN}">${styles ?? ''}</styleSheet>`]),
      part('xl/worksheets/sheet1.xml', typeof sheet === 'string' ? [sheet] : sheet),
    ]),
  );
}

const styles = (codes: readonly string[], ids: readonly number[] = []) =>
  `<numFmts>${codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${code.replaceAll('"', '&quot;')}"/>`).join('')}</numFmts>
   <cellStyleXfs><xf numFmtId="9"/></cellStyleXfs>
   <cellXfs>${[...ids, ...codes.map((_, at) => 164 + at)].map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;

const cellsOf = async (parts: Parts) =>
  (await readAll(await makeWorkbook(parts))).map(({ cells }) => cells);

test('as Excel writes it: shared texts, rich texts, days in numbers, cached values', async () => {
  const rows = await readAll(
    await makeWorkbook({
      strings:
        '<si><t>Startup</t></si><si><r><t>Pre-</t></r><r><rPr><b/></rPr><t xml:space="preserve">Seed &amp; more</t></r><rPh sb="0" eb="1"><t>sound</t></rPh></si><si><t>a_x000D_b</t></si>',
      styles: styles(['yyyy\\-mm\\-dd;@'], [0, 14, 17]),
      sheet: `<worksheet xmlns="${MAIN}"><dimension ref="A1:E4"/><sheetData>
        <row r="1" spans="1:5"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
        <row r="4"><c r="A4" s="1"><v>45418</v></c><c r="B4" s="2"><v>45352</v></c><c r="C4" s="3"><v>45418.75</v></c><c r="D4"><f>SUM(A1:A3)</f><v>1234.5</v></c><c r="E4" t="str"><f>"x"</f><v>x</v></c><c r="F4" t="e"><v>#REF!</v></c><c r="G4" t="b"><v>1</v></c><c r="H4" t="s"><v>2</v></c></row>
      </sheetData></worksheet>`,
    }),
  );
  expect(rows).toEqual([
    { line: 1, cells: ['Startup', '', 'Pre-Seed & more'] },
    {
      line: 4,
      cells: ['2024-05-06', '2024-03', '2024-05-06', '1234.5', 'x', '#REF!', 'yes', 'a\rb'],
    },
  ]);
});

test('as Google Sheets and libraries write it: texts in their cells, no addresses', async () => {
  const rows = await cellsOf({
    sheet: `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t="inlineStr"><x:is><x:t>Name</x:t></x:is></x:c><x:c t="d"><x:v>2024-05-06T00:00:00</x:v></x:c><x:c t="n"><x:v>0.30000000000000004</x:v></x:c></x:row></x:sheetData></x:worksheet>`,
  });
  expect(rows).toEqual([['Name', '2024-05-06T00:00:00', '0.3']]);
});

test('days are counted from 1904 where the workbook says so', async () => {
  const rows = await cellsOf({
    workbook: '<workbookPr date1904="1"/>',
    styles: styles([], [14]),
    sheet:
      '<worksheet><sheetData><row r="1"><c r="A1"><v>43956</v></c></row></sheetData></worksheet>',
  });
  expect(rows).toEqual([['2024-05-06']]);
});

test.each([
  ['General', 1500000, '1500000'],
  ['0', 1.234, '1.2340'],
  ['#,##0', 1500000.25, '1500000.25'],
  ['"$"#,##0_);[Red]\\("$"#,##0\\)', 1500000, '$1500000'],
  ['_-[$€-407]* #,##0.00_-', 2.5, '€2.5'],
  ['#,##0\\ [$FCFA-40C]', 500000, '500000 FCFA'],
  ['[$KES] #,##0', 500, 'KES500'],
  ['$0.0,,"M"', 1500000, '$1.5M'],
  ['0.0"m"', 1.5, '1.5m'],
  ['0.00%', 0.125, '12.5%'],
  ['0.00E+00', 1500000, '1500000'],
  ['"$"#,##0', -5, '-$5'],
  ['# ?/?', 0.5, '0.5'],
  ['d mmm yyyy', 45418, '2024-05-06'],
  ['[$-409]mmm\\-yy;@', 45352, '2024-03'],
  ['YYYY', 45292, '2024'],
  ['DD/MM/YYYY', 45418, '2024-05-06'],
  ['DD/MM/YY HH:MM', 45418.5, '2024-05-06'],
  ['d mmm yyyy', 59, '1900-02-28'],
  ['hh:mm', 0.5, '0.5'],
])('a number under the format %s: %d is %s', async (code, value, text) => {
  const rows = await cellsOf({
    styles: styles([code]),
    sheet: `<worksheet><sheetData><row r="1"><c r="A1" s="0"><v>${value}</v></c></row></sheetData></worksheet>`,
  });
  expect(rows).toEqual([[text]]);
});

test('cells merged downwards say the same in each row, and merged sideways stand once', async () => {
  const cell = (at: string, text: string) =>
    `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = await cellsOf({
    sheet: `<worksheet><sheetData><row r="1">${cell('A1', 'Title')}</row><row r="2">${cell('A2', 'Wave')}${cell('B2', 'Seed')}</row><row r="3"><c r="A3"/>${cell('B3', 'Series A')}</row><row r="4">${cell('B4', 'Series B')}</row><row r="5">${cell('B5', 'x')}</row></sheetData><mergeCells count="2"><mergeCell ref="A1:D1"/><mergeCell ref="A2:A4"/></mergeCells></worksheet>`,
  });
  expect(rows).toEqual([
    ['Title'],
    ['Wave', 'Seed'],
    ['Wave', 'Series A'],
    ['Wave', 'Series B'],
    ['', 'x'],
  ]);
});

test('our own workbooks are read as they were written', async () => {
  const sheet: Sheet = {
    name: 'Data & more',
    header: ['Name', 'Amount', 'Day', 'Month'],
    rows: [
      ['Énergie <“1”> _x0041_', 4_000_000.5, '2024-05-06', '2024-05'],
      ['=1+1', null, null, '12'],
    ],
  };
  const bytes = await bytesOf(xlsx([sheet, { name: 'About', header: ['x'], rows: [] }]));
  expect((await openWorkbook(bytes)).sheets.map(({ name }) => name)).toEqual([
    'Data & more',
    'About',
  ]);
  expect((await readAll(bytes)).map(({ cells }) => cells)).toEqual([
    ['Name', 'Amount', 'Day', 'Month'],
    ['Énergie <“1”> _x0041_', '4000000.5', '2024-05-06', '2024-05'],
    ['=1+1', '', '', '12'],
  ]);
});

const row = (cells: string) =>
  `<worksheet><sheetData><row r="1">${cells}</row></sheetData></worksheet>`;

function* repeat(text: string, times: number) {
  for (let nth = 0; nth < times; nth++) yield text;
}

test.each<[string, Parts, string]>([
  [
    'rows',
    { sheet: [`<worksheet><sheetData>${'<row><c><v>1</v></c></row>'.repeat(200_001)}`] },
    'tooManyRows',
  ],
  ['columns', { sheet: row('<c r="XFD1"><v>1</v></c>') }, 'tooManyColumns'],
  ['unpacked bytes', { sheet: repeat(' '.repeat(1_048_576), 257) }, 'tooLarge'],
  ['texts', { strings: '<si/>'.repeat(2_100_000), sheet: '' }, 'tooMuchText'],
  ['formats', { styles: `<cellXfs>${'<xf/>'.repeat(101_000)}</cellXfs>`, sheet: '' }, 'tooLarge'],
  ['merged cells', { sheet: `${'<mergeCell ref="A1:A3"/>'.repeat(20_001)}` }, 'tooManyMerges'],
  ['nesting', { sheet: '<a>'.repeat(100) }, 'tooDeep'],
  [
    'letters in a cell',
    { sheet: row(`<c t="inlineStr"><t>${'a'.repeat(200_000)}`) },
    'tooMuchText',
  ],
  [
    'letters in a shared text',
    { strings: `<si><t>${'a'.repeat(200_000)}`, sheet: '' },
    'tooMuchText',
  ],
  ['sheets', { workbook: '<sheet name="a" id="b"/>'.repeat(2_000), sheet: '' }, 'tooLarge'],
])('too many %s are refused', async (_, parts, words) => {
  const bytes = await makeWorkbook(parts);
  await expect(readAll(bytes)).rejects.toThrow(words);
});

test('a damaged, cut or foreign file is refused with what it is', async () => {
  const whole = await bytesOf(xlsx([{ name: 'A', header: ['b'], rows: [] }]));
  for (const length of [4, 100, whole.length - 30]) {
    await expect(openWorkbook(whole.subarray(0, length))).rejects.toThrow('damaged');
  }
  const ods = await bytesOf(zip([{ name: 'content.xml', content: ['<a/>'] }]));
  await expect(openWorkbook(ods)).rejects.toThrow('openDocument');
  const other = await bytesOf(zip([{ name: 'a.txt', content: ['a'] }]));
  await expect(openWorkbook(other)).rejects.toThrow('archive');
});

const SMALL = 2_000_000;

/** What a turn may take at most, on this machine. */
const findLongest = () =>
  longestTurnOf(async () => {
    for (let count = 0; count < 30; count += 1) referenceWork();
  });

test.each([
  ['merges without an end', '<mergeCell '],
  ['rows', '<row><c t="inlineStr"><is><t>x</t></is></c></row>'],
  ['attributes', ' a="1"'],
  ['a name without an end', '<a'],
  ['escapes', '</t></c><c t="inlineStr"><t>_x000D'],
])('a stored part of %s is read in short turns', async (_, part) => {
  const bytes = storedWorkbook(`<worksheet><row>${part.repeat(SMALL / part.length)}`);
  const turn = await longestTurnOf(() =>
    readAll(bytes).catch(({ message }) => expect(message).toMatch(/^too/)),
  );
  expect(turn).toBeLessThan(await findLongest());
});

test('a number format that no spreadsheet takes is not read to its end', async () => {
  const bytes = await makeWorkbook({
    sheet: row('<c s="0"><v>1</v></c>'),
    styles: styles(['[\\'.repeat(SMALL)]),
  });
  const turn = await longestTurnOf(() => readAll(bytes));
  expect(turn).toBeLessThan(await findLongest());
});
