// Names as people paste or upload them: columns of a spreadsheet, a list, names on one line.
import { decodeText } from '../../../base/decode-text.ts';
import { isZip, openWorkbook } from '../../../base/workbook.ts';
import { UnreadableWorkbook } from '../../../base/workbook-parts.ts';
import words from '../../../catalogue/headers.json' with { type: 'json' };
import { invalid } from '../../../http/errors.ts';
import { lookupKey } from '../../../language/tokens.ts';
import { cleanCell } from '../../../language/values/reading.ts';
import { CsvReader } from '../../arriving/import/csv-reader.ts';

export interface NameTable {
  /** Of the columns; null for a plain list. */
  header: readonly string[] | null;
  rows: readonly (readonly string[])[];
  /** Where name, country and website stand. */
  at: { name: number; country: number; website: number };
}

/** What people write above the columns of a spreadsheet. */
const HEADS = {
  name: ['name', ...words.startups.name, ...words.investors.name],
  country: ['country', ...words.startups.country, 'location', 'market'],
  website: ['website', ...words.startups.website],
};

/**
 * Cells copied from a spreadsheet have tabs between them. Commas separate columns only where the
 * first line names them, as a legal form may follow one; semicolons also where each line has some.
 */
export function readNames(text: string): NameTable {
  const lines = listLines(text);
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const separator = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? '\t';
  const records = parse(text, separator);
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
  const rows = areColumns
    ? records
    : (lines.length === 1 ? splitLine(lines[0] ?? '') : withoutNumbers(lines)).map((one) => [one]);
  return { header: null, rows, at: { name: 0, country: -1, website: -1 } };
}

/** As text with tabs between cells; of a workbook its first sheet with rows. Throws 422. */
export async function readNamesFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isZip(bytes)) return decodeText(bytes);
  try {
    const { sheets, read } = await openWorkbook(bytes);
    for (const { name } of sheets.filter(({ isHidden }) => !isHidden)) {
      const rows: string[] = [];
      for await (const part of read(name)) {
        rows.push(...part.map(({ cells }) => cells.map(cleanCell).join('\t')));
      }
      if (rows.length > 0) return rows.join('\n');
    }
    return '';
  } catch (error) {
    if (!(error instanceof UnreadableWorkbook)) throw error;
    throw invalid({ file: [`${file.name} ${error.message}`] });
  }
}

function parse(text: string, separator: string): string[][] {
  const reader = new CsvReader(separator);
  return [...reader.push(text), ...reader.end()].map(({ cells }) => cells.map(cleanCell));
}

function listLines(text: string): string[] {
  return text
    .split(/\r\n?|\n/)
    .map((line) => cleanCell(line.trim().replace(/^"(.*)"$/, '$1')))
    .filter((line) => line !== '');
}

const haveEqualWidth = ([first = [], ...others]: string[][]): boolean =>
  first.length > 1 && others.every(({ length }) => length === first.length);

/** "1. Kuda", "2) Wave", "- Yoco", where every line begins so. */
const NUMBER = /^(?:\(?\d{1,4}[.)]|[-*•–])\s+(?=\S)/;

const withoutNumbers = (lines: readonly string[]): string[] =>
  lines.map((line) => (lines.every((one) => NUMBER.test(one)) ? line.replace(NUMBER, '') : line));

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

const findColumn = (heads: readonly string[], known: readonly string[]): number =>
  heads.findIndex((head) => head !== '' && known.includes(lookupKey(head)));
