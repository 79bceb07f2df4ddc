import { sql as raw } from 'kysely';
import { endKeys } from '../../../http/api-key.server.ts';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { hashPassword, isPassword } from './hash-password.server.ts';
import { isCommonPassword } from './is-common-password.server.ts';
import { closeOneTimeTokens } from './one-time-tokens.server.ts';
import { findPasswordHash } from './queries.server.ts';
import { endSessions } from './sessions.server.ts';

/** Ends all other sessions and all keys. Throws 401, 422, 429, 503. */
export async function changePassword(
  context: Context,
  given: { oldpassword: string; newpassword: string },
): Promise<void> {
  const { userId, id: sessionId, name, email, isVerified } = requireSession(context);
  const { now, settings } = context;
  const tries = await requireTriesLeft(context, 'change password', String(userId));
  const hash = await findPasswordHash(context.sql, userId);
  if (hash === null) throw invalid({ oldpassword: [authText.wrong.noPassword] });
  if (!(await isPassword(given.oldpassword, hash, context.clientAddress))) {
    await recordEvent(context, { kind: 'password_change', userId, outcome: 'refused' });
    throw invalid({ oldpassword: [authText.wrong.oldPassword] });
  }
  if (isCommonPassword(given.newpassword, email, settings.PRODUCT_NAME)) {
    throw invalid({ newpassword: [authText.wrong.common] });
  }
  await tries.succeeded();
  const newHash = await hashPassword(given.newpassword, context.clientAddress);
  await context.sql.transaction().execute(async (sql) => {
    await raw`
      update users set password_hash = ${newHash}, updated_at = ${now} where id = ${userId}`.execute(
      sql,
    );
    await closeOneTimeTokens(sql, userId, 'reset', now);
    await endSessions(sql, userId, sessionId);
    await endKeys(sql, userId);
    await recordEvent({ ...context, sql }, { kind: 'password_change', userId });
    // An unproven address may be a stranger's.
    if (!isVerified) return;
    await queueMail(sql, settings, {
      to: email,
      template: 'password_changed',
      data: { name },
      dedupeKey: `password-changed:${userId}:${context.requestId}`,
    });
  });
}
