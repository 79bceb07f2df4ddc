// Comma-separated text: as the product exports it (spec section 9; conventions, row "CSV") and as RFC 4180 reads it.
import { slugify } from './slug.ts';

export type CsvCell = string | number | null | undefined;

const RUN_BY_SPREADSHEETS = /^[=+\-@\t\r]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

export class CsvSyntaxError extends Error {
  override name = 'CsvSyntaxError';
  readonly line: number;

  constructor(line: number, reason: string) {
    super(`line ${line}: ${reason}`);
    this.line = line;
  }
}

/**
 * The label row and the rows: commas, CRLF between lines (none after the last), every cell quoted, inner quotes doubled,
 * null as "", no byte-order mark. Cells a spreadsheet would run (first character =, +, -, @, tab or CR; plain numbers
 * excepted) get a leading apostrophe (decisions.md, "Wire conventions").
 */
export function formatCsv(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  return [header, ...rows].map(formatCsvLine).join('\r\n');
}

/** One line of `formatCsv`, without its end, for exports that are sent piece by piece. */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  return cells.map(formatCell).join(',');
}

/** "Top investors" gives top-investors__griot.csv (spec section 9). */
export function csvFileName(title: string, productName: string): string {
  return `${slugify(title)}__${slugify(productName)}.csv`;
}

/**
 * Rows of cells by RFC 4180, line ends CRLF, LF or CR, a leading byte-order mark left out. Empty text has no rows, an
 * empty line is a row of one empty cell, rows may differ in length. Throws CsvSyntaxError for a quote that is never
 * closed, text after a closing quote, and a quote inside an unquoted cell.
 */
export function parseCsv(text: string): string[][] {
  // Sticky, so that each match starts where the last ended: a cell, quoted or not, and what follows it.
  const cellPattern = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const rows: string[][] = [];
  let row: string[] = [];
  cellPattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (cellPattern.lastIndex < text.length || row.length > 0) {
    const start = cellPattern.lastIndex;
    const match = cellPattern.exec(text);
    if (!match) throw explain(text, start);
    const [, quoted, plain = '', end] = match;
    row.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
}

function formatCell(cell: CsvCell): string {
  const text = cell == null || Number.isNaN(cell) ? '' : String(cell);
  const runs = RUN_BY_SPREADSHEETS.test(text) && !PLAIN_NUMBER.test(text);
  return `"${runs ? "'" : ''}${text.replaceAll('"', '""')}"`;
}

function explain(text: string, cellStart: number): CsvSyntaxError {
  const line = text.slice(0, cellStart).split(/\r\n|\n|\r/).length;
  if (text[cellStart] !== '"') return new CsvSyntaxError(line, 'a quote inside an unquoted cell');
  const isClosed = /^"[^"]*(?:""[^"]*)*"(?!")/.test(text.slice(cellStart));
  return new CsvSyntaxError(
    line,
    isClosed ? 'text after a closing quote' : 'a quote is never closed',
  );
}
