import { type RawBuilder, sql as raw } from 'kysely';
import { cutToPrecision, toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import { turnsOf } from '../../data/turns-of.ts';
import { isFollowedColumn } from '../follows/is-followed.server.ts';
import {
  listFigureSources,
  listPageSources,
  listUses,
  type SourcesByUse,
} from '../sources/arrange-sources.ts';
import { sourcesByUseColumn } from '../sources/queries.server.ts';
import type { NewsItem, Startup, TeamMember, TechnologyGroup } from './contract.ts';
import {
  type OwnIndustry,
  type RelatedColumns,
  relatedColumn,
  relatedJoins,
  toRelated,
} from './related.server.ts';
import { startupRowColumns } from './select-rows.server.ts';

type StartupColumns<More> = Omit<
  Startup,
  | 'industries'
  | 'related'
  | 'last_funding_on'
  | 'updated_at'
  | 'verified_at'
  | 'sources'
  | 'figure_sources'
> & {
  own_industries: OwnIndustry[] | null;
  related: RelatedColumns[];
  sources_by_use: SourcesByUse;
  last_funding_on: string | null;
  last_funding_precision: 'day' | 'month' | 'year' | null;
  updated_at: string;
  verified_at: string | null;
  more: More;
};

/** A startup with everything its profile shows, as this user sees it; null when the slug names none. */
export async function findStartup(
  sql: Sql,
  slug: string,
  userId: number | null = null,
): Promise<Startup | null> {
  const found = await findStartupWith(sql, slug, userId, raw`null`);
  return found?.startup ?? null;
}

/**
 * The same, and one column more of `startups s`: a page asks at once for all that it shows. Not for a transaction, whose connection others
 * may be waiting for.
 */
export async function findStartupWith<More>(
  sql: Sql,
  slug: string,
  userId: number | null,
  more: RawBuilder<More>,
): Promise<{ startup: Startup; more: More } | null> {
  const columns = raw`
    select ${startupRowColumns}, s.website, s.public_ticker, s.overview, s.status, s.type,
      state.name as state, city.name as hq_city, city.slug as hq_city_slug, s.twitter_followers,
      s.fundings_count, s.investors_count, s.last_funding_on, s.last_funding_precision,
      s.is_fictional, s.updated_at, s.verified_at, ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user,
      ${more} as more,
      its.industries as own_industries,
      (select coalesce(json_agg(p.name order by sp.position), '[]')
        from startup_people sp join people p on p.id = sp.person_id
        where sp.startup_id = s.id and sp.is_founder) as founders,
      ${relatedColumn} as related, ${sourcesByUseColumn} as sources_by_use
    from startups s
      cross join lateral (select * from places where id = s.country_id offset 0) country
      left join places state on state.id = s.state_id
      left join places city on city.id = s.city_id
      ${relatedJoins}
    where s.slug = ${slug}`;
  // So many columns take longer to be sent and read one by one.
  const asJson = raw<{ json: string }>`
    select to_json(startup)::text as json from (${columns}) startup`;
  const { rows } = await turnsOf(sql, 'startup').take(() => asJson.execute(sql));
  if (!rows[0]) return null;
  const {
    own_industries,
    related,
    sources_by_use,
    last_funding_on,
    last_funding_precision,
    updated_at,
    verified_at,
    more: found,
    ...rest
  }: StartupColumns<More> = JSON.parse(rows[0].json);
  const industries = own_industries ?? [];
  const uses = listUses(sources_by_use);
  const startup = {
    ...rest,
    industries: industries.map(({ name, slug }) => ({ name, slug })),
    related: toRelated(related, industries),
    sources: listPageSources(uses),
    figure_sources: listFigureSources(uses, rest.status !== null),
    last_funding_on: toPartialDate(last_funding_on, last_funding_precision),
    updated_at: new Date(updated_at).toISOString(),
    verified_at: verified_at && new Date(verified_at).toISOString(),
  };
  return { startup, more: found };
}

/** For a query of `startups s`: technologies found on its website, by category. */
export const technologiesColumn: RawBuilder<TechnologyGroup[]> = raw<TechnologyGroup[]>`array(
  select json_build_object('category', t.category,
    'items', json_agg(json_build_object('name', t.name, 'slug', t.slug) order by t.name))
  from startup_technologies st join technologies t on t.id = st.technology_id
  where st.startup_id = s.id group by t.category order by t.category)`;

/** Null when the slug names no startup. */
export async function findTechnologies(sql: Sql, slug: string): Promise<TechnologyGroup[] | null> {
  const { rows } = await raw<{ groups: TechnologyGroup[] }>`
    select ${technologiesColumn} as groups from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.groups ?? null;
}

/** Founders first, then the team; null when the slug names no startup. */
export async function findTeam(sql: Sql, slug: string): Promise<TeamMember[] | null> {
  const { rows } = await raw<{ team: TeamMember[] }>`
    select array(
      select json_build_object('name', p.name, 'title', sp.title, 'is_founder', sp.is_founder,
        'photo', p.photo, 'links', p.links)
      from startup_people sp join people p on p.id = sp.person_id
      where sp.startup_id = s.id
      order by sp.is_founder desc, sp.position, p.name) as team
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.team ?? null;
}

export interface StartupNews {
  name: string;
  slug: string;
  logo: string | null;
  website: string | null;
  is_liked_by_user: boolean;
  total: number;
  items: NewsItem[];
}

/** One page of what was published about a startup, newest first; null when the slug names none. */
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
          'published_on', n.published_on, 'precision', n.published_precision)
        from news_startups ns join news n on n.id = ns.news_id
        where ns.startup_id = s.id
        order by n.published_on desc, n.id desc
        limit ${perPage} offset ${(page - 1) * perPage}) as items
    from startups s where s.slug = ${slug}`.execute(sql);
  const news = rows[0];
  return news ? { ...news, items: news.items.map(cutNewsDate) } : null;
}

/** A date known to the month is never told as the first of it. */
export function cutNewsDate<Item extends NewsItem>(item: Item): Item {
  return { ...item, published_on: cutToPrecision(item.published_on, item.precision) };
}
