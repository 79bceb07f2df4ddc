import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { Billing } from './billing.ts';

/** Ends renewal of a second subscription, such as paid in two windows, and warns the operator. */
export async function endSecondSubscription(
  sql: Sql,
  { now, log }: Billing,
  userId: number,
): Promise<void> {
  const { rows } = await raw<{ uuid: string; provider: string }>`
    with running as (
      select uuid, provider, provider_subscription_id as id,
        row_number() over (order by access_until > ${now} desc, started_at, uuid) as position
      from subscriptions
      where user_id = ${userId} and auto_renew and status in ('trialing', 'active', 'past_due'))
    insert into provider_cancellations (provider, provider_subscription_id, reason, next_attempt_at)
    select provider, id, 'paid twice', ${now} from running where position > 1 and id is not null
    on conflict do nothing
    returning provider, provider_subscription_id as uuid`.execute(sql);
  for (const { uuid, provider } of rows) {
    log.warn(
      { provider, subscription: uuid },
      'somebody subscribed twice; the second does not renew',
    );
  }
}
