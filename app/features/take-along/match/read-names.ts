// Names as people paste or upload them: columns of a spreadsheet, a list, names on one line.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { decodeText } from '../../../base/decode-text.ts';
import { isZip, openWorkbook } from '../../../base/workbook.ts';
import { UnreadableWorkbook } from '../../../base/workbook-parts.ts';
import words from '../../../catalogue/headers.json' with { type: 'json' };
import { invalid } from '../../../http/errors.ts';
import { step } from '../../../http/thread-time.server.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { cleanCell } from '../../../language/values/reading.ts';
import { CsvReader } from '../../arriving/import/csv-reader.ts';
import { sayUnreadable } from '../../arriving/import/file-bytes.server.ts';

export interface NameTable {
  /** Of the columns; null for a plain list. */
  header: readonly string[] | null;
  rows: readonly (readonly string[])[];
  /** Where name, country and website stand. */
  at: { name: number; country: number; website: number };
}

/** Column headers of people's spreadsheets. */
const HEADS = {
  name: ['name', ...words.startups.name, ...words.investors.name],
  country: ['country', ...words.startups.country, 'location', 'market'],
  website: ['website', ...words.startups.website],
};

/**
 * Cells copied from a spreadsheet have tabs between them. Commas separate columns only where the
 * first line names them, as a legal form may follow one; semicolons also where each line has some.
 */
export async function readNames(text: string): Promise<NameTable> {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const separator = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? '\t';
  const records = await parse(text, separator);
  const [heads = [], ...rest] = records;
  const name = findColumn(heads, HEADS.name);
  if (name >= 0 && (rest.length > 0 || heads.length === 1)) {
    const at = {
      name,
      country: findColumn(heads, HEADS.country),
      website: findColumn(heads, HEADS.website),
    };
    return { header: heads, rows: rest, at };
  }
  const areColumns =
    text.includes('\t') || (separator === ';' && records.length > 1 && haveEqualWidth(records));
  const rows = areColumns ? records : (await listWrittenNames(text)).map((one) => [one]);
  return { header: null, rows, at: { name: 0, country: -1, website: -1 } };
}

/** One a line, or several on one line. */
async function listWrittenNames(text: string): Promise<string[]> {
  const lines = await listLines(text);
  const [only = ''] = lines;
  return lines.length === 1 ? splitLine(only) : withoutNumbers(lines);
}

/** Anybody may send one. Names are small; a workbook may unpack to a thousand times its size. */
const NAMES = { partBytes: 16 * 1_048_576, inStep: step };

/** Of the widest list: all of it is sent with each part. */
export const MOST_CHARACTERS = 900_000;

/**
 * As text with tabs between cells; of a workbook its first sheet with rows, read to where it is too
 * long. Throws 422.
 */
export async function readNamesFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return decodeText(bytes);
  try {
    const { sheets, read } = await openWorkbook(bytes, NAMES);
    for (const { name } of sheets.filter(({ isHidden }) => !isHidden)) {
      let rows = '';
      for await (const part of read(name)) {
        step(() => {
          for (const { cells } of part) rows += `${cells.map(cleanCell).join('\t')}\n`;
        });
        if (rows.length > MOST_CHARACTERS) break;
      }
      if (rows !== '') return rows.slice(0, -1);
    }
    return '';
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    throw invalid({ file: [sayUnreadable(file.name, error)] });
  }
}

/** Characters between two turns of the event loop, in which others are answered. */
const SLICE = 32_768;

async function parse(text: string, separator: string): Promise<string[][]> {
  const reader = new CsvReader(separator);
  const records: string[][] = [];
  const add = (read: ReturnType<CsvReader['push']>) => {
    for (const { cells } of read) records.push(cells.map(cleanCell));
  };
  for (let from = 0; from < text.length; from += SLICE) {
    step(() => add(reader.push(text.slice(from, from + SLICE))));
    await nextTurn();
  }
  const last = step(() => reader.end());
  await nextTurn();
  step(() => add(last));
  await nextTurn();
  return records;
}

const LINES_A_TURN = 2_000;

async function listLines(text: string): Promise<string[]> {
  const lines: string[] = [];
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    const cell = cleanCell(line.trim().replace(/^"(.*)"$/, '$1'));
    if (cell !== '') lines.push(cell);
    if (at % LINES_A_TURN === 0) await nextTurn();
  }
  return lines;
}

const haveEqualWidth = ([first = [], ...others]: string[][]): boolean =>
  first.length > 1 && others.every(({ length }) => length === first.length);

/** "1. Kuda", "2) Wave", "- Yoco", where every line begins so. */
const NUMBER = /^(?:\(?\d{1,4}[.)]|[-*•–])\s+(?=\S)/;

function withoutNumbers(lines: string[]): string[] {
  return lines.every((one) => NUMBER.test(one))
    ? lines.map((line) => line.replace(NUMBER, ''))
    : lines;
}

const LEGAL_FORM =
  /^(?:inc|incorporated|llc|l\.l\.c|ltd|limited|plc|corp|co|company|gmbh|ag|sa|s\.a|sarl|sas|spa|bv|nv|pty|pty ltd|pvt|lda|llp|lp)\.?$/i;

/** "Flutterwave, Paystack; Kuda, Inc." */
function splitLine(line: string): string[] {
  const names: string[] = [];
  for (const part of line.split(/[,;]/).map((one) => one.trim().replace(NUMBER, ''))) {
    const last = names.length - 1;
    if (last >= 0 && LEGAL_FORM.test(part)) names[last] += `, ${part}`;
    else if (part !== '') names.push(part);
  }
  return names;
}

/** Longer texts are not headers, and would take long to normalise. */
const LONGEST_HEAD = 100;

const findColumn = (heads: readonly string[], known: readonly string[]): number =>
  heads.findIndex(
    (head) => head !== '' && head.length <= LONGEST_HEAD && known.includes(lookupKey(head)),
  );
