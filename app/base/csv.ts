// CSV as the product exports it (fixed form of the first client).
import { type Label, labelText } from './label.ts';
import { slugify } from './slug.ts';

export type CsvCell = string | number | null | undefined;

/** A column of a file: its header and its cells. */
export interface FileColumn<Row> {
  label: Label;
  value: (row: Row) => CsvCell;
}

/** Headers and cells in the same order. */
export function tabulate<Row>(columns: readonly FileColumn<Row>[], rows: readonly Row[]) {
  return {
    header: columns.map(({ label }) => labelText(label)),
    rows: rows.map((row) => columns.map(({ value }) => value(row))),
  };
}

// Full-width signs are read as the plain ones in some languages.
const RUN_BY_SPREADSHEETS = /^[=+\-@\t\r＝＋－＠]/;
const PLAIN_NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/**
 * Commas, CRLF between lines, every cell quoted, null as "", no byte-order mark. Cells a
 * spreadsheet would run (first character =, +, -, @, tab or CR; numbers excepted) get a leading
 * apostrophe.
 */
export function formatCsv(
  header: readonly string[],
  rows: readonly (readonly CsvCell[])[],
): string {
  return [header, ...rows].map(formatCsvLine).join('\r\n');
}

/** One line of `formatCsv`, without its end, for streamed exports. */
export function formatCsvLine(cells: readonly CsvCell[]): string {
  return cells.map(formatCell).join(',');
}

/** The title of a file of at most `most` rows: says what is cut. */
export const sayCut = (title: string, total: number, most: number): string =>
  total > most ? `${title} first ${most} of ${total}` : title;

/** "Top investors" gives top-investors__griot.csv. */
export function csvFileName(title: string, productName: string): string {
  return `${slugify(title)}__${slugify(productName)}.csv`;
}

function formatCell(cell: CsvCell): string {
  const text = cell == null || Number.isNaN(cell) ? '' : String(cell);
  const runs = RUN_BY_SPREADSHEETS.test(text) && !PLAIN_NUMBER.test(text);
  return `"${runs ? "'" : ''}${text.replaceAll('"', '""')}"`;
}
