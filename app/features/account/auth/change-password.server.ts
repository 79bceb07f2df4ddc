// A password is asked for, changed, or reset by a link from a mail.

import { sql as raw } from 'kysely';
import { pathTo, withQuery } from '../../../base/paths.ts';
import { endKeys } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid, Redirect } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { readDevice, rememberDevice } from '../../../http/session-cookies.server.ts';
import { isAccountMailAllowed, queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { rememberWanted } from './next-path.server.ts';
import {
  applyOneTimeToken,
  closeOneTimeTokens,
  createOneTimeToken,
  findResetEmail,
  VALID_MINUTES,
} from './one-time-tokens.server.ts';
import { hashPassword, isCommonPassword, isPassword, padResponseTime } from './passwords.server.ts';
import { findAccount, findPasswordHash, provenName } from './queries.server.ts';
import { addDevice, endOlderAccess, endSessions, forgetDevices } from './sessions.server.ts';
import { hasSecondStep } from './sign-in.server.ts';

const { wrong } = authText;
const GIVE_STEP = 'This session began without the second step: give it at /login/second-step.';

/**
 * Asks an account with a second step for it where the session began without it, as one of the
 * companion does: otherwise anybody with such a session, and the password or an account without
 * one, could replace the factor. Throws Redirect, in the API 403.
 */
export async function requireOwnStep(context: Context): Promise<void> {
  const { userId, hasSecondStep: isGiven } = requireSession(context);
  const { pathname } = context.url;
  if (isGiven || !(await hasSecondStep(context.sql, userId))) return;
  if (pathname.startsWith('/api/')) throw new HttpError(403, GIVE_STEP);
  throw new Redirect(withQuery(pathTo('/login/second-step'), { next: pathname }));
}

/** And the second step, as requireOwnStep. Throws Redirect, 422, 429. */
export async function requireOwnPassword(context: Context, password: string): Promise<void> {
  const { userId } = requireSession(context);
  await requireOwnStep(context);
  const tries = await requireTriesLeft(context, 'own password', String(userId));
  const hash = await findPasswordHash(context.sql, userId);
  if (hash !== null && !(await isPassword(password, hash, context.clientAddress))) {
    throw invalid({ password: [wrong.oldPassword] });
  }
  await tries.succeeded();
}

/** Ends all other sessions and all keys. Throws Redirect, 401, 403, 422, 429, 503. */
export async function changePassword(
  context: Context,
  given: { oldpassword: string; newpassword: string },
): Promise<void> {
  const { userId, id: sessionId, name, email, isVerified } = requireSession(context);
  const { now, settings } = context;
  await requireOwnStep(context);
  const tries = await requireTriesLeft(context, 'change password', String(userId));
  const hash = await findPasswordHash(context.sql, userId);
  if (hash === null) throw invalid({ oldpassword: [wrong.noPassword] });
  if (!(await isPassword(given.oldpassword, hash, context.clientAddress))) {
    await recordEvent(context, { kind: 'password_change', userId, outcome: 'refused' });
    throw invalid({ oldpassword: [wrong.oldPassword] });
  }
  if (isCommonPassword(given.newpassword, email, settings.PRODUCT_NAME)) {
    throw invalid({ newpassword: [wrong.common] });
  }
  await tries.succeeded();
  const newHash = await hashPassword(given.newpassword, context.clientAddress);
  await context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw`
      update users set password_hash = ${newHash}, updated_at = ${now}
      where id = ${userId} and password_hash = ${hash} returning id`.execute(sql);
    // Another password was chosen since, such as by a link from a mail.
    if (rows.length === 0) throw invalid({ oldpassword: [wrong.oldPassword] });
    await endOldAccess({ ...context, sql }, userId, sessionId);
    await recordEvent({ ...context, sql }, { kind: 'password_change', userId });
    // An unproven address may be a stranger's.
    if (isVerified) await mailPasswordChanged({ ...context, sql }, userId, email, name);
  });
}

/** Response and time are the same without an account. Throws 429. */
export async function requestReset(context: Context, email: string): Promise<void> {
  await requireTriesLeft(context, 'reset', email);
  rememberWanted(context);
  await padResponseTime(context.settings.AUTH_PADDING_MS, () => sendReset(context, email));
}

async function sendReset(context: Context, email: string): Promise<void> {
  const account = await findAccount(context.sql, email);
  if (!account || !(await isAccountMailAllowed(context, account.email, 'reset'))) return;
  const { id: userId, email: to } = account;
  const { settings, now, requestId } = context;
  await context.sql.transaction().execute(async (sql) => {
    const token = await createOneTimeToken(sql, userId, 'reset', now);
    await recordEvent({ ...context, sql }, { kind: 'password_reset_requested', userId });
    const data = { name: provenName(account), token, validMinutes: VALID_MINUTES.reset };
    const dedupeKey = `reset:${userId}:${requestId}`;
    await queueMail(sql, settings, { to, template: 'reset', data, dedupeKey });
  });
}

/** Ends all sessions, keys and other links, and verifies the address. Throws 422, 429. */
export async function confirmReset(context: Context, given: { token: string; password: string }) {
  await requireTriesLeft(context, 'reset confirmation');
  const { now, settings } = context;
  const email = await findResetEmail(context.sql, given.token, now);
  if (email === null) throw closedLink();
  if (isCommonPassword(given.password, email, settings.PRODUCT_NAME)) {
    throw invalid({ password: [wrong.common] });
  }
  const hash = await hashPassword(given.password, context.clientAddress);
  const device = rememberDevice(context);
  await context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, given.token, 'reset', now);
    if (!link) throw closedLink();
    const { userId } = link;
    const { rows: unproven } = await raw`
      select from users where id = ${userId} and email_verified_at is null for update`.execute(sql);
    // A stranger may have registered the address.
    if (unproven.length > 0) await endOlderAccess(sql, userId, now);
    const { rows } = await raw<{ name: string; email: string }>`
      update users set password_hash = ${hash}, updated_at = ${now},
        email_verified_at = coalesce(email_verified_at, ${now})
      where id = ${userId} returning name, email`.execute(sql);
    await endOldAccess({ ...context, sql }, userId);
    await addDevice({ ...context, sql }, userId, device);
    await recordEvent({ ...context, sql }, { kind: 'password_reset', userId });
    for (const { email: to, name } of rows) {
      await mailPasswordChanged({ ...context, sql }, userId, to, name);
    }
  });
}

function closedLink(): HttpError {
  return new HttpError(422, wrong.resetLink, { fields: { token: [wrong.resetLink] } });
}

/** Links to a new password, keys, all sessions but one, and all known browsers but this one. */
async function endOldAccess(context: Context, userId: number, butSessionId?: number) {
  const { sql, now } = context;
  await closeOneTimeTokens(sql, userId, 'reset', now);
  await endSessions(sql, userId, butSessionId);
  await endKeys(sql, userId);
  await forgetDevices(sql, userId, readDevice(context));
}

function mailPasswordChanged(context: Context, userId: number, to: string, name: string) {
  const { sql, settings, requestId } = context;
  const dedupeKey = `password-changed:${userId}:${requestId}`;
  return queueMail(sql, settings, { to, template: 'password_changed', data: { name }, dedupeKey });
}
