import type { ReactNode } from 'react';
import { hostOf } from '../../base/host-of.ts';
import { comparePath, locationPath, startupPath } from '../../base/paths.ts';
import { startupsText as text } from '../../text/text.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Name } from '../../ui/bdi.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EntityHead } from '../../ui/entity-head.tsx';
import { moneyStat } from '../../ui/money.tsx';
import { StatStrip } from '../../ui/stat-strip.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { FollowControl } from '../follows/follow-control.tsx';
import { SourceMark } from '../sources/source-mark.tsx';
import type { Startup } from './contract.ts';
import type { Profile } from './load-profile.server.ts';

export function ProfileFrame({ profile, children }: { profile: Profile; children: ReactNode }) {
  const { startup, rank, tab } = profile;
  const sources = startup.figure_sources;
  // Sources are listed on the overview and rounds tabs; other tabs link there.
  const hasList = tab === undefined || tab === 'fundings';
  const href = hasList ? '#sources' : `${startupPath(startup.slug)}#sources`;
  return (
    <>
      <EntityHead
        picture={
          <Avatar
            kind="startup"
            name={startup.name}
            slug={startup.slug}
            src={startup.logo}
            size={64}
          />
        }
        name={startup.name}
        lead={startup.tagline}
        meta={<ProfileMeta startup={startup} />}
        actions={
          <>
            <FollowControl
              context={profile.context}
              type="startup"
              slug={startup.slug}
              name={startup.name}
              isFollowed={startup.is_liked_by_user}
              look="primary"
              hotkey="f"
            />
            <ButtonLink href={comparePath([startup.slug])} data-key="c">
              {text.compare}
            </ButtonLink>
          </>
        }
      />
      <StatStrip
        stats={[
          {
            ...moneyStat(text.totalRaised, startup.total_fundings),
            mark: <SourceMark source={sources.total_fundings} href={href} />,
          },
          {
            label: text.latestRound,
            value: startup.latest_round ?? text.undisclosed,
            mark: <SourceMark source={sources.latest_round} href={href} />,
          },
          { label: text.investors, value: startup.investors_count || text.notAvailable },
          { label: text.rank, value: rank ? text.rankOf(rank) : text.notAvailable },
        ]}
      />
      <ProfileTabs profile={profile} />
      {children}
    </>
  );
}

function ProfileMeta({ startup }: { startup: Startup }) {
  const { hq_city, hq_city_slug, country, country_slug, year_founded, employee_range } = startup;
  return (
    <>
      <li>
        {hq_city && hq_city_slug && (
          <>
            <a href={locationPath(hq_city_slug)}>
              <Name>{hq_city}</Name>
            </a>
            {', '}
          </>
        )}
        <a href={locationPath(country_slug)}>
          <Name>{country}</Name>
        </a>
      </li>
      {year_founded && <li>{text.foundedIn(year_founded)}</li>}
      {employee_range && <li>{text.employeesOf(employee_range)}</li>}
      {startup.website && (
        <li>
          <a href={startup.website} rel="noopener nofollow">
            {hostOf(startup.website)}
          </a>
        </li>
      )}
      {startup.is_fictional && <li className="chip">{text.fictional}</li>}
    </>
  );
}

function ProfileTabs({ profile: { startup, tab } }: { profile: Profile }) {
  const tabs = [
    { key: undefined, label: text.overview },
    { key: 'news-activities', label: text.news },
    { key: 'team', label: text.team },
    { key: 'fundings', label: text.fundings, count: startup.fundings_count },
    { key: 'competitors', label: text.competitors },
  ] as const;
  return (
    <Tabs
      label={text.tabs}
      tabs={tabs.map(({ key, label, ...rest }) => ({
        href: startupPath(startup.slug, key),
        label,
        isCurrent: key === tab,
        ...rest,
      }))}
    />
  );
}
