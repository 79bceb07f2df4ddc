// An account is made for an address, which its owner proves, and can change.

import { sql as raw } from 'kysely';
import { DAY_MS } from '../../../base/dates.ts';
import { currentLocale } from '../../../base/locale.ts';
import { networkOf } from '../../../http/client-address.server.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { isUsedUp, requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { readDevice, rememberDevice } from '../../../http/session-cookies.server.ts';
import {
  isAccountMailAllowed,
  isMailAllowed,
  queueMail,
} from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { createSubscriber } from '../../messages/newsletter/subscribers.server.ts';
import { requireOwnPassword } from './change-password.server.ts';
import type { Registration } from './contract.ts';
import { rememberWanted } from './next-path.server.ts';
import {
  applyOneTimeToken,
  closeOneTimeTokens,
  createOneTimeToken,
  VALID_MINUTES,
} from './one-time-tokens.server.ts';
import { hashPassword, isCommonPassword, padResponseTime } from './passwords.server.ts';
import { findAccount, provenName } from './queries.server.ts';
import { addDevice, endOlderAccess, endSessions, startSession } from './sessions.server.ts';
import { hasSecondStep } from './sign-in.server.ts';

const { wrong, address } = authText;

/** Response and time are the same for an existing account. Throws 422, 429, 503. */
export async function register(context: Context, given: Registration): Promise<void> {
  if (isCommonPassword(given.password, given.email, context.settings.PRODUCT_NAME)) {
    throw invalid({ password: [wrong.common] });
  }
  await requireTriesLeft(context, 'register', given.email);
  const device = rememberDevice(context);
  rememberWanted(context);
  await padResponseTime(context.settings.AUTH_PADDING_MS, async () => {
    const hash = await hashPassword(given.password, context.clientAddress);
    const isMade = await createAccount(context, given, hash, device);
    if (!isMade) await notifyOwner(context, given.email);
    if (given.newsletter) await createSubscriber(context, given.email);
  });
}

function createAccount(
  context: Context,
  { name, email }: Registration,
  hash: string,
  device: Buffer,
): Promise<boolean> {
  const { now } = context;
  return context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw<{ id: number }>`
      insert into users (email, name, password_hash, locale, terms_accepted_at, created_at, updated_at)
      values (${email}, ${name}, ${hash}, ${currentLocale()}, ${now}, ${now}, ${now})
      on conflict (lower(email)) do nothing returning id`.execute(sql);
    if (!rows[0]) return false;
    const { id } = rows[0];
    await addDevice({ ...context, sql }, id, device);
    await recordEvent({ ...context, sql }, { kind: 'registered', userId: id });
    await sendVerification({ ...context, sql }, id, email, device);
    return true;
  });
}

async function notifyOwner(context: Context, email: string): Promise<void> {
  const { sql, settings, requestId } = context;
  const owner = await findAccount(sql, email);
  if (!owner || !(await isMailAllowed(context, owner.email))) return;
  const data = { name: provenName(owner) };
  const dedupeKey = `already-registered:${owner.id}:${requestId}`;
  const template = 'already_registered';
  await queueMail(sql, settings, { to: owner.email, template, data, dedupeKey });
}

/** False when the address was sent too many mails. */
async function sendVerification(context: Context, userId: number, to: string, device: Buffer) {
  const { sql, settings, now, requestId } = context;
  if (!(await isAccountMailAllowed(context, to, 'verification'))) return false;
  const token = await createOneTimeToken(sql, userId, 'verify', now, device);
  const data = { token, validMinutes: VALID_MINUTES.verify };
  const dedupeKey = `verify:${userId}:${requestId}`;
  await queueMail(sql, settings, { to, template: 'verify', data, dedupeKey });
  return true;
}

/** Throws 401, 429. */
export async function sendVerificationAgain(context: Context): Promise<void> {
  const { userId, email, isVerified } = requireSession(context);
  if (isVerified) return;
  await requireTriesLeft(context, 'send verification', String(userId));
  const device = rememberDevice(context);
  const isSent = await context.sql
    .transaction()
    .execute((sql) => sendVerification({ ...context, sql }, userId, email, device));
  if (!isSent) throw new HttpError(429, wrong.tooManyMails);
}

/**
 * The first verification sends a welcome, and signs in the browser that registered. A stranger may
 * have registered the address: in a browser that neither registered nor is signed in to the
 * account, its password and sessions end, and the token of a link to choose a new password is
 * returned. Throws 422, 429.
 */
