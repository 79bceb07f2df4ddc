import { z } from 'zod';
import { RECOMMENDED, recommendedStartup } from '../../../follows/contract.ts';
import { dismissRecommended, listRecommended } from '../../../follows/recommended.server.ts';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { pageMeta } from '../../../http/params.ts';
import { feedItem, feedQuery } from './contract.ts';
import { listFeed } from './feed.server.ts';
import { findLastVisit } from './visits.server.ts';

const dismissQuery = z.object({
  slug: z.string().min(1).max(120).describe('Slug of a startup that should not be recommended'),
});

const own = { tag: 'Following', needsSession: true, scope: 'lists' } as const;

export const getFeed: Endpoint = endpoint({
  ...own,
  summary: 'What happened around what you follow, each event once',
  description:
    'What was recorded since your visit to the dashboard before this one, then the rest, both newest first. Of each way things come in (startups, investors, industries, places) the 300 newest rounds, news and changes.',
  query: feedQuery,
  answer: z.object({ data: z.array(feedItem), meta: pageMeta }),
  errors: [422],
  async handle(context, { query: { page } }) {
    const { userId } = requireSession(context);
    const { items, meta } = await listFeed(
      context.sql,
      userId,
      page,
      await findLastVisit(context.sql, userId),
    );
    return { data: items, meta };
  },
});

export const getRecommended: Endpoint = endpoint({
  ...own,
  summary: 'Ten startups you may want to follow, nearest first',
  description: 'Never one you follow or dismissed. Who follows nothing gets the best funded.',
  answer: z.object({ data: z.array(recommendedStartup) }),
  async handle(context) {
    const { userId } = requireSession(context);
    return { data: await listRecommended(context.sql, userId, RECOMMENDED) };
  },
});

export const dismissOne: Endpoint = endpoint({
  ...own,
  summary: 'Recommend a startup no more',
  description: 'Dismissing twice is the same as once.',
  query: dismissQuery,
  answer: z.null(),
  status: 204,
  errors: [403, 404, 422],
  async handle(context, { query: { slug } }) {
    const { userId } = requireSession(context);
    await dismissRecommended(context.sql, userId, slug, context.now);
    return null;
  },
});
