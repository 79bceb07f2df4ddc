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
  name: /^(startup|company|investor|organi[sz]ation|business|firm|fund)?[ _-]*(name)?$/i,
  country: /^(hq[ _-]*)?(country|location|market)$/i,
  website: /^(website|web[ _-]?site|url|domain|homepage|web)$/i,
};

/**
 * Cells copied from a spreadsheet have tabs between them; commas and semicolons separate columns
 * only where the first line names them, as a legal form may follow a comma.
 */
export function readNames(text: string): NameTable {
  const first = text.slice(0, text.search(/[\r\n]|$/));
  const separator = ['\t', ';', ','].find((sign) => first.includes(sign)) ?? '\t';
  const records = parse(text, separator);
  const [heads = [], ...rest] = records;
  const name = findColumn(heads, HEADS.name);
  if (name >= 0) {
    const at = {
      name,
      country: findColumn(heads, HEADS.country),
      website: findColumn(heads, HEADS.website),
    };
    return { header: heads, rows: rest, at };
  }
  const rows = separator === '\t' ? records : listLines(text).map((line) => [line]);
  return { header: null, rows, at: { name: 0, country: -1, website: -1 } };
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

const findColumn = (heads: readonly string[], pattern: RegExp): number =>
  heads.findIndex((head) => head !== '' && pattern.test(head.trim()));
