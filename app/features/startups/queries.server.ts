import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { dateTextOf, partialDateOf } from '../../data/partial-date-of.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import { isFollowedColumn } from '../follows/queries.server.ts';
import { listFigureSources, listPageSources } from '../sources/arrange-sources.ts';
import type { NewsItem } from '../sources/contract.ts';
import { listUsedSources } from '../sources/queries.server.ts';
import { sourcesOf } from '../sources/source-columns.ts';
import type { Startup, StartupRecord, TeamMember, TechnologyGroup } from './contract.ts';
import { type RecordColumns, recordColumns, toRecord } from './record.server.ts';
import { listRelated } from './related.server.ts';
import { startupRowColumns } from './select-rows.server.ts';

interface StartupColumns
  extends Omit<
      Startup,
      keyof StartupRecord | 'related' | 'sources' | 'figure_sources' | 'updated_at' | 'verified_at'
    >,
    RecordColumns {
  id: number;
  updated_at: Date;
  verified_at: Date | null;
}

/** As this user sees it; null for an unknown slug. Not in a transaction: it takes connections. */
export function findStartup(
  sql: Sql,
  slug: string,
  userId: number | null = null,
): Promise<Startup | null> {
  return poolSemaphore(sql, 'startup').run(async () => {
    const found = await findColumns(sql, slug, userId);
    if (!found) return null;
    const { id, updated_at, verified_at, ...startup } = found;
    const uses = await listUsedSources(sql, id);
    return {
      ...startup,
      ...toRecord(startup),
      related: await listRelated(sql, slug),
      sources: listPageSources(uses),
      figure_sources: listFigureSources(uses, startup.status !== null),
      updated_at: updated_at.toISOString(),
      verified_at: verified_at?.toISOString() ?? null,
    };
  });
}

async function findColumns(
  sql: Sql,
  slug: string,
  userId: number | null,
): Promise<StartupColumns | undefined> {
  const { rows } = await raw<StartupColumns>`
    select s.id, ${startupRowColumns}, s.website, s.public_ticker, s.overview, s.status, s.type, s.business_models, s.is_women_led, s.twitter_followers,
      s.fundings_count, s.investors_count, ${partialDateOf('s.last_funding')} as last_funding_on, s.is_fictional, s.updated_at, s.verified_at,
      state.name as state, city.name as hq_city, city.slug as hq_city_slug,
      ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user, ${recordColumns},
      array(
        select json_build_object('name', i.name, 'slug', i.slug)
        from startup_industries its join industries i on i.id = its.industry_id
        where its.startup_id = s.id order by its.position, i.id) as industries,
      array(
        select p.name from startup_people its join people p on p.id = its.person_id
        where its.startup_id = s.id and its.is_founder order by its.position, p.id) as founders
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

/** Null for an unknown slug. */
export async function findTechnologies(sql: Sql, slug: string): Promise<TechnologyGroup[] | null> {
  const { rows } = await raw<{ groups: TechnologyGroup[] }>`
    select array(
      select json_build_object('category', t.category,
        'items', json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.name))
      from startup_technologies st join technologies t on t.id = st.technology_id
      where st.startup_id = s.id group by t.category order by t.category) as groups
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.groups ?? null;
}

/** Founders first; null for an unknown slug. */
export async function findTeam(sql: Sql, slug: string): Promise<TeamMember[] | null> {
  const { rows } = await raw<{ team: TeamMember[] }>`
    select array(
      select json_build_object('name', p.name, 'slug', p.slug, 'since', ${partialDateOf('sp.since')},
        'until', ${partialDateOf('sp.until')},
        'she_sources', ${sourcesOf(raw`p.she_source_ids`)}, 'sources', ${sourcesOf(raw`sp.source_ids`)}, 'title', sp.title, 'is_founder', sp.is_founder,
        'photo', p.photo, 'links', p.links)
      from startup_people sp join people p on p.id = sp.person_id
      where sp.startup_id = s.id
      order by sp.is_founder desc, sp.position, p.name) as team
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.team ?? null;
}

export interface StartupNews
  extends Pick<Startup, 'name' | 'slug' | 'logo' | 'website' | 'is_liked_by_user'> {
  total: number;
  items: NewsItem[];
}

/** Newest first; null for an unknown slug. */
export async function findStartupNews(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
  userId: number | null = null,
): Promise<StartupNews | null> {
  const { rows } = await raw<StartupNews>`
    select s.name, s.slug, s.logo, s.website,
      ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user,
      (select count(*) from news_startups ns where ns.startup_id = s.id) as total,
      array(select json_build_object('title', n.title, 'publisher', n.publisher, 'url', n.url,
          'published_on', ${dateTextOf('n.published')}, 'precision', n.published_precision)
        from news_startups ns join news n on n.id = ns.news_id
        where ns.startup_id = s.id
        order by n.published_on desc, n.id desc
        limit ${perPage} offset ${(page - 1) * perPage}) as items
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0] ?? null;
}
