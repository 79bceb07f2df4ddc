import { z } from 'zod';
import { abbreviateUsd } from '../../base/money.ts';
import { locationPath } from '../../base/paths.ts';
import { answerSharePicture } from '../../figures/chart-files.server.ts';
import type { Context } from '../../http/context.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { notFound } from '../../http/errors.ts';
import { pageMeta, pageMetaOf, slugParam } from '../../http/params.ts';
import { sayName } from '../../text/say-name.ts';
import { startupGroupsText, locationsText as text } from '../../text/text.ts';
import {
  country,
  INDUSTRY_STARTUPS_PER_PAGE,
  industry,
  industryOption,
  industryQuery,
  industryStartup,
  industryStartupsQuery,
  LOCATION_STARTUPS_PER_PAGE,
  location,
  locationStartup,
  locationStartupsQuery,
} from './contract.ts';
import {
  describeLocation,
  findIndustry,
  findIndustryStartups,
  findLocation,
  findLocationStartups,
  findNamedPlace,
  listCountries,
  listIndustries,
} from './queries.server.ts';

const params = z.object({ slug: slugParam });

export const getCountries: Endpoint = endpoint({
  tag: 'Locations',
  summary: 'The 54 countries with their figures',
  description: 'Countries without startups are listed too. fundings_12m counts back from now.',
  answer: z.object({ feed: z.array(country) }),
  handle: async ({ sql, now }) => ({ feed: await listCountries(sql, now) }),
});

export const getLocation: Endpoint = endpoint({
  tag: 'Locations',
  params,
  summary: 'One country or city',
  answer: z.object({ data: location }),
  errors: [404],
  async handle({ sql, now }, { params: { slug } }) {
    const data = await findLocation(sql, slug, now);
    if (!data) throw notFound('location', slug);
    return { data };
  },
});

export const getLocationStartups: Endpoint = endpoint({
  tag: 'Locations',
  params,
  summary: 'Its startups, best funded first',
  query: locationStartupsQuery,
  answer: z.object({ data: z.array(locationStartup), meta: pageMeta }),
  errors: [404, 422],
  async handle({ sql }, { params: { slug }, query: { page } }) {
    const found = await findLocationStartups(sql, slug, page, LOCATION_STARTUPS_PER_PAGE);
    if (!found) throw notFound('location', slug);
    const meta = pageMetaOf(page, LOCATION_STARTUPS_PER_PAGE, found.total);
    return { data: found.rows, meta };
  },
});

export const getIndustries: Endpoint = endpoint({
  tag: 'Industries',
  summary: 'Every industry with its counts',
  answer: z.object({ data: z.array(industryOption) }),
  handle: async ({ sql }) => ({ data: await listIndustries(sql) }),
});

export const getIndustry: Endpoint = endpoint({
  tag: 'Industries',
  params,
  summary: 'One industry, everywhere or in one place',
  query: industryQuery,
  answer: z.object({ data: industry }),
  errors: [404, 422],
  async handle({ sql, now }, { params: { slug }, query }) {
    const place = await findNamedPlace(sql, query.location);
    const data = await findIndustry(sql, slug, place, now);
    if (!data) throw notFound('industry', slug);
    return { data };
  },
});

export const getIndustryStartups: Endpoint = endpoint({
  tag: 'Industries',
  params,
  summary: 'Its startups, best funded first',
  query: industryStartupsQuery,
  answer: z.object({ data: z.array(industryStartup), meta: pageMeta }),
  errors: [404, 422],
  async handle({ sql }, { params: { slug }, query: { page, location } }) {
    const place = await findNamedPlace(sql, location);
    const found = await findIndustryStartups(sql, slug, place, page, INDUSTRY_STARTUPS_PER_PAGE);
    if (!found) throw notFound('industry', slug);
    const meta = pageMetaOf(page, INDUSTRY_STARTUPS_PER_PAGE, found.total);
    return { data: found.rows, meta };
  },
});

/** GET /location/:location/share.png: for places without a finding to chart. */
export async function answerLocationPicture(context: Context, slug: string): Promise<Response> {
  const { sql, now } = context;
  const location = slugParam.safeParse(slug).success ? await findLocation(sql, slug, now) : null;
  if (!location) throw notFound('location', slug);
  const { name, startups_count, fundings_count, total_fundings } = location;
  return answerSharePicture(context, locationPath(slug), {
    name: sayName(name),
    slug,
    lead: describeLocation(location),
    finding: {
      before: '',
      figure: startupGroupsText.startupsCount(startups_count),
      after: total_fundings === null ? '' : text.thatRaised(abbreviateUsd(total_fundings)),
    },
    facts: fundings_count > 0 ? [startupGroupsText.rounds(fundings_count)] : [],
  });
}
