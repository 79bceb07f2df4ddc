import { sql as raw } from 'kysely';
import { pathTo } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import { notFound, requireUuid } from '../../http/errors.ts';
import { type PageMeta, pageMetaOf, pageMetaWithin } from '../../http/params.ts';
import { LISTS_PER_PAGE, type ListQuery, type OwnList, type RowWords } from './contract.ts';
import type { ListedRecord, ListKind } from './listed-facts.ts';
import { RECORDS } from './records.server.ts';

export interface StoredList extends OwnList {
  id: number;
}

type ListColumns = Omit<StoredList, 'share_path' | 'created_at' | 'changed_at'> & {
  share_key: string | null;
  created_at: Date;
  changed_at: Date;
};

const listColumns = raw`l.id, l.uuid, l.name, l.kind, l.statuses, l.columns, l.share_key, l.shares_notes,
  (select count(*)::int from own_list_rows r where r.list_id = l.id) as rows, l.created_at, l.changed_at`;

function readList({ share_key, created_at, changed_at, ...list }: ListColumns): StoredList {
  return {
    ...list,
    share_path: share_key && pathTo('/list/:key', { key: share_key }),
    created_at: created_at.toISOString(),
    changed_at: changed_at.toISOString(),
  };
}

/** Without what only SQL needs. */
export const shown = ({ id: _, ...list }: StoredList): OwnList => list;

/** The last changed first. */
export async function listOwnLists(
  sql: Sql,
  userId: number,
  page: number,
  perPage = LISTS_PER_PAGE,
): Promise<{ data: StoredList[]; meta: PageMeta }> {
  const { rows } = await raw<ListColumns>`
    select ${listColumns} from own_lists l where l.user_id = ${userId}
    order by l.changed_at desc, l.id desc
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(sql);
  const total = await countLists(sql, userId);
  return { data: rows.map(readList), meta: pageMetaOf(page, perPage, total) };
}

export async function countLists(sql: Sql, userId: number): Promise<number> {
  const { rows } = await raw<{ total: number }>`
    select count(*) as total from own_lists where user_id = ${userId}`.execute(sql);
  return rows[0]?.total ?? 0;
}

/** Throws 404, also for lists of others. */
export async function findOwnList(sql: Sql, userId: number, uuid: string): Promise<StoredList> {
  const { rows } = await raw<ListColumns>`
    select ${listColumns} from own_lists l
    where l.uuid = ${requireUuid('list', uuid)} and l.user_id = ${userId}`.execute(sql);
  if (!rows[0]) throw notFound('list', uuid);
  return readList(rows[0]);
}

/** By the secret part of its address. Throws 404, also once it is revoked. */
export async function findSharedList(sql: Sql, key: string): Promise<StoredList> {
  const { rows } = await raw<ListColumns>`
    select ${listColumns}
    from own_lists l where l.share_key = ${requireUuid('list', key)}`.execute(sql);
  if (!rows[0]) throw notFound('list', key);
  return readList(rows[0]);
}

export interface ShownRow extends RowWords {
  id: number;
  /** Null where the record was deleted. */
  record: ListedRecord | null;
}

interface Part extends Pick<ListQuery, 'sort'> {
  status?: string | undefined;
  /** Of these rows alone. */
  ids?: readonly number[];
  page: number;
  perPage: number;
}

const SORTS = {
  added: raw`r.id`,
  name: raw`fold_name(t.name) nulls last, r.id`,
  due_on: raw`r.due_on nulls last, r.id`,
} as const;

/** Rows with their records; a page beyond the end is the last. */
export async function listRows(
  sql: Sql,
  { id, kind, statuses }: Pick<StoredList, 'id' | 'kind' | 'statuses'>,
  { status, sort, ids, page, perPage }: Part,
): Promise<{ rows: ShownRow[]; meta: PageMeta }> {
  const { table, column } = RECORDS[kind];
  const condition = raw`r.list_id = ${id} ${status === undefined ? raw`` : raw`and r.status = ${status}`}
    ${ids ? raw`and r.id = any(${ids}::bigint[])` : raw``}`;
  const { rows: counted } = await raw<{ total: number }>`
    select count(*) as total from own_list_rows r where ${condition}`.execute(sql);
  const meta = pageMetaWithin(page, perPage, counted[0]?.total ?? 0);
  const order =
    sort === 'status'
      ? raw`array_position(${statuses}::text[], r.status) nulls last, r.status nulls last, r.id`
      : SORTS[sort];
  const { rows } = await raw<
    RowWords & { id: number; record_id: number | null; slug: string | null }
  >`
    select r.id, r.status, r.note, r.due_on::text as due_on, t.id as record_id, t.slug
    from own_list_rows r left join ${table} t on t.id = r.${raw.ref(column)}
    where ${condition} order by ${order}
    limit ${perPage} offset ${(meta.current_page - 1) * perPage}`.execute(sql);
  const records = await loadRecords(
    sql,
    kind,
    rows.flatMap(({ record_id }) => record_id ?? []),
  );
  return {
    meta,
    rows: rows.map(({ record_id: _, slug, ...words }) => ({
      ...words,
      record: records.get(slug ?? '') ?? null,
    })),
  };
}

async function loadRecords(sql: Sql, kind: ListKind, ids: readonly number[]) {
  const records = await RECORDS[kind].load(sql, [...new Set(ids)]);
  return new Map(records.map((record) => [record.slug, record]));
}

/** Rows by status: the list's own words first, then others that rows still have. */
export async function countStatuses(
  sql: Sql,
  { id, statuses }: StoredList,
): Promise<Array<{ status: string; rows: number }>> {
  const { rows } = await raw<{ status: string; rows: number }>`
    select r.status, count(*)::int as rows from own_list_rows r
    where r.list_id = ${id} and r.status is not null group by 1
    order by array_position(${statuses}::text[], r.status) nulls last, 1`.execute(sql);
  return rows;
}

/** All lists with all rows, one list at a time, for their owner's copy of own data. */
export async function* exportLists(sql: Sql, userId: number) {
  const { rows: lists } = await raw<{
    id: number;
    name: string;
    kind: ListKind;
    statuses: string[];
    is_shared: boolean;
    created_at: Date;
    changed_at: Date;
  }>`
    select id, name, kind, statuses, share_key is not null as is_shared, created_at, changed_at
    from own_lists where user_id = ${userId} order by id`.execute(sql);
  for (const { id, ...list } of lists) {
    const { rows } = await raw<
      RowWords & { name: string | null; slug: string | null; added_at: Date }
    >`
      select coalesce(s.name, i.name, p.name) as name, coalesce(s.slug, i.slug, p.slug) as slug,
        r.status, r.note, r.due_on::text as due_on, r.created_at as added_at
      from own_list_rows r left join startups s on s.id = r.startup_id
        left join investors i on i.id = r.investor_id left join people p on p.id = r.person_id
      where r.list_id = ${id} order by r.id`.execute(sql);
    yield { ...list, rows };
  }
}
