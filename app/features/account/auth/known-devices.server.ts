import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { rememberDevice } from '../../../http/session-cookies.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';

/** Remembers that the account was used in this browser; false when it already was. */
export async function addDevice(
  sql: Sql,
  userId: number,
  deviceHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { rows } = await raw<{ isNew: boolean }>`
    insert into known_devices as d (user_id, device_hash, last_seen_at)
    values (${userId}, ${deviceHash}, ${now})
    on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at
    returning xmax = 0 as "isNew"`.execute(sql);
  return rows[0]?.isNew ?? false;
}

/** The first sign-in of a browser sends a notice, of each kind of browser one a day. */
export async function noticeDevice(
  context: Context,
  { id, name, email, isVerified }: { id: number; name: string; email: string; isVerified: boolean },
  browser: string | null,
): Promise<void> {
  const { sql, settings, now } = context;
  const isNew = await addDevice(sql, id, rememberDevice(context), now);
  if (!isNew || !isVerified) return;
  await queueMail(sql, settings, {
    to: email,
    template: 'sign_in',
    data: { name, browser, at: now },
    dedupeKey: `sign-in:${id}:${browser ?? ''}:${isoDay(now)}`,
  });
}
