import { breadcrumbList, toCrumbs } from '../../../base/breadcrumb-list.ts';
import { industryPath, locationPath, pathTo, withQuery } from '../../../base/paths.ts';
import { feedLink } from '../../../feeds/feed-link.ts';
import { sharedPicture } from '../../../figures/chart-head.ts';
import { countUndatedFundings, listCharts } from '../../../figures/queries.server.ts';
import { FollowControl } from '../../../follows/follow-control.tsx';
import { isFollowed } from '../../../follows/queries.server.ts';
import { TopicForm } from '../../../follows/topic-form.tsx';
import type { Context } from '../../../http/context.ts';
import { readQuery } from '../../../http/endpoint.server.ts';
import { notFound, Redirect } from '../../../http/errors.ts';
import { type Page, type PageDefinition, page } from '../../../http/page.ts';
import { industryTag } from '../../../page-cache/cache-tags.ts';
import { startupGroupsText, industriesText as text } from '../../../text/text.ts';
import { EntityHead } from '../../../ui/entities.tsx';
import { Island } from '../../../ui/island.tsx';
import { Breadcrumbs } from '../../../ui/navigation.tsx';
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
import { findNamedPlace, findPlace } from '../locations/places.server.ts';
import { type Industry, industryStartupsQuery } from './contract.ts';
import { CountrySelect } from './country-select.tsx';
import { findIndustry, listCountryChoices } from './queries.server.ts';

async function loadIndustry(context: Context, params: Record<string, string>) {
  const { sql, url, now, session } = context;
  const slug = params.industry ?? '';
  const placeSlug = params.location;
  const query = readQuery(industryStartupsQuery, url);
  // The country select is a plain form; its choice has its own address.
  if (query.location !== undefined) {
    const chosen = await findNamedPlace(sql, query.location);
    throw new Redirect(industryPath(slug, chosen?.slug), 302);
  }
  const place = placeSlug ? await findPlace(sql, placeSlug) : null;
  if (placeSlug && !place) throw notFound('location', placeSlug);
  const industry = await findIndustry(sql, slug, place, now);
  if (!industry) throw notFound('industry', slug);
  const scope = { industry_slug: slug, location: place?.slug ?? null };
  const records = { industry: slug, ...(place && { [place.kind]: place.slug }) };
  const [list, charts, undatedRounds, choices, followed] = await Promise.all([
    listGroup(context, records, query.page),
    listCharts(sql, ['industry_year_founded', 'industry_funding_history'], scope, now),
    countUndatedFundings(sql, 'industry_funding_history', scope),
    listCountryChoices(sql, slug, place),
    isFollowed(sql, session?.userId ?? null, 'industry', slug),
  ]);
  return { industry, list, charts, undatedRounds, choices, followed, scope, records };
}

const shown: PageDefinition<Awaited<ReturnType<typeof loadIndustry>>> = {
  load: loadIndustry,
  queryKeys: [...Object.keys(industryStartupsQuery.shape), 'view', 'sort'],
  cacheTags: ({ industry, list }) => (list.view.sort ? undefined : [industryTag(industry.slug)]),
  head: ({ industry, list, charts, scope }, { settings }) => {
    const { name, slug, label, location, startups_count } = industry;
    const { current_page, last_page } = list.answer.meta;
    const path = industryPath(slug, location?.slug);
    const place = location?.name ?? null;
    return {
      cloth: slug,
      picture: sharedPicture(charts, scope),
      title: text.industryTitle(name, place),
      description: text.industryDescription(label, place, startups_count),
      canonical: withQuery(path, { page: current_page > 1 ? current_page : null }),
      // Most pairs of industry and place are empty: not indexed.
      noindex:
        current_page > last_page ||
        list.view.sort !== '' ||
        (location !== null && startups_count === 0),
      jsonLd: [breadcrumbList(settings.SITE_URL, listSteps(industry))],
      alternates: [feedLink('industry', industry)],
    };
  },
  body: ({ industry, list, charts, undatedRounds, choices, followed, scope, records }, context) => {
    const { url, now } = context;
    const { name, slug, label, location } = industry;
    const path = industryPath(slug, location?.slug);
    const heading = text.heading(name, location?.name ?? null);
    return (
      <>
        <Breadcrumbs crumbs={toCrumbs(listSteps(industry))} />
        <EntityHead
          name={heading}
          lead={label === name ? null : label}
          meta={
            <>
              <li>{startupGroupsText.rounds(industry.fundings_count)}</li>
              {location && (
                <>
                  <li>
                    <a href={industryPath(slug)}>{text.everywhere(name)}</a>
                  </li>
                  <li>
                    <a href={locationPath(location.slug)}>{text.allIn(location.name)}</a>
                  </li>
                </>
              )}
            </>
          }
          actions={
            <>
              <Island
                name="country-select"
                component={CountrySelect}
                props={{ action: industryPath(slug), value: location?.slug ?? '', choices }}
              />
              <FollowControl
                context={context}
                type="industry"
                slug={slug}
                name={name}
                isFollowed={followed}
                look="primary"
                hotkey="f"
              />
            </>
          }
        />
        <GroupStrip figures={industry} records={records} now={now} />
        {industry.startups_count > 0 && (
          <YearFigures
            charts={charts}
            path={path}
            query={url.searchParams}
            scope={scope}
            records={records}
            aside={<LatestRounds fundings={industry.latest_fundings} />}
          />
        )}
        <GroupStartups
          title={text.startupsOf(name, location?.name ?? null)}
          path={path}
          list={list}
          without={location ? ['industry', 'country'] : ['industry']}
          empty={{ title: text.noStartups(heading), why: text.noStartupsWhy }}
        />
        <GroupInvestors
          title={text.investors(heading)}
          investors={industry.top_investors}
          records={records}
        />
        {industry.top_countries.length > 0 && (
          <section className="section">
            <h2>{text.topCountries(name)}</h2>
            <GroupParts
              parts={industry.top_countries}
              type="location"
              href={(country) => industryPath(slug, country)}
            />
          </section>
        )}
        <TopicForm type="industry" slug={slug} name={name} />
        <GroupRecord completeness={industry.completeness} undatedRounds={undatedRounds} />
      </>
    );
  },
};

export const industryPage: Page = page(shown);
export const industryInPlacePage: Page = page({ ...shown, isInSitemap: false });

function listSteps({ name, slug, location }: Industry) {
  return [
    { name: text.industries, path: pathTo('/industries') },
    { name, path: industryPath(slug) },
    ...(location ? [{ name: location.name, path: industryPath(slug, location.slug) }] : []),
  ];
}
