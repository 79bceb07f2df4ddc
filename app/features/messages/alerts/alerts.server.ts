import { type RawBuilder, sql as raw } from 'kysely';
import { shareInTransaction } from '../../../data/advisory-locks.ts';
import type { Sql } from '../../../data/database.ts';
import { withinSearchBudget } from '../../../find/search-budget.server.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, notFound } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { hasInstantAlerts, limitsOf } from '../../../http/limits.ts';
import { alertsText as text } from '../../../text/text.ts';
import { offerUpgrade } from '../../money/pricing/upgrade-offer.ts';
import type { AlertSettings, NewAlert, OwnAlert } from '../contract.ts';
import { type FollowedList, openList } from './followed-list.server.ts';

/** Running ones first, the newest first. */
export async function listAlerts(sql: Sql, userId: number): Promise<OwnAlert[]> {
  const { rows } = await raw<OwnAlert>`
    select a.uuid, a.kind, a.address, a.name, a.frequency, a.by_mail, a.by_push, a.by_webhook,
      a.created_at as "createdAt", a.ended_at as "endedAt", found.count as "itemsCount",
      found.last as "lastFoundAt"
    from alerts a cross join lateral (
      select count(*)::int as count, max(found_at) as last from alert_items where alert_id = a.id) found
    where a.user_id = ${userId} order by a.ended_at is not null, a.id desc`.execute(sql);
  return rows;
}

export const MOST_SAVED = 20;

/** Lists and searches that are followed, newest first. */
export async function listSaved(sql: Sql, userId: number) {
  const { rows } = await raw<{ name: string; address: string }>`
    select name, address from alerts where user_id = ${userId} and ended_at is null
    order by id desc limit ${MOST_SAVED}`.execute(sql);
  return rows;
}

/**
 * With how many it holds, up to `most`. A list that takes longer than a search may is not followed,
 * as it would be asked again and again. Throws 422, 503.
 */
