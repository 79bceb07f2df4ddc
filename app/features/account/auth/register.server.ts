import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';
import { invalid } from '../../../http/errors.ts';
import { refuseOtherSites } from '../../../http/guard.server.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { rememberDevice } from '../../../http/session-cookies.server.ts';
import {
  isAccountMailAllowed,
  isMailAllowed,
  type MailCapContext,
} from '../../../outbox/mail-caps.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import type { Registration } from './contract.ts';
import { hashPassword } from './hash-password.server.ts';
import { isCommonPassword } from './is-common-password.server.ts';
import { addDevice } from './known-devices.server.ts';
import { rememberWanted } from './next-path.server.ts';
import { createOneTimeToken, VALID_MINUTES } from './one-time-tokens.server.ts';
import { padResponseTime } from './pad-response-time.server.ts';
import { findAccount, provenName } from './queries.server.ts';

export type Subscribe = (context: MailCapContext, email: string) => Promise<void>;

/** Response and time are the same for an existing account. Throws 422, 429, 503. */
export async function register(
  context: Context,
  given: Registration,
  subscribe: Subscribe,
): Promise<void> {
  refuseOtherSites(context);
  if (isCommonPassword(given.password, given.email, context.settings.PRODUCT_NAME)) {
    throw invalid({ password: [authText.wrong.common] });
  }
  await requireTriesLeft(context, 'register', given.email);
  const device = rememberDevice(context);
  rememberWanted(context);
  await padResponseTime(context.settings.AUTH_PADDING_MS, async () => {
    const hash = await hashPassword(given.password, context.clientAddress);
    const isMade = await createAccount(context, given, hash, device);
    if (!isMade) await notifyOwner(context, given.email);
    if (given.newsletter) await subscribe(context, given.email);
  });
}

function createAccount(
  context: Context,
  given: Registration,
  hash: string,
  device: Buffer,
): Promise<boolean> {
  const { name, email } = given;
  const { now } = context;
  return context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw<{ id: number }>`
      insert into users (email, name, password_hash, terms_accepted_at, created_at, updated_at)
      values (${email}, ${name}, ${hash}, ${now}, ${now}, ${now})
      on conflict (lower(email)) do nothing returning id`.execute(sql);
    if (!rows[0]) return false;
    await addDevice(sql, rows[0].id, device, now);
    await recordEvent({ ...context, sql }, { kind: 'registered', userId: rows[0].id });
    await sendVerification({ ...context, sql }, { id: rows[0].id, email, device });
    return true;
  });
}

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

async function notifyOwner(context: Context, email: string): Promise<void> {
  const { sql, settings } = context;
  const owner = await findAccount(sql, email);
  if (!owner) return;
  if (!(await isMailAllowed(context, owner.email))) return;
  await queueMail(sql, settings, {
    to: owner.email,
    template: 'already_registered',
    data: { name: provenName(owner) },
    dedupeKey: `already-registered:${owner.id}:${context.requestId}`,
  });
}
