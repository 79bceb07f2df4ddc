import type { ReactNode } from 'react';
import { hostOf } from '../../base/address.ts';
import { breadcrumbList } from '../../base/breadcrumb-list.ts';
import { formatPartialDate } from '../../base/dates.ts';
import { suggestEditPath } from '../../base/desk-paths.ts';
import {
  comparePath,
  industryPath,
  locationPath,
  type StartupTab,
  startupPath,
  startupPicturePath,
} from '../../base/paths.ts';
import { STARTUP } from '../../catalogue/startup.ts';
import type { Startup } from '../../catalogue/startup-contract.ts';
import { feedLink } from '../../feeds/feed-link.ts';
import { FollowControl } from '../../follows/follow-control.tsx';
import type { Context } from '../../http/context.ts';
import { findOrMove } from '../../http/moved.server.ts';
import type { PageHead } from '../../http/page.ts';
import { ALL_EXITS, type CacheTag, RANKING, startupTag } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { listingText, marksText, startupsText as text } from '../../text/text.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Avatar, EntityHead } from '../../ui/entities.tsx';
import { Tabs } from '../../ui/navigation.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { Name, NameLink, Written } from '../../ui/values.tsx';
import { ReportLine } from '../desk/corrections/fact-notes.tsx';
import { Status, StatusLine } from './profile-about.tsx';
import { findProfileFigures, findStartup } from './queries.server.ts';
import { SourceNotes } from './source-notes.tsx';

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
  const [startup, figures] = await Promise.all([
    findOrMove(sql, 'startup', slug, pathOf, find),
    findProfileFigures(sql, slug),
  ]);
  return { startup, figures, tab, context };
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
      ...(main ? [{ name: sayName(main.name), path: industryPath(main.slug) }] : []),
      { name: startup.name, path: startupPath(startup.slug) },
      ...(tabLabel ? [{ name: tabLabel, path: startupPath(startup.slug, tab) }] : []),
    ]);
  }
}

/** Head and tabs of each page of a startup. */
export function ProfileFrame({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { startup } = profile;
  const { name, slug, logo, tagline } = startup;
  const ofProfile = startup.sources.filter((source) => source.of.includes('profile'));
  return (
    <>
      <EntityHead
        picture={<Avatar kind="startup" name={name} slug={slug} src={logo} size={64} />}
        name={name}
        lead={
          tagline && (
            <>
              <Written>{tagline}</Written>
              <SourceNotes sources={ofProfile} />
            </>
          )
        }
        meta={<ProfileMeta startup={startup} />}
        actions={
          <>
            <FollowControl
              context={profile.context}
              type="startup"
              slug={slug}
              name={name}
              isFollowed={startup.is_liked_by_user}
              look="primary"
              hotkey="f"
            />
            <ButtonLink
              href={comparePath([slug])}
              data-key="c"
              data-compare={slug}
              data-compare-name={name}
            >
              {text.compare}
            </ButtonLink>
          </>
        }
      />
      <StatusLine startup={startup} />
      <ProfileTabs profile={profile} />
      {children}
      {profile.tab && <ReportLine kind="startup" slug={slug} />}
    </>
  );
}

function ProfileMeta({ startup }: { startup: Startup }) {
  const { names, website } = startup;
  const founded = sayFounded(startup);
  return (
    <>
      <li>
        <Place startup={startup} />
      </li>
      {founded && <li>{founded}</li>}
      {website && (
        <li>
          <a href={website} rel="noopener nofollow">
            {hostOf(website)}
          </a>
        </li>
      )}
      {startup.status === 'active' && (
        <li>
          <Status startup={startup} />
        </li>
      )}
      {names.map(({ name, kind, until, sources }) =>
        kind === 'former' || kind === 'parent' ? (
          <li key={name}>
            {text.pastNames[kind]} <Name>{name}</Name>
            {until && ` (${text.aliasKinds.former(formatPartialDate(until))})`}
            <SourceNotes sources={sources} />
          </li>
        ) : null,
      )}
      {startup.is_fictional && <li className="chip">{text.fictional}</li>}
    </>
  );
}

export const sayFounded = ({ year_founded }: Pick<Startup, 'year_founded'>) =>
  year_founded && text.foundedIn(year_founded);

/** City and country; the state where no city is known. */
function Place({ startup }: { startup: Startup }) {
  const { hq_city, hq_city_slug, state, country, country_slug } = startup;
  const place =
    hq_city && hq_city_slug ? (
      <NameLink href={locationPath(hq_city_slug)} name={sayName(hq_city)} />
    ) : (
      state && <Name>{state}</Name>
    );
  return (
    <>
      {place}
      {place && marksText.comma}
      <NameLink href={locationPath(country_slug)} name={sayName(country)} />
    </>
  );
}

/** Only tabs that have something behind them, and the one that is open. */
function ProfileTabs({ profile: { startup, tab, figures } }: { profile: Profile }) {
  const { fundings_count, related } = startup;
  const all = [
    { key: undefined, label: text.overview, has: true },
    { key: 'news-activities', label: text.news, has: figures.news > 0 },
    { key: 'team', label: text.team, has: figures.people > 0 },
    { key: 'fundings', label: text.fundings, count: fundings_count, has: fundings_count > 0 },
    { key: 'competitors', label: text.competitors, has: related.length > 0 },
  ] as const;
  const tabs = all.filter(({ key, has }) => has || key === tab);
  if (tabs.length === 1) return null;
  return (
    <Tabs
      label={text.tabs}
      tabs={tabs.map(({ key, label, has: _, ...rest }) => ({
        href: startupPath(startup.slug, key),
        label,
        isCurrent: key === tab,
        ...rest,
      }))}
    />
  );
}

/** A tab with nothing behind it, which only its address opens. */
export function EmptyTab({ title, slug }: { title: string; slug: string }) {
  return (
    <EmptyState
      title={title}
      action={
        <a href={suggestEditPath(slug)} rel="nofollow">
          {listingText.suggestLink}
        </a>
      }
    />
  );
}

/** Besides rounds and investors, in the order of the line about unknown facts. */
const MAIN_FACTS = [
  ...(['founders', 'year_founded', 'city', 'website'] as const),
  ...(['employee_range', 'status'] as const),
];

/** Names of the main facts that are not known of a startup. */
export function listUnknown(startup: Startup): string[] {
  const { fundings_count, investors_count } = startup;
  const isUnknown = (name: (typeof MAIN_FACTS)[number]) =>
    [startup[name] ?? []].flat().length === 0;
  return [
    ...(fundings_count === 0 ? [text.unknown.rounds] : []),
    ...(fundings_count > 0 && investors_count === 0 ? [text.unknown.investors] : []),
    ...MAIN_FACTS.filter(isUnknown).map((name) => STARTUP[name].missing),
  ];
}
