import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { notFound } from '../../../http/errors.ts';
import { pageMeta, pageMetaOf, slugParam } from '../../../http/params.ts';
import {
  country,
  LOCATION_STARTUPS_PER_PAGE,
  location,
  locationStartup,
  locationStartupsQuery,
} from './contract.ts';
import { findLocation, findLocationStartups, listCountries } from './queries.server.ts';

const params = z.object({ slug: slugParam });
const tag = 'Locations';

export const getCountries: Endpoint = endpoint({
  tag,
  summary: 'The 54 countries with their figures',
  description: 'Countries without startups are listed too. fundings_12m counts back from now.',
  answer: z.object({ feed: z.array(country) }),
  async handle({ sql, now }) {
    return { feed: await listCountries(sql, now) };
  },
});

export const getLocation: Endpoint = endpoint({
  tag,
  summary: 'One country or city',
  params,
  answer: z.object({ data: location }),
  errors: [404],
  async handle({ sql, now }, { params: { slug } }) {
    const data = await findLocation(sql, slug, now);
    if (!data) throw notFound('location', slug);
    return { data };
  },
});

export const getLocationStartups: Endpoint = endpoint({
  tag,
  summary: 'Its startups, best funded first',
  params,
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
