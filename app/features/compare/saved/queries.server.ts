import { sql as raw } from 'kysely';
import { linkTo } from '../../../catalogue/fragments.server.ts';
import type { Sql } from '../../../data/database.ts';
import { notFound, requireUuid } from '../../../http/errors.ts';
import { type PageMeta, pageMetaOf } from '../../../http/params.ts';
import { listCompared } from '../../startups/comparison.server.ts';
import { SAVED_PER_PAGE, type SavedComparison, type SavedRow } from './contract.ts';

export async function countSaved(sql: Sql, userId: number): Promise<number> {
  const { rows } = await raw<{ total: number }>`
    select count(*) as total from comparisons
    where user_id = ${userId} and deleted_at is null`.execute(sql);
  return rows[0]?.total ?? 0;
}

/** Newest first. */
export async function loadSavedRows(
  sql: Sql,
  userId: number,
  page: number,
): Promise<{ data: SavedRow[]; meta: PageMeta }> {
  const [total, data] = await Promise.all([
    countSaved(sql, userId),
    listSaved(sql, userId, SAVED_PER_PAGE, (page - 1) * SAVED_PER_PAGE),
  ]);
  return { data, meta: pageMetaOf(page, SAVED_PER_PAGE, total) };
}

const aboutColumns = raw`c.uuid, c.name, c.note, c.created_at,
  array(select cs.slug from comparison_startups cs
    where cs.comparison_uuid = c.uuid and cs.startup_id is null order by cs.position) as missing`;

type Row = Omit<SavedRow, 'created_at'> & { created_at: Date };

export async function listSaved(
  sql: Sql,
  userId: number,
  limit: number,
  offset: number,
): Promise<SavedRow[]> {
  const { rows } = await raw<Row>`
    select ${aboutColumns},
      array(select ${linkTo('s', 'logo')}
        from comparison_startups cs join startups s on s.id = cs.startup_id
        where cs.comparison_uuid = c.uuid order by cs.position) as startups
    from comparisons c
    where c.user_id = ${userId} and c.deleted_at is null
    order by c.created_at desc, c.uuid
    limit ${limit} offset ${offset}`.execute(sql);
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
}

/** One of the user's own. Throws 404. */
export async function getSaved(sql: Sql, userId: number, uuid: string): Promise<SavedComparison> {
  const { rows } = await raw<Omit<Row, 'startups'> & { slugs: string[] }>`
    select ${aboutColumns},
      array(select s.slug from comparison_startups cs join startups s on s.id = cs.startup_id
        where cs.comparison_uuid = c.uuid order by cs.position) as slugs
    from comparisons c
    where c.uuid = ${requireUuid('comparison', uuid)} and c.user_id = ${userId}
      and c.deleted_at is null`.execute(sql);
  const row = rows[0];
  if (!row) throw notFound('comparison', uuid);
  const { slugs, created_at, ...about } = row;
  return {
    data: await listCompared(sql, slugs, userId),
    meta: { ...about, created_at: created_at.toISOString() },
  };
}
