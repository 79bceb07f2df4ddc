// What every tab of a startup shows above its own content.
import { type StartupTab, startupPath } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { industryKey, rankKeys, startupKey } from '../../http/shown-keys.ts';
import { findRankedStartup, type RankedStartup } from './queries.server.ts';

export interface Profile extends RankedStartup {
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
  const found = await findRankedStartup(sql, slug, session?.userId);
  if (!found) throw await movedOrMissing(sql, 'startup', slug, (now) => startupPath(now, tab));
  return { ...found, tab, context };
}

/** Keys of what every tab shows (app/http/shown-keys.ts). */
export function profileKeys({ startup }: Profile): string[] {
  return [startupKey(startup.slug), ...rankKeys(startup.total_fundings)];
}

/** Those of a tab with related startups: they are chosen among all of its industries. */
export function relatedKeys(profile: Profile): string[] {
  return [
    ...profileKeys(profile),
    ...profile.startup.industries.map(({ slug }) => industryKey(slug)),
  ];
}
