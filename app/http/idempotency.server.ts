// Idempotency-Key: a creating call repeated under the same key gets the same response for 24
// hours.
import { hash } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { Context } from './context.ts';
import { HttpError, invalid } from './errors.ts';

const KEPT_MS = 24 * 3_600_000;
const MAX_KEY_LENGTH = 255;

/**
 * Runs `act` in a transaction, once per key of the user; without a key, each time. The response is
 * stored in the same transaction, so a failure leaves the key free. Throws 409 for a key used with
 * other content, 422 for a long one.
 */
export async function answerOnce<Answer extends object>(
  { sql, request, url, now }: Context,
  userId: number,
  content: object,
  act: (sql: Sql) => Promise<Answer>,
): Promise<Answer> {
  const key = request.headers.get('idempotency-key');
  if (!key) return sql.transaction().execute(act);
  if (key.length > MAX_KEY_LENGTH) {
    throw invalid({ 'Idempotency-Key': [`expected at most ${MAX_KEY_LENGTH} characters`] });
  }
  const keyHash = hash('sha256', `${request.method} ${url.pathname} ${key}`, 'buffer');
  const contentHash = hash('sha256', JSON.stringify(content), 'buffer');
  return sql.transaction().execute(async (transaction) => {
    await raw`
      delete from idempotency_keys
      where created_at <= ${new Date(now.getTime() - KEPT_MS)}`.execute(transaction);
    const added = await raw`
      insert into idempotency_keys (user_id, key_hash, content_hash, created_at)
      values (${userId}, ${keyHash}, ${contentHash}, ${now})
      on conflict do nothing returning user_id`.execute(transaction);
    if (added.rows.length === 0) return findKept(transaction, userId, keyHash, contentHash);
    const answer = await act(transaction);
    await raw`
      update idempotency_keys set answer = ${JSON.stringify(answer)}::jsonb
      where user_id = ${userId} and key_hash = ${keyHash}`.execute(transaction);
    return answer;
  });
}

async function findKept<Answer>(
  sql: Sql,
  userId: number,
  keyHash: Buffer,
  contentHash: Buffer,
): Promise<Answer> {
  const { rows } = await raw<{ answer: Answer; content_hash: Buffer }>`
    select answer, content_hash from idempotency_keys
    where user_id = ${userId} and key_hash = ${keyHash}`.execute(sql);
  const [stored] = rows;
  if (stored && Buffer.from(stored.content_hash).equals(contentHash)) return stored.answer;
  throw new HttpError(409, 'This Idempotency-Key came with other content before.');
}
