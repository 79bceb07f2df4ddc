import { industryPath, locationPath, pathTo } from '../../base/paths.ts';
import type { Context } from '../../http/context.ts';
import { readQuery } from '../../http/endpoint.server.ts';
import { notFound, Redirect } from '../../http/errors.ts';
import type { Page } from '../../http/page.ts';
import { industryTag } from '../../page-cache/cache-tags.ts';
import { sayName } from '../../text/say-name.ts';
import { startupGroupsText, industriesText as text } from '../../text/text.ts';
import { Island } from '../../ui/island.tsx';
import { Section } from '../../ui/section.tsx';
import { GroupParts } from '../startups/group-sections.tsx';
import { industryStartupsQuery } from './contract.ts';
import { groupPage, loadGroup } from './group-page.tsx';
import { CountrySelect } from './industry-controls.tsx';
import { findIndustry, findNamedPlace, findPlace, listCountryChoices } from './queries.server.ts';

async function loadIndustry(context: Context, params: Record<string, string>) {
  const { sql, url, now } = context;
  const slug = params.industry ?? '';
  const query = readQuery(industryStartupsQuery, url);
  // The country select is a plain form; its choice has its own address.
  if (query.location !== undefined) {
    const chosen = await findNamedPlace(sql, query.location);
    throw new Redirect(industryPath(slug, chosen?.slug), 302);
  }
  const place = params.location ? await findPlace(sql, params.location) : null;
  if (params.location && !place) throw notFound('location', params.location);
  const industry = await findIndustry(sql, slug, place, now);
  if (!industry) throw notFound('industry', slug);
  const [group, choices] = await Promise.all([
    loadGroup(context, industry, {
      type: 'industry',
      scope: { industry_slug: slug, location: place?.slug ?? null },
      records: { industry: slug, ...(place && { [place.kind]: place.slug }) },
      page: query.page,
    }),
    listCountryChoices(sql, slug, place),
  ]);
  return { ...group, choices };
}

const industryGroup: Parameters<typeof groupPage<Awaited<ReturnType<typeof loadIndustry>>>>[0] = {
  load: loadIndustry,
  queryKeys: Object.keys(industryStartupsQuery.shape),
  tagsOf: ({ subject: { slug } }) => [industryTag(slug)],
  say({ subject: industry, choices }) {
    const { slug, location, startups_count, top_countries } = industry;
    const name = sayName(industry.name);
    const label = sayName(industry.label);
    const place = location && sayName(location.name);
    const heading = text.heading(name, place);
    return {
      path: industryPath(slug, location?.slug),
      steps: [
        { name: text.industries, path: pathTo('/industries') },
        { name, path: industryPath(slug) },
        ...(location
          ? [{ name: sayName(location.name), path: industryPath(slug, location.slug) }]
          : []),
      ],
      title: text.industryTitle(name, place),
      description: text.industryDescription(label, place, startups_count),
      // Most pairs of industry and place are empty: not indexed.
      noindex: location !== null && startups_count === 0,
      heading,
      lead: label === name ? null : label,
      meta: (
        <>
          <li>{startupGroupsText.rounds(industry.fundings_count)}</li>
          {location && (
            <>
              <li>
                <a href={industryPath(slug)}>{text.everywhere(name)}</a>
              </li>
              <li>
                <a href={locationPath(location.slug)}>{text.allIn(sayName(location.name))}</a>
              </li>
            </>
          )}
        </>
      ),
      choice: (
        <Island
          name="country-select"
          component={CountrySelect}
          props={{ action: industryPath(slug), value: location?.slug ?? '', choices }}
        />
      ),
      startups: {
        title: text.startupsOf(name, place),
        without: location ? ['industry', 'country'] : ['industry'],
        none: text.noStartups(heading),
        noneWhy: text.noStartupsWhy,
      },
      investors: text.investors(heading),
      parts: top_countries.length > 0 && (
        <Section title={text.topCountries(name)}>
          <GroupParts
            parts={top_countries}
            type="location"
            href={(country) => industryPath(slug, country)}
          />
        </Section>
      ),
    };
  },
};

export const industryPage: Page = groupPage(industryGroup);
export const industryInPlacePage: Page = groupPage({ ...industryGroup, isInSitemap: false });
