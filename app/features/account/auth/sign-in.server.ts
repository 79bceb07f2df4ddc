// Signing in by a password and, where an account has one, a second step: a code of an authenticator
// app, or a recovery code.

import { randomBytes } from 'node:crypto';
import { sql as raw } from 'kysely';
import { DAY_MS, HOUR_MS, isoDay } from '../../../base/dates.ts';
import type { Sql } from '../../../data/database.ts';
import type { Context } from '../../../http/context.ts';
import { readCookie, setHiddenCookie } from '../../../http/cookies.ts';
import { countTry, forgiveTry } from '../../../http/counters.server.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { unauthorized } from '../../../http/guard.server.ts';
import { requireTriesLeft, tooManyTries } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { hashToken, hasSecondFactor } from '../../../http/session.server.ts';
import { readDevice } from '../../../http/session-cookies.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { hashPassword, isOutdated, isPassword } from './passwords.server.ts';
import { type Account, findAccount, getUser } from './queries.server.ts';
import { endOwnSession, makeToken, startSession } from './sessions.server.ts';
import { findStep, toBase32 } from './totp.ts';

const text = authText.secondStep;
const FAILURES_A_DAY = 100;
const MINUTE_MS = 60_000;
const COOKIE = 'sign_in_challenge';
const VALID_SECONDS = 600;
const TRIES_AN_HOUR = 20;
const WARNED_FROM = 10;
const RECOVERY_CODES = 10;
// 120 bits: enough for a plain hash (ASVS 6.5.2).
const RECOVERY_CODE_BYTES = 15;

/**
 * Response and work are the same for unknown addresses. Throws 401, also with a challenge where a
 * second step is needed, 429, 503.
 */
export async function signIn(context: Context, given: { email: string; password: string }) {
  const tries = await requireTriesLeft(context, 'sign-in', given.email);
  const account = await findAccount(context.sql, given.email, readDevice(context));
  const guesses = await slowGuesses(context, given.email, account);
  const hash = account?.passwordHash ?? null;
  if (!(await isPassword(given.password, hash, context.clientAddress)) || !account) {
    await endOwnSession(context);
    const userId = account?.id ?? null;
    await recordEvent(context, { kind: 'sign_in', userId, outcome: 'refused', detail: 'password' });
    throw unauthorized(authText.wrongCredentials);
  }
  await tries.succeeded();
  await guesses.succeeded();
  await renewHash(context, account, given.password);
  if (await hasSecondStep(context.sql, account.id)) {
    throw await challengeSecondStep(context, account.id);
  }
  return startSession(context, account.id, 'password');
}

/**
 * Counts guesses at one account from all addresses together: beyond 100 a day, one a minute, and
 * its owner gets a mail. Browsers that the account was used in pass. Throws 429.
 */
async function slowGuesses(context: Context, email: string, account: Account | null) {
  const { sql, now, settings } = context;
  if (!settings.RATE_LIMITS || account?.isKnownDevice) return { succeeded: async () => {} };
  const key = `sign-in at ${email.trim().toLowerCase()} from anywhere`;
  const { hits } = await countTry(sql, { key, windowMs: DAY_MS, now });
  if (hits > FAILURES_A_DAY) {
    if (account?.isVerified) await warnOwner(context, account);
    const slow = await countTry(sql, { key: `${key}, slowed`, windowMs: MINUTE_MS, now });
    if (slow.hits > 1) throw tooManyTries(slow.endsAt, now);
  }
  return { succeeded: () => forgiveTry(sql, key) };
}

function warnOwner({ sql, settings, now }: Context, { id, name, email }: Account): Promise<void> {
  const data = { name };
  const dedupeKey = `guesses:${id}:${isoDay(now)}`;
  return queueMail(sql, settings, { to: email, template: 'guesses', data, dedupeKey });
}

async function renewHash({ sql, clientAddress }: Context, account: Account, password: string) {
  if (!account.passwordHash || !isOutdated(account.passwordHash)) return;
  const hash = await hashPassword(password, clientAddress);
  await raw`
    update users set password_hash = ${hash}
    where id = ${account.id} and password_hash = ${account.passwordHash}`.execute(sql);
}

export async function hasSecondStep(sql: Sql, userId: number): Promise<boolean> {
  const { rows } = await raw<{ hasOne: boolean }>`
    select ${hasSecondFactor(raw`${userId}::bigint`)} as "hasOne"`.execute(sql);
  return rows[0]?.hasOne ?? false;
}

/** 401 with a `challenge`, which the second step answers; browsers get it as a cookie, too. */
async function challengeSecondStep(context: Context, userId: number): Promise<HttpError> {
  const { sql, now } = context;
  const challenge = makeToken();
  const expiresAt = new Date(now.getTime() + VALID_SECONDS * 1_000);
  await raw`
    delete from sign_in_challenges
    where user_id = ${userId} and expires_at <= ${now}`.execute(sql);
  await raw`
    insert into sign_in_challenges (token_hash, user_id, expires_at)
    values (${hashToken(challenge)}, ${userId}, ${expiresAt})`.execute(sql);
  setHiddenCookie(context, COOKIE, challenge, VALID_SECONDS);
  return new HttpError(401, text.needed, { more: { challenge } });
}

