import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { FOLLOW_TYPES, type FollowKey, type FollowType, followKey } from './follow-type.ts';

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

/** Which of these a user follows, in one query however many are asked about. */
export async function listFollowedAmong(
  sql: Sql,
  userId: number,
  keys: Iterable<FollowKey>,
): Promise<Set<FollowKey>> {
  const slugs = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')) as FollowType);
  const asked = FOLLOW_TYPES.filter((type) => slugs.has(type)).map(
    (type) => raw`
      select f.type, e.slug from follows f join ${raw.table(TABLES[type])} e on e.id = f.entity_id
      where f.user_id = ${userId} and f.type = ${type}
        and e.slug = any(${slugs.get(type)?.map((key) => key.slice(type.length + 1))}::text[])
        ${type === 'location' ? raw`and e.kind in ('country', 'city')` : raw``}`,
  );
  if (asked.length === 0) return new Set();
  const { rows } = await raw<{ type: FollowType; slug: string }>`
    ${raw.join(asked, raw` union all `)}`.execute(sql);
  return new Set(rows.map(({ type, slug }) => followKey(type, slug)));
}
