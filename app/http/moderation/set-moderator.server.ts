import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import { recordEvent } from '../record-event.server.ts';

export async function findPerson(sql: Sql, email: string) {
  const { rows } = await raw<{ id: number; email: string; name: string; isModerator: boolean }>`
    select id, email, name, is_moderator as "isModerator" from users
    where lower(email) = lower(${email.trim()})`.execute(sql);
  return rows[0] ?? null;
}

/** Done by the operator's command; recorded in the security log. */
export async function setModerator(sql: Sql, userId: number, isModerator: boolean, now: Date) {
  await sql.transaction().execute(async (transaction) => {
    const { rows } = await raw`
      update users set is_moderator = ${isModerator}, updated_at = ${now},
        moderator_since = case when ${isModerator} then ${now}::timestamptz end
      where id = ${userId} and is_moderator <> ${isModerator} returning id`.execute(transaction);
    if (rows.length === 0) return;
    const kind = isModerator ? 'moderator_made' : 'moderator_ended';
    const operator = { sql: transaction, now, clientAddress: 'unknown' };
    await recordEvent(operator, { kind, userId, detail: 'by the operator' });
  });
}
