import { sql as raw } from 'kysely';
import { DAY_MS, isoDay } from '../../base/day.ts';
import type { Sql } from '../../data/database.ts';
import { isMailAllowed, type MailCapContext } from '../mail/mail-caps.server.ts';
import { readMailLink, signMailLink } from '../mail/mail-link-token.server.ts';
import { queueMail } from '../mail/queue-mail.server.ts';

const CONFIRM_DAYS = 7;

/**
 * Signs an address up. Unless confirmed it gets a confirmation mail, at most one a day and within
 * the address's limits. The response is the same for known addresses.
 */
export async function createSubscriber(
  { sql, settings, now }: MailCapContext,
  email: string,
): Promise<void> {
  await sql.transaction().execute(async (transaction) => {
    const { rows } = await raw<{ id: number; isRunning: boolean }>`
      insert into subscribers (email, created_at) values (${email}, ${now})
      on conflict (lower(email)) do update set email = subscribers.email
      returning id, confirmed_at is not null as "isRunning"`.execute(transaction);
    const [subscriber] = rows;
    if (!subscriber || subscriber.isRunning) return;
    const { id } = subscriber;
    if (!(await isMailAllowed({ sql: transaction, settings, now }, email))) return;
    const token = await signMailLink(transaction, {
      purpose: 'confirm-newsletter',
      id,
      expiresAt: new Date(now.getTime() + CONFIRM_DAYS * DAY_MS),
    });
    await queueMail(transaction, settings, {
      to: email,
      template: 'confirm_newsletter',
      data: { token },
      dedupeKey: `confirm_newsletter:${id}:${isoDay(now)}`,
    });
  });
}

export async function isConfirmable(sql: Sql, token: string, now: Date): Promise<boolean> {
  const link = await readMailLink(sql, token, 'confirm-newsletter', now);
  if (!link) return false;
  const { rows } = await raw`
    select 1 as found from subscribers where id = ${link.id} and ended_at is null`.execute(sql);
  return rows.length > 0;
}

/** False for an invalid link, and for one of a subscription that has ended. */
export async function confirmSubscriber(sql: Sql, token: string, now: Date): Promise<boolean> {
  const link = await readMailLink(sql, token, 'confirm-newsletter', now);
  if (!link) return false;
  const { rows } = await raw`
    update subscribers set confirmed_at = coalesce(confirmed_at, ${now})
    where id = ${link.id} and ended_at is null returning id`.execute(sql);
  return rows.length > 0;
}

/** Keeps a hash in place of the address. Ends a later subscription of the same address, too. */
export async function endSubscriber(sql: Sql, id: number, now: Date): Promise<void> {
  await raw`
    update subscribers set ended_at = ${now}, email_hash = forgotten_hash(email), email = null
    where email is not null
      and (id = ${id} or forgotten_hash(email) = (select email_hash from subscribers where id = ${id}))`.execute(
    sql,
  );
}

/** Leaves no trace of an address, ended subscriptions included. */
export async function forgetSubscriber(sql: Sql, email: string): Promise<void> {
  await raw`
    delete from subscribers
    where lower(email) = lower(${email}) or email_hash = forgotten_hash(${email})`.execute(sql);
}

/** Deletes addresses not confirmed within a month. */
export async function forgetUnconfirmed(sql: Sql): Promise<void> {
  await raw`
    delete from subscribers
    where confirmed_at is null and created_at < now() - interval '30 days'`.execute(sql);
}
