import { z } from 'zod';
import { type Endpoint, endpoint, fieldErrors } from '../../../http/endpoint.server.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { changePassword } from '../auth/change-password.server.ts';
import { passwordChange } from '../auth/contract.ts';
import { changeNotifications, changeProfile, getPreferences } from './change-user.server.ts';
import { accountDeletion, userChange, userChangeAnswer } from './contract.ts';
import { deleteAccount } from './own-data.server.ts';

const tag = 'Accounts';

export const changeUser: Endpoint = endpoint({
  summary: 'Change the profile, what is sent by mail, or the password',
  description:
    'Fields left out stay as they are; null or nothing empties one. With newpassword it changes the password only, and all other sessions of the account end.',
  tag,
  body: userChange,
  answer: userChangeAnswer,
  needsSession: true,
  errors: [403, 422, 429, 503],
  async handle(context, { body }) {
    const { userId } = requireSession(context);
    const { notifications, oldpassword, newpassword, ...profile } = body;
    const isPasswordChange = oldpassword !== undefined || newpassword !== undefined;
    if (isPasswordChange) {
      const parsed = passwordChange.safeParse({ oldpassword, newpassword });
      if (!parsed.success) throw invalid(fieldErrors(parsed.error));
      await changePassword(context, parsed.data);
    } else if (notifications) {
      await changeNotifications(context, notifications);
    }
    const data = await changeProfile(context, isPasswordChange ? {} : profile);
    return { data, notifications: await getPreferences(context.sql, userId) };
  },
});

export const deleteUser: Endpoint = endpoint({
  summary: 'Delete your account and everything that is yours',
  description: 'All sessions end. It cannot be undone.',
  tag,
  body: accountDeletion,
  answer: z.null(),
  status: 204,
  needsSession: true,
  errors: [403, 422, 429, 503],
  async handle(context, { body }) {
    await deleteAccount(context, body);
    return null;
  },
});
