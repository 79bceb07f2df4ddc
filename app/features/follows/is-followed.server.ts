import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { FollowType } from './follow-type.ts';

/** For a query: whether this user follows the row; false for a visitor. `id` is the row's id, such as s.id. */
export function isFollowedColumn(
  userId: number | null,
  type: FollowType,
  id: string,
): RawBuilder<boolean> {
  if (userId === null) return raw<boolean>`false`;
  return raw<boolean>`exists(
    select 1 from follows where user_id = ${userId} and type = ${type} and entity_id = ${raw.ref(id)})`;
}

const TABLES = {
  startup: 'startups',
  investor: 'investors',
  industry: 'industries',
  location: 'places',
} as const satisfies Record<FollowType, string>;

/** Whether this user follows what the slug names; false for a visitor, without asking. */
export async function isFollowed(
  sql: Sql,
  userId: number | null,
  type: FollowType,
  slug: string,
): Promise<boolean> {
  if (userId === null) return false;
  const pages = type === 'location' ? raw`and e.kind in ('country', 'city')` : raw``;
  const { rows } = await raw<{ found: number }>`
    select 1 as found from follows f join ${raw.table(TABLES[type])} e on e.id = f.entity_id
    where f.user_id = ${userId} and f.type = ${type} and e.slug = ${slug} ${pages}`.execute(sql);
  return rows.length > 0;
}
