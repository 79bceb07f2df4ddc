import { sql as raw } from 'kysely';
import type { Context } from '../../../http/context.ts';
import { rememberDevice } from '../../../http/device-cookie.server.ts';
import { invalid } from '../../../http/errors.ts';
import { requireTriesLeft } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/record-event.server.ts';
import { refuseOtherSites } from '../../../http/same-site.server.ts';
import { isMailAllowed } from '../../../outbox/mail-caps.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import { createSubscriber } from '../../messages/newsletter/subscribers.server.ts';
import type { Registration } from './contract.ts';
import { sendVerification } from './email-address.server.ts';
import { rememberWanted } from './next-path.server.ts';
import { hashPassword, isCommonPassword, padResponseTime } from './passwords.server.ts';
import { findAccount, provenName } from './queries.server.ts';
import { addDevice } from './sessions.server.ts';

/** Response and time are the same for an existing account. Throws 422, 429, 503. */
export async function register(context: Context, given: Registration): Promise<void> {
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
      insert into users (email, name, password_hash, terms_accepted_at, created_at, updated_at)
      values (${email}, ${name}, ${hash}, ${now}, ${now}, ${now})
      on conflict (lower(email)) do nothing returning id`.execute(sql);
    if (!rows[0]) return false;
    const { id } = rows[0];
    await addDevice(sql, id, device, now);
    await recordEvent({ ...context, sql }, { kind: 'registered', userId: id });
    await sendVerification({ ...context, sql }, { id, email, device });
    return true;
  });
}

async function notifyOwner(context: Context, email: string): Promise<void> {
  const { sql, settings, requestId } = context;
  const owner = await findAccount(sql, email);
  if (!owner || !(await isMailAllowed(context, owner.email))) return;
  await queueMail(sql, settings, {
    to: owner.email,
    template: 'already_registered',
    data: { name: provenName(owner) },
    dedupeKey: `already-registered:${owner.id}:${requestId}`,
  });
}
