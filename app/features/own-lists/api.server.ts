import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { requireSession } from '../../http/guard.server.ts';
import { changeList, createList, deleteList } from './change-lists.server.ts';
import { addRows, removeRows } from './change-rows.server.ts';
import * as contract from './contract.ts';
import { findOwnList, listOwnLists, listRows, type ShownRow, shown } from './queries.server.ts';

const own = { tag: 'Your lists', needsSession: true, scope: 'lists' } as const;
const params = z.object({ uuid: z.string().max(120).describe('Of one of your lists') });

export const getLists: Endpoint = endpoint({
  ...own,
  summary: 'Your lists, the last changed first',
  query: contract.listsQuery,
  answer: contract.listsAnswer,
  errors: [422],
  async handle(context, { query: { page } }) {
    const { data, meta } = await listOwnLists(context.sql, requireSession(context).userId, page);
    return { data: data.map(shown), meta };
  },
});

export const addList: Endpoint = endpoint({
  ...own,
  summary: 'Make a list of startups, investors or people',
  description:
    'With an Idempotency-Key the same call can be sent again. Over the limit of the account it answers 402.',
  body: contract.newList,
  answer: contract.listAnswer,
  status: 201,
  errors: [402, 403, 409, 422],
  async handle(context, { body }) {
    const { uuid } = await createList(context, body);
    return answerList(context, uuid);
  },
});

export const getList: Endpoint = endpoint({
  ...own,
  summary: 'Rows of one of your lists, with their records as they are now',
  params,
  query: contract.listQuery,
  answer: contract.rowsAnswer,
  errors: [404, 422],
  async handle(context, { params: { uuid }, query }) {
    const list = await findOwnList(context.sql, requireSession(context).userId, uuid);
    const perPage = contract.LISTS_PER_PAGE;
    const { rows, meta } = await listRows(context.sql, list, { ...query, perPage });
    return { data: rows.map(answerRow), meta: { ...meta, list: shown(list) } };
  },
});

function answerRow({ record, ...words }: ShownRow): z.output<typeof contract.listRow> {
  const facts = Object.entries(record?.facts ?? {}).map(([name, { value }]) => [
    name,
    value ?? null,
  ]);
  return {
    ...words,
    slug: record?.slug ?? null,
    name: record?.name ?? null,
    facts: Object.fromEntries(facts),
  };
}

export const editList: Endpoint = endpoint({
  ...own,
  summary: 'Rename one of your lists, change its words or columns, share it or stop sharing it',
  params,
  body: contract.listChange,
  answer: contract.listAnswer,
  errors: [403, 404, 422],
  async handle(context, { params: { uuid }, body }) {
    await changeList(context, requireSession(context).userId, uuid, body);
    return answerList(context, uuid);
  },
});

export const removeList: Endpoint = endpoint({
  ...own,
  summary: 'Delete one of your lists, with its rows and notes, for good',
  params,
  answer: z.null(),
  status: 204,
  errors: [403, 404],
  async handle(context, { params: { uuid } }) {
    await deleteList(context, requireSession(context).userId, uuid);
    return null;
  },
});

export const addListRows: Endpoint = endpoint({
  ...own,
  summary: 'Add rows to one of your lists, or change what stands beside them',
  description:
    'Slugs that the list lacks are added. status, note and due_on are written beside all of them; those left out stay as they are.',
  params,
  body: contract.addedRows,
  answer: contract.listAnswer,
  errors: [402, 403, 404, 422],
  async handle(context, { params: { uuid }, body }) {
    await addRows(context, uuid, body);
    return answerList(context, uuid);
  },
});

export const removeListRow: Endpoint = endpoint({
  ...own,
  summary: 'Remove a row from one of your lists, with its note, for good',
  params: params.extend({
    row: z.string().max(120).describe('Its id, as GET /user/lists/{uuid} answers it'),
  }),
  answer: z.null(),
  status: 204,
  errors: [403, 404],
  async handle(context, { params: { uuid, row } }) {
    const id = /^\d{1,15}$/.test(row) ? Number(row) : 0;
    await removeRows(context, uuid, [id]);
    return null;
  },
});

async function answerList(context: Parameters<typeof createList>[0], uuid: string) {
  const list = await findOwnList(context.sql, requireSession(context).userId, uuid);
  return { data: shown(list) };
}
