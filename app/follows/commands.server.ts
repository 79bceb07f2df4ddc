import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { FollowType } from './follow-type.ts';
import { type Followable, findFollowable } from './queries.server.ts';

const COLUMNS: Record<FollowType, string> = {
  startup: 'startup_id',
  investor: 'investor_id',
  industry: 'industry_id',
  location: 'place_id',
};

/** Idempotent. Throws 404. */
export async function follow(
  sql: Sql,
  userId: number,
  { type, slug }: { type: FollowType; slug: string },
  now: Date,
): Promise<Followable> {
  const found = await findFollowable(sql, type, slug);
  await raw`
    insert into follows (user_id, ${raw.ref(COLUMNS[type])}, created_at)
    values (${userId}, ${found.id}, ${now}) on conflict do nothing`.execute(sql);
  return found;
}

/** Idempotent. Throws 404 for an unknown slug. */
export async function unfollow(
  sql: Sql,
  userId: number,
  { type, slug }: { type: FollowType; slug: string },
): Promise<Followable> {
  const found = await findFollowable(sql, type, slug);
  await raw`
    delete from follows
    where user_id = ${userId} and type = ${type} and entity_id = ${found.id}`.execute(sql);
  return found;
}
