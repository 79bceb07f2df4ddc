import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { setUserCookie } from '../../../http/session-cookies.server.ts';
import { type NotificationPreferences, readPreferences } from '../../../outbox/preferences.ts';
import { accountSettingsText } from '../../../text/text.ts';
import { savePictureOf } from '../../arriving/pictures.server.ts';
import type { User } from '../auth/contract.ts';
import { getUser } from '../auth/queries.server.ts';
import { type NotificationsChange, type ProfileChange, profileChange } from './contract.ts';

const FIELDS = Object.keys(profileChange.shape) as Array<keyof ProfileChange>;

/** Writes the given fields and renews the cookie `user`. */
export function changeProfile(context: Context, given: ProfileChange): Promise<User> {
  const changed = FIELDS.filter((field) => given[field] !== undefined);
  return changeUser(context, Object.fromEntries(changed.map((field) => [field, given[field]])));
}

/** Stores a resized copy of the file, or removes the picture. Throws 422 at the field. */
export async function changeAvatar(context: Context, form: FormData): Promise<void> {
  const removes = form.has('remove_avatar');
  const picture = removes ? null : await savePictureOf(context, 'avatar', form.get('avatar'));
  if (!removes && !picture) throw invalid({ avatar: [accountSettingsText.wrong.noPicture] });
  await changeUser(context, { avatar: picture?.path ?? null });
}

async function changeUser(context: Context, changed: Record<string, unknown>): Promise<User> {
  const { userId, via } = requireSession(context);
  if (Object.keys(changed).length > 0) {
    await context.sql
      .updateTable('users')
      .set({ ...changed, updated_at: context.now })
      .where('id', '=', userId)
      .execute();
  }
  const user = await getUser(context.sql, userId, context.now);
  if (via === 'cookie') setUserCookie(context, user);
  return user;
}

/** Omitted ones keep their value or default. */
export async function changeNotifications(context: Context, given: NotificationsChange) {
  const { userId } = requireSession(context);
  await raw`
    update users set notifications = notifications || ${JSON.stringify(given)}::jsonb,
      updated_at = ${context.now}
    where id = ${userId}`.execute(context.sql);
}

export async function getPreferences(sql: Sql, userId: number): Promise<NotificationPreferences> {
  const { rows } = await raw<{ notifications: unknown }>`
    select notifications from users where id = ${userId}`.execute(sql);
  return readPreferences(rows[0]?.notifications);
}
