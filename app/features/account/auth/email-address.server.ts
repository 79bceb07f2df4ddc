// The address of an account: proving that it is its owner's, and changing it.
import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';
import { readDevice, rememberDevice } from '../../../http/device-cookie.server.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/record-event.server.ts';
import { isAccountMailAllowed, isMailAllowed } from '../../../outbox/mail-caps.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { requireOwnPassword } from './change-password.server.ts';
import {
  applyOneTimeToken,
  closeOneTimeTokens,
  createOneTimeToken,
  VALID_MINUTES,
} from './one-time-tokens.server.ts';
import { findAccount } from './queries.server.ts';
import { endOlderAccess, endSessions } from './sessions.server.ts';

/** False when the address was sent too many mails. */
export async function sendVerification(
  context: Context,
  { id, email, device }: { id: number; email: string; device: Buffer },
): Promise<boolean> {
  const { sql, settings, now, requestId } = context;
  if (!(await isAccountMailAllowed(context, email, 'verification'))) return false;
  const token = await createOneTimeToken(sql, id, 'verify', now, device);
  await queueMail(sql, settings, {
    to: email,
    template: 'verify',
    data: { token, validMinutes: VALID_MINUTES.verify },
    dedupeKey: `verify:${id}:${requestId}`,
  });
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
    .execute((sql) => sendVerification({ ...context, sql }, { id: userId, email, device }));
  if (!isSent) throw new HttpError(429, authText.wrong.tooManyMails);
}

/**
 * The first verification sends a welcome. A stranger may have registered the address: in a browser
 * that neither registered nor is signed in to the account, its password and sessions end, and the
 * token of a link to choose a new password is returned. Throws 422, 429.
 */
export async function verifyEmail(context: Context, token: string): Promise<string | null> {
  const { now, settings, session } = context;
  await requireTriesLeft(context, 'verify');
  return context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, token, 'verify', now);
    if (!link) throw new HttpError(422, authText.wrong.verifyLink);
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
    await queueMail(sql, settings, {
      to: person.email,
      template: 'welcome',
      data: { name: isOwnBrowser ? person.name : null },
      dedupeKey: `welcome:${userId}`,
    });
    if (isOwnBrowser) return null;
    await endOlderAccess(sql, userId, now);
    return createOneTimeToken(sql, userId, 'reset', now);
  });
}

/**
 * Mails a link to the new address and a notice to the old one. The response is the same for an
 * address that has an account. Throws 422 for a wrong password, 429.
 */
export async function requestAddressChange(
  context: Context,
  given: { email: string; password: string },
): Promise<void> {
  const { userId } = requireSession(context);
  await requireOwnPassword(context, given.password);
  if (!(await isMailAllowed(context, given.email))) {
    throw new HttpError(429, authText.wrong.tooManyMails);
  }
  const isTaken = (await findAccount(context.sql, given.email)) !== null;
  const { settings, now, requestId } = context;
  await context.sql.transaction().execute(async (sql) => {
    await recordEvent({ ...context, sql }, { kind: 'address_change_requested', userId });
    if (!isTaken) {
      await closeOneTimeTokens(sql, userId, 'address', now);
      const token = await createOneTimeToken(sql, userId, 'address', now);
      await raw`
        update users set new_email = ${given.email} where id = ${userId}`.execute(sql);
      await queueMail(sql, settings, {
        to: given.email,
        template: 'confirm_address',
        data: { token, validMinutes: VALID_MINUTES.address },
        dedupeKey: `confirm-address:${userId}:${requestId}`,
      });
    }
    await notifyOldAddress({ ...context, sql }, 'address-notice', false);
  });
}

/** By the link, signed in to the account: other sessions end. Throws 422 for an old link. */
export async function confirmAddressChange(context: Context, token: string): Promise<void> {
  const { userId, id } = requireSession(context);
  const { now } = context;
  await context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, token, 'address', now);
    if (link?.userId !== userId) throw new HttpError(422, authText.address.old);
    const { rows } = await raw`
      update users set email = new_email, new_email = null, email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and new_email is not null
        and not exists (select from users o where lower(o.email) = lower(users.new_email))
      returning id`.execute(sql);
    if (rows.length === 0) throw new HttpError(422, authText.address.old);
    await closeOneTimeTokens(sql, userId, 'reset', now);
    await closeOneTimeTokens(sql, userId, 'verify', now);
    await endSessions(sql, userId, id);
    await recordEvent({ ...context, sql }, { kind: 'address_change', userId });
    await notifyOldAddress({ ...context, sql }, 'address-changed', true);
  });
}

/** Nothing to an unproven one. */
async function notifyOldAddress(context: Context, key: string, isDone: boolean): Promise<void> {
  const { userId, name, email, isVerified } = requireSession(context);
  if (!isVerified) return;
  await queueMail(context.sql, context.settings, {
    to: email,
    template: 'address_notice',
    data: { name, isDone },
    dedupeKey: `${key}:${userId}:${context.requestId}`,
  });
}
