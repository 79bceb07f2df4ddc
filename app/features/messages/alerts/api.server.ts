import { z } from 'zod';
import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { listSaved } from './queries.server.ts';

export const listSavedSearches: Endpoint = endpoint({
  tag: 'Following',
  summary: 'Lists and searches that you follow, the 20 newest first',
  description:
    'Those that ended are left out; address is the path and query of the list or search on this site.',
  answer: z.object({ data: z.array(z.object({ name: z.string(), address: z.string() })) }),
  needsSession: true,
  scope: 'lists',
  async handle(context) {
    return { data: await listSaved(context.sql, requireSession(context).userId) };
  },
});
