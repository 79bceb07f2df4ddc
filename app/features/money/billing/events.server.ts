import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { ProviderEvent } from '../providers/port.server.ts';
import type { ProviderName } from './contract.ts';

export interface StoredEvent extends Omit<ProviderEvent, 'id'> {
  id: number;
  provider: ProviderName;
  eventId: string;
  subscriptionUuid: string | null;
  state: 'stored' | 'applied' | 'waiting' | 'ignored' | 'held';
}

export const storedEvent = raw`
  id, provider, event_id as "eventId", type, occurred_at as "occurredAt", rank, change, checkout_uuid as "checkoutUuid",
  provider_subscription_id as "subscriptionId", provider_customer_id as "customerId",
  subscription_uuid as "subscriptionUuid", state`;

/** Whether events of the checkout wait for a person. */
export function isHeld(checkoutUuid: RawBuilder<unknown>): RawBuilder<boolean> {
  return raw<boolean>`exists (
    select from billing_events held where held.checkout_uuid = ${checkoutUuid} and held.state = 'held')`;
}

/** Stores each event once; returns ids still to be applied, by time (retried by jobs.server.ts). */
export async function storeEvents(
  sql: Sql,
  provider: ProviderName,
  events: readonly ProviderEvent[],
  receivedAt: Date,
): Promise<number[]> {
  if (events.length === 0) return [];
  await raw`
    insert into billing_events (provider, event_id, type, occurred_at, rank, received_at, change,
      provider_subscription_id, provider_customer_id, checkout_uuid, state)
    select ${provider}, id, type, "occurredAt", rank, ${receivedAt}, nullif(change, 'null'), "subscriptionId",
      "customerId", "checkoutUuid", case when nullif(change, 'null') is null then 'ignored' else 'stored' end
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as sent (id text, type text, "occurredAt" timestamptz,
      rank int, change jsonb, "subscriptionId" text, "customerId" text, "checkoutUuid" uuid)
    on conflict (provider, event_id) do nothing`.execute(sql);
  const { rows } = await raw<{ id: number }>`
    select id from billing_events
    where provider = ${provider} and event_id = any(${events.map(({ id }) => id)}::text[]) and state = 'stored'
    order by occurred_at, rank, id`.execute(sql);
  return rows.map(({ id }) => id);
}

/** Failed events wait longer after each attempt. */
export async function listDueEvents(sql: Sql, now: Date, limit: number): Promise<number[]> {
  const { rows } = await raw<{ id: number }>`
    select id from billing_events
    where state = 'stored' and received_at + attempts * attempts * interval '5 seconds' <= ${now}
    order by occurred_at, rank, id limit ${limit}`.execute(sql);
  return rows.map(({ id }) => id);
}

export async function countFailure(sql: Sql, id: number): Promise<void> {
  await raw`
    update billing_events set attempts = least(attempts + 1, 100) where id = ${id}`.execute(sql);
}

export async function deleteOldEvents(sql: Sql, before: Date): Promise<void> {
  await raw`
    delete from billing_events
    where state in ('waiting', 'ignored') and received_at < ${before}`.execute(sql);
}
