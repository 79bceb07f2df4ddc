import { sql as raw } from 'kysely';
import { DAY_MS } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import type { Context } from '../../http/context.ts';
import { invalid } from '../../http/errors.ts';
import { isUsedUp, requireTriesLeft } from '../../http/rate-limit.server.ts';
import { refuseOtherSites } from '../../http/same-site.server.ts';
import type { Settings } from '../../http/settings.ts';
import { authText } from '../../text/text.ts';
import { queueMail } from '../mail/queue-mail.server.ts';
import type { Registration } from './contract.ts';
import { hashPassword } from './hash-password.server.ts';
import { isCommonPassword } from './is-common-password.server.ts';
import { createOneTimeToken, VALID_MINUTES } from './one-time-tokens.server.ts';
import { padResponseTime } from './pad-response-time.server.ts';
import { findAccount } from './queries.server.ts';

const MAILS_A_DAY = 10;

export type Subscribe = (sql: Sql, site: Settings, email: string, now: Date) => Promise<void>;

/** Response and time are the same for an existing account. Throws 422, 429, 503. */
export async function register(
  context: Context,
  given: Registration,
  subscribe: Subscribe,
): Promise<void> {
  refuseOtherSites(context);
  if (isCommonPassword(given.password, given.email)) {
    throw invalid({ password: [authText.wrong.common] });
  }
  await requireTriesLeft(context, 'register', given.email);
  await padResponseTime(context.settings.AUTH_PADDING_MS, async () => {
    const hash = await hashPassword(given.password);
    const isMade = await createAccount(context, given, hash);
    if (!isMade) await notifyOwner(context, given.email);
    const { sql, settings, now } = context;
    if (given.newsletter) await subscribe(sql, settings, given.email, now);
  });
}

function createAccount(context: Context, given: Registration, hash: string): Promise<boolean> {
  const { name, email } = given;
  const { now } = context;
  return context.sql.transaction().execute(async (sql) => {
    const { rows } = await raw<{ id: number }>`
      insert into users (email, name, password_hash, terms_accepted_at, created_at, updated_at)
      values (${email}, ${name}, ${hash}, ${now}, ${now}, ${now})
      on conflict (lower(email)) do nothing returning id`.execute(sql);
    if (!rows[0]) return false;
    await sendVerification(context, sql, { id: rows[0].id, name, email });
    return true;
  });
}

export interface Addressee {
  id: number;
  name: string;
  email: string;
}

export async function sendVerification(
  { settings, now, requestId }: Context,
  sql: Sql,
  { id, name, email }: Addressee,
): Promise<void> {
  const token = await createOneTimeToken(sql, id, 'verify', now);
  await queueMail(sql, settings, {
    to: email,
    template: 'verify',
    data: { name, token, validMinutes: VALID_MINUTES.verify },
    dedupeKey: `verify:${id}:${requestId}`,
  });
}

async function notifyOwner(context: Context, email: string): Promise<void> {
  const { sql, settings } = context;
  const owner = await findAccount(sql, email);
  if (!owner) return;
  if (await isUsedUp(context, `already registered ${owner.id}`, MAILS_A_DAY, DAY_MS)) return;
  await queueMail(sql, settings, {
    to: owner.email,
    template: 'already_registered',
    data: { name: owner.name },
    dedupeKey: `already-registered:${owner.id}:${context.requestId}`,
  });
}
