import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { findFollowable } from '../follows/queries.server.ts';

/** Stops recommending this startup to this user; idempotent. Throws 404. */
export async function dismissRecommended(
  sql: Sql,
  userId: number,
  slug: string,
  now: Date,
): Promise<void> {
  const { id } = await findFollowable(sql, 'startup', slug);
  await raw`
    insert into dismissed_recommendations (user_id, startup_id, created_at)
    values (${userId}, ${id}, ${now}) on conflict do nothing`.execute(sql);
}

/** The first choice of industries was made or skipped. */
export async function finishFirstRun(sql: Sql, userId: number, now: Date): Promise<void> {
  await raw`
    update users set first_run_done_at = coalesce(first_run_done_at, ${now}) where id = ${userId}`.execute(
    sql,
  );
}
