import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { requireTriesLeft } from '../../http/rate-limit.server.ts';
import { refuseOtherSites } from '../../http/same-site.server.ts';
import { subscriberAnswer, subscription } from './contract.ts';
import { createSubscriber } from './subscribers.server.ts';

export const subscribe: Endpoint = endpoint({
  summary: 'Subscribe an address to the newsletter',
  description:
    'Every valid address is answered alike, known or not. It gets a mail, and the newsletter only after it was confirmed there.',
  tag: 'Newsletter',
  body: subscription,
  answer: subscriberAnswer,
  status: 201,
  errors: [403, 422, 429],
  async handle(context, { body: { email } }) {
    refuseOtherSites(context);
    await requireTriesLeft(context, 'subscribing');
    await createSubscriber(context, email);
    return { data: { email } };
  },
});
