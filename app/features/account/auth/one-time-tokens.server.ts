// Links of mails: each works once, and for a while.
import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { hashToken } from '../../../http/session.server.ts';
import { makeToken } from './sessions.server.ts';

export const VALID_MINUTES = { verify: 3 * 24 * 60, reset: 30, address: 24 * 60 };
type Purpose = keyof typeof VALID_MINUTES;

/** Returns the link's token. Older links of the same purpose stay valid. */
export async function createOneTimeToken(
  sql: Sql,
  userId: number,
  purpose: Purpose,
  now: Date,
  deviceHash: Buffer | null = null,
): Promise<string> {
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + VALID_MINUTES[purpose] * 60_000);
  await raw`
    insert into one_time_tokens (token_hash, user_id, purpose, device_hash, expires_at, created_at)
    values (${hashToken(token)}, ${userId}, ${purpose}, ${deviceHash}, ${expiresAt},
      ${now})`.execute(sql);
  return token;
}

/** Address of the account that an open link to a new password is for. */
export async function findResetEmail(sql: Sql, token: string, now: Date): Promise<string | null> {
  const { rows } = await raw<{ email: string }>`
    select u.email from one_time_tokens t join users u on u.id = t.user_id
    where t.token_hash = ${hashToken(token)} and t.purpose = 'reset'
      and t.used_at is null and t.expires_at > ${now}`.execute(sql);
  return rows[0]?.email ?? null;
}

/** Uses the link; null when it is used, expired or unknown. */
export async function applyOneTimeToken(sql: Sql, token: string, purpose: Purpose, now: Date) {
  // `deviceHash` is of the browser that requested the link.
  const { rows } = await raw<{ userId: number; deviceHash: Buffer | null }>`
    update one_time_tokens set used_at = ${now}
    where token_hash = ${hashToken(token)} and purpose = ${purpose}
      and used_at is null and expires_at > ${now}
    returning user_id as "userId", device_hash as "deviceHash"`.execute(sql);
  return rows[0] ?? null;
}

export async function closeOneTimeTokens(sql: Sql, userId: number, purpose: Purpose, now: Date) {
  await raw`
    update one_time_tokens set used_at = ${now}
    where user_id = ${userId} and purpose = ${purpose} and used_at is null`.execute(sql);
}
