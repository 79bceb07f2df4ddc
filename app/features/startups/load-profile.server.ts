import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import {
  industryPath,
  type StartupTab,
  startupPath,
  startupPicturePath,
} from '../../base/paths.ts';
import { feedLink } from '../../feeds/feed-link.ts';
import type { Context } from '../../http/context.ts';
import { findOrMove } from '../../http/moved.server.ts';
import type { PageHead } from '../../http/page.ts';
import { ALL_EXITS, type CacheTag, RANKING, startupTag } from '../../page-cache/cache-tags.ts';
import { startupsText as text } from '../../text/text.ts';
import { findProfileFigures, findStartup } from './queries.server.ts';

export type Profile = Awaited<ReturnType<typeof loadProfile>>;

/** Throws a redirect for an old slug and 404 for an unknown one. */
export async function loadProfile(
  context: Context,
  params: Record<string, string>,
  tab?: StartupTab,
) {
  const { sql, session } = context;
  const slug = params.startup ?? '';
  const pathOf = (now: string) => startupPath(now, tab);
  const find = () => findStartup(sql, slug, session?.userId);
  const startup = await findOrMove(sql, 'startup', slug, pathOf, find);
  return { startup, figures: await findProfileFigures(sql, slug), tab, context };
}

export function profileTags({ startup }: Profile): CacheTag[] {
  return [startupTag(startup.slug), RANKING, ALL_EXITS];
}

export function relatedTags(profile: Profile): CacheTag[] {
  const { related } = profile.startup;
  return [...profileTags(profile), ...related.map(({ slug }) => startupTag(slug))];
}

export function profileHead(
  { startup, tab }: Profile,
  { settings: { SITE_URL } }: Context,
  tabLabel?: string,
): PageHead {
  return {
    title: tabLabel ? text.tabTitle(startup.name, tabLabel) : startup.name,
    cloth: startup.slug,
    picture: startupPicturePath(startup.slug),
    description: text.description(startup.name, startup.tagline, startup.country),
    canonical: startupPath(startup.slug, tab),
    jsonLd: [organization(), breadcrumbs()],
    alternates: [feedLink('startup', startup)],
  };

  function organization(): object {
    return {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: startup.name,
      url: startup.website ?? `${SITE_URL}${startupPath(startup.slug)}`,
      description: startup.tagline ?? undefined,
      foundingDate: startup.year_founded?.toString(),
      address: {
        '@type': 'PostalAddress',
        addressLocality: startup.hq_city ?? undefined,
        addressCountry: startup.country,
      },
      founder: startup.founders.map((name) => ({ '@type': 'Person', name })),
      sameAs: startup.website ? [startup.website] : undefined,
      tickerSymbol: startup.public_ticker ?? undefined,
    };
  }

  function breadcrumbs(): object {
    const main = startup.industries[0];
    return breadcrumbList(SITE_URL, [
      ...(main ? [{ name: main.name, path: industryPath(main.slug) }] : []),
      { name: startup.name, path: startupPath(startup.slug) },
      ...(tabLabel ? [{ name: tabLabel, path: startupPath(startup.slug, tab) }] : []),
    ]);
  }
}
