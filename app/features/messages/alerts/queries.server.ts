import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { OwnAlert } from './contract.ts';
import type { FollowedList } from './followed-list.server.ts';

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

const MOST_SAVED = 20;

/** Lists and searches that are followed, newest first. */
export async function listSaved(sql: Sql, userId: number) {
  const { rows } = await raw<{ name: string; address: string }>`
    select name, address from alerts where user_id = ${userId} and ended_at is null
    order by id desc limit ${MOST_SAVED}`.execute(sql);
  return rows;
}

/** Counts up to `most`. */
export async function countMatching(
  sql: Sql,
  { matching }: FollowedList,
  most: number,
): Promise<number> {
  const { rows } = await raw<{ count: number }>`
    select count(*)::int as count from (select from (${matching}) m limit ${most}) counted`.execute(
    sql,
  );
  return rows[0]?.count ?? 0;
}

export interface OwnBrowser {
  id: number;
  label: string;
  createdAt: Date;
}

export async function listBrowsers(sql: Sql, userId: number): Promise<OwnBrowser[]> {
  const { rows } = await raw<OwnBrowser>`
    select id, label, created_at as "createdAt" from push_subscriptions
    where user_id = ${userId} order by id`.execute(sql);
  return rows;
}

export interface OwnWebhook {
  url: string;
  secrets: string[];
  failingSince: Date | null;
  stoppedAt: Date | null;
  waiting: number;
}

export async function findWebhook(sql: Sql, userId: number): Promise<OwnWebhook | null> {
  const { rows } = await raw<OwnWebhook>`
    select url, secrets, failing_since as "failingSince", stopped_at as "stoppedAt",
      (select count(*)::int from alert_deliveries d where d.webhook_user_id = w.user_id) as waiting
    from alert_webhooks w where user_id = ${userId}`.execute(sql);
  return rows[0] ?? null;
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

export async function findAlertName(sql: Sql, id: number): Promise<string | null> {
  const { rows } = await raw<{ name: string }>`select name from alerts where id = ${id}`.execute(
    sql,
  );
  return rows[0]?.name ?? null;
}