export function readChallenge({ request }: Context): string {
  return readCookie(request.headers.get('cookie'), COOKIE) ?? '';
}

export async function findChallenged({ sql, now }: Context, challenge: string) {
  const { rows } = await raw<{ userId: number }>`
    select user_id as "userId" from sign_in_challenges
    where token_hash = ${hashToken(challenge)} and expires_at > ${now}`.execute(sql);
  return rows[0]?.userId ?? null;
}

/** Throws 401 for an old challenge, 422 for a wrong code, 429. */
export async function signInBySecondStep(context: Context, challenge: string, code: string) {
  const userId = await findChallenged(context, challenge);
  if (userId === null) throw new HttpError(401, text.tooLate);
  const method = await requireCode(context, userId, code);
  const { rows } = await raw`
    delete from sign_in_challenges
    where token_hash = ${hashToken(challenge)} returning user_id`.execute(context.sql);
  if (rows.length === 0) throw new HttpError(401, text.tooLate);
  setHiddenCookie(context, COOKIE, '', 0);
  return startSession(context, userId, `password and ${method}`);
}

/** For a session that began without it, such as one of the companion. Throws 422, 429. */
export async function strengthenSession(context: Context, code: string): Promise<void> {
  const { session, sql, now } = context;
  if (!session) throw new HttpError(401, text.tooLate);
  await requireCode(context, session.userId, code);
  await raw`update sessions set second_step_at = ${now} where id = ${session.id}`.execute(sql);
}

/** Uses up a code; returns its kind. Throws 422 for a wrong one, 429. */
export async function requireCode(context: Context, userId: number, code: string) {
  const tries = await requireTriesLeft(context, 'second step', String(userId));
  const anywhere = await countCodes(context, userId);
  if (anywhere.hits > TRIES_AN_HOUR) {
    throw new HttpError(429, text.tooMany, { headers: { 'retry-after': '3600' } });
  }
  const method = await applyCode(context, userId, code.replace(/[\s-]/g, '').toUpperCase());
  if (!method) {
    const detail = 'second step';
    await recordEvent(context, { kind: 'sign_in', userId, outcome: 'refused', detail });
    if (anywhere.hits >= WARNED_FROM) await warnOfCodes(context, userId);
    throw invalid({ code: [text.wrong] });
  }
  await tries.succeeded();
  await anywhere.succeeded();
  return method;
}

/** Codes given for an account in an hour, from all addresses together. */
async function countCodes({ sql, now, settings }: Context, userId: number) {
  if (!settings.RATE_LIMITS) return { hits: 0, succeeded: async () => {} };
  const key = `second step of ${userId}`;
  const { hits } = await countTry(sql, { key, windowMs: HOUR_MS, now });
  return { hits, succeeded: () => forgiveTry(sql, key) };
}

/** Only who knows the password gets as far, and can use up the owner's tries. */
async function warnOfCodes({ sql, settings, now }: Context, userId: number): Promise<void> {
  const { name, email, email_verified_at } = await getUser(sql, userId, now);
  if (email_verified_at === null) return;
  const dedupeKey = `wrong-codes:${userId}:${isoDay(now)}`;
  await queueMail(sql, settings, { to: email, template: 'wrong_codes', data: { name }, dedupeKey });
}

async function applyCode({ sql, now }: Context, userId: number, code: string) {
  if (!/^\d{6}$/.test(code)) {
    const { rows } = await raw`
      update recovery_codes set used_at = ${now}
      where user_id = ${userId} and code_hash = ${hashToken(code)} and used_at is null
      returning 1 as used`.execute(sql);
    return rows.length > 0 ? 'recovery code' : null;
  }
  const { rows } = await raw<{ secret: Buffer }>`
    select secret from totp_secrets
    where user_id = ${userId} and confirmed_at is not null`.execute(sql);
  const step = rows[0] ? findStep(rows[0].secret, code, now) : null;
  if (step === null) return null;
  // Each code works once.
  const used = await raw`
    update totp_secrets set last_step = ${step}
    where user_id = ${userId} and last_step < ${step} returning 1 as used`.execute(sql);
  return used.rows.length > 0 ? 'code' : null;
}

/** Replaces those there were; only hashes are stored. */
export async function makeRecoveryCodes(sql: Sql, userId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    toBase32(randomBytes(RECOVERY_CODE_BYTES)),
  );
  await raw`delete from recovery_codes where user_id = ${userId}`.execute(sql);
  for (const code of codes) {
    await raw`
      insert into recovery_codes (user_id, code_hash)
      values (${userId}, ${hashToken(code)})`.execute(sql);
  }
  return codes.map((code) => code.match(/.{4}/g)?.join('-') ?? code);
}
