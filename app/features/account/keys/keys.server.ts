import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import { MAX_KEYS } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import { makeKey } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { hashToken } from '../../../http/session.server.ts';
import { apiKeysText as text } from '../../../text/text.ts';
import type { NewKey, OwnKey } from './contract.ts';

/** With gk_ and four of its letters. */
const SHOWN_LENGTH = 7;

/** Oldest first, those that ended included. */
export async function listKeys(sql: Sql, userId: number): Promise<OwnKey[]> {
  const { rows } = await raw<OwnKey>`
    select id, name, beginning, scopes, created_at as "createdAt", last_used_at as "lastUsedAt",
      expires_at as "expiresAt"
    from api_keys where user_id = ${userId} order by id`.execute(sql);
  return rows;
}

/** Returns the key, which is not stored. Throws 401, 422 with too many. */
export async function createKey(context: Context, given: NewKey): Promise<string> {
  const { userId } = requireSession(context);
  const { now } = context;
  const key = makeKey();
  const expiresAt = given.valid_days ? new Date(now.getTime() + given.valid_days * DAY_MS) : null;
  await context.sql.transaction().execute(async (sql) => {
    // The owner's row is the lock: two requests at once cannot pass the limit.
    const { rows } = await raw<{ count: number }>`
      with owner as materialized (select id from users where id = ${userId} for update)
      select (select count(*)::int from api_keys k where k.user_id = owner.id) as count from owner`.execute(
      sql,
    );
    if ((rows[0]?.count ?? 0) >= MAX_KEYS) throw invalid({ name: [text.wrong.tooMany(MAX_KEYS)] });
    await raw`
      insert into api_keys (user_id, name, beginning, key_hash, scopes, created_at, expires_at)
      values (${userId}, ${given.name}, ${key.slice(0, SHOWN_LENGTH)}, ${hashToken(key)},
        ${given.scopes}::text[], ${now}, ${expiresAt}::timestamptz)`.execute(sql);
    const detail = `${given.name}: ${given.scopes.join(', ')}`;
    await recordEvent({ ...context, sql }, { kind: 'key_made', userId, detail });
  });
  return key;
}

/** Another account's key stays. */
export async function revokeKey(context: Context, id: number): Promise<void> {
  const { userId } = requireSession(context);
  const { rows } = await raw<{ name: string }>`
    delete from api_keys where id = ${id} and user_id = ${userId} returning name`.execute(
    context.sql,
  );
  for (const { name } of rows) {
    await recordEvent(context, { kind: 'key_revoked', userId, detail: name });
  }
}
