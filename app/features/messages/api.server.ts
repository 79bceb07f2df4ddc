import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { requireSession } from '../../http/guard.server.ts';
import { requireTriesLeft } from '../../http/rate-limit.server.ts';
import { listSaved, MOST_SAVED } from './alerts/alerts.server.ts';
import { subscriberAnswer, subscription } from './contract.ts';
import { createSubscriber, requireTopic } from './newsletter/subscribers.server.ts';

export const listSavedSearches: Endpoint = endpoint({
  tag: 'Following',
  summary: `Lists and searches that you follow, the ${MOST_SAVED} newest first`,
  description:
    'Those that ended are left out; address is the path and query of the list or search on this site.',
  answer: z.object({ data: z.array(z.object({ name: z.string(), address: z.string() })) }),
  needsSession: true,
  scope: 'lists',
  handle: async (context) => ({
    data: await listSaved(context.sql, requireSession(context).userId),
  }),
});

export const subscribe: Endpoint = endpoint({
  summary: 'Subscribe an address to the newsletter or to a weekly mail',
  description:
    'With type and slug to one place, industry or investor. Every valid address is answered alike, known or not. It gets a mail, and more only after it was confirmed there.',
  tag: 'Newsletter',
  body: subscription,
  answer: subscriberAnswer,
  status: 201,
  errors: [403, 422, 429],
  async handle(context, { body: { email, type, slug } }) {
    await requireTriesLeft(context, 'subscribing');
    await createSubscriber(context, email, await requireTopic(context.sql, type, slug));
    return { data: { email } };
  },
});
