import { DAY_MS, isoDay } from '../../base/day.ts';
import type { Context } from '../../http/context.ts';
import { countTry, forgiveTry } from '../../http/count-tries.server.ts';
import { type Tries, tooManyTries } from '../../http/rate-limit.server.ts';
import { queueMail } from '../mail/queue-mail.server.ts';
import type { Account, AccountSeen } from './queries.server.ts';

const FAILURES_A_DAY = 100;
const MINUTE_MS = 60_000;

/**
 * Counts guesses at one account from all addresses together: beyond 100 a day, one a minute, and
 * its owner gets a mail. Browsers that the account was used in pass. Throws 429.
 */
export async function slowGuesses(
  context: Context,
  email: string,
  account: AccountSeen | null,
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
