// Detects encoding, separator, header, date order and decimal sign before anything is written.
import { createHash } from 'node:crypto';
import { basename, extname } from 'node:path';
import type { Workbook } from '../../../base/workbook.ts';
import { type DateOrder, dateOrderShownBy } from '../../../language/values/date.ts';
import { type DecimalSign, decimalsShownBy } from '../../../language/values/number.ts';
import { cleanCell } from '../../../language/values/reading.ts';
import { type ImportKind, UnreadableFile } from './contract.ts';
import { CsvReader, detectSeparator, type Separator } from './csv-reader.ts';
import { type FileBytes, openFile } from './file-bytes.server.ts';
import { JsonReader } from './json-reader.ts';
import { type ColumnMapping, findMissing, type MappingFile, mapHeaders } from './map-headers.ts';
import { type Layout, type RawRow, readRows } from './read-rows.server.ts';
import { FiguresSurvey } from './survey-figures.ts';
import { decodeBytes, type Encoding, EncodingSurvey } from './text-encoding.ts';

export interface Survey extends Layout {
  contentHash: string;
  rowsCount: number;
  /** By field; null when no cell shows it. */
  dateOrders: ReadonlyMap<string, DateOrder | null>;
  decimals: DecimalSign | null;
  /** What bare amounts count, where the operator says so. */
  unit: number | null;
  /** The column of countries holds codes of two letters. */
  hasCountryCodes: boolean;
}

export interface SurveyOptions {
  columns?: MappingFile['columns'];
  /** Given by the operator instead of detected. */
  encoding?: Encoding;
  separator?: Separator;
  dateOrder?: DateOrder;
  decimals?: DecimalSign;
  unit?: number;
  /** Rows without date and kind are rounds all the same, no totals. */
  areUndatedRounds?: boolean;
  /** Of a workbook, instead of the first whose headers are known. */
  sheet?: string;
}

const DATE_FIELDS = ['announced_on', 'published_on', 'measured_on', 'read_on'];
const MONEY_FIELDS = ['amount_usd', 'amount'];
const HEAD_CHARACTERS = 1 << 17;
/** The header is searched in this many lines: a title or date may precede it. */
const HEADER_WITHIN = 15;
/** Rows whose keys and names are checked. */
const SAMPLED_ROWS = 2_000;
const MOST_COLUMNS = 500;
/** A smaller share of contrary cells does not make a column mixed: those are typing errors. */
const SLIPS = 0.01;

export async function surveyFile(
  kind: ImportKind,
  path: string,
  options: SurveyOptions = {},
): Promise<Survey> {
  const file = openFile(path);
  const { encoding, contentHash } = await surveyBytes(file, options.encoding);
  const workbook = await file.openWorkbook();
  if (!workbook && options.sheet !== undefined) {
    throw new UnreadableFile(`The file is no workbook and has no sheet "${options.sheet}".`);
  }
  const laidOut = workbook
    ? await layOutWorkbook(kind, workbook, options)
    : layOut(kind, path, await readHead(file, encoding), options);
  const layout = { path, file, encoding, ...laidOut };
  return { ...layout, contentHash, ...(await surveyRows(kind, layout, options)) };
}

async function surveyBytes(file: FileBytes, told?: Encoding) {
  const hash = createHash('sha256');
  const survey = new EncodingSurvey();
  for await (const chunk of file.read()) {
    hash.update(chunk);
    survey.add(chunk);
  }
  return { encoding: told ?? survey.decide(), contentHash: hash.digest('hex') };
}

async function readHead(file: FileBytes, encoding: Encoding): Promise<string> {
  let head = '';
  for await (const text of decodeBytes(file.read(), encoding)) {
    head += text;
    if (head.length >= HEAD_CHARACTERS) break;
  }
  if (head.trim() === '') throw new UnreadableFile('The file has no text.');
  return head;
}

