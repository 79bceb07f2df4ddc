// The only definition of an active plan. It is queried for every request, so that access follows
// the payment provider's last event (app/features/money/billing).
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

/** SQL: slug of the plan that the user `userId` has at `now`, or null. */
export function activePlan(userId: RawBuilder<unknown>, now: Date): RawBuilder<string | null> {
  return raw`(
    select plan from subscriptions
    where user_id = ${userId} and access_until > ${now} and status <> 'incomplete'
    order by access_until desc, started_at desc limit 1)`;
}

export async function hasActiveSubscription(sql: Sql, userId: number, now: Date): Promise<boolean> {
  const { rows } = await raw<{ isActive: boolean }>`
    select ${activePlan(raw`${userId}::bigint`, now)} is not null as "isActive"`.execute(sql);
  return rows[0]?.isActive ?? false;
}
