import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { requireSession } from '../../http/guard.server.ts';
import { setUserCookie } from '../../http/session-cookies.server.ts';
import type { User } from '../auth/contract.ts';
import { getUser } from '../auth/queries.server.ts';
import { type NotificationPreferences, readPreferences } from '../notifications/preferences.ts';
import { type NotificationsChange, type ProfileChange, profileChange } from './contract.ts';

const FIELDS = Object.keys(profileChange.shape) as Array<keyof ProfileChange>;

/** Writes the given fields and renews the cookie `user`. */
export async function changeProfile(context: Context, given: ProfileChange): Promise<User> {
  const { userId, via } = requireSession(context);
  const changed = Object.fromEntries(
    FIELDS.filter((field) => given[field] !== undefined).map((field) => [field, given[field]]),
  );
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
export async function changeNotifications(
  { sql, now }: Pick<Context, 'sql' | 'now'>,
  userId: number,
  given: NotificationsChange,
): Promise<void> {
  await raw`
    update users set notifications = notifications || ${JSON.stringify(given)}::jsonb, updated_at = ${now}
    where id = ${userId}`.execute(sql);
}

export async function getPreferences(sql: Sql, userId: number): Promise<NotificationPreferences> {
  const { rows } = await raw<{ notifications: unknown }>`
    select notifications from users where id = ${userId}`.execute(sql);
  return readPreferences(rows[0]?.notifications);
}
