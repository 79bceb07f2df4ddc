import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';
import { HttpError } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { isMailAllowed } from '../../../outbox/mail-caps.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { requireOwnPassword } from './change-second-step.server.ts';
import {
  applyOneTimeToken,
  closeOneTimeTokens,
  createOneTimeToken,
  VALID_MINUTES,
} from './one-time-tokens.server.ts';
import { findAccount } from './queries.server.ts';
import { endSessions } from './sessions.server.ts';

const text = authText.address;

/**
 * Mails a link to the new address and a notice to the old one. The response is the same for an
 * address that has an account. Throws 422 for a wrong password, 429.
 */
export async function requestAddressChange(
  context: Context,
  given: { email: string; password: string },
): Promise<void> {
  const { userId, name, email, isVerified } = requireSession(context);
  await requireOwnPassword(context, given.password);
  if (!(await isMailAllowed(context, given.email))) {
    throw new HttpError(429, authText.wrong.tooManyMails);
  }
  const isTaken = (await findAccount(context.sql, given.email)) !== null;
  const { settings, now, requestId } = context;
  await context.sql.transaction().execute(async (sql) => {
    const kind = 'address_change_requested';
    await recordEvent({ ...context, sql }, { kind, userId });
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
    if (!isVerified) return;
    await queueMail(sql, settings, {
      to: email,
      template: 'address_notice',
      data: { name, isDone: false },
      dedupeKey: `address-notice:${userId}:${requestId}`,
    });
  });
}

/** By the link, signed in to the account: other sessions end. Throws 422 for an old link. */
export async function confirmAddressChange(context: Context, token: string): Promise<void> {
  const { userId, id, name, email, isVerified } = requireSession(context);
  const { settings, now, requestId } = context;
  await context.sql.transaction().execute(async (sql) => {
    const link = await applyOneTimeToken(sql, token, 'address', now);
    if (link?.userId !== userId) throw new HttpError(422, text.old);
    const { rows } = await raw`
      update users set email = new_email, new_email = null, email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and new_email is not null
        and not exists (select from users o where lower(o.email) = lower(users.new_email))
      returning id`.execute(sql);
    if (rows.length === 0) throw new HttpError(422, text.old);
    for (const purpose of ['reset', 'verify'] as const) {
      await closeOneTimeTokens(sql, userId, purpose, now);
    }
    await endSessions(sql, userId, id);
    await recordEvent({ ...context, sql }, { kind: 'address_change', userId });
    if (!isVerified) return;
    await queueMail(sql, settings, {
      to: email,
      template: 'address_notice',
      data: { name, isDone: true },
      dedupeKey: `address-changed:${userId}:${requestId}`,
    });
  });
}