export function openCounted(context: Context, address: string, most: number | null = null) {
  return withinSearchBudget(context, async (sql) => {
    const list = await openList({ ...context, sql }, address);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count
      from (select from (${list.matching}) m limit ${most}::bigint) counted`.execute(sql);
    return { list, count: rows[0]?.count ?? 0 };
  });
}

/** The newest finds; null for an unknown alert. */
export async function findAlertItems(sql: Sql, uuid: string, limit: number) {
  const { rows } = await raw<
    Pick<OwnAlert, 'name' | 'kind' | 'address'> & { items: Array<{ id: number; at: string }> }
  >`
    select a.name, a.kind, a.address, (
      select coalesce(json_agg(json_build_object('id', item_id, 'at', found_at)), '[]') from (
        select item_id, found_at from alert_items where alert_id = a.id
        order by found_at desc, item_id desc limit ${limit}) newest) as items
    from alerts a where a.uuid::text = ${uuid}`.execute(sql);
  const [alert] = rows;
  if (!alert) return null;
  return { ...alert, items: alert.items.map(({ id, at }) => ({ id, at: new Date(at) })) };
}

/** Empty for one that was deleted. */
export async function findAlertName(sql: Sql, id: number): Promise<string> {
  const { rows } = await raw<{ name: string }>`
    select name from alerts where id = ${id}`.execute(sql);
  return rows[0]?.name ?? '';
}

/** Ended ones count: they would fill the page without end. */
const MOST_KEPT = 1_000;

/**
 * Saves a search. Its current results are not new. Throws 401, 402 over the limit, 422 for lists
 * that cannot be followed, 503.
 */
export async function saveAlert(context: Context, given: NewAlert): Promise<void> {
  const { userId } = requireSession(context);
  const { list } = await openCounted(context, given.of);
  requireFrequency(context, given);
  await context.sql.transaction().execute(async (sql) => {
    await requirePlace({ ...context, sql }, userId);
    await shareInTransaction(sql, 'alerts');
    const { frequency, by_mail, by_push, by_webhook } = given;
    await raw`
      insert into alerts (user_id, kind, address, name, frequency, by_mail, by_push, by_webhook, seen, checked_to)
      values (${userId}, ${list.kind}, ${list.address}, ${given.name}, ${frequency}, ${by_mail},
        ${by_push}, ${by_webhook}, ${matchingNow(list)}, ${newestBatch})`.execute(sql);
  });
}

/** Throws 401. */
function isOwnAlert(context: Context, uuid: string): RawBuilder<boolean> {
  return raw<boolean>`uuid::text = ${uuid} and user_id = ${requireSession(context).userId}`;
}

/** Throws 401, 402 without a plan for instant, 404. */
export async function changeAlert(context: Context, uuid: string, given: AlertSettings) {
  const isOwn = isOwnAlert(context, uuid);
  requireFrequency(context, given);
  const { frequency, by_mail, by_push, by_webhook } = given;
  const { rows } = await raw`
    update alerts set frequency = ${frequency}, by_mail = ${by_mail}, by_push = ${by_push}, by_webhook = ${by_webhook}
    where ${isOwn} returning id`.execute(context.sql);
  if (rows.length === 0) throw notFound('alert', uuid);
}

/** Throws 401, 404. */
export async function deleteAlert(context: Context, uuid: string): Promise<void> {
  const { rows } = await raw`
    delete from alerts where ${isOwnAlert(context, uuid)} returning id`.execute(context.sql);
  if (rows.length === 0) throw notFound('alert', uuid);
}

/** Begins an ended one again; what came meanwhile is not new. Throws 401, 402, 404, 422, 503. */
export async function resumeAlert(context: Context, uuid: string): Promise<void> {
  const { userId } = requireSession(context);
  const isOwn = isOwnAlert(context, uuid);
  const { rows } = await raw<{ address: string }>`
    select address from alerts where ${isOwn}`.execute(context.sql);
  if (!rows[0]) throw notFound('alert', uuid);
  const { list } = await openCounted(context, rows[0].address);
  await context.sql.transaction().execute(async (sql) => {
    await requirePlace({ ...context, sql }, userId);
    await shareInTransaction(sql, 'alerts');
    await raw`
      update alerts set ended_at = null, seen = seen + ${matchingNow(list)}, checked_to = ${newestBatch}
      where ${isOwn} and ended_at is not null`.execute(sql);
  });
}

/** From a link in a message, without an account: `id` was signed. */
export async function endAlert(sql: Sql, id: number, now: Date): Promise<void> {
  await raw`update alerts set ended_at = ${now} where id = ${id} and ended_at is null`.execute(sql);
}

/** All of an account, from the one-click link of a mail about several. */
export async function endMails(sql: Sql, userId: number): Promise<void> {
  await raw`update alerts set by_mail = false where user_id = ${userId} and by_mail`.execute(sql);
}

/** In the statement that saves it: one snapshot decides which results are not new. */
const matchingNow = ({ matching }: FollowedList) => raw`coalesce((
  select range_agg(int8range(m.id, m.id, '[]')) from (${matching}) m), '{}')`;

const newestBatch = raw`coalesce((select max(id) from alert_batches), 0)`;

function requireFrequency(context: Context, { frequency }: AlertSettings): void {
  if (frequency === 'instant' && !hasInstantAlerts(context)) {
    throw invalid({ frequency: [text.wrong.instant] });
  }
}

async function requirePlace(context: Context, userId: number): Promise<void> {
  // Two calls at once must not both take the last place: counted in a statement after the lock,
  // as one that waits for it still sees what was there before.
  await raw`select id from users where id = ${userId} for update`.execute(context.sql);
  const { rows } = await raw<{ active: number; all: number }>`
    select count(*) filter (where ended_at is null)::int as active, count(*)::int as all
    from alerts where user_id = ${userId}`.execute(context.sql);
  const { active = 0, all = 0 } = rows[0] ?? {};
  const limit = limitsOf(context).alerts;
  if (active >= limit) {
    throw new HttpError(402, text.full(active, limit, offerUpgrade(context, 'alerts')));
  }
  if (all >= MOST_KEPT) throw invalid({ of: [text.wrong.tooMany(MOST_KEPT)] });
}
