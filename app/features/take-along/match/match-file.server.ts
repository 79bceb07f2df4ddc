// POST /match.csv and /match.xlsx: the pasted table with what was chosen for each of its rows.
import type { CsvCell } from '../../../base/csv.ts';
import { answerTable } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { requireOwnForm } from '../../../http/guard.server.ts';
import { readForm } from '../../../http/read-body.server.ts';
import { matchText } from '../../../text/text.ts';
import {
  type EntityRecord,
  listRecords,
  PROPERTIES,
  type PropertyValue,
} from '../reconcile/records.server.ts';
import { MATCHED_KINDS, readList } from './match-list.server.ts';

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
  const { header, rows, at } = readList(context, String(form.get('names') ?? ''));
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