function layOut(kind: ImportKind, path: string, head: string, options: SurveyOptions) {
  const extension = extname(basename(path).replace(/\.gz$/i, '')).toLowerCase();
  const isJson =
    ['.json', '.jsonl', '.ndjson', '.geojson'].includes(extension) ||
    (!['.csv', '.tsv', '.tab', '.txt'].includes(extension) && /^\s*[[{]/.test(head));
  return isJson ? layOutJson(kind, head, options) : layOutCsv(kind, head, options);
}

function layOutCsv(kind: ImportKind, head: string, { columns, separator: told }: SurveyOptions) {
  const separator = told ?? detectSeparator(head);
  const reader = new CsvReader(separator);
  const records = reader.push(head);
  if (head.length < HEAD_CHARACTERS) records.push(...reader.end());
  return { format: 'csv' as const, sheet: null, separator, ...findHeader(kind, records, columns) };
}

async function layOutWorkbook(kind: ImportKind, workbook: Workbook, options: SurveyOptions) {
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
      refusal ??= error;
    }
  }
  throw refusal ?? new UnreadableFile('The file has no sheet with rows.');
}

function findHeader(
  kind: ImportKind,
  records: readonly RawRow[],
  columns: SurveyOptions['columns'],
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
      refusal ??= error;
    }
  }
  throw refusal ?? new UnreadableFile('The file has no rows.');
}

function layOutJson(kind: ImportKind, head: string, { columns }: SurveyOptions) {
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
  columns: SurveyOptions['columns'],
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
  throw new UnreadableFile(
    `No column for ${missing}, without which ${kind} cannot be read. ${figures.join('')}` +
      `The columns are: ${seen.length > 0 ? seen.join(' | ') : '(none)'}. ` +
      'A mapping file can tell which one it is: --mapping mapping.json with {"columns": {"Their header": "field"}}.',
  );
}

async function surveyRows(kind: ImportKind, layout: Layout, options: SurveyOptions) {
  const { columnOf } = layout.mapping;
  const dates = DATE_FIELDS.flatMap((field) => {
    const index = columnOf.get(field);
    return index === undefined
      ? []
      : [{ field, index, shown: { 'day-first': 0, 'month-first': 0 } }];
  });
  const moneyColumns = MONEY_FIELDS.flatMap((field) => columnOf.get(field) ?? []);
  const decimals = { dot: 0, comma: 0 };
  const figures = kind === 'rounds' ? new FiguresSurvey(layout) : null;
  const countryColumn = columnOf.get('country');
  const countries = { codes: 0, names: 0 };
  let rowsCount = 0;
  const note = ({ cells }: RawRow) => {
    for (const { index, shown } of dates) {
      const order = dateOrderShownBy(cells[index] ?? '');
      if (order) shown[order]++;
    }
    for (const index of moneyColumns) {
      const sign = decimalsShownBy(cells[index] ?? '');
      if (sign) decimals[sign]++;
    }
    const country = countryColumn === undefined ? '' : (cells[countryColumn] ?? '').trim();
    if (country !== '') countries[/^[a-z]{2}$/i.test(country) ? 'codes' : 'names']++;
    figures?.note(cells);
  };
  for await (const rows of readRows(layout)) {
    rowsCount += rows.length;
    const isNoted = dates.length > 0 || moneyColumns.length > 0 || countryColumn !== undefined;
    if (isNoted) for (const row of rows) note(row);
  }
  figures?.refuse(options);
  const orders = dates.map(({ field, shown }) => {
    return [
      field,
      options.dateOrder ?? decide<DateOrder>(['day-first', 'month-first'], shown, 'mixed'),
    ] as const;
  });
  return {
    rowsCount,
    unit: options.unit ?? null,
    hasCountryCodes: countries.codes > 3 * countries.names,
    dateOrders: new Map(orders),
    // In a file that uses both signs, ambiguous cells stay unread.
    decimals: options.decimals ?? decide<DecimalSign>(['dot', 'comma'], decimals, null),
  };
}

/** The answer that nearly all cells give; null when none gives one. */
function decide<Answer extends string>(
  [one, other]: readonly [Answer, Answer],
  counts: Readonly<Record<string, number>>,
  mixed: Answer | null,
): Answer | null {
  const [ones, others] = [counts[one] ?? 0, counts[other] ?? 0];
  if (ones + others === 0) return null;
  if (Math.min(ones, others) > (ones + others) * SLIPS) return mixed;
  return ones > others ? one : other;
}
