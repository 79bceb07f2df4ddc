// POST /user (spec section 7): one call that changes the password.
import { z } from 'zod';
import { type Endpoint, endpoint } from '../../http/endpoint.server.ts';
import { requireSession } from '../../http/guard.server.ts';
import { changePassword } from '../auth/change-password.server.ts';
import { passwordChange, userAnswer } from '../auth/contract.ts';
import { getUser } from '../auth/queries.server.ts';

export const accountSettingsEndpoints: Endpoint[] = [
  endpoint({
    method: 'post',
    path: '/user',
    summary: 'Change the password',
    description: 'All other sessions of the account end.',
    tag: 'Accounts',
    body: z.object(passwordChange.shape),
    answer: userAnswer,
    needsSession: true,
    errors: [403, 429, 503],
    async handle(context, { body }) {
      const { userId } = requireSession(context);
      await changePassword(context, body);
      return { data: await getUser(context.sql, userId) };
    },
  }),
];
