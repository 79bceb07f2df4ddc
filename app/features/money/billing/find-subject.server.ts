// The subscription of an event: by its id, by our checkout, else by customer.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { StoredEvent } from './events.server.ts';

export interface Subject {
  userId: number;
  /** Null where the subscription begins with this event. */
  subscriptionUuid: string | null;
  checkoutUuid: string | null;
}

export async function findSubject(sql: Sql, event: StoredEvent): Promise<Subject | null> {
  return (
    (await findBySubscription(sql, event)) ??
    (await findByCheckout(sql, event)) ??
    (await findByCustomer(sql, event))
  );
}

async function findBySubscription(sql: Sql, event: StoredEvent): Promise<Subject | null> {
  const { rows } = await raw<Subject>`
    select user_id as "userId", uuid as "subscriptionUuid", checkout_uuid as "checkoutUuid" from subscriptions
    where provider = ${event.provider} and provider_subscription_id = ${event.subscriptionId}`.execute(
    sql,
  );
  return rows[0] ?? null;
}

async function findByCheckout(sql: Sql, event: StoredEvent): Promise<Subject | null> {
  const { rows } = await raw<Subject>`
    select c.user_id as "userId", s.uuid as "subscriptionUuid", c.uuid as "checkoutUuid"
    from checkouts c left join subscriptions s on s.checkout_uuid = c.uuid
    where c.uuid = ${event.checkoutUuid} and c.provider = ${event.provider}
      and (s.provider_subscription_id is null or ${event.subscriptionId}::text is null
        or s.provider_subscription_id = ${event.subscriptionId})`.execute(sql);
  return rows[0] ?? null;
}

/** A subscription the provider has not named yet, by its customer and price. */
async function findByCustomer(sql: Sql, event: StoredEvent): Promise<Subject | null> {
  const { customerId, provider, change, subscriptionId } = event;
  if (!customerId || !subscriptionId) return null;
  const { rows } = await raw<Subject>`
    select s.user_id as "userId", s.uuid as "subscriptionUuid", s.checkout_uuid as "checkoutUuid"
    from subscriptions s join checkouts c on c.uuid = s.checkout_uuid
    where s.provider = ${provider} and s.provider_customer_id = ${customerId}
      and s.provider_subscription_id is null
      and (${change?.priceId ?? null}::text is null or c.provider_price_id = ${change?.priceId ?? null})
    order by s.started_at, s.uuid limit 1`.execute(sql);
  return rows[0] ?? null;
}
