import { z } from 'zod';
import { investorPath } from '../../base/paths.ts';
import {
  INVESTORS_PER_PAGE,
  investor,
  investorResult,
  investorSearchQuery,
  portfolioQuery,
  ROUNDS_PER_ANSWER,
  topInvestors,
  topWindows,
  typesAndStages,
} from '../../catalogue/investor-contract.ts';
import { fitMeta, fittingInvestor } from '../../find/fit/fit.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { movedOrMissing } from '../../http/moved.server.ts';
import { pageMeta, pageMetaOf, slugParam } from '../../http/params.ts';
import { listTypesAndStages, readFilters } from './filters.server.ts';
import { findInvestor, listBacked } from './queries.server.ts';
import { findFit, searchInvestors } from './search.server.ts';
import { listTopInvestors } from './top.server.ts';

const tag = 'Investors';

export const getTopInvestors: Endpoint = endpoint({
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

export const findInvestors: Endpoint = endpoint({
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
    const filters = await readFilters(sql, given);
    const { total, rows, match } = await searchInvestors(sql, filters, page, INVESTORS_PER_PAGE);
    const meta = pageMetaOf(page, INVESTORS_PER_PAGE, total);
    return { data: rows, meta: { ...meta, match } };
  },
});

export const findFittingInvestors: Endpoint = endpoint({
  tag,
  summary: 'Investors for a need: a stage, an industry, a place',
  description:
    'Best fit first: who has done all that is asked, not always in the same round, then all but one of it. parts says what is done, near (a stage beside it, an industry of its group, its region) or not on record; there is no score. Other filters have to pass. Without stage, sector and place nothing is answered.',
  query: investorSearchQuery.omit({ sort: true }),
  answer: z.object({ data: z.array(fittingInvestor), meta: pageMeta.extend(fitMeta.shape) }),
  errors: [422, 503],
  async handle(context, { query: { page, ...given } }) {
    const filters = await readFilters(context.sql, given);
    const part = { page, perPage: INVESTORS_PER_PAGE };
    const { total, rows, done_all, total_is } = await findFit(context, filters, part);
    const meta = pageMetaOf(page, INVESTORS_PER_PAGE, total);
    return { data: rows, meta: { ...meta, done_all, total_is } };
  },
});

export const getTypesAndStages: Endpoint = endpoint({
  tag,
  summary: 'What investors can be filtered by',
  answer: typesAndStages,
  handle: async ({ sql, now }) => listTypesAndStages(sql, now),
});

export const getInvestor: Endpoint = endpoint({
  tag,
  summary: 'One investor with its portfolio and co-investors',
  description: `portfolio and startups hold ${ROUNDS_PER_ANSWER} each; of an investor with more, page has the next ones.`,
  params: z.object({ slug: slugParam }),
  query: portfolioQuery,
  answer: z.object({ data: investor, meta: pageMeta }),
  errors: [404, 422],
  async handle({ sql, now }, { params: { slug }, query: { page } }) {
    const [profile, startups] = await Promise.all([
      findInvestor(sql, slug, page, ROUNDS_PER_ANSWER, now),
      listBacked(sql, slug, page, ROUNDS_PER_ANSWER),
    ]);
    if (!profile) {
      throw await movedOrMissing(sql, 'investor', slug, (now) => `/api${investorPath(now)}`);
    }
    const meta = pageMetaOf(page, ROUNDS_PER_ANSWER, profile.deals_count);
    return { data: { ...profile, startups }, meta };
  },
});
