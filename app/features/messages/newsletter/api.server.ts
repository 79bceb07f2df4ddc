import { type Endpoint, endpoint } from '../../../http/endpoint.server.ts';
import { refuseOtherSites } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { subscriberAnswer, subscription } from './contract.ts';
import { createSubscriber } from './subscribers.server.ts';
import { requireTopic } from './topics.server.ts';

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
    refuseOtherSites(context);
    await requireTriesLeft(context, 'subscribing');
    await createSubscriber(context, email, await requireTopic(context.sql, type, slug));
    return { data: { email } };
  },
});
