import { sql as raw } from 'kysely';
import type { Sql } from '../app/data/database.ts';
import type { Member } from './member.ts';

/** Makes a member with a confirmed address a moderator who has given the second step. */
export async function appoint(sql: Sql, { email }: Pick<Member, 'email'>): Promise<void> {
  await raw`
    with appointed as (
      update users set is_moderator = true, email_verified_at = coalesce(email_verified_at, now())
      where email = ${email} returning id
    )
    update sessions set second_step_at = now() where user_id in (select id from appointed)`.execute(
    sql,
  );
}
