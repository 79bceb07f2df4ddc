// The table `mails`: queued → sending → sent, or back to queued, or failed (decision 005).
import { randomUUID } from 'node:crypto';
import { sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { MailTemplate } from './templates/templates.ts';

export interface ClaimedMail {
  id: number;
  claim: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  dedupeKey: string;
  createdAt: Date;
  /** Includes this attempt. */
  attempts: number;
}

// Longer than one delivery; a slower sender loses its claim before it sends.
const CLAIM_S = 90;
const RETRY_AFTER_S = [30, 120, 600, 1_800, 7_200, 21_600, 43_200];

/** Null when none is due. Concurrent senders never claim the same mail. */
export async function claimDueMail(sql: Sql): Promise<ClaimedMail | null> {
  const { rows } = await raw<ClaimedMail>`
    update mails set state = 'sending', claim = ${randomUUID()}::uuid, attempts = attempts + 1,
      claimed_until = now() + make_interval(secs => ${CLAIM_S}::int)
    where id = (
      select id from mails where state = 'queued' and next_attempt_at <= now()
      order by is_bulk, next_attempt_at, id limit 1 for update skip locked)
    returning id, claim, to_address as "to", subject, text, html, headers, dedupe_key as "dedupeKey",
      created_at as "createdAt", attempts`.execute(sql);
  return rows[0] ?? null;
}

/** Call right before sending. False when another sender took the mail: then do not send. */
export async function markHandedOver(sql: Sql, mail: ClaimedMail): Promise<boolean> {
  const { rows } = await raw`
    update mails set handed_over_at = now()
    where id = ${mail.id} and claim = ${mail.claim}::uuid and claimed_until > now()
    returning id`.execute(sql);
  return rows.length > 0;
}

export async function markSent(sql: Sql, mail: ClaimedMail): Promise<void> {
  await raw`
    update mails set state = 'sent', sent_at = now(), claim = null, claimed_until = null, last_error = null,
      text = '', html = ''
    where id = ${mail.id} and claim = ${mail.claim}::uuid`.execute(sql);
}

/** Queues it again, later each time, or fails it at last. No personal data in `reason`. */
export async function postpone(sql: Sql, mail: ClaimedMail, reason: string): Promise<void> {
  const seconds = RETRY_AFTER_S[mail.attempts - 1];
  if (seconds === undefined) return giveUp(sql, mail, reason);
  await raw`
    update mails set state = 'queued', claim = null, claimed_until = null, handed_over_at = null,
      last_error = ${reason}, next_attempt_at = now() + make_interval(secs => ${seconds}::int)
    where id = ${mail.id} and claim = ${mail.claim}::uuid`.execute(sql);
}

export async function giveUp(sql: Sql, mail: ClaimedMail, reason: string): Promise<void> {
  await raw`
    update mails set state = 'failed', claim = null, claimed_until = null, last_error = ${reason},
      text = '', html = ''
    where id = ${mail.id} and claim = ${mail.claim}::uuid`.execute(sql);
}

/**
 * After a sender was killed: requeues mails not yet handed over; the others may have arrived and
 * are never sent again.
 */
export async function requeueInterrupted(sql: Sql): Promise<void> {
  await raw`
    update mails set claim = null, claimed_until = null,
      state = case when handed_over_at is null then 'queued' else 'failed' end,
      last_error = case when handed_over_at is null then 'interrupted' else 'interrupted while it was handed over' end,
      text = case when handed_over_at is null then text else '' end,
      html = case when handed_over_at is null then html else '' end
    where state = 'sending' and claimed_until < now()`.execute(sql);
}

/** Takes back mails of a template that have not been handed over. */
export async function withdrawMails(
  sql: Sql,
  address: string,
  templates: readonly MailTemplate[],
): Promise<void> {
  await raw`
    delete from mails where lower(to_address) = lower(${address}) and template = any(${[...templates]}::text[])
      and state in ('queued', 'sending') and handed_over_at is null`.execute(sql);
}

/** Deletes finished mails once no duplicate of them can be queued. */
export async function forgetOldMails(sql: Sql): Promise<void> {
  await raw`
    delete from mails
    where state in ('sent', 'failed') and created_at < now() - interval '90 days'`.execute(sql);
}
