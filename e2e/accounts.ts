// Accounts that journeys begin with, written before their site starts.
import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';
import { hashPassword } from '../app/features/account/auth/passwords.server.ts';
import { makeRecoveryCodes } from '../app/features/account/auth/sign-in.server.ts';

export interface Account {
  email: string;
  name: string;
  password: string;
  isModerator?: boolean;
}

/** Confirmed and past its first run; of a moderator it returns recovery codes, each for one sign-in. */
export async function writeAccount(sql: Sql, account: Account): Promise<string[]> {
  const { email, name, password, isModerator = false } = account;
  const { rows } = await raw<{ id: number }>`
    insert into users (email, name, password_hash, email_verified_at, is_moderator, first_run_done_at)
    values (${email}, ${name}, ${await hashPassword(password)}, now(), ${isModerator}, now())
    returning id`.execute(sql);
  const id = rows[0]?.id ?? 0;
  if (!isModerator) return [];
  await raw`
    insert into totp_secrets (user_id, secret, confirmed_at, created_at)
    values (${id}, ${randomBytes(20)}, now(), now())`.execute(sql);
  return makeRecoveryCodes(sql, id);
}
