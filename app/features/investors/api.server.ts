import { z } from 'zod';
import { investorPath } from '../../base/paths.ts';
import { endpoint } from '../../http/endpoint.server.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { pageMeta, pageMetaOf } from '../../http/paging.ts';
import { slugParam } from '../../http/slug-param.ts';
import {
  INVESTORS_PER_PAGE,
  investor,
  investorResult,
  investorSearchQuery,
  topInvestors,
  topWindows,
  typesAndStages,
} from './contract.ts';
import { listTypesAndStages, readFilters } from './filters.server.ts';
import { findInvestor } from './queries.server.ts';
import { searchInvestors } from './search.server.ts';
import { listTopInvestors } from './top.server.ts';

const tag = 'Investors';

const getTopInvestors = endpoint({
  method: 'get',
  path: '/investors',
  tag,
  summary: 'Who joined most angel, seed, Series A and grant rounds',
  description:
    'Ten each, by deals_count and then total_amount, over the last 36 months. meta.window_months has null for a list that looks at all time.',
  answer: z.object({ data: topInvestors, meta: z.object({ window_months: topWindows }) }),
  async handle({ sql, now }) {
    const { lists, windows } = await listTopInvestors(sql, now);
    return { data: lists, meta: { window_months: windows } };
  },
});

const findInvestors = endpoint({
  method: 'get',
  path: '/investors/search',
  tag,
  summary: 'Investors by name, type and stage',
  description:
    'meta.match is "near" when no name has the words of q and the most similar ones are answered.',
  query: investorSearchQuery,
  answer: z.object({
    data: z.array(investorResult),
    meta: pageMeta.extend({ match: z.enum(['exact', 'near']) }),
  }),
  errors: [422],
  async handle({ sql }, { query: { page, ...given } }) {
    const filters = readFilters(given, await listTypesAndStages(sql));
    const { total, rows, match } = await searchInvestors(sql, filters, page, INVESTORS_PER_PAGE);
    const meta = pageMetaOf(page, INVESTORS_PER_PAGE, total);
    return { data: rows, meta: { ...meta, match } };
  },
});

const getTypesAndStages = endpoint({
  method: 'get',
  path: '/investors/types-and-stages',
  tag,
  summary: 'What investors can be filtered by',
  answer: typesAndStages,
  async handle({ sql }) {
    return listTypesAndStages(sql);
  },
});

const getInvestor = endpoint({
  method: 'get',
  path: '/investor/:slug',
  tag,
  summary: 'One investor with its portfolio and co-investors',
  params: z.object({ slug: slugParam }),
  answer: z.object({ data: investor }),
  errors: [404],
  async handle({ sql }, { params: { slug } }) {
    const data = await findInvestor(sql, slug);
    if (!data) {
      throw await movedOrMissing(sql, 'investor', slug, (now) => `/api${investorPath(now)}`);
    }
    return { data };
  },
});

export const investorEndpoints = [getTopInvestors, findInvestors, getTypesAndStages, getInvestor];
