import { sql as raw } from 'kysely';
import { endKeys } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { HttpError, invalid } from '../../../http/errors.ts';
import { refuseOtherSites } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { rememberDevice } from '../../../http/session-cookies.server.ts';
import { isAccountMailAllowed } from '../../../outbox/mail-caps.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { hashPassword } from './hash-password.server.ts';
import { isCommonPassword } from './is-common-password.server.ts';
import { addDevice } from './known-devices.server.ts';
import { rememberWanted } from './next-path.server.ts';
import {
  applyOneTimeToken,
  closeOneTimeTokens,
  createOneTimeToken,
  findEmail,
  VALID_MINUTES,
} from './one-time-tokens.server.ts';
import { padResponseTime } from './pad-response-time.server.ts';
import { findAccount, provenName } from './queries.server.ts';
import { endSessions } from './sessions.server.ts';

/** Response and time are the same without an account. Throws 429. */
export async function requestReset(context: Context, email: string): Promise<void> {
  refuseOtherSites(context);
  await requireTriesLeft(context, 'reset', email);
  rememberWanted(context);
  await padResponseTime(context.settings.AUTH_PADDING_MS, () => sendReset(context, email));
}

async function sendReset(context: Context, email: string): Promise<void> {
  const account = await findAccount(context.sql, email);
  if (!account) return;
  if (!(await isAccountMailAllowed(context, account.email, 'reset'))) return;
  await context.sql.transaction().execute(async (sql) => {
    const token = await createOneTimeToken(sql, account.id, 'reset', context.now);
    const kind = 'password_reset_requested';
    await recordEvent({ ...context, sql }, { kind, userId: account.id });
    await queueMail(sql, context.settings, {
      to: account.email,
      template: 'reset',
      data: { name: provenName(account), token, validMinutes: VALID_MINUTES.reset },
      dedupeKey: `reset:${account.id}:${context.requestId}`,
    });
  });
}

export async function isResetLinkOpen(context: Context, token: string): Promise<boolean> {
  return (await findResetEmail(context, token)) !== null;
}

function findResetEmail({ sql, now }: Context, token: string): Promise<string | null> {
  return findEmail(sql, token, 'reset', now);
}

/** Ends all sessions, keys and other links, and verifies the address. Throws 422, 429. */
export async function confirmReset(
  context: Context,
  given: { token: string; password: string },
): Promise<void> {
  refuseOtherSites(context);
  await requireTriesLeft(context, 'reset confirmation');
  const { now, settings } = context;
  const email = await findResetEmail(context, given.token);
  if (email === null) throw closedLink();
  if (isCommonPassword(given.password, email, settings.PRODUCT_NAME)) {
    throw invalid({ password: [authText.wrong.common] });
  }
  const hash = await hashPassword(given.password, context.clientAddress);
  const device = rememberDevice(context);
  await context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, given.token, 'reset', now);
    if (!link) throw closedLink();
    const { userId } = link;
    const { rows } = await raw<{ name: string; email: string }>`
      update users set password_hash = ${hash}, updated_at = ${now},
        email_verified_at = coalesce(email_verified_at, ${now})
      where id = ${userId} returning name, email`.execute(sql);
    await closeOneTimeTokens(sql, userId, 'reset', now);
    await endSessions(sql, userId);
    await endKeys(sql, userId);
    await addDevice(sql, userId, device, now);
    await recordEvent({ ...context, sql }, { kind: 'password_reset', userId });
    for (const { name, email } of rows) {
      await queueMail(sql, settings, {
        to: email,
        template: 'password_changed',
        data: { name },
        dedupeKey: `password-changed:${userId}:${context.requestId}`,
      });
    }
  });
}

function closedLink(): HttpError {
  const { resetLink } = authText.wrong;
  return new HttpError(422, resetLink, { fields: { token: [resetLink] } });
}
