// Startups somebody may want to follow: newest to the catalogue in the industries and places they follow.
import { sql as raw } from 'kysely';
import { startupPath } from '../../base/paths.ts';
import type { Sql } from '../../data/database.ts';
import type { MailItem } from '../mail/mail-content.ts';
import { type DueReader, wants } from './due-events.server.ts';
import type { Frequency } from './preferences.ts';

const RECOMMENDED = 5;
const BATCH = 200;

/**
 * Readers with up to five startups each that share an industry or a country with what they follow, that they do not
 * follow, did not dismiss and were not told of; those that share most come first, then the best funded.
 */
export async function listRecommendedReaders(
  sql: Sql,
  frequency: Frequency,
  timezones: string[],
  afterUserId: number,
): Promise<DueReader[]> {
  const { rows } = await raw<DueReader>`
    select u.id as "userId", u.name, u.email, u.timezone,
      array(
        select s.id
        from startups s join lateral (
          select count(*) as shared from (
            select si.industry_id from startup_industries si
            where si.startup_id = s.id and si.industry_id in (
              select fo.industry_id from follows fo where fo.user_id = u.id
              union select mine.industry_id from follows fo
                join startup_industries mine on mine.startup_id = fo.startup_id
              where fo.user_id = u.id)
            union all
            select fo.place_id from follows fo
            where fo.user_id = u.id and fo.place_id in (s.country_id, s.city_id)) common
        ) near on near.shared > 0
        where not exists (select 1 from follows fo where fo.user_id = u.id and fo.startup_id = s.id)
          and not exists (select 1 from dismissed_recommendations d
            where d.user_id = u.id and d.startup_id = s.id)
          and not exists (select 1 from notified_events n
            where n.user_id = u.id and n.kind = 'recommended_digest' and n.event_id = s.id)
        order by near.shared desc, s.total_fundings desc nulls last, s.name
        limit ${RECOMMENDED}) as "eventIds"
    from users u
    where ${wants('recommended_digest', frequency)} and u.id > ${afterUserId}
      and u.timezone = any(${timezones}::text[])
      and exists (select 1 from follows fo where fo.user_id = u.id)
    order by u.id
    limit ${BATCH}`.execute(sql);
  return rows;
}

export async function listRecommendedItems(sql: Sql, ids: number[]): Promise<MailItem[]> {
  const { rows } = await raw<{ name: string; slug: string; tagline: string | null }>`
    select name, slug, tagline from startups
    where id = any(${ids}::bigint[]) order by array_position(${ids}::bigint[], id)`.execute(sql);
  return rows.map(({ name, slug, tagline }) => ({
    title: name,
    note: tagline ?? undefined,
    path: startupPath(slug),
  }));
}
