import { formatCount } from '../../../base/count.ts';
import type { Workbook } from '../../../base/workbook.ts';
import { step } from '../../../http/thread-time.server.ts';
import { cleanCell } from '../../../language/values/reading.ts';
import { importText as text, uploadsText } from '../../../text/text.ts';
import { UnreadableFile } from './contract.ts';
import { CsvReader, type Separator } from './csv-reader.ts';
import type { FileBytes } from './file-bytes.server.ts';
import { JsonReader } from './json-reader.ts';
import type { ColumnMapping } from './map-headers.ts';
import { decodeBytes, type Encoding } from './text-encoding.ts';

export interface Layout {
  path: string;
  file: FileBytes;
  format: 'csv' | 'json' | 'sheet';
  /** Of a workbook: the sheet that is read. */
  sheet: { workbook: Workbook; name: string } | null;
  encoding: Encoding;
  /** Of CSV files. */
  separator: Separator;
  headers: string[];
  /** Line of the header; 0 for JSON, whose keys are the headers. */
  headerLine: number;
  mapping: ColumnMapping;
  mostRows?: number;
  /** Read before: these alone, instead of those of the file. */
  heldRows?: readonly RawRow[];
}

export interface RawRow {
  line: number;
  cells: string[];
  problem?: string;
}

/** Throws an UnreadableFile where there are more than `mostRows`. */
export async function* readRows(layout: Layout): AsyncGenerator<RawRow[]> {
  const { mostRows = Number.POSITIVE_INFINITY } = layout;
  let count = 0;
  for await (const rows of readAllRows(layout)) {
    count += rows.length;
    if (count > mostRows) {
      throw new UnreadableFile(uploadsText.wrong.tooManyRows(formatCount(mostRows)));
    }
    yield rows;
  }
}

async function* readAllRows(layout: Layout): AsyncGenerator<RawRow[]> {
  if (layout.heldRows) {
    yield [...layout.heldRows];
    return;
  }
  if (layout.sheet) {
    const { workbook, name } = layout.sheet;
    for await (const records of workbook.read(name)) {
      yield records.flatMap((record) => toRow(record, layout));
    }
    return;
  }
  const pieces = decodeBytes(layout.file.read(), layout.encoding, step);
  if (layout.format === 'json') {
    const reader = new JsonReader();
    const { headers } = layout;
    const toRows = (records: ReturnType<JsonReader['push']>) =>
      records.map(({ line, values, problem }): RawRow => {
        const cells = headers.map((header) => values.get(header) ?? '');
        return problem ? { line, cells, problem } : { line, cells };
      });
    for await (const piece of pieces) yield step(() => toRows(reader.push(piece)));
    yield step(() => toRows(reader.end()));
    return;
  }
  const reader = new CsvReader(layout.separator);
  const toRows = (records: ReturnType<CsvReader['push']>) =>
    records.flatMap((record) => toRow(record, layout));
  for await (const piece of pieces) yield step(() => toRows(reader.push(piece)));
  yield step(() => toRows(reader.end()));
}

function toRow(record: RawRow, { headers, headerLine, format }: Layout): RawRow[] {
  const { line, cells } = record;
  if (line <= headerLine || cells.every((cell) => cell.trim() === '')) return [];
  // Merged files repeat their header.
  if (
    cells.length >= headers.length &&
    headers.every((header, index) => cleanCell(cells[index] ?? '') === header)
  )
    return [];
  if (
    cells.length > headers.length &&
    // Beside the table of a sheet there may be notes, in columns without a header.
    format === 'csv' &&
    !record.problem &&
    cells.slice(headers.length).some((cell) => cell.trim() !== '')
  ) {
    const problem = text.cells(cells.length, headers.length);
    return [{ line, cells, problem }];
  }
  return [record];
}
