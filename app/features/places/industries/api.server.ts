import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { notFound } from '../../../http/errors.ts';
import { pageMeta, pageMetaOf, slugParam } from '../../../http/params.ts';
import { findNamedPlace } from '../locations/places.server.ts';
import {
  INDUSTRY_STARTUPS_PER_PAGE,
  industry,
  industryOption,
  industryQuery,
  industryStartup,
  industryStartupsQuery,
} from './contract.ts';
import { findIndustry, findIndustryStartups, listIndustries } from './queries.server.ts';

const params = z.object({ slug: slugParam });
const tag = 'Industries';

export const getIndustries: Endpoint = endpoint({
  tag,
  summary: 'Every industry with its counts',
  answer: z.object({ data: z.array(industryOption) }),
  async handle({ sql }) {
    return { data: await listIndustries(sql) };
  },
});

export const getIndustry: Endpoint = endpoint({
  tag,
  summary: 'One industry, everywhere or in one place',
  params,
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
  tag,
  summary: 'Its startups, best funded first',
  params,
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
