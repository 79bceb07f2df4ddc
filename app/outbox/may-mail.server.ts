import { type RawBuilder, sql as raw } from 'kysely';
import { DAY_MS, HOUR_MS } from '../base/dates.ts';
import type { Context } from '../http/context.ts';
import { isUsedUp } from '../http/rate-limit.server.ts';
import { DEFAULT_FREQUENCIES, type Frequency, type NotificationKind } from './preferences.ts';

const MAILS_AN_HOUR = 5;
const MAILS_A_DAY = 10;

export type MailCapContext = Pick<Context, 'sql' | 'settings' | 'now'>;

/**
 * Whether another mail may go to an address that anybody can name: 5 an hour and 10 a day over all
 * kinds of such mails, counting this one.
 */
export async function isMailAllowed(context: MailCapContext, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  // What the hour refuses does not count towards the day.
  return (
    !(await isUsedUp(context, `mails of an hour to ${mailbox}`, MAILS_AN_HOUR, HOUR_MS)) &&
    !(await isUsedUp(context, `mails of a day to ${mailbox}`, MAILS_A_DAY, DAY_MS))
  );
}

const OWN_MS = { reset: HOUR_MS, verification: DAY_MS };

/**
 * As isMailAllowed, but one reset an hour and one verification a day always are: strangers cannot
 * lock the owner out.
 */
export async function isAccountMailAllowed(
  context: MailCapContext,
  address: string,
  kind: keyof typeof OWN_MS,
): Promise<boolean> {
  if (await isMailAllowed(context, address)) return true;
  return !(await isUsedUp(context, `${kind} mails to ${mailboxOf(address)}`, 1, OWN_MS[kind]));
}

/** Without case and without what follows a plus sign, which leads to the same mailbox. */
export function mailboxOf(address: string): string {
  const [name = '', host = ''] = address.trim().toLowerCase().split('@');
  return `${name.split('+')[0]}@${host}`;
}

/** Of `users u`: whether they are told of this, this often. */
export function wants(kind: NotificationKind, frequency: Frequency): RawBuilder<boolean> {
  return raw<boolean>`(u.email_verified_at is not null
    and u.notifications->>'pause_all' is distinct from 'true'
    and coalesce(u.notifications->>${kind}::text, ${DEFAULT_FREQUENCIES[kind]}) = ${frequency})`;
}
