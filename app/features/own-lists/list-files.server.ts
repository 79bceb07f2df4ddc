// Lists and selections as CSV and XLSX.
import type { FileColumn } from '../../base/csv.ts';
import { foundPath } from '../../base/paths.ts';
import { answerTable } from '../../http/answers.server.ts';
import type { Context } from '../../http/context.ts';
import { requireSession } from '../../http/guard.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { ownListsText as text } from '../../text/text.ts';
import { LISTED_FACTS, type ListedRecord, type ListKind } from './listed-facts.ts';
import {
  findOwnList,
  findSharedList,
  listRows,
  type ShownRow,
  type StoredList,
} from './queries.server.ts';
import { findRecords } from './records.server.ts';
import { readSelection } from './selection.ts';

/** GET /dashboard/lists/:uuid/rows.csv and .xlsx; ?rows=1,2 of these alone. Throws 404. */
export async function answerOwnListFile(context: Context, uuid: string): Promise<Response> {
  const list = await findOwnList(context.sql, requireSession(context).userId, uuid);
  const asked = context.url.searchParams.get('rows');
  const ids = asked?.split(',').filter((id) => /^\d{1,15}$/.test(id));
  return answerList(context, list, { ids: ids?.map(Number), hasNotes: true });
}

/** GET /list/:key/rows.csv and .xlsx. Throws 404. */
export async function answerSharedListFile(context: Context, key: string): Promise<Response> {
  const list = await findSharedList(context.sql, key);
  context.answerHeaders.set('x-robots-tag', 'noindex');
  return answerList(context, list, { hasNotes: list.shares_notes });
}

interface Taken {
  ids?: readonly number[] | undefined;
  hasNotes: boolean;
}

async function answerList(context: Context, list: StoredList, { ids, hasNotes }: Taken) {
  const perPage = limitsOf(context).csvRows;
  const { rows, meta } = await listRows(context.sql, list, {
    ids,
    sort: 'added',
    page: 1,
    perPage,
  });
  const own: FileColumn<ShownRow>[] = [
    { label: text.status, value: ({ status }) => status },
    ...(hasNotes ? [{ label: text.note, value: ({ note }: ShownRow) => note }] : []),
    { label: text.due, value: ({ due_on }) => due_on },
  ];
  const [name, ...facts] = recordColumns(context, list.kind);
  const of = (column: FileColumn<ListedRecord>): FileColumn<ShownRow> => ({
    label: column.label,
    value: ({ record }) => (record ? column.value(record) : null),
  });
  return answerTable(context, {
    title: text.exportTitle(list.name),
    cache: 'private',
    total: meta.total,
    columns: [...(name ? [of(name)] : []), ...own, ...facts.map(of)],
    rows,
  });
}

/** GET /selection.csv and .xlsx: those that the address names. */
export async function answerSelectionFile(context: Context): Promise<Response> {
  const { kind, slugs } = readSelection(context.url.searchParams);
  const rows = await findRecords(context.sql, kind, slugs);
  return answerTable(context, {
    title: text.selection.title[kind],
    cache: 'private',
    columns: recordColumns(context, kind),
    rows,
  });
}

/** Name, facts and address. */
function recordColumns({ settings }: Context, kind: ListKind): FileColumn<ListedRecord>[] {
  return [
    { label: text.name, value: ({ name }) => name },
    ...Object.entries(LISTED_FACTS[kind]).map(([name, { label }]) => ({
      label: label(),
      value: ({ facts }: ListedRecord) => facts[name]?.value,
    })),
    { label: text.address, value: ({ slug }) => settings.SITE_URL + foundPath(kind, slug) },
  ];
}
