import type { CsvCell } from '../../../base/csv.ts';
import { answerTable } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireOwnForm } from '../../../http/guard.server.ts';
import { limitsOf } from '../../../http/limits.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { readForm } from '../../../http/read-body.server.ts';
import { matchText, matchText as text } from '../../../text/text.ts';
import { MAX_NAME_LENGTH } from '../reconcile/contract.ts';
import { type Candidate, matchNames } from '../reconcile/match-names.server.ts';
import {
  type EntityRecord,
  listRecords,
  PROPERTIES,
  type PropertyValue,
} from '../reconcile/records.server.ts';
import { MOST_CHARACTERS, type NameTable, readNames } from './read-names.ts';

export const MATCHED_KINDS = ['startup', 'investor'] as const;
export type MatchedKind = (typeof MATCHED_KINDS)[number];

const MOST_ROWS = 5_000;
/** Of one answer; the next ones follow with a press. */
export const ROWS_AT_ONCE = 500;
const MOST_COLUMNS = 50;
/** Lines and names that are counted rather than read. */
const CLEARLY_TOO_MANY = 4 * MOST_ROWS;
const CANDIDATES = 5;

/** A list is a file: the caller's row limit holds for it, too. */
export const mostRows = (context: Context): number =>
  Math.min(MOST_ROWS, limitsOf(context).csvRows);

export interface MatchedName {
  /** Of the table. */
  row: number;
  name: string;
  /** Best first. */
  candidates: readonly Candidate[];
}

/** Throws 422 for no names, too many, too long ones, and too many columns. */
export async function readList(context: Context, given: string): Promise<NameTable> {
  const most = mostRows(context);
  if (given.length > MOST_CHARACTERS) {
    throw invalid({ names: [text.wrong.tooLarge(MOST_CHARACTERS, given.length)] });
  }
  const lines = countSigns(given, /[\r\n]+/g) || countSigns(given, /[,;]/g);
  if (lines > CLEARLY_TOO_MANY) throw invalid({ names: [text.wrong.tooMany(most, lines)] });
  const table = await readNames(given);
  if (!table.rows.some((row) => row[table.at.name])) throw invalid({ names: [text.wrong.nothing] });
  if (table.rows.length > most) {
    throw invalid({ names: [text.wrong.tooMany(most, table.rows.length)] });
  }
  // Each row of a file is as wide as the widest: one line of nothing but tabs would make millions.
  const widest = Math.max(table.header?.length ?? 0, ...table.rows.map((row) => row.length));
  if (widest > MOST_COLUMNS) throw invalid({ names: [text.wrong.tooWide(MOST_COLUMNS, widest)] });
  for (const [row, cells] of table.rows.entries()) {
    const { length } = cells[table.at.name] ?? '';
    if (length <= MAX_NAME_LENGTH) continue;
    throw invalid({ names: [text.wrong.tooLong(row + 1, MAX_NAME_LENGTH, length)] });
  }
  return table;
}

const countSigns = (given: string, signs: RegExp): number => given.match(signs)?.length ?? 0;

/** Those of `ROWS_AT_ONCE` rows. Throws 422, 429 and 503. */
export async function matchList(
  context: Context,
  { rows, at }: NameTable,
  kind: MatchedKind,
  first = 0,
): Promise<MatchedName[]> {
  await requireTriesLeft(context, 'matching');
  const named = rows.slice(first, first + ROWS_AT_ONCE).flatMap((cells, place) => {
    const name = cells[at.name];
    const [country, website] = [cells[at.country], cells[at.website]];
    return name ? [{ row: first + place, name, country, website }] : [];
  });
  const queries = named.map((one) => ({ ...one, kinds: [kind], limit: CANDIDATES }));
  const found = await matchNames(context, queries);
  return named.map(({ row, name }, at) => ({ row, name, candidates: found[at] ?? [] }));
}

// POST /match.csv and /match.xlsx: the pasted table with the choice for each row.

/** The name has a column already; sentences and long lists are no cells of a spreadsheet. */
const LEFT_OUT = [
  ...['name', 'tagline', 'overview'],
  ...['investors', 'lead_investors', 'founders', 'technologies'],
];

/** Throws 403, 413, 415 and 422. */
export async function answerMatchFile(context: Context): Promise<Response> {
  const { sql, settings, request } = context;
  const form = await readForm(request);
  requireOwnForm(context, form);
  const { header, rows, at } = await readList(context, String(form.get('names') ?? ''));
  const kind = MATCHED_KINDS.find((one) => one === form.get('kind')) ?? 'startup';
  const properties = Object.entries(PROPERTIES[kind]).filter(([id]) => !LEFT_OUT.includes(id));
  const ids = properties.map(([id]) => id);
  const chosen = rows.map((_, row) => String(form.get(`row-${row}`) ?? ''));
  const records = await listRecords(sql, [...new Set(chosen)], settings.SITE_URL);
  const width = Math.max(header?.length ?? 1, ...rows.map((cells) => cells.length));
  const own = Array.from({ length: width }, (_, column) => {
    return header?.[column] ?? (column === at.name ? matchText.columns.name : '');
  });
  return answerTable(context, {
    title: matchText.fileTitle,
    cache: 'private',
    header: [
      ...own,
      matchText.columns.slug,
      matchText.columns.found,
      ...properties.map(([, { label }]) => label),
    ],
    rows: rows.map((cells, row) => [
      ...own.map((_, column) => cells[column] ?? null),
      ...describe(records.get(chosen[row] ?? ''), ids),
    ]),
  });
}

function describe(record: EntityRecord | undefined, ids: readonly string[]): CsvCell[] {
  return [record?.slug, record?.name, ...ids.map((id) => toCell(record?.values[id] ?? []))];
}

function toCell(values: readonly PropertyValue[]): CsvCell {
  const [first] = values;
  if (typeof first === 'number') return first;
  return values.map((value) => (typeof value === 'object' ? value.name : value)).join(', ');
}
