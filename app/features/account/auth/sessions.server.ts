import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { isoDay } from '../../../base/dates.ts';
import { describeBrowser } from '../../../base/session-label.ts';
import type { Sql } from '../../../data/database.ts';
import { endKeys } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { hashToken, idleSince, readToken } from '../../../http/session.server.ts';
import {
  clearSessionCookies,
  rememberDevice,
  SESSION_SECONDS,
  setSessionCookies,
} from '../../../http/session-cookies.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import type { SignInAnswer } from './contract.ts';
import { findAccount, getUser } from './queries.server.ts';

export const makeToken = (): string => randomBytes(32).toString('base64url');

const WITH_SECOND_STEP = ['password and code', 'password and recovery code', 'passkey'] as const;
type SignInMethod = 'password' | 'mail' | 'companion' | (typeof WITH_SECOND_STEP)[number];

/** Always a new token, and the browser's older session ends: planted tokens are worth nothing. */
export async function startSession(
  context: Context,
  userId: number,
  method: SignInMethod,
): Promise<SignInAnswer> {
  const { sql, settings, now, request } = context;
  await endGivenSession(context);
  const token = makeToken();
  const browser = describeBrowser(request.headers.get('user-agent'));
  const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1_000);
  const secondStepAt = WITH_SECOND_STEP.some((one) => one === method) ? now : null;
  await raw`
    insert into sessions (user_id, token_hash, label, created_at, last_seen_at, expires_at, second_step_at)
    values (${userId}, ${hashToken(token)}, ${browser}, ${now}, ${now}, ${expiresAt},
      ${secondStepAt})`.execute(sql);
  await raw`delete from sessions where user_id = ${userId} and expires_at <= ${now}`.execute(sql);
  await keepLatest(context, 'sessions', userId);
  const detail = browser ? `${method}, ${browser}` : method;
  await recordEvent(context, { kind: 'sign_in', userId, detail });
  const user = await getUser(sql, userId, now);
  setSessionCookies(context, token, user);
  const isNewDevice = await addDevice(context, userId, rememberDevice(context));
  await keepLatest(context, 'known_devices', userId);
  // The first sign-in of a browser sends a notice, of each kind of browser one a day.
  if (isNewDevice && user.email_verified_at !== null) {
    const data = { name: user.name, browser, at: now };
    const dedupeKey = `sign-in:${userId}:${browser ?? ''}:${isoDay(now)}`;
    await queueMail(sql, settings, { to: user.email, template: 'sign_in', data, dedupeKey });
  }
  return { data: { token }, user };
}

/** Remembers that the account was used in this browser; false when it already was. */
export async function addDevice(
  { sql, now, request }: Pick<Context, 'sql' | 'now' | 'request'>,
  userId: number,
  deviceHash: Buffer,
) {
  const label = describeBrowser(request.headers.get('user-agent'));
  const { rows } = await raw<{ isNew: boolean }>`
    insert into known_devices as d (user_id, device_hash, label, last_seen_at)
    values (${userId}, ${deviceHash}, ${label}, ${now})
    on conflict (user_id, device_hash)
      do update set last_seen_at = excluded.last_seen_at, label = excluded.label
    returning xmax = 0 as "isNew"`.execute(sql);
  return rows[0]?.isNew ?? false;
}

/** A program that signs in for each of its runs never ends the sessions of a browser. */
const MOST_OF_A_KIND = 100;
const MOST = 500;

async function keepLatest(
  { sql, now }: Context,
  table: 'sessions' | 'known_devices',
  userId: number,
) {
  // Those of a clock that was ahead go first, or new ones would end at once.
  const order = raw`last_seen_at > ${now}::timestamptz + interval '1 hour', last_seen_at desc`;
  await raw`
    delete from ${raw.table(table)} where ctid = any (array(
      select id from (
        select ctid as id, row_number() over (order by ${order}) as nth,
          row_number() over (partition by label order by ${order}) as nth_of_a_kind
        from ${raw.table(table)} where user_id = ${userId}) as ranked
      where nth > ${MOST} or nth_of_a_kind > ${MOST_OF_A_KIND}))`.execute(sql);
}

export interface OpenSession {
  id: number;
  label: string | null;
  created_at: Date;
  last_seen_at: Date;
}

export async function listSessions(sql: Sql, userId: number, now: Date): Promise<OpenSession[]> {
  const { rows } = await raw<OpenSession>`
    select id, label, created_at, last_seen_at from sessions
    where user_id = ${userId} and expires_at > ${now} and last_seen_at > ${idleSince(now)}
    order by last_seen_at desc, id desc`.execute(sql);
  return rows;
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

/** And sign-ins that have still to give their second step. Returns how many sessions there were. */
export async function endSessions(sql: Sql, userId: number, butSessionId?: number) {
  await raw`delete from sign_in_challenges where user_id = ${userId}`.execute(sql);
  const { rows } = await raw`
    delete from sessions
    where user_id = ${userId} and id is distinct from ${butSessionId ?? null}::bigint
    returning id`.execute(sql);
  return rows.length;
}

/** Their next sign-in sends a notice, and guesses from them are slowed as from anywhere. */
export async function forgetDevices(sql: Sql, userId: number, but: Buffer | null = null) {
  await raw`
    delete from known_devices
    where user_id = ${userId} and device_hash is distinct from ${but}::bytea`.execute(sql);
}

/** For the operator: ends all sessions and keys of an account; returns the sessions' number. */
export async function endSessionsOf(sql: Sql, email: string, now: Date): Promise<number | null> {
  const account = await findAccount(sql, email);
  if (!account) return null;
  const ended = await endSessions(sql, account.id);
  await endKeys(sql, account.id);
  await forgetDevices(sql, account.id);
  const operator = { sql, now, clientAddress: 'unknown' };
  const detail = 'by the operator';
  await recordEvent(operator, { kind: 'sessions_ended', userId: account.id, detail });
  return ended;
}

const WAYS_IN = [
  'sessions',
  'api_keys',
  'totp_secrets',
  'passkeys',
  'recovery_codes',
  'sign_in_challenges',
  'known_devices',
  'one_time_tokens',
  'alerts',
  'alert_webhooks',
  'push_subscriptions',
];

/**
 * Ends the password, second factor, sessions, keys, links, alerts and shared addresses of an
 * account whose address its owner has just proven, and which a stranger may have registered.
 */
export async function endOlderAccess(sql: Sql, userId: number, now: Date): Promise<void> {
  await raw`
    update users set password_hash = null, updated_at = ${now} where id = ${userId}`.execute(sql);
  for (const table of WAYS_IN) {
    await raw`delete from ${raw.table(table)} where user_id = ${userId}`.execute(sql);
  }
  await raw`update own_lists set share_key = null where user_id = ${userId}`.execute(sql);
}
