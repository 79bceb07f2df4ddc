// The one place that knows who has a paid plan running. It is asked anew at every request, so that access follows
// what the payment provider told last (features/billing).
import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';

/** SQL for the slug of the plan that the user `userId` has at `now`; null for none. */
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
