import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { pageMeta } from '../../../http/params.ts';
import { deleteComparison, saveComparison } from './commands.server.ts';
import { saveBody, savedAnswer, savedComparison, savedQuery, savedRow } from './contract.ts';
import { getSaved, loadSavedRows } from './queries.server.ts';

const own = { tag: 'Saved comparisons', needsSession: true, scope: 'lists' } as const;
const params = z.object({ uuid: z.string().max(120).describe('Of one of your saved comparisons') });

export const createComparison: Endpoint = endpoint({
  ...own,
  summary: 'Save a comparison',
  description:
    'A startup is saved once, in the order given. With an Idempotency-Key the same call can be sent again. Over the limit of the account it answers 402.',
  body: saveBody,
  answer: savedAnswer,
  status: 201,
  errors: [402, 403, 404, 409, 422],
  handle: async (context, { body }) => ({ data: await saveComparison(context, body) }),
});

export const getComparisons: Endpoint = endpoint({
  ...own,
  summary: 'Your saved comparisons, newest first',
  query: savedQuery,
  answer: z.object({ data: z.array(savedRow), meta: pageMeta }),
  errors: [422],
  handle: async (context, { query: { page } }) =>
    loadSavedRows(context.sql, requireSession(context).userId, page),
});

export const getComparison: Endpoint = endpoint({
  ...own,
  summary: 'One of your saved comparisons, with its startups as they are now',
  params,
  answer: savedComparison,
  errors: [404],
  async handle(context, { params: { uuid } }) {
    const { userId } = requireSession(context);
    return getSaved(context.sql, userId, uuid);
  },
});

export const removeComparison: Endpoint = endpoint({
  ...own,
  summary: 'Delete one of your saved comparisons',
  description:
    'It is gone at once. For 10 seconds POST /user/comparisons with its uuid brings it back.',
  params,
  answer: z.null(),
  status: 204,
  errors: [403, 404],
  async handle(context, { params: { uuid } }) {
    const { userId } = requireSession(context);
    await deleteComparison(context.sql, userId, uuid, context.now);
    return null;
  },
});
