import { sql as raw } from 'kysely';
import type { z } from 'zod';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { requireSession } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { clearSessionCookies } from '../../../http/session-cookies.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { accountSettingsText, authText } from '../../../text/text.ts';
import { forgetSubscriber } from '../../messages/newsletter/subscribers.server.ts';
import {
  cancelForDeletedAccount,
  nameSubscriptions,
} from '../../money/billing/provider-cancellations.server.ts';
import { detachInvoices } from '../../money/billing/retain-invoices.server.ts';
import { dropCompanionSession } from '../auth/companion-session.server.ts';
import { isPassword } from '../auth/hash-password.server.ts';
import { findPasswordHash } from '../auth/queries.server.ts';
import type { accountDeletion } from './contract.ts';

/**
 * Ends the subscription at the provider, with retries. Paid invoices stay, without a word of whose
 * they are. Throws 401, 422, 429, 503.
 */
export async function deleteAccount(
  context: Context,
  given: z.output<typeof accountDeletion>,
): Promise<void> {
  const { userId, name, email, isVerified } = requireSession(context);
  const tries = await requireTriesLeft(context, 'delete account', String(userId));
  const hash = await findPasswordHash(context.sql, userId);
  if (hash === null) {
    if (given.email?.trim().toLowerCase() !== email.toLowerCase()) {
      throw invalid({ email: [accountSettingsText.wrong.ownEmail] });
    }
  } else if (!(await isPassword(given.password ?? '', hash, context.clientAddress))) {
    await recordEvent(context, { kind: 'account_deleted', userId, outcome: 'refused' });
    throw invalid({ password: [authText.wrong.oldPassword] });
  }
  await tries.succeeded();
  await nameSubscriptions(context, userId);
  await context.sql.transaction().execute(async (sql) => {
    await cancelForDeletedAccount(sql, userId, context.now);
    await raw`delete from mails where lower(to_address) = lower(${email})`.execute(sql);
    await forgetSubscriber(sql, email);
    await detachInvoices(sql, userId);
    await raw`delete from users where id = ${userId}`.execute(sql);
    await recordEvent({ ...context, sql }, { kind: 'account_deleted', userId });
    if (!isVerified) return;
    await queueMail(sql, context.settings, {
      to: email,
      template: 'account_deleted',
      data: { name },
      dedupeKey: `account-deleted:${userId}`,
    });
  });
  // Its cookie would make a new account with the next page.
  await dropCompanionSession(context);
  context.session = null;
  clearSessionCookies(context);
}
