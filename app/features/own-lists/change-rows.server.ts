// Rows of a list are added, written beside and removed.
import { hash } from 'node:crypto';
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { HttpError, invalid, notFound } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { ownListsText as text } from '../../text/text.ts';
import { offerUpgrade } from '../money/pricing/upgrade-offer.ts';
import type { AddedRows, RowWords } from './contract.ts';
import { findOwnList, type StoredList } from './queries.server.ts';
import { findIds, RECORDS } from './records.server.ts';

/** Runs `act` on a list that nobody else changes meanwhile. Throws 401, 404. */
async function changing<Result>(
  context: Context,
  uuid: string,
  act: (sql: Sql, list: StoredList) => Promise<Result>,
): Promise<Result> {
  const { userId } = requireSession(context);
  return context.sql.transaction().execute(async (sql) => {
    const { id } = await findOwnList(sql, userId, uuid);
    await raw`update own_lists set changed_at = ${context.now} where id = ${id}`.execute(sql);
    return act(sql, await findOwnList(sql, userId, uuid));
  });
}

/** Adds those that the list lacks, and sets the given values of all. Throws as `addTo`, 404. */
export function addRows(context: Context, uuid: string, given: AddedRows) {
  return changing(context, uuid, (sql, list) => addTo(context, sql, list, given));
}

/** Returns how many were new. Throws 402 over the limit, 422 for unknown slugs. */
export async function addTo(
  context: Context,
  sql: Sql,
  { id, kind }: Pick<StoredList, 'id' | 'kind'>,
  { slugs, ...words }: AddedRows,
): Promise<{ added: number }> {
  const found = await findIds(sql, kind, slugs);
  const unknown = slugs.filter((slug) => !found.some(({ given }) => given === slug));
  if (unknown.length > 0) throw invalid({ slugs: [text.wrong.unknown(kind, unknown)] });
  const ids = [...new Set(found.map((one) => one.id))];
  const column = raw.ref(RECORDS[kind].column);
  const { rows: added } = await raw`
    insert into own_list_rows (list_id, ${column}, created_at)
    select ${id}, wanted.id, ${context.now}
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, place)
    where not exists (select from own_list_rows r where r.list_id = ${id} and r.${column} = wanted.id)
    order by wanted.place returning id`.execute(sql);
  const { rows: counted } = await raw<{ total: number }>`
    select count(*) as total from own_list_rows where list_id = ${id}`.execute(sql);
  const limit = limitsOf(context).listRows;
  if (added.length > 0 && (counted[0]?.total ?? 0) > limit) {
    throw new HttpError(402, text.rowsFull(limit, offerUpgrade(context, 'listRows')));
  }
  await write(sql, raw`list_id = ${id} and ${column} = any(${ids}::bigint[])`, words);
  return { added: added.length };
}

async function write(sql: Sql, rows: RawBuilder<unknown>, words: Partial<RowWords>): Promise<void> {
  const changes = Object.entries(words).flatMap(([name, value]) =>
    value === undefined ? [] : [raw`${raw.ref(name)} = ${value}`],
  );
  if (changes.length === 0) return;
  await raw`update own_list_rows set ${raw.join(changes)} where ${rows}`.execute(sql);
}

/** A short hash of a row's status, note and day, which shows a form's version of them. */
export const markOf = ({ status, note, due_on }: RowWords): string =>
  hash('sha256', JSON.stringify([status, note, due_on]), 'base64url').slice(0, 10);

export interface EditedRow extends RowWords {
  id: number;
  /** `markOf` what the form showed. */
  mark: string;
}

/**
 * Writes rows that their form changed. One that was changed elsewhere since is left as it is, and
 * its id returned, unless both say the same.
 */
export function editRows(
  context: Context,
  uuid: string,
  edited: readonly EditedRow[],
): Promise<number[]> {
  return changing(context, uuid, async (sql, { id: listId }) => {
    const { rows } = await raw<RowWords & { id: number }>`
      select id, status, note, due_on::text as due_on from own_list_rows
      where list_id = ${listId} and id = any(${edited.map(({ id }) => id)}::bigint[])`.execute(sql);
    const stored = new Map(rows.map((row) => [row.id, markOf(row)]));
    const conflicts: number[] = [];
    for (const { id, mark, ...words } of edited) {
      const wanted = markOf(words);
      const now = stored.get(id);
      if (wanted === mark || wanted === now) continue;
      if (now === mark) await write(sql, raw`list_id = ${listId} and id = ${id}`, words);
      else conflicts.push(id);
    }
    return conflicts;
  });
}

/** Throws 404. */
export async function writeRows(
  context: Context,
  uuid: string,
  ids: readonly number[],
  words: Partial<RowWords>,
): Promise<void> {
  await changing(context, uuid, (sql, { id }) =>
    write(sql, raw`list_id = ${id} and id = any(${ids}::bigint[])`, words),
  );
}

/** For good, with what was written beside them. Throws 404 where none of them is there. */
export async function removeRows(context: Context, uuid: string, ids: readonly number[]) {
  await changing(context, uuid, async (sql, { id }) => {
    const { rows } = await raw`
      delete from own_list_rows where list_id = ${id} and id = any(${ids}::bigint[])
      returning id`.execute(sql);
    if (rows.length === 0) throw notFound('row', ids.join(', '));
  });
}
