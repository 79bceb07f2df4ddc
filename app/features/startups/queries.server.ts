import { sql as raw } from 'kysely';
import { type RecordColumns, recordColumns, toRecord } from '../../catalogue/record.server.ts';
import { type RelatedColumns, relatedStartups, toRelated } from '../../catalogue/related.server.ts';
import { startupRowColumns } from '../../catalogue/select-rows.server.ts';
import {
  listFigureSources,
  listPageSources,
  type UsedSource,
} from '../../catalogue/sources/arrange-sources.ts';
import { usedSources } from '../../catalogue/sources/queries.server.ts';
import type { Startup, StartupRecord } from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
import { partialDateOf } from '../../data/partial-date-of.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import { isFollowedColumn } from '../../follows/follows.server.ts';

interface StartupColumns
  extends Omit<
      Startup,
      keyof StartupRecord | 'related' | 'sources' | 'figure_sources' | 'updated_at' | 'verified_at'
    >,
    RecordColumns {
  related: RelatedColumns[];
  uses: UsedSource[];
  updated_at: Date;
  verified_at: Date | null;
}

/** As this user sees it; null for an unknown slug. Not in a transaction: it may wait. */
export async function findStartup(
  sql: Sql,
  slug: string,
  userId: number | null = null,
): Promise<Startup | null> {
  const found = await poolSemaphore(sql, 'startup').run(() => findColumns(sql, slug, userId));
  if (!found) return null;
  const { uses, updated_at, verified_at, ...startup } = found;
  return {
    ...startup,
    ...toRecord(startup),
    related: startup.related.map(toRelated),
    sources: listPageSources(uses),
    figure_sources: listFigureSources(uses, startup.status !== null),
    updated_at: updated_at.toISOString(),
    verified_at: verified_at?.toISOString() ?? null,
  };
}

async function findColumns(
  sql: Sql,
  slug: string,
  userId: number | null,
): Promise<StartupColumns | undefined> {
  const { rows } = await raw<StartupColumns>`
    select ${startupRowColumns}, s.website, s.public_ticker, s.overview, s.status, s.type, s.business_models, s.is_women_led, s.twitter_followers,
      s.fundings_count, s.investors_count, ${partialDateOf('s.last_funding')} as last_funding_on, s.is_fictional, s.updated_at, s.verified_at,
      state.name as state, city.name as hq_city, city.slug as hq_city_slug,
      ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user,
      array(
        select json_build_object('name', i.name, 'slug', i.slug)
        from startup_industries its join industries i on i.id = its.industry_id
        where its.startup_id = s.id order by its.position, i.id) as industries,
      array(
        select p.name from startup_people its join people p on p.id = its.person_id
        where its.startup_id = s.id and its.is_founder order by its.position, p.id) as founders,
      ${recordColumns}, ${relatedStartups} as related, ${usedSources} as uses
    from startups s
      join places country on country.id = s.country_id
      left join places state on state.id = s.state_id
      left join places city on city.id = s.city_id
    where s.slug = ${slug}`.execute(sql);
  return rows[0];
}

/** What its page says beside its own facts. */
export interface ProfileFigures {
  /** 1 for the highest disclosed total; null where none is disclosed. */
  rank: number | null;
  /** What the tabs of its page hold. */
  news: number;
  people: number;
}

export async function findProfileFigures(sql: Sql, slug: string): Promise<ProfileFigures> {
  const { rows } = await raw<ProfileFigures>`
    select case when s.total_fundings is not null then rank_of_total(s.total_fundings) end as rank,
      (select count(*) from news_startups ns where ns.startup_id = s.id) as news,
      (select count(*) from startup_people its where its.startup_id = s.id) as people
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0] ?? { rank: null, news: 0, people: 0 };
}
