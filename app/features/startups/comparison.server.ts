import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { isFollowedColumn } from '../follows/queries.server.ts';
import type { ComparedStartup } from './comparison-contract.ts';
import { startupRowColumns } from './select-rows.server.ts';

/** In the order of `slugs`; unknown ones are left out. `userId` is null for a visitor. */
export async function listCompared(
  sql: Sql,
  slugs: readonly string[],
  userId: number | null,
): Promise<ComparedStartup[]> {
  const { rows } = await raw<ComparedStartup>`
    select ${startupRowColumns}, s.public_ticker, s.twitter_followers, city.name as hq_city, state.name as state,
      ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user,
      array(select json_build_object('name', i.name, 'slug', i.slug)
        from startup_industries si join industries i on i.id = si.industry_id
        where si.startup_id = s.id order by si.position) as industries
    from startups s
      join places country on country.id = s.country_id
      left join places city on city.id = s.city_id
      left join places state on state.id = s.state_id
    where s.slug = any (${slugs}::text[])
    order by array_position(${slugs}::text[], s.slug)`.execute(sql);
  return rows;
}
