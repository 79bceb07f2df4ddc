import { type StartupTab, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { ALL_EXITS, type CacheTag, RANKING, startupTag } from '../../page-cache/cache-tags.ts';
import type { Startup } from './contract.ts';
import { countContents, findRank, findStartup } from './queries.server.ts';

export interface Profile {
  startup: Startup;
  /** 1 for the highest disclosed total; null where none is disclosed. */
  rank: number | null;
  tab: StartupTab | undefined;
  counts: { news: number; people: number };
  /** The viewer and page, for permissions. */
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
  return { startup, rank, tab, counts: await countContents(sql, slug), context };
}

export function profileTags({ startup }: Profile): CacheTag[] {
  return [startupTag(startup.slug), RANKING, ALL_EXITS];
}

export function relatedTags(profile: Profile): CacheTag[] {
  const { related } = profile.startup;
  return [...profileTags(profile), ...related.map(({ slug }) => startupTag(slug))];
}
