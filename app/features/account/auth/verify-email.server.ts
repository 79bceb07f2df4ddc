import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { readDevice, rememberDevice } from '../../../http/session-cookies.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { endOlderAccess } from './end-older-access.server.ts';
import { applyOneTimeToken, createOneTimeToken, type UsedLink } from './one-time-tokens.server.ts';
import { sendVerification } from './register.server.ts';

/**
 * The first verification sends a welcome. A stranger may have registered the address: in a browser
 * that neither registered nor is signed in to the account, its password and sessions end, and the
 * token of a link to choose a new password is returned. Throws 422, 429.
 */
export async function verifyEmail(context: Context, token: string): Promise<string | null> {
  const { now, settings } = context;
  await requireTriesLeft(context, 'verify');
  return context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, token, 'verify', now);
    if (!link) throw new HttpError(422, authText.wrong.verifyLink);
    const { userId } = link;
    const { rows } = await raw<{ name: string; email: string }>`
      update users set email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and email_verified_at is null returning name, email`.execute(sql);
    const [person] = rows;
    if (!person) return null;
    await recordEvent({ ...context, sql }, { kind: 'address_verified', userId });
    const isOwn = isOwnBrowser(context, link);
    await queueMail(sql, settings, {
      to: person.email,
      template: 'welcome',
      data: { name: isOwn ? person.name : null },
      dedupeKey: `welcome:${userId}`,
    });
    if (isOwn) return null;
    await endOlderAccess(sql, userId, now);
    return createOneTimeToken(sql, userId, 'reset', now);
  });
}

function isOwnBrowser(context: Context, { userId, deviceHash }: UsedLink): boolean {
  if (context.session?.userId === userId) return true;
  const device = readDevice(context);
  return device !== null && deviceHash !== null && device.equals(deviceHash);
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
