import { breadcrumbList, toCrumbs } from '../../../base/breadcrumb-list.ts';
import {
  industryPath,
  locationPath,
  locationPicturePath,
  pathTo,
  withQuery,
} from '../../../base/paths.ts';
import { CountryOutline } from '../../../charts/country-outline.tsx';
import { feedLink } from '../../../feeds/feed-link.ts';
import { sharedPicture } from '../../../figures/chart-head.ts';
import { countUndatedFundings, listCharts } from '../../../figures/queries.server.ts';
import { FollowControl } from '../../../follows/follow-control.tsx';
import { isFollowed } from '../../../follows/queries.server.ts';
import { TopicForm } from '../../../follows/topic-form.tsx';
import { readQuery } from '../../../http/endpoint.server.ts';
import { notFound } from '../../../http/errors.ts';
import { type Page, page } from '../../../http/page.ts';
import { placeTag } from '../../../page-cache/cache-tags.ts';
import { startupGroupsText, locationsText as text } from '../../../text/text.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx';
import { EntityHead } from '../../../ui/entity-head.tsx';
import { FactNotes } from '../../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../../desk/corrections/log.server.ts';
import {
  GroupInvestors,
  GroupParts,
  GroupRecord,
  GroupStrip,
  LatestRounds,
  YearFigures,
} from '../../startups/group-sections.tsx';
import { GroupStartups } from '../../startups/list/group-startups.tsx';
import { listGroup } from '../../startups/list/list-startups.server.ts';
import { type Location, locationStartupsQuery } from './contract.ts';
import { describeLocation } from './describe-location.ts';
import { findLocation } from './queries.server.ts';

export const locationPage: Page = page({
  async load(context, params) {
    const { sql, url, now, session } = context;
    const slug = params.location ?? '';
    const query = readQuery(locationStartupsQuery, url);
    const location = await findLocation(sql, slug, now);
    if (!location) throw notFound('location', slug);
    const scope = { location_slug: slug };
    const [list, charts, undatedRounds, followed] = await Promise.all([
      listGroup(context, { [location.kind]: slug }, query.page),
      listCharts(sql, ['location_year_founded', 'location_funding_history'], scope, now),
      countUndatedFundings(sql, 'location_funding_history', scope),
      isFollowed(sql, session?.userId ?? null, 'location', slug),
    ]);
    const notes = await loadFactNotes(sql, { kind: 'location', slug });
    return { location, list, charts, undatedRounds, followed, notes };
  },
  queryKeys: [...Object.keys(locationStartupsQuery.shape), 'view', 'sort'],
  cacheTags: ({ location, list }) =>
    list.view.sort
      ? undefined
      : [
          placeTag(location.slug),
          placeTag(location.country_slug),
          ...location.neighbours.map(({ slug }) => placeTag(slug)),
        ],
  head: ({ location, list, charts }, { settings }) => {
    const { current_page, last_page } = list.answer.meta;
    const path = locationPath(location.slug);
    return {
      cloth: location.slug,
      picture:
        sharedPicture(charts, { location_slug: location.slug }) ??
        locationPicturePath(location.slug),
      title: text.title(location.name),
      description: text.description(location.name, location.startups_count),
      canonical: withQuery(path, { page: current_page > 1 ? current_page : null }),
      noindex: current_page > last_page || list.view.sort !== '',
      jsonLd: [breadcrumbList(settings.SITE_URL, listSteps(location))],
      alternates: [feedLink('location', location)],
    };
  },
  body: ({ location, list, charts, undatedRounds, followed, notes }, context) => {
    const { url, now } = context;
    const records = { [location.kind]: location.slug };
    const path = locationPath(location.slug);
    return (
      <>
        <Breadcrumbs crumbs={toCrumbs(listSteps(location))} />
        <EntityHead
          picture={<CountryOutline iso2={location.iso2} />}
          name={location.name}
          lead={describeLocation(location)}
          meta={
            location.fundings_count > 0 && (
              <li>{startupGroupsText.rounds(location.fundings_count)}</li>
            )
          }
          actions={
            <FollowControl
              context={context}
              type="location"
              slug={location.slug}
              name={location.name}
              isFollowed={followed}
              look="primary"
              hotkey="f"
            />
          }
        />
        <GroupStrip figures={location} records={records} now={now} />
        {location.startups_count > 0 && (
          <YearFigures
            charts={charts}
            path={path}
            query={url.searchParams}
            scope={{ location_slug: location.slug }}
            records={records}
            aside={<LatestRounds fundings={location.latest_fundings} />}
          />
        )}
        <GroupStartups
          title={text.startupsIn(location.name)}
          path={path}
          list={list}
          without={['country']}
          empty={{ title: text.noStartups(location.name), why: text.noStartupsWhy }}
        />
        <GroupInvestors
          title={text.investors(location.name)}
          investors={location.top_investors}
          records={records}
        />
        <div className="grid section">
          {location.neighbours.length + location.cities.length > 0 && (
            <div className="col-6">
              <Neighbours location={location} />
            </div>
          )}
          {location.top_industries.length > 0 && (
            <section className="col-6">
              <h2>{text.topIndustries}</h2>
              <GroupParts
                parts={location.top_industries}
                type="industry"
                href={(industry) => industryPath(industry, location.slug)}
              />
            </section>
          )}
        </div>
        <TopicForm type="location" slug={location.slug} name={location.name} />
        <GroupRecord completeness={location.completeness} undatedRounds={undatedRounds} />
        <FactNotes notes={notes} isModerator={Boolean(context.session?.isModerator)} />
      </>
    );
  },
});

function listSteps({ name, slug, kind, country, country_slug }: Location) {
  return [
    { name: text.places, path: pathTo('/explore/location') },
    ...(kind === 'city' ? [{ name: country, path: locationPath(country_slug) }] : []),
    { name, path: locationPath(slug) },
  ];
}

/** Bordering countries and cities, or other cities of the country. */
function Neighbours({ location }: { location: Location }) {
  const { kind, country, neighbours, cities } = location;
  const isCity = kind === 'city';
  return (
    <>
      {neighbours.length > 0 && (
        <section>
          <h2>{isCity ? text.otherCities(country) : text.neighbours}</h2>
          <GroupParts parts={neighbours} type="location" href={locationPath} />
        </section>
      )}
      {cities.length > 0 && (
        <section className="section">
          <h2>{text.cities}</h2>
          <GroupParts parts={cities} type="location" href={locationPath} />
        </section>
      )}
    </>
  );
}
