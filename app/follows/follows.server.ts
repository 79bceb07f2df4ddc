import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { Context } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { slugParam } from '../http/params.ts';
import type { Like } from './contract.ts';
import { FOLLOW_TYPES, type FollowKey, type FollowType, followKey } from './follow-type.ts';

export interface Followable {
  id: number;
  type: FollowType;
  name: string;
  slug: string;
}

/** Where it stands, and the column of `follows` that refers to it. */
const TYPES: Record<FollowType, { table: RawBuilder<unknown>; column: string }> = {
  startup: { table: raw`startups`, column: 'startup_id' },
  investor: { table: raw`investors`, column: 'investor_id' },
  industry: { table: raw`industries`, column: 'industry_id' },
  location: {
    // States have no page, and share slugs with their country.
    table: raw`(select id, name, slug from places where kind in ('country', 'city'))`,
    column: 'place_id',
  },
};

/** By its current slug. */
export async function findNamed<Type extends FollowType>(sql: Sql, type: Type, slug: string) {
  const { rows } = await raw<Omit<Followable, 'type'>>`
    select id, name, slug from ${TYPES[type].table} found where slug = ${slug}`.execute(sql);
  return rows[0] ? { ...rows[0], type } : null;
}

/** Resolves a current or former slug. Throws 404. */
export async function findFollowable(sql: Sql, type: FollowType, slug: string) {
  if (!slugParam.safeParse(slug).success) throw notFound(type, slug);
  const { rows } = await raw<Omit<Followable, 'type'>>`
    select id, name, slug from ${TYPES[type].table} found
    where slug = ${slug}
      or id = (select entity_id from slug_history where kind = ${type} and old_slug = ${slug})
    order by slug = ${slug} desc limit 1`.execute(sql);
  if (!rows[0]) throw notFound(type, slug);
  return { ...rows[0], type };
}

export async function countFollowed(sql: Sql, userId: number, type?: FollowType): Promise<number> {
  const { rows } = await raw<{ total: number }>`
    select count(*) as total from follows
    where user_id = ${userId} ${type ? raw`and type = ${type}` : raw``}`.execute(sql);
  return rows[0]?.total ?? 0;
}

/** Newest first. */
export async function listFollowed(
  sql: Sql,
  userId: number,
  { type, limit, offset }: { type?: FollowType; limit: number; offset: number },
): Promise<Like[]> {
  const { rows } = await raw<Omit<Like, 'liked_at' | 'is_liked_by_user'> & { created_at: Date }>`
    select f.type, f.created_at,
      coalesce(s.name, v.name, i.name, p.name) as name,
      coalesce(s.slug, v.slug, i.slug, p.slug) as slug,
      coalesce(s.logo, v.logo) as logo,
      coalesce(s.tagline, v.type, case when i.label <> i.name then i.label end, country.name, p.region) as label
    from follows f
      left join startups s on s.id = f.startup_id
      left join investors v on v.id = f.investor_id
      left join industries i on i.id = f.industry_id
      left join places p on p.id = f.place_id
      left join places country on country.id = p.country_id
    where f.user_id = ${userId} ${type ? raw`and f.type = ${type}` : raw``}
    order by f.created_at desc, f.type, name
    limit ${limit} offset ${offset}`.execute(sql);
  return rows.map(({ created_at, ...row }) => ({
    ...row,
    is_liked_by_user: true,
    liked_at: created_at.toISOString(),
  }));
}

/** SQL for whether this user follows the startup `s`; false for a visitor. */
export function isFollowedColumn(userId: number | null) {
  if (userId === null) return raw<boolean>`false`;
  return raw<boolean>`exists(
    select 1 from follows where user_id = ${userId} and type = 'startup' and entity_id = s.id)`;
}

/** False for a visitor, without a query. */
export async function isFollowed(sql: Sql, userId: number | null, type: FollowType, slug: string) {
  if (userId === null) return false;
  return (await listFollowedAmong(sql, userId, [followKey(type, slug)])).size > 0;
}

export async function listFollowedAmong(sql: Sql, userId: number, keys: Iterable<FollowKey>) {
  const slugs = Map.groupBy(keys, (key) => key.slice(0, key.indexOf('/')) as FollowType);
  const queries = FOLLOW_TYPES.filter((type) => slugs.has(type)).map(
    (type) => raw`
      select f.type, e.slug from follows f join ${TYPES[type].table} e on e.id = f.entity_id
      where f.user_id = ${userId} and f.type = ${type}
        and e.slug = any(${slugs.get(type)?.map((key) => key.slice(type.length + 1))}::text[])`,
  );
  if (queries.length === 0) return new Set();
  const { rows } = await raw<{ type: FollowType; slug: string }>`
    ${raw.join(queries, raw` union all `)}`.execute(sql);
  return new Set(rows.map(({ type, slug }) => followKey(type, slug)));
}

/** Follows it, or no longer; idempotent. Throws 404 for an unknown slug. */
export async function setFollowed(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  userId: number,
  { type, slug }: Pick<Followable, 'type' | 'slug'>,
  isFollowed: boolean,
): Promise<Followable> {
  const found = await findFollowable(sql, type, slug);
  await (isFollowed
    ? raw`
        insert into follows (user_id, ${raw.ref(TYPES[type].column)}, created_at)
        values (${userId}, ${found.id}, ${now}) on conflict do nothing`
    : raw`
        delete from follows
        where user_id = ${userId} and type = ${type} and entity_id = ${found.id}`
  ).execute(sql);
  return found;
}
