import { z } from 'zod';
import { startupPath } from '../../base/paths.ts';
import { MAX_COMPARED } from '../../base/plans.ts';
import { fundingRow } from '../../catalogue/round-contract.ts';
import { listFundingsOf } from '../../catalogue/round-queries.server.ts';
import { newsItem } from '../../catalogue/sources/contract.ts';
import {
  NEWS_PER_PAGE,
  newsQuery,
  startup,
  teamMember,
  technologyGroup,
} from '../../catalogue/startup-contract.ts';
import type { Sql } from '../../data/database.ts';
import { listKeys, readListView } from '../../find/lists/list-address.ts';
import { STARTUPS_SHAPE } from '../../find/lists/list-shapes.ts';
import { namingParameters } from '../../find/lists/read-list.server.ts';
import { withinSearchBudget } from '../../find/search-budget.server.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { invalid } from '../../http/errors.ts';
import { findOrMove } from '../../http/moved.server.ts';
import { pageMeta, pageMetaOf, slugParam } from '../../http/params.ts';
import { listCompared } from './comparison.server.ts';
import { comparedStartup } from './comparison-contract.ts';
import { startupsAnswer, startupsQuery } from './list/contract.ts';
import { findStartupPage, readStartups } from './list/list-startups.server.ts';
import { findStartup, findStartupNews, findTeam, findTechnologies } from './queries.server.ts';

const params = z.object({ slug: slugParam });
const tag = 'Startups';

export const getStartups: Endpoint = endpoint({
  tag,
  summary: 'Startups by filters, best funded first',
  description:
    'A startup has to match all filters. What is asked of rounds (round, kind, amount, announced_on, investor, lead_investor, disclosed) is met by one round of the startup, or with rounds=together by its rounds together. Every column of POST /advanced_search can be asked for, too.',
  query: startupsQuery,
  furtherKeys: listKeys(STARTUPS_SHAPE),
  answer: startupsAnswer,
  errors: [422, 503],
  async handle(context, { query: { page, per_page } }) {
    const view = readListView(STARTUPS_SHAPE, context.url.searchParams, page);
    const read = await namingParameters(view, readStartups(context, view));
    return withinSearchBudget(context, (sql) =>
      findStartupPage(sql, read, { page, perPage: per_page }),
    );
  },
});

export const getStartup: Endpoint = endpoint({
  tag,
  summary: 'One startup',
  params,
  answer: z.object({ data: startup }),
  errors: [404],
  async handle({ sql, session }, { params: { slug } }) {
    const find = () => findStartup(sql, slug, session?.userId);
    return { data: await findOrMove(sql, 'startup', slug, apiPath(), find) };
  },
});

/** A list of the startup at its own address. */
function listOf<Item extends z.ZodType>(
  part: string,
  summary: string,
  item: Item,
  find: (sql: Sql, slug: string) => Promise<z.output<Item>[] | null>,
): Endpoint {
  return endpoint({
    tag,
    summary,
    params,
    answer: z.object({ data: z.array(item) }),
    errors: [404],
    handle: async ({ sql }, { params: { slug } }) => ({
      data: await findOrMove(sql, 'startup', slug, apiPath(part), find),
    }),
  });
}

export const getTechnologies = listOf(
  'technologies',
  'Technologies found on its website, by category',
  technologyGroup,
  findTechnologies,
);
export const getTeam = listOf('team', 'Founders and team', teamMember, findTeam);
export const getFundings = listOf(
  'fundings',
  'Its funding rounds, newest first',
  fundingRow,
  listFundingsOf,
);

export const getNews: Endpoint = endpoint({
  tag,
  summary: 'News about it, newest first',
  params,
  query: newsQuery,
  answer: z.object({
    data: z.array(newsItem),
    meta: pageMeta,
    ...startup.pick({ name: true, slug: true, logo: true, website: true, is_liked_by_user: true })
      .shape,
    current_page: z.int(),
    last_page: z.int(),
  }),
  errors: [404, 422],
  async handle({ sql, session }, { params: { slug }, query: { page } }) {
    const find = () => findStartupNews(sql, slug, page, NEWS_PER_PAGE, session?.userId);
    const news = await findOrMove(sql, 'startup', slug, apiPath('news'), find);
    const { items, total, ...about } = news;
    const meta = pageMetaOf(page, NEWS_PER_PAGE, total);
    const { current_page, last_page } = meta;
    return { data: items, meta, ...about, current_page, last_page };
  },
});

export const compareStartups: Endpoint = endpoint({
  tag,
  summary: 'Up to ten startups side by side, in the order asked',
  description: 'Slugs that name no startup are left out and named in the header X-Unknown-Slugs.',
  query: z.object({ startups: z.string().min(1).max(1_300).describe('Slugs, joined by commas') }),
  answer: z.array(comparedStartup),
  errors: [422],
  async handle({ sql, session, answerHeaders }, { query }) {
    const slugs = readComparedSlugs(query.startups);
    const found = await listCompared(sql, slugs, session?.userId ?? null);
    const unknown = slugs.filter((slug) => !found.some((one) => one.slug === slug));
    if (unknown.length > 0) answerHeaders.set('x-unknown-slugs', unknown.join(','));
    return found;
  },
});

/** Without repeats and invalid slugs. Throws 422 for none or too many. */
function readComparedSlugs(text: string): string[] {
  const given = text.split(',').map((slug) => slug.trim().toLowerCase());
  const slugs = [...new Set(given)].filter((slug) => slugParam.safeParse(slug).success);
  if (slugs.length === 0) throw invalid({ startups: ['expected at least one slug'] });
  if (slugs.length > MAX_COMPARED) {
    throw invalid({ startups: [`expected at most ${MAX_COMPARED} slugs, got ${slugs.length}`] });
  }
  return slugs;
}

function apiPath(part?: string): (slug: string) => string {
  return (slug) => `/api${startupPath(slug)}${part ? `/${part}` : ''}`;
}
