import { execFileSync, spawnSync } from 'node:child_process';
import { inflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { growthOf, MOST_GROWTH } from '../../test/growth.ts';
import { type Sheet, xlsx } from './xlsx.ts';

async function write(sheets: Sheet[]): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of xlsx(sheets)) pieces.push(piece);
  return Buffer.concat(pieces);
}

/** Files of a zip, by their central directory. */
async function unzip(sheets: Sheet[]): Promise<Map<string, string>> {
  const bytes = await write(sheets);
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.length - 6);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, start] = [
      bytes.readUInt32LE(at + 20),
      bytes.readUInt16LE(at + 28),
      bytes.readUInt32LE(at + 42),
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const from = start + 30 + bytes.readUInt16LE(start + 26);
    files.set(name, inflateRawSync(bytes.subarray(from, from + packed)).toString('utf8'));
    at += 46 + nameLength;
  }
  return files;
}

const sheet = async (rows: Sheet['rows'], header = ['Name', 'Figure']) => {
  const files = await unzip([{ name: 'Data', header, rows }]);
  return files.get('xl/worksheets/sheet1.xml') ?? '';
};

test('has the parts that readers ask for', async () => {
  const files = await unzip([
    { name: 'Data', header: ['A'], rows: [] },
    { name: 'About & more', header: ['B'], rows: [] },
  ]);
  expect([...files.keys()]).toEqual([
    '[Content_Types].xml',
    '_rels/.rels',
    'xl/workbook.xml',
    'xl/_rels/workbook.xml.rels',
    'xl/styles.xml',
    'xl/worksheets/sheet1.xml',
    'xl/worksheets/sheet2.xml',
  ]);
  expect(files.get('xl/workbook.xml')).toContain('name="About &#38; more"');
});

const hasOpenpyxl = spawnSync('python3', ['-c', 'import openpyxl']).status === 0;

test.skipIf(!hasOpenpyxl)('openpyxl opens it without a warning', async () => {
  const bytes = await write([
    {
      name: 'Data',
      header: ['Name', 'Figure', 'Day'],
      rows: [
        ['Énergie “1”', 4_000_000.5, '2026-03-01'],
        ['=1+1', null, '2026-03'],
      ],
    },
    { name: 'About', header: ['Source'], rows: [['https://griot.test']] },
  ]);
  const script = `
import io, json, openpyxl, sys
book = openpyxl.load_workbook(io.BytesIO(sys.stdin.buffer.read()))
print(json.dumps([[s.title, [[str(c) for c in row] for row in s.values]] for s in book]))`;
  const said = execFileSync('python3', ['-W', 'error', '-c', script], { input: bytes });
  expect(JSON.parse(said.toString())).toEqual([
    [
      'Data',
      [
        ['Name', 'Figure', 'Day'],
        ['Énergie “1”', '4000000.5', '2026-03-01 00:00:00'],
        ['=1+1', 'None', '2026-03'],
      ],
    ],
    ['About', [['Source'], ['https://griot.test']]],
  ]);
});

test('numbers and whole dates are values, everything else is text', async () => {
  const xml = await sheet([
    ['Kuda', 4_000_000],
    ['2026-03-01', '2026-03'],
    ['1900-01-01', '12'],
    [null, Number.NaN],
    ['2026-02-30', 0.5],
  ]);
  expect(xml).toContain('<c r="B2"><v>4000000</v></c>');
  expect(xml).toContain('<c r="A3" s="2"><v>46082</v></c>');
  for (const text of ['2026-03', '1900-01-01', '12', '2026-02-30']) {
    expect(xml).toContain(`<t xml:space="preserve">${text}</t>`);
  }
  expect(xml).toContain('<row r="5"></row>');
});

test('what XML cannot hold is dropped, and no text turns into another', async () => {
  const xml = await sheet([['a\u0000b\u001f\ud800<&">', '_x0041_ =1+1']]);
  expect(xml).toContain('>ab\ufffd&#60;&#38;&#34;&#62;</t>');
  expect(xml).toContain('>_x005F_x0041_ =1+1</t>');
});

test('the head is bold and frozen, with a filter over all rows and columns', async () => {
  const header = Array.from({ length: 28 }, (_, at) => `Column ${at}`);
  const xml = await sheet([header, header], header);
  expect(xml).toContain('state="frozen"');
  expect(xml).toContain('<c r="AB1" t="inlineStr" s="1">');
  expect(xml).toContain('<autoFilter ref="A1:AB3"/>');
});

test('ten thousand rows take no more work than their number, and little room', async () => {
  const writeRows = (length: number) => {
    const rows = Array.from({ length }, (_, at) => [`Startup ${at}`, at, '2024-05-06', 'Kenya']);
    return write([{ name: 'D', header: ['a', 'b', 'c', 'd'], rows }]);
  };
  expect(await growthOf(writeRows, 10_000)).toBeLessThan(MOST_GROWTH);
  expect((await writeRows(10_000)).length).toBeLessThan(500_000);
});
