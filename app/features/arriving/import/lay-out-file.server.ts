// How a file is laid out: its encoding, separator or sheet, header, and which column is which.
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Workbook } from '../../../base/workbook.ts';
import { step } from '../../../http/thread-time.server.ts';
import { cleanCell } from '../../../language/values/reading.ts';
import { importText as text } from '../../../text/text.ts';
import { type ImportKind, UnreadableFile } from './contract.ts';
import { CsvReader, detectSeparator, type Separator } from './csv-reader.ts';
import { type FileBytes, openFile } from './file-bytes.server.ts';
import { JsonReader } from './json-reader.ts';
import { type ColumnMapping, findMissing, type MappingFile, mapHeaders } from './map-headers.ts';
import type { Layout, RawRow } from './read-rows.server.ts';
import { decodeBytes, type Encoding, EncodingSurvey } from './text-encoding.ts';

export interface LayoutOptions {
  columns?: MappingFile['columns'];
  /** Given by the operator instead of detected. */
  encoding?: Encoding;
  separator?: Separator;
  /** Of a workbook, instead of the first whose headers are known. */
  sheet?: string;
  /** Of members' files; an operator's command has none. */
  limits?: { unpackedBytes: number; rows: number };
}

/** Which column is which must be given; nothing else is wrong with the file. */
export class UnknownColumns extends UnreadableFile {
  override name = 'UnknownColumns';
  /** The fields of which one is needed. */
  readonly missing: string;
  readonly headers: readonly string[];
  readonly rows: ReadonlyArray<readonly string[]>;
  /** As far as it is known. */
  readonly mapping: ColumnMapping;

  constructor(message: string, found: Omit<UnknownColumns, keyof Error>) {
    super(message);
    ({ missing: this.missing, headers: this.headers, rows: this.rows } = found);
    this.mapping = found.mapping;
  }
}

const HEAD_CHARACTERS = 1 << 17;
/** The header is searched in this many lines: a title or date may precede it. */
const HEADER_WITHIN = 15;
/** Rows whose keys and names are checked. */
const SAMPLED_ROWS = 2_000;
const MOST_COLUMNS = 500;

export async function layOutFile(
  kind: ImportKind,
  path: string,
  options: LayoutOptions,
): Promise<Layout & { contentHash: string }> {
  const file = openFile(path, options.limits?.unpackedBytes);
  const { encoding, contentHash } = await surveyBytes(file, options.encoding);
  const workbook = await file.openWorkbook();
  if (!workbook && options.sheet !== undefined) {
    throw new UnreadableFile(`The file is no workbook and has no sheet "${options.sheet}".`);
  }
  const laidOut = workbook
    ? await layOutWorkbook(kind, workbook, options)
    : layOut(kind, path, await readHead(file, encoding), options);
  return { path, file, encoding, contentHash, mostRows: options.limits?.rows, ...laidOut };
}

async function surveyBytes(file: FileBytes, told?: Encoding) {
  const hash = createHash('sha256');
  const survey = new EncodingSurvey();
  for await (const chunk of file.read()) {
    step(() => {
      hash.update(chunk);
      survey.add(chunk);
    });
  }
  return { encoding: told ?? survey.decide(), contentHash: hash.digest('hex') };
}

async function readHead(file: FileBytes, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const text of decodeBytes(file.read(), encoding, step)) {
    head += text;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  if (head.trim() === '') throw new UnreadableFile(text.file.noText);
  return head;
}

