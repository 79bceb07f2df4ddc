// What every tab of a startup shows above its own content.
import { type RawBuilder, sql as raw } from 'kysely';
import { type StartupTab, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { type CacheTag, industryTag, RANKING, startupTag } from '../../page-cache/cache-tags.ts';
import type { Startup } from './contract.ts';
import { findStartupWith } from './queries.server.ts';

export interface Profile {
  startup: Startup;
  /** 1 for the startup with the highest disclosed total; null where none is disclosed. */
  rank: number | null;
  tab: StartupTab | undefined;
  /** Who looks, and where, for what they can do. */
  context: Pick<Context, 'session' | 'url'>;
}

const rankColumn = raw<number | null>`
  case when s.total_fundings is not null then rank_of_total(s.total_fundings) end`;

/** Throws a redirect for an old slug and 404 for an unknown one. */
export async function loadProfile(
  context: Context,
  params: Record<string, string>,
  tab?: StartupTab,
): Promise<Profile> {
  const { profile } = await loadProfileWith(context, params, tab, raw`null`);
  return profile;
}

/** The same, and one column more of `startups s`, as JSON. */
export async function loadProfileWith<More>(
  context: Context,
  params: Record<string, string>,
  tab: StartupTab | undefined,
  column: RawBuilder<More>,
): Promise<{ profile: Profile; more: More }> {
  const { sql, session } = context;
  const slug = params.startup ?? '';
  const columns = raw<{ rank: number | null; more: More }>`
    json_build_object('rank', ${rankColumn}, 'more', ${column})`;
  const found = await findStartupWith(sql, slug, session?.userId ?? null, columns);
  if (!found) throw await movedOrMissing(sql, 'startup', slug, (now) => startupPath(now, tab));
  const {
    startup,
    more: { rank, more },
  } = found;
  return { profile: { startup, rank, tab, context }, more };
}

/** Tags of what every tab shows. */
export function profileTags({ startup }: Profile): CacheTag[] {
  return [startupTag(startup.slug), RANKING];
}

/** Tags of a tab with related startups, which are chosen among all of its industries. */
export function relatedTags(profile: Profile): CacheTag[] {
  return [
    ...profileTags(profile),
    ...profile.startup.industries.map(({ slug }) => industryTag(slug)),
  ];
}
