// Gives a member a subscription, as if by a provider's event.
import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';

export interface GivenSubscription {
  plan?: string;
  status?: 'trialing' | 'active' | 'past_due' | 'ended';
  autoRenew?: boolean;
  startedAt?: Date;
  periodEnd?: Date;
  /** Defaults to the period's end. */
  accessUntil?: Date;
}

/** Returns its uuid. */
export async function subscribe(
  sql: Sql,
  { email }: { email: string },
  given: GivenSubscription = {},
): Promise<string> {
  const { plan = 'pro', status = 'active', autoRenew = true } = given;
  const { startedAt = new Date('2026-10-15T09:00:00Z') } = given;
  const { periodEnd = new Date('2026-11-15T09:00:00Z'), accessUntil = periodEnd } = given;
  const { rows } = await raw<{ uuid: string }>`
    insert into subscriptions (user_id, provider, plan, interval, currency, amount, status, auto_renew, started_at,
      current_period_end, access_until)
    select id, 'sandbox', ${plan}, 'month', 'USD', 1900, ${status}, ${autoRenew}, ${startedAt},
      ${periodEnd}, ${accessUntil}
    from users where lower(email) = lower(${email}) returning uuid`.execute(sql);
  return rows[0]?.uuid ?? '';
}