function layOut(kind: ImportKind, path: string, head: string, options: LayoutOptions) {
  const extension = extname(basename(path).replace(/\.gz$/i, '')).toLowerCase();
  const isJson =
    ['.json', '.jsonl', '.ndjson', '.geojson'].includes(extension) ||
    (!['.csv', '.tsv', '.tab', '.txt'].includes(extension) && /^\s*[[{]/.test(head));
  return isJson ? layOutJson(kind, head, options) : layOutCsv(kind, head, options);
}

function layOutCsv(kind: ImportKind, head: string, { columns, separator: told }: LayoutOptions) {
  const separator = told ?? detectSeparator(head);
  const reader = new CsvReader(separator);
  const records = reader.push(head);
  if (head.length < HEAD_CHARACTERS) records.push(...reader.end());
  return { format: 'csv' as const, sheet: null, separator, ...findHeader(kind, records, columns) };
}

async function layOutWorkbook(kind: ImportKind, workbook: Workbook, options: LayoutOptions) {
  const visible = workbook.sheets.filter(({ isHidden }) => !isHidden).map(({ name }) => name);
  const told = options.sheet;
  if (told !== undefined && !workbook.sheets.some(({ name }) => name === told)) {
    const names = workbook.sheets.map(({ name }) => `"${name}"`).join(', ');
    throw new UnreadableFile(`The file has no sheet "${told}". Its sheets are ${names}.`);
  }
  let refusal: UnreadableFile | undefined;
  for (const name of told === undefined ? visible : [told]) {
    const records: RawRow[] = [];
    for await (const rows of workbook.read(name)) {
      records.push(...rows);
      if (records.length >= SAMPLED_ROWS) break;
    }
    try {
      const header = findHeader(kind, records, options.columns);
      const sheet = { workbook, name };
      return { format: 'sheet' as const, sheet, separator: ',' as const, ...header };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refusal = widest(refusal, error);
    }
  }
  throw refusal ?? new UnreadableFile(text.file.noSheet);
}

function findHeader(
  kind: ImportKind,
  records: readonly RawRow[],
  columns: LayoutOptions['columns'],
) {
  const candidates = records
    .slice(0, HEADER_WITHIN)
    .filter(({ cells }) => !/^sep=.?$/i.test(cells[0] ?? ''));
  let refusal: UnreadableFile | undefined;
  for (const { line, cells } of candidates) {
    const headers = cells.slice(0, MOST_COLUMNS).map(cleanCell);
    const below = records.filter((record) => record.line > line).slice(0, SAMPLED_ROWS);
    const rows = below.map((record) => record.cells);
    try {
      const mapping = mapOrRefuse(kind, headers, columns, rows);
      return { headers, headerLine: line, mapping };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      refusal = widest(refusal, error);
    }
  }
  throw refusal ?? new UnreadableFile(text.file.noRows);
}

/** A title above the table has fewer columns than its header. */
function widest(one: UnreadableFile | undefined, other: UnreadableFile): UnreadableFile {
  const widthOf = (error: UnreadableFile | undefined) =>
    error instanceof UnknownColumns ? error.headers.filter(Boolean).length : 0;
  return one && widthOf(one) >= widthOf(other) ? one : other;
}

function layOutJson(kind: ImportKind, head: string, { columns }: LayoutOptions) {
  const reader = new JsonReader();
  const records = reader.push(head);
  if (head.length < HEAD_CHARACTERS) records.push(...reader.end());
  const sampled = records.slice(0, SAMPLED_ROWS);
  const keys = new Set<string>();
  for (const { values } of sampled)
    for (const key of values.keys()) if (keys.size < MOST_COLUMNS) keys.add(key);
  const headers = [...keys];
  const rows = sampled.map(({ values }) => headers.map((header) => values.get(header) ?? ''));
  const mapping = mapOrRefuse(kind, headers, columns, rows);
  const format = 'json' as const;
  return { format, sheet: null, separator: ',' as const, headers, headerLine: 0, mapping };
}

function mapOrRefuse(
  kind: ImportKind,
  headers: readonly string[],
  columns: LayoutOptions['columns'],
  rows: ReadonlyArray<readonly string[]>,
): ColumnMapping {
  const mapping = mapHeaders(kind, headers, columns, rows);
  const missing = findMissing(kind, mapping);
  if (!missing) return mapping;
  const seen = headers
    .filter(Boolean)
    .slice(0, 40)
    .map((header) => header.slice(0, 60));
  const figures = mapping.nameless.map(
    (header) => `"${header}" holds numbers or amounts, no names. `,
  );
  throw new UnknownColumns(
    `No column for ${missing}, without which ${kind} cannot be read. ${figures.join('')}` +
      `The columns are: ${seen.length > 0 ? seen.join(' | ') : '(none)'}. ` +
      'A mapping file can tell which one it is: --mapping mapping.json with {"columns": {"Their header": "field"}}.',
    { missing, headers, rows, mapping },
  );
}
