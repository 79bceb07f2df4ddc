import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { endKeys } from '../../../http/api-key.server.ts';

/**
 * Ends the password, second factor, sessions, keys, links and alerts of an account whose address
 * its owner has just proven, and which a stranger may have registered.
 */
export async function endOlderAccess(sql: Sql, userId: number, now: Date): Promise<void> {
  await raw`
    update users set password_hash = null, updated_at = ${now} where id = ${userId}`.execute(sql);
  await raw`delete from sessions where user_id = ${userId}`.execute(sql);
  await endKeys(sql, userId);
  await raw`delete from totp_secrets where user_id = ${userId}`.execute(sql);
  await raw`delete from passkeys where user_id = ${userId}`.execute(sql);
  await raw`delete from recovery_codes where user_id = ${userId}`.execute(sql);
  await raw`delete from sign_in_challenges where user_id = ${userId}`.execute(sql);
  await raw`delete from known_devices where user_id = ${userId}`.execute(sql);
  await raw`delete from one_time_tokens where user_id = ${userId}`.execute(sql);
  await raw`delete from alerts where user_id = ${userId}`.execute(sql);
  await raw`delete from alert_webhooks where user_id = ${userId}`.execute(sql);
  await raw`delete from push_subscriptions where user_id = ${userId}`.execute(sql);
}
