import { sql as raw } from 'kysely';
import { limitTo, linkTo } from '../../catalogue/fragments.server.ts';
import { type RecordColumns, recordColumns, toRecord } from '../../catalogue/record.server.ts';
import { type RelatedColumns, relatedStartups, toRelated } from '../../catalogue/related.server.ts';
import type { FundingRow } from '../../catalogue/round-contract.ts';
import {
  type FundingColumns,
  fundingsOfStartup,
  toFundingRow,
} from '../../catalogue/round-queries.server.ts';
import { answerFacts, RECORD_SOURCES } from '../../catalogue/select.server.ts';
import {
  listFigureSources,
  listPageSources,
  type UsedSource,
} from '../../catalogue/sources/arrange-sources.ts';
import type { NewsItem } from '../../catalogue/sources/contract.ts';
import { usedSources } from '../../catalogue/sources/queries.server.ts';
import { sourcesOf } from '../../catalogue/sources/source-columns.ts';
import {
  PROFILE_FACTS,
  type Startup,
  type StartupRecord,
  type TeamMember,
  type TechnologyGroup,
} from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
import { dateTextOf, partialDateOf } from '../../data/partial-date-of.ts';
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

/** Those of recordColumns name their sources. */
const OWN_FACTS = PROFILE_FACTS.filter(
  (name) => !['incorporated_in', 'operates_in', 'updated_at'].includes(name),
);

async function findColumns(
  sql: Sql,
  slug: string,
  userId: number | null,
): Promise<StartupColumns | undefined> {
  const { rows } = await raw<StartupColumns>`
    select s.slug, s.logo, s.left_out, country.slug as country_slug, ${answerFacts(OWN_FACTS)}, s.is_women_led, s.investors_count,
      s.is_fictional, s.updated_at, s.verified_at, city.name as hq_city, city.slug as hq_city_slug,
      ${isFollowedColumn(userId)} as is_liked_by_user,
      ${recordColumns}, ${relatedStartups} as related, ${usedSources} as uses
    from ${RECORD_SOURCES.startup.from}
    where s.slug = ${slug}`.execute(sql);
  return rows[0];
}

/** Data of its page in addition to its own facts. */
interface ProfileFigures {
  /** 1 for the highest disclosed total; null where none is disclosed. */
  rank: number | null;
  /** The number of entries on each tab of its page. */
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

// The lists of a startup's tabs, each by itself and all together for the overview.

// Columns of `startups s`.
const technologies = raw<TechnologyGroup[]>`array(
  select json_build_object('category', t.category,
    'items', json_agg(${linkTo('t')} order by t.name))
  from startup_technologies st join technologies t on t.id = st.technology_id
  where st.startup_id = s.id group by t.category order by t.category)`;

/** Founders first. */
const team = raw<TeamMember[]>`array(
  select json_build_object('name', p.name, 'slug', p.slug, 'since', ${partialDateOf('sp.since')},
    'until', ${partialDateOf('sp.until')},
    'she_sources', ${sourcesOf(raw`p.she_source_ids`)}, 'sources', ${sourcesOf(raw`sp.source_ids`)}, 'title', sp.title, 'is_founder', sp.is_founder,
    'photo', p.photo, 'links', p.links)
  from startup_people sp join people p on p.id = sp.person_id
  where sp.startup_id = s.id
  order by sp.is_founder desc, sp.position, p.name)`;

/** Newest first. */
const newsItems = (limit: number, offset: number) => raw<NewsItem[]>`array(
  select json_build_object('title', n.title, 'publisher', n.publisher, 'url', n.url,
    'published_on', ${dateTextOf('n.published')}, 'precision', n.published_precision)
  from news_startups ns join news n on n.id = ns.news_id
  where ns.startup_id = s.id
  order by n.published_on desc, n.id desc
  ${limitTo(limit, offset)})`;

/** Null for an unknown slug. */
export async function findTechnologies(sql: Sql, slug: string): Promise<TechnologyGroup[] | null> {
  const { rows } = await raw<{ groups: TechnologyGroup[] }>`
    select ${technologies} as groups from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.groups ?? null;
}

/** Null for an unknown slug. */
export async function findTeam(sql: Sql, slug: string): Promise<TeamMember[] | null> {
  const { rows } = await raw<{ team: TeamMember[] }>`
    select ${team} as team from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0]?.team ?? null;
}

interface StartupNews
  extends Pick<Startup, 'name' | 'slug' | 'logo' | 'website' | 'is_liked_by_user'> {
  total: number;
  items: NewsItem[];
}

/** Null for an unknown slug. */
export async function findStartupNews(
  sql: Sql,
  slug: string,
  page: number,
  perPage: number,
  userId: number | null = null,
): Promise<StartupNews | null> {
  const { rows } = await raw<StartupNews>`
    select s.name, s.slug, s.logo, s.website,
      ${isFollowedColumn(userId)} as is_liked_by_user,
      (select count(*) from news_startups ns where ns.startup_id = s.id) as total,
      ${newsItems(perPage, (page - 1) * perPage)} as items
    from startups s where s.slug = ${slug}`.execute(sql);
  return rows[0] ?? null;
}

interface OverviewLists {
  technologies: TechnologyGroup[];
  fundings: FundingRow[];
  team: TeamMember[];
  /** The newest. */
  news: NewsItem[];
}

/** Empty for an unknown slug. */
export async function findOverviewLists(
  sql: Sql,
  slug: string,
  newsCount: number,
): Promise<OverviewLists> {
  const { rows } = await raw<Omit<OverviewLists, 'fundings'> & { fundings: FundingColumns[] }>`
    select ${technologies} as technologies, ${fundingsOfStartup} as fundings, ${team} as team,
      ${newsItems(newsCount, 0)} as news
    from startups s where s.slug = ${slug}`.execute(sql);
  const [lists] = rows;
  if (!lists) return { technologies: [], fundings: [], team: [], news: [] };
  return { ...lists, fundings: lists.fundings.map(toFundingRow) };
}
