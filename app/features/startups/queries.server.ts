import { sql as raw } from 'kysely';
import { type RecordColumns, recordColumns, toRecord } from '../../catalogue/record.server.ts';
import { type RelatedColumns, relatedStartups, toRelated } from '../../catalogue/related.server.ts';
import { answerFacts, RECORD_SOURCES } from '../../catalogue/select.server.ts';
import {
  listFigureSources,
  listPageSources,
  type UsedSource,
} from '../../catalogue/sources/arrange-sources.ts';
import { usedSources } from '../../catalogue/sources/queries.server.ts';
import {
  PROFILE_FACTS,
  type Startup,
  type StartupRecord,
} from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
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
    select s.slug, s.logo, country.slug as country_slug, ${answerFacts(OWN_FACTS)}, s.is_women_led, s.investors_count,
      s.is_fictional, s.updated_at, s.verified_at, city.name as hq_city, city.slug as hq_city_slug,
      ${isFollowedColumn(userId, 'startup', 's.id')} as is_liked_by_user,
      ${recordColumns}, ${relatedStartups} as related, ${usedSources} as uses
    from ${RECORD_SOURCES.startup.from}
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
