import { sql as raw } from 'kysely';
import type { Sql } from '../../../data/database.ts';
import { unauthorized } from '../../../http/guard.server.ts';
import { hasActiveSubscription } from '../../../http/session.server.ts';
import { authText } from '../../../text/text.ts';
import type { User } from './contract.ts';

export async function getUser(sql: Sql, userId: number, now: Date): Promise<User> {
  type Row = Omit<User, 'email_verified_at' | 'created_at' | 'has_active_subscription'> & {
    email_verified_at: Date | null;
    created_at: Date;
  };
  const { rows } = await raw<Row>`
    select uuid as id, name, email, email_verified_at, avatar, job_title, organization, role, country, bio,
      website, linkedin, x, locale, timezone, created_at
    from users where id = ${userId}`.execute(sql);
  if (!rows[0]) throw unauthorized(authText.failed.user);
  const { email_verified_at, created_at, ...row } = rows[0];
  return {
    ...row,
    email_verified_at: email_verified_at?.toISOString() ?? null,
    has_active_subscription: await hasActiveSubscription(sql, userId, now),
    created_at: created_at.toISOString(),
  };
}

export interface Account {
  id: number;
  name: string;
  email: string;
  passwordHash: string | null;
  isVerified: boolean;
  /** It was used in this browser before. */
  isKnownDevice: boolean;
}

/** Mails to addresses that nobody has proven carry no words of who typed them. */
export function provenName({ name, isVerified }: Account): string | null {
  return isVerified ? name : null;
}

export async function findAccount(
  sql: Sql,
  email: string,
  deviceHash: Buffer | null = null,
): Promise<Account | null> {
  const { rows } = await raw<Account>`
    select id, name, email, password_hash as "passwordHash", email_verified_at is not null as "isVerified",
      exists (select from known_devices d
        where d.user_id = users.id and d.device_hash = ${deviceHash}::bytea) as "isKnownDevice"
    from users where lower(email) = lower(${email})`.execute(sql);
  return rows[0] ?? null;
}

/** Null for accounts that come only from the companion application. */
export async function findPasswordHash(sql: Sql, userId: number): Promise<string | null> {
  const { rows } = await raw<{ hash: string | null }>`
    select password_hash as hash from users where id = ${userId}`.execute(sql);
  return rows[0]?.hash ?? null;
}

export async function hasPassword(sql: Sql, userId: number): Promise<boolean> {
  return (await findPasswordHash(sql, userId)) !== null;
}
