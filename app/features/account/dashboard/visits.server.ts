// A member's previous visit to the dashboard: later events are marked as new.
import { sql as raw } from 'kysely';
import { HOUR_MS } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';

/** End of the visit before this one; null during the first. */
export async function findLastVisit(sql: Sql, userId: number): Promise<Date | null> {
  const { rows } = await raw<{ last_visit_at: Date | null }>`
    select last_visit_at from users where id = ${userId}`.execute(sql);
  return rows[0]?.last_visit_at ?? null;
}

/** An hour without a look ends a visit. */
export async function noteVisit(sql: Sql, userId: number, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  await raw`
    update users set dashboard_seen_at = ${now},
      last_visit_at = case when dashboard_seen_at < ${hourAgo} then dashboard_seen_at
        else last_visit_at end
    where id = ${userId}`.execute(sql);
}
