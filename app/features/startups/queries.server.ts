import { type RawBuilder, sql as raw } from 'kysely';
import { cutToPrecision, toPartialDate } from '../../base/partial-date.ts';
import type { Sql } from '../../data/database.ts';
import { poolSemaphore } from '../../data/pool-semaphore.ts';
import { isFollowedColumn } from '../follows/queries.server.ts';
import {
  type KnownSource,
  listFigureSources,
  listPageSources,
  listUses,
  type SourceUses,
} from '../sources/arrange-sources.ts';
import type { NewsItem } from '../sources/contract.ts';
import { sourcesOf } from '../sources/queries.server.ts';
import type { Startup, TeamMember, TechnologyGroup } from './contract.ts';
import { relatedColumn, relatedJoins, toRelated } from './related.server.ts';
import { type ShownCard, type ShownStartup, toLink } from './shown-startup.ts';

interface StartupColumns<More>
  extends Pick<
    Startup,
    'hq_city' | 'hq_city_slug' | 'investors_count' | 'is_fictional' | 'is_liked_by_user'
  > {
  shown: ShownStartup;
  uses: SourceUses;
  sources: KnownSource[] | null;
  related: ShownCard[];
  verified_at: string | null;
  more: More;
}

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
  const ask = (joinShown: RawBuilder<unknown>) => {
    const columns = raw`
      select its.shown, its.uses, ${sourcesOf(raw`its.source_ids`)} as sources,
        city.name as hq_city, city.slug as hq_city_slug, s.investors_count, s.is_fictional, s.verified_at,
        ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user, ${more} as more,
        ${relatedColumn} as related
      from startups s ${joinShown}
        left join places city on city.id = s.city_id
        ${relatedJoins}
      where s.slug = ${slug}`;
    // So many columns take longer to be sent and read one by one.
    return poolSemaphore(sql, 'startup').run(async () => {
      const { rows } = await raw<{ json: string }>`
        select to_json(startup)::text as json from (${columns}) startup`.execute(sql);
      return rows[0] && (JSON.parse(rows[0].json) as StartupColumns<More>);
    });
  };
  let found = await ask(raw`left join found_startups its on its.startup_id = s.id`);
  // An import lets what is kept follow when its rows are in.
  if (found && !found.shown) {
    found = await ask(
      raw`cross join lateral (select * from shown_startups where startup_id = s.id offset 0) its`,
    );
  }
  if (!found) return null;
  const { more: asked, ...startup } = found;
  return { startup: toStartup(startup), more: asked };
}

function toStartup({
  shown,
  uses: sourceUses,
  sources,
  related,
  verified_at,
  ...rest
}: Omit<StartupColumns<unknown>, 'more'>): Startup {
  const {
    investors: _,
    technologies: __,
    last_funding_amount: ___,
    last_funding_on,
    last_funding_precision,
    ...profile
  } = shown;
  const uses = listUses(sourceUses, sources ?? []);
  return {
    ...profile,
    ...rest,
    industries: profile.industries.map(toLink),
    related: toRelated(related, shown),
    sources: listPageSources(uses),
    figure_sources: listFigureSources(uses, profile.status !== null),
    last_funding_on: toPartialDate(last_funding_on, last_funding_precision),
    verified_at: verified_at && new Date(verified_at).toISOString(),
  };
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
