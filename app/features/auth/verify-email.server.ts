import { sql as raw } from 'kysely';
import type { Context } from '../../http/context.ts';
import { HttpError } from '../../http/errors.ts';
import { requireSession } from '../../http/guard.server.ts';
import { requireTriesLeft } from '../../http/rate-limit.server.ts';
import { authText } from '../../text/text.ts';
import { queueMail } from '../mail/queue-mail.server.ts';
import { applyOneTimeToken } from './one-time-tokens.server.ts';
import { sendVerification } from './register.server.ts';

/** The first verification sends a welcome. Throws 422, 429. */
export async function verifyEmail(context: Context, token: string): Promise<void> {
  const { now, settings } = context;
  await requireTriesLeft(context, 'verify');
  await context.sql.transaction().execute(async (sql) => {
    const userId = await applyOneTimeToken(sql, token, 'verify', now);
    if (userId === null) throw new HttpError(422, authText.wrong.verifyLink);
    const { rows } = await raw<{ name: string; email: string }>`
      update users set email_verified_at = ${now}, updated_at = ${now}
      where id = ${userId} and email_verified_at is null returning name, email`.execute(sql);
    for (const { name, email } of rows) {
      await queueMail(sql, settings, {
        to: email,
        template: 'welcome',
        data: { name },
        dedupeKey: `welcome:${userId}`,
      });
    }
  });
}

/** Throws 401, 429. */
export async function sendVerificationAgain(context: Context): Promise<void> {
  const { userId, name, email, isVerified } = requireSession(context);
  if (isVerified) return;
  await requireTriesLeft(context, 'send verification', String(userId));
  await context.sql
    .transaction()
    .execute((sql) => sendVerification(context, sql, { id: userId, name, email }));
}
