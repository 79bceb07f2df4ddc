import { industryPath, locationPath, locationPicturePath, pathTo } from '../../base/paths.ts';
import { CountryOutline } from '../../charts/country-outline.tsx';
import { readQuery } from '../../http/endpoint.server.ts';
import { notFound } from '../../http/errors.ts';
import type { Page } from '../../http/page.ts';
import { placeTag } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { startupGroupsText, locationsText as text } from '../../text/text.ts';
import { Section } from '../../ui/section.tsx';
import { FactNotes } from '../desk/corrections/fact-notes.tsx';
import { loadFactNotes } from '../desk/corrections/log.server.ts';
import { GroupParts } from '../startups/group-sections.tsx';
import { type Location, locationStartupsQuery } from './contract.ts';
import { groupPage, loadGroup } from './group-page.tsx';
import { describeLocation, findLocation } from './queries.server.ts';

export const locationPage: Page = groupPage({
  async load(context, params) {
    const slug = params.location ?? '';
    const { page } = readQuery(locationStartupsQuery, context.url);
    const location = await findLocation(context.sql, slug, context.now);
    if (!location) throw notFound('location', slug);
    const group = await loadGroup(context, location, {
      type: 'location',
      scope: { location_slug: slug },
      records: { [location.kind]: slug },
      page,
    });
    return { ...group, notes: await loadFactNotes(context.sql, { kind: 'location', slug }) };
  },
  queryKeys: Object.keys(locationStartupsQuery.shape),
  tagsOf: ({ subject: { slug, country_slug, neighbours } }) => [
    placeTag(slug),
    placeTag(country_slug),
    ...neighbours.map((one) => placeTag(one.slug)),
  ],
  say({ subject: location, notes }, { session }) {
    const { slug, startups_count, fundings_count } = location;
    const name = sayName(location.name);
    return {
      path: locationPath(slug),
      steps: [
        { name: text.places, path: pathTo('/explore/location') },
        ...(location.kind === 'city'
          ? [{ name: sayName(location.country), path: locationPath(location.country_slug) }]
          : []),
        { name, path: locationPath(slug) },
      ],
      title: text.title(name),
      description: text.description(name, startups_count),
      picture: locationPicturePath(slug),
      // A city is not its country.
      outline: location.kind === 'country' && <CountryOutline iso2={location.iso2} />,
      heading: name,
      lead: describeLocation(location),
      meta: fundings_count > 0 && <li>{startupGroupsText.rounds(fundings_count)}</li>,
      startups: {
        title: text.startupsIn(name),
        without: ['country'],
        none: text.noStartups(name),
        noneWhy: text.noStartupsWhy,
      },
      investors: text.investors(name),
      parts: <Parts {...location} />,
      foot: <FactNotes notes={notes} isModerator={Boolean(session?.isModerator)} />,
    };
  },
});

/** Bordering countries and cities, or other cities of the country, and the main industries. */
function Parts({ slug, kind, country, neighbours, cities, top_industries }: Location) {
  return (
    <div className="grid section">
      {neighbours.length + cities.length > 0 && (
        <div className="col-6">
          {neighbours.length > 0 && (
            <section>
              <h2>{kind === 'city' ? text.otherCities(sayName(country)) : text.neighbours}</h2>
              <GroupParts parts={neighbours} type="location" href={locationPath} />
            </section>
          )}
          {cities.length > 0 && (
            <Section title={text.cities}>
              <GroupParts parts={cities} type="location" href={locationPath} />
            </Section>
          )}
        </div>
      )}
      {top_industries.length > 0 && (
        <section className="col-6">
          <h2>{text.topIndustries}</h2>
          <GroupParts
            parts={top_industries}
            type="industry"
            href={(industry) => industryPath(industry, slug)}
          />
        </section>
      )}
    </div>
  );
}
