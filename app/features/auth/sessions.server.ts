// Sessions begin and end here. A token is known to its owner only; the database has its hash.
import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { hashToken, readToken } from '../../http/session.server.ts';
import {
  clearSessionCookies,
  SESSION_SECONDS,
  setSessionCookies,
} from '../../http/session-cookies.server.ts';
import type { SignInAnswer } from './contract.ts';
import { getUser } from './queries.server.ts';
import { describeBrowser } from './session-label.ts';

/** A token that nobody can guess: 256 random bits as base64url. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

/**
 * Signs this browser or program in: always with a new token, and an older session of the same
 * browser ends, so that no token planted before the sign-in is worth anything after it.
 */
export async function startSession(context: Context, userId: number): Promise<SignInAnswer> {
  const { sql, now, request } = context;
  await endGivenSession(context);
  const token = makeToken();
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1_000);
  await raw`
    insert into sessions (user_id, token_hash, label, created_at, last_seen_at, expires_at)
    values (${userId}, ${hashToken(token)}, ${describeBrowser(request.headers.get('user-agent'))},
      ${now}, ${now}, ${expiresAt})`.execute(sql);
  await raw`delete from sessions where user_id = ${userId} and expires_at <= ${now}`.execute(sql);
  const user = await getUser(sql, userId, now);
  setSessionCookies(context, token, user);
  return { data: { token }, user };
}

/** Signs out: the session is over at once, and the browser forgets its cookies. */
export async function endOwnSession(context: Context): Promise<void> {
  await endGivenSession(context);
  context.session = null;
  clearSessionCookies(context);
}

async function endGivenSession({ sql, request }: Context): Promise<void> {
  const given = readToken(request);
  if (!given) return;
  await raw`delete from sessions where token_hash = ${hashToken(given.token)}`.execute(sql);
}

/** One session of this user; another's is left alone. */
export async function endSession(sql: Sql, userId: number, sessionId: number): Promise<void> {
  await raw`delete from sessions where id = ${sessionId} and user_id = ${userId}`.execute(sql);
}

/** All sessions of a user, or all but the one named. */
export async function endSessions(sql: Sql, userId: number, butSessionId?: number): Promise<void> {
  await raw`
    delete from sessions where user_id = ${userId} and id is distinct from ${butSessionId ?? null}::bigint`.execute(
    sql,
  );
}
