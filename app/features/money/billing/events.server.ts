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

export async function deleteOldEvents(sql: Sql, before: Date): Promise<void> {
  await raw`
    delete from billing_events
    where state in ('waiting', 'ignored') and received_at < ${before}`.execute(sql);
}

export interface Subject {
  userId: number;
  /** Null where the subscription begins with this event. */
  subscriptionUuid: string | null;
  checkoutUuid: string | null;
}

/**
 * The subscription of an event: by its id, else by our checkout, or, where the provider has not
 * named it yet, by customer and price, unless the event is of one that began before the payment.
 */
export async function findSubject(sql: Sql, event: StoredEvent): Promise<Subject | null> {
  const { provider, subscriptionId, checkoutUuid, customerId, change } = event;
  const priceId = change?.priceId ?? null;
  const startedAt = change?.subscription?.startedAt ?? null;
  const { rows } = await raw<Subject>`
    select "userId", "subscriptionUuid", "checkoutUuid" from (
      select user_id as "userId", uuid as "subscriptionUuid", checkout_uuid as "checkoutUuid", 1 as nearness
        from subscriptions
        where provider = ${provider} and provider_subscription_id = ${subscriptionId}
      union all
      select c.user_id, s.uuid, c.uuid, 2
        from checkouts c left join subscriptions s on s.checkout_uuid = c.uuid
        where c.uuid = ${checkoutUuid} and c.provider = ${provider}
          and (s.provider_subscription_id is null or ${subscriptionId}::text is null
            or s.provider_subscription_id = ${subscriptionId})
      union all
      (select s.user_id, s.uuid, s.checkout_uuid, 3
        from subscriptions s join checkouts c on c.uuid = s.checkout_uuid
        where s.provider = ${provider} and s.provider_customer_id = ${customerId}
          and s.provider_subscription_id is null and ${subscriptionId}::text is not null
          and (${priceId}::text is null or c.provider_price_id = ${priceId})
          and ${startedAt}::timestamptz > s.started_at - interval '1 minute'
        order by s.started_at, s.uuid limit 1)) found
    order by nearness limit 1`.execute(sql);
  return rows[0] ?? null;
}
