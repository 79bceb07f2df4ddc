import { sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../../../base/dates.ts';
import type { Context } from '../../../http/context.ts';
import { countTry, forgiveTry } from '../../../http/counters.server.ts';
import { refuseOtherSites, unauthorized } from '../../../http/guard.server.ts';
import { requireTriesLeft, type Tries, tooManyTries } from '../../../http/rate-limit.server.ts';
import { recordEvent } from '../../../http/security-events.server.ts';
import { readDevice } from '../../../http/session-cookies.server.ts';
import { queueMail } from '../../../outbox/queue-mail.server.ts';
import { authText } from '../../../text/text.ts';
import type { SignInAnswer } from './contract.ts';
import { hashPassword, isOutdated, isPassword } from './hash-password.server.ts';
import { type Account, findAccount } from './queries.server.ts';
import { challengeSecondStep, hasSecondStep } from './second-step.server.ts';
import { endOwnSession, startSession } from './sessions.server.ts';

const FAILURES_A_DAY = 100;
const MINUTE_MS = 60_000;

/**
 * Response and work are the same for unknown addresses (spec section 4). Throws 401, also with a
 * challenge where a second step is needed, 429, 503.
 */
export async function signIn(
  context: Context,
  given: { email: string; password: string },
): Promise<SignInAnswer> {
  refuseOtherSites(context);
  const tries = await requireTriesLeft(context, 'sign-in', given.email);
  const account = await findAccount(context.sql, given.email, readDevice(context));
  const guesses = await slowGuesses(context, given.email, account);
  const hash = account?.passwordHash ?? null;
  if (!(await isPassword(given.password, hash, context.clientAddress)) || !account) {
    await endOwnSession(context);
    const userId = account?.id ?? null;
    await recordEvent(context, { kind: 'sign_in', userId, outcome: 'refused', detail: 'password' });
    throw unauthorized(authText.wrongCredentials);
  }
  await tries.succeeded();
  await guesses.succeeded();
  await renewHash(context, account, given.password);
  if (await hasSecondStep(context.sql, account.id)) {
    throw await challengeSecondStep(context, account.id);
  }
  return startSession(context, account.id, 'password');
}

/**
 * Counts guesses at one account from all addresses together: beyond 100 a day, one a minute, and
 * its owner gets a mail. Browsers that the account was used in pass. Throws 429.
 */
async function slowGuesses(
  context: Context,
  email: string,
  account: Account | null,
): Promise<Tries> {
  const { sql, now, settings } = context;
  if (!settings.RATE_LIMITS || account?.isKnownDevice) return { succeeded: async () => {} };
  const key = `sign-in at ${email.trim().toLowerCase()} from anywhere`;
  const { hits } = await countTry(sql, { key, windowMs: DAY_MS, now });
  if (hits > FAILURES_A_DAY) {
    if (account?.isVerified) await warnOwner(context, account);
    const slow = await countTry(sql, { key: `${key}, slowed`, windowMs: MINUTE_MS, now });
    if (slow.hits > 1) throw tooManyTries(slow.endsAt, now);
  }
  return { succeeded: () => forgiveTry(sql, key) };
}

function warnOwner({ sql, settings, now }: Context, { id, name, email }: Account): Promise<void> {
  return queueMail(sql, settings, {
    to: email,
    template: 'guesses',
    data: { name },
    dedupeKey: `guesses:${id}:${isoDay(now)}`,
  });
}

async function renewHash(
  { sql, clientAddress }: Context,
  account: Account,
  password: string,
): Promise<void> {
  if (!account.passwordHash || !isOutdated(account.passwordHash)) return;
  const hash = await hashPassword(password, clientAddress);
  await raw`
    update users set password_hash = ${hash}
    where id = ${account.id} and password_hash = ${account.passwordHash}`.execute(sql);
}
