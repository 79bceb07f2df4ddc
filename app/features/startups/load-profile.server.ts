// What every tab of a startup shows above its own content.
import { type StartupTab, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { type CacheTag, RANKING, startupTag } from '../../page-cache/cache-tags.ts';
import type { Startup } from './contract.ts';
import { findRank, findStartup } from './queries.server.ts';

export interface Profile {
  startup: Startup;
  /** 1 for the startup with the highest disclosed total; null where none is disclosed. */
  rank: number | null;
  tab: StartupTab | undefined;
  /** Who looks, and where, for what they can do. */
  context: Pick<Context, 'session' | 'url'>;
}

/** Throws a redirect for an old slug and 404 for an unknown one. */
export async function loadProfile(
  context: Context,
  params: Record<string, string>,
  tab?: StartupTab,
): Promise<Profile> {
  const { sql, session } = context;
  const slug = params.startup ?? '';
  const startup = await findStartup(sql, slug, session?.userId);
  if (!startup) throw await movedOrMissing(sql, 'startup', slug, (now) => startupPath(now, tab));
  const { total_fundings } = startup;
  const rank = total_fundings === null ? null : await findRank(sql, total_fundings);
  return { startup, rank, tab, context };
}

/** Tags of what every tab shows. */
export function profileTags({ startup }: Profile): CacheTag[] {
  return [startupTag(startup.slug), RANKING];
}

/** Tags of a tab with related startups. */
export function relatedTags(profile: Profile): CacheTag[] {
  const { related } = profile.startup;
  return [...profileTags(profile), ...related.map(({ slug }) => startupTag(slug))];
}
