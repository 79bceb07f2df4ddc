// POST /match.csv and /match.xlsx: the pasted table with what was chosen for each of its rows.
import type { CsvCell } from '../../../base/csv.ts';
import { answerTable } from '../../../http/answers.server.ts';
import type { Context } from '../../../http/context.ts';
import { requireOwnForm } from '../../../http/guard.server.ts';
import { readForm } from '../../../http/read-body.server.ts';
import { matchText, reconcileText } from '../../../text/text.ts';
import {
  type EntityRecord,
  listRecords,
  PROPERTIES,
  type PropertyId,
  type PropertyValue,
} from '../reconcile/records.server.ts';
import { MATCHED_KINDS, readList } from './match-list.server.ts';

/** Sentences and long lists are no cells of a spreadsheet. */
const LEFT_OUT: readonly PropertyId[] = ['tagline', 'investors', 'founders'];

/** Throws 403, 413, 415 and 422. */
export async function answerMatchFile(context: Context): Promise<Response> {
  const { sql, settings, request } = context;
  const form = await readForm(request);
  requireOwnForm(context, form);
  const { header, rows, at } = readList(context, String(form.get('names') ?? ''));
  const kind = MATCHED_KINDS.find((one) => one === form.get('kind')) ?? 'startup';
  const properties = PROPERTIES[kind].filter((id) => !LEFT_OUT.includes(id));
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
      ...properties.map((id) => reconcileText.properties[id]),
    ],
    rows: rows.map((cells, row) => [
      ...own.map((_, column) => cells[column] ?? null),
      ...describe(records.get(chosen[row] ?? ''), properties),
    ]),
  });
}

function describe(record: EntityRecord | undefined, properties: readonly PropertyId[]): CsvCell[] {
  return [record?.slug, record?.name, ...properties.map((id) => toCell(record?.values[id] ?? []))];
}

function toCell(values: readonly PropertyValue[]): CsvCell {
  const [first] = values;
  if (typeof first === 'number') return first;
  return values.map((value) => (typeof value === 'object' ? value.name : value)).join(', ');
}
