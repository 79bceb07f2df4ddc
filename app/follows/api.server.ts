import { z } from 'zod';
import { type Endpoint, endpoint } from '../http/endpoint.server.ts';
import { requireSession } from '../http/guard.server.ts';
import { pageMeta, pageMetaOf } from '../http/params.ts';
import { LIKES_PER_PAGE, like, likeAnswer, likeQuery, likesQuery } from './contract.ts';
import { countFollowed, listFollowed, setFollowed } from './follows.server.ts';

const own = { tag: 'Following', needsSession: true, scope: 'lists' } as const;

export const listLikes: Endpoint = endpoint({
  ...own,
  summary: 'What you follow, newest first',
  query: likesQuery,
  answer: z.object({ data: z.array(like), ...pageMeta.shape, meta: pageMeta }),
  errors: [422],
  async handle(context, { query: { type, page } }) {
    const { sql } = context;
    const { userId } = requireSession(context);
    const offset = (page - 1) * LIKES_PER_PAGE;
    const [total, data] = await Promise.all([
      countFollowed(sql, userId, type),
      listFollowed(sql, userId, { type, limit: LIKES_PER_PAGE, offset }),
    ]);
    const meta = pageMetaOf(page, LIKES_PER_PAGE, total);
    return { data, ...meta, meta };
  },
});

export const likeOne: Endpoint = press(true, {
  summary: 'Follow a startup, investor, industry or location',
  description: 'Following twice is the same as once.',
});

export const unlikeOne: Endpoint = press(false, {
  summary: 'Follow it no longer',
  description: 'What was not followed stays so.',
});

function press(isFollowed: boolean, words: { summary: string; description: string }): Endpoint {
  return endpoint({
    ...own,
    ...words,
    query: likeQuery,
    answer: likeAnswer,
    errors: [403, 404, 422],
    async handle(context, { query }) {
      const { userId } = requireSession(context);
      const { type, slug } = await setFollowed(context, userId, query, isFollowed);
      const total = await countFollowed(context.sql, userId);
      return { data: { type, slug, is_liked_by_user: isFollowed }, total };
    },
  });
}
