import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { describeBrowser } from '../../../base/session-label.ts';
import type { Sql } from '../../../data/database.ts';
import { endKeys } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { hashToken, readToken } from '../../../http/session.server.ts';
import {
  clearSessionCookies,
  SESSION_SECONDS,
  setSessionCookies,
} from '../../../http/session-cookies.server.ts';
import type { SignInAnswer } from './contract.ts';
import { noticeDevice } from './known-devices.server.ts';
import { findAccount, getUser } from './queries.server.ts';

export function makeToken(): string {
  return randomBytes(32).toString('base64url');
}

type SignInMethod =
  | 'password'
  | 'companion'
  | 'password and code'
  | 'password and recovery code'
  | 'passkey';
const WITH_SECOND_STEP: readonly SignInMethod[] = [
  'password and code',
  'password and recovery code',
  'passkey',
];

/** Always a new token, and the browser's older session ends: planted tokens are worth nothing. */
export async function startSession(
  context: Context,
  userId: number,
  method: SignInMethod,
): Promise<SignInAnswer> {
  const { sql, now, request } = context;
  await endGivenSession(context);
  const token = makeToken();
  const label = describeBrowser(request.headers.get('user-agent'));
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1_000);
  await raw`
    insert into sessions (user_id, token_hash, label, created_at, last_seen_at, expires_at, second_step_at)
    values (${userId}, ${hashToken(token)}, ${label},
      ${now}, ${now}, ${expiresAt}, ${WITH_SECOND_STEP.includes(method) ? now : null})`.execute(
    sql,
  );
  await raw`delete from sessions where user_id = ${userId} and expires_at <= ${now}`.execute(sql);
  const detail = label ? `${method}, ${label}` : method;
  await recordEvent(context, { kind: 'sign_in', userId, detail });
  const user = await getUser(sql, userId, now);
  setSessionCookies(context, token, user);
  const isVerified = user.email_verified_at !== null;
  await noticeDevice(context, { ...user, id: userId, isVerified }, label);
  return { data: { token }, user };
}

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

export async function endSession(sql: Sql, userId: number, sessionId: number): Promise<void> {
  await raw`delete from sessions where id = ${sessionId} and user_id = ${userId}`.execute(sql);
}

export async function endSessions(sql: Sql, userId: number, butSessionId?: number): Promise<void> {
  await raw`
    delete from sessions where user_id = ${userId} and id is distinct from ${butSessionId ?? null}::bigint`.execute(
    sql,
  );
}

/** For the operator: ends all sessions and keys of an account; returns the sessions' number. */
export async function endSessionsOf(sql: Sql, email: string, now: Date): Promise<number | null> {
  const account = await findAccount(sql, email);
  if (!account) return null;
  const { rows } = await raw`
    delete from sessions where user_id = ${account.id} returning id`.execute(sql);
  await endKeys(sql, account.id);
  const operator = { sql, now, clientAddress: 'unknown' };
  const detail = 'by the operator';
  await recordEvent(operator, { kind: 'sessions_ended', userId: account.id, detail });
  return rows.length;
}
