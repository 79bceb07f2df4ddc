import { sql as raw } from 'kysely';
import { z } from 'zod';
import { DAY_MS } from '../../../base/dates.ts';
import { KEY_SCOPES, type KeyScope, MAX_KEYS } from '../../../base/plans.ts';
import type { Sql } from '../../../data/database.ts';
import { makeKey } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { hashToken } from '../../../http/session.server.ts';
import { apiKeysText } from '../../../text/text.ts';

const { wrong } = apiKeysText;

/** Days until a key ends; 0 is never. */
export const VALID_DAYS = ['30', '90', '365', '0'] as const;

/** With gk_ and four of its letters. */
const SHOWN_LENGTH = 7;

export const newKey = z.object({
  name: z
    .string({ error: () => wrong.name })
    .trim()
    .min(1, { error: () => wrong.name })
    .max(80, { error: () => wrong.name }),
  scopes: z
    .array(z.enum(KEY_SCOPES, { error: () => wrong.scopes }), { error: () => wrong.scopes })
    .min(1, { error: () => wrong.scopes }),
  valid_days: z.enum(VALID_DAYS, { error: () => wrong.validDays }).transform(Number),
});

export interface OwnKey {
  id: number;
  name: string;
  beginning: string;
  scopes: KeyScope[];
  createdAt: Date;
  lastUsedAt: Date | null;
  expiresAt: Date | null;
}

/** Oldest first, those that ended included. */
export async function listKeys(sql: Sql, userId: number): Promise<OwnKey[]> {
  const { rows } = await raw<OwnKey>`
    select id, name, beginning, scopes, created_at as "createdAt", last_used_at as "lastUsedAt",
      expires_at as "expiresAt"
    from api_keys where user_id = ${userId} order by id`.execute(sql);
  return rows;
}

/** Returns the key, which is not stored. Throws 401, 422 with too many. */
export async function createKey(
  context: Context,
  { name, scopes, valid_days }: z.output<typeof newKey>,
): Promise<string> {
  const { userId } = requireSession(context);
  const { now } = context;
  const key = makeKey();
  const expiresAt = valid_days ? new Date(now.getTime() + valid_days * DAY_MS) : null;
  await context.sql.transaction().execute(async (sql) => {
    // Two requests at once cannot pass the limit: a statement sees what was there as it began.
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    const { rows } = await raw<{ count: number }>`
      select count(*)::int as count from api_keys where user_id = ${userId}`.execute(sql);
    if ((rows[0]?.count ?? 0) >= MAX_KEYS) throw invalid({ name: [wrong.tooMany(MAX_KEYS)] });
    await raw`
      insert into api_keys (user_id, name, beginning, key_hash, scopes, created_at, expires_at)
      values (${userId}, ${name}, ${key.slice(0, SHOWN_LENGTH)}, ${hashToken(key)},
        ${scopes}::text[], ${now}, ${expiresAt}::timestamptz)`.execute(sql);
    const detail = `${name}: ${scopes.join(', ')}`;
    await recordEvent({ ...context, sql }, { kind: 'key_made', userId, detail });
  });
  return key;
}

/** Another account's key stays. */
export async function revokeKey(context: Context, id: number): Promise<void> {
  const { userId } = requireSession(context);
  const { rows } = await raw<{ name: string }>`
    delete from api_keys
    where id = ${id} and user_id = ${userId} returning name`.execute(context.sql);
  for (const { name } of rows) {
    await recordEvent(context, { kind: 'key_revoked', userId, detail: name });
  }
}
