import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { notFound } from '../../http/errors.ts';
import { slugParam } from '../../http/slug-param.ts';
import type { Like } from './contract.ts';
import type { FollowType } from './follow-type.ts';

export interface Followable {
  id: number;
  type: FollowType;
  name: string;
  slug: string;
}

// States have no page, so nobody comes across one to follow it.
const FIND: Record<FollowType, ReturnType<typeof raw>> = {
  startup: raw`select id, name, slug from startups`,
  investor: raw`select id, name, slug from investors`,
  industry: raw`select id, name, slug from industries`,
  location: raw`select id, name, slug from places where kind in ('country', 'city')`,
};

/** What a slug, or one that was given up, names. Throws 404. */
export async function findFollowable(
  sql: Sql,
  type: FollowType,
  slug: string,
): Promise<Followable> {
  if (!slugParam.safeParse(slug).success) throw notFound(type, slug);
  const { rows } = await raw<Omit<Followable, 'type'>>`
    select id, name, slug from (${FIND[type]}) found
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

/** One page of what a user follows, newest first. */
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
