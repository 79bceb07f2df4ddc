// A list is made, changed, shared and deleted.
import { type RawBuilder, sql as raw } from 'kysely';
import type { Context } from '../../http/context.ts';
import { HttpError, notFound, requireUuid } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { answerOnce } from '../../http/idempotency.server.ts';
import { limitsOf } from '../../http/limits.ts';
import { ownListsText as text } from '../../text/text.ts';
import { offerUpgrade } from '../money/pricing/upgrade-offer.ts';
import { addTo } from './change-rows.server.ts';
import { type ListChange, type NewList, ownListAlertsAddress } from './contract.ts';
import { countLists } from './queries.server.ts';

/** Throws 401, 402 over a limit, 422 for unknown slugs. */
export async function createList(context: Context, given: NewList): Promise<{ uuid: string }> {
  const { userId } = requireSession(context);
  const { name, kind, statuses = [...text.firstStatuses[given.kind]], slugs = [] } = given;
  return answerOnce(context, userId, given, async (sql) => {
    // Two calls at once must not both take the last place.
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    const limit = limitsOf(context).lists;
    if ((await countLists(sql, userId)) >= limit) {
      throw new HttpError(402, text.full(limit, offerUpgrade(context, 'lists')));
    }
    const { rows } = await raw<{ id: number; uuid: string }>`
      insert into own_lists (user_id, kind, name, statuses, created_at, changed_at)
      values (${userId}, ${kind}, ${name}, ${statuses}, ${context.now}, ${context.now})
      returning id, uuid`.execute(sql);
    const [{ id, uuid } = { id: 0, uuid: '' }] = rows;
    if (slugs.length > 0) await addTo(context, sql, { id, kind }, { slugs });
    return { uuid };
  });
}

/** Fields that are left out stay. Throws 404. */
export async function changeList(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  userId: number,
  uuid: string,
  { name, statuses, columns, is_shared, shares_notes }: ListChange,
): Promise<void> {
  const changes: RawBuilder<unknown>[] = [raw`changed_at = ${now}`];
  if (name !== undefined) changes.push(raw`name = ${name}`);
  if (statuses) changes.push(raw`statuses = ${statuses}`);
  if (columns !== undefined) changes.push(raw`columns = ${columns}`);
  if (shares_notes !== undefined) changes.push(raw`shares_notes = ${shares_notes}`);
  if (is_shared === true) changes.push(raw`share_key = coalesce(share_key, gen_random_uuid())`);
  if (is_shared === false) changes.push(raw`share_key = null`);
  const { rows } = await raw`
    update own_lists set ${raw.join(changes)}
    where uuid = ${requireUuid('list', uuid)} and user_id = ${userId} returning id`.execute(sql);
  if (rows.length === 0) throw notFound('list', uuid);
}

/** With all its rows, permanently; its alerts end. Throws 404. */
export async function deleteList(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  userId: number,
  uuid: string,
): Promise<void> {
  const address = ownListAlertsAddress(requireUuid('list', uuid));
  const { rows } = await raw`
    with gone as (
      delete from own_lists where uuid = ${uuid} and user_id = ${userId} returning id
    ), ended as (
      update alerts set ended_at = ${now}
      where address = ${address} and ended_at is null and exists (select from gone)
    )
    select id from gone`.execute(sql);
  if (rows.length === 0) throw notFound('list', uuid);
}