export async function verifyEmail(context: Context, token: string): Promise<string | null> {
  const { now, settings, session } = context;
  await requireTriesLeft(context, 'verify');
  const verified = await context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, token, 'verify', now);
    if (!link) throw new HttpError(422, wrong.verifyLink);
    const { userId, deviceHash } = link;
    const { rows } = await raw<{ name: string; email: string }>`
      update users set email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and email_verified_at is null returning name, email`.execute(sql);
    const [person] = rows;
    if (!person) return null;
    await recordEvent({ ...context, sql }, { kind: 'address_verified', userId });
    const isOwnBrowser =
      session?.userId === userId ||
      (deviceHash !== null && readDevice(context)?.equals(deviceHash) === true);
    const data = { name: isOwnBrowser ? person.name : null };
    const dedupeKey = `welcome:${userId}`;
    await queueMail(sql, settings, { to: person.email, template: 'welcome', data, dedupeKey });
    if (isOwnBrowser) return { userId, resetToken: null };
    await endOlderAccess(sql, userId, now);
    return { userId, resetToken: await createOneTimeToken(sql, userId, 'reset', now) };
  });
  if (!verified) return null;
  const { userId, resetToken } = verified;
  if (!session && !resetToken && !(await hasSecondStep(context.sql, userId))) {
    await startSession(context, userId, 'mail');
  }
  return resetToken;
}

const CHANGES_A_DAY = { ofAccount: 5, fromNetwork: 20 };

/** The new address is a stranger's until its link is used. Throws 403, 429. */
async function requireChangesLeft(context: Context): Promise<void> {
  const { userId, isVerified } = requireSession(context);
  if (!isVerified) throw new HttpError(403, address.unverified);
  const network = networkOf(context.clientAddress);
  const { ofAccount, fromNetwork } = CHANGES_A_DAY;
  const isTooMuch =
    (await isUsedUp(context, `address changes of ${userId}`, ofAccount, DAY_MS)) ||
    (await isUsedUp(context, `address changes from ${network}`, fromNetwork, DAY_MS));
  if (isTooMuch) throw new HttpError(429, address.tooMany);
}

/**
 * Mails a link to the new address and a notice to the old one. The response is the same for an
 * address that has an account. Throws 403 before the account's own address is confirmed, 422 for a
 * wrong password, 429.
 */
export async function requestAddressChange(context: Context, to: string, password: string) {
  const { userId } = requireSession(context);
  await requireOwnPassword(context, password);
  await requireChangesLeft(context);
  if (!(await isMailAllowed(context, to))) throw new HttpError(429, wrong.tooManyMails);
  const isTaken = (await findAccount(context.sql, to)) !== null;
  const { settings, now, requestId } = context;
  await context.sql.transaction().execute(async (sql) => {
    await recordEvent({ ...context, sql }, { kind: 'address_change_requested', userId });
    if (!isTaken) {
      // First, as it locks: of two requests at once, the link of the former must end.
      await raw`update users set new_email = ${to} where id = ${userId}`.execute(sql);
      await closeOneTimeTokens(sql, userId, 'address', now);
      const token = await createOneTimeToken(sql, userId, 'address', now);
      const data = { token, validMinutes: VALID_MINUTES.address };
      const dedupeKey = `confirm-address:${userId}:${requestId}`;
      await queueMail(sql, settings, { to, template: 'confirm_address', data, dedupeKey });
    }
    await notifyOldAddress({ ...context, sql }, 'address-notice', false);
  });
}

/** By the link, signed in to the account: other sessions end. Throws 422 for an old link. */
export async function confirmAddressChange(context: Context, token: string): Promise<void> {
  const { userId, id } = requireSession(context);
  const { now } = context;
  await context.sql.transaction().execute(async (sql) => {
    // Locks in the same order as a request for another address.
    await raw`select id from users where id = ${userId} for update`.execute(sql);
    const link = await applyOneTimeToken(sql, token, 'address', now);
    if (link?.userId !== userId) throw new HttpError(422, address.old);
    const { rows } = await raw`
      update users set email = new_email, new_email = null, email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and new_email is not null
        and not exists (select from users o where lower(o.email) = lower(users.new_email))
      returning id`.execute(sql);
    if (rows.length === 0) throw new HttpError(422, address.old);
    await closeOneTimeTokens(sql, userId, 'reset', now);
    await closeOneTimeTokens(sql, userId, 'verify', now);
    await endSessions(sql, userId, id);
    await recordEvent({ ...context, sql }, { kind: 'address_change', userId });
    await notifyOldAddress({ ...context, sql }, 'address-changed', true);
  });
}

/** Nothing to an unproven one. */
async function notifyOldAddress(context: Context, key: string, isDone: boolean): Promise<void> {
  const { sql, settings, requestId } = context;
  const { userId, name, email: to, isVerified } = requireSession(context);
  if (!isVerified) return;
  const data = { name, isDone };
  const dedupeKey = `${key}:${userId}:${requestId}`;
  await queueMail(sql, settings, { to, template: 'address_notice', data, dedupeKey });
}
