// The queue of mails: queued → sending → sent, or back to queued, or failed. A mail that was handed
// over is never sent again by itself (docs/decisions/005-mail-at-most-once.md).

import { type RawBuilder, sql as raw } from 'kysely';
import type { Sql } from '../data/database.ts';
import type { Settings } from '../http/settings.ts';
import type { JobLog, Work } from '../jobs/jobs.server.ts';
import {
  claimFirst,
  DeliveryFailed,
  HANDED_OVER,
  isDue,
  type Queue,
  secondsFromNow,
  sendDue,
} from './queue.server.ts';
import {
  type ClaimedMail,
  createFolderTransport,
  createSmtpTransport,
  type MailTransport,
} from './transports.server.ts';

const EVERY_MS = 1_000;
// Longer than one delivery; a slower sender loses its claim before it sends.
const CLAIM_S = 90;
const RETRY_AFTER_S = [30, 120, 600, 1_800, 7_200, 21_600, 43_200];
/** The content of a mail is cleared when it is done: it can contain secret links. */
const CLEARED = raw`text = '', html = ''`;

export const mailQueue: Queue<ClaimedMail> = {
  async claim(sql) {
    const claimed = claimFirst('mails', {
      due: raw`state = 'queued' and ${isDue}`,
      order: raw`is_bulk, next_attempt_at, id`,
      changes: raw`state = 'sending', claim = gen_random_uuid(), claimed_until = ${secondsFromNow(CLAIM_S)}`,
    });
    const { rows } = await raw<ClaimedMail>`
      with claimed as (${claimed})
      select id, claim, to_address as "to", subject, text, html, headers, dedupe_key as "dedupeKey",
        created_at as "createdAt", attempts from claimed`.execute(sql);
    return rows[0] ?? null;
  },
  pauseAfterS: (attempts) => RETRY_AFTER_S[attempts - 1],
  markSent: (sql, mail) =>
    endClaim(sql, mail, raw`state = 'sent', sent_at = now(), last_error = null, ${CLEARED}`),
  postpone: (sql, mail, seconds, reason) =>
    endClaim(
      sql,
      mail,
      raw`state = 'queued', handed_over_at = null, last_error = ${reason},
        next_attempt_at = ${secondsFromNow(seconds)}`,
    ),
  giveUp: (sql, mail, reason) =>
    endClaim(sql, mail, raw`state = 'failed', last_error = ${reason}, ${CLEARED}`),
};

/** Changes nothing where another sender has taken the mail. */
async function endClaim(sql: Sql, { id, claim }: ClaimedMail, changes: RawBuilder<unknown>) {
  await raw`
    update mails set claim = null, claimed_until = null, ${changes}
    where id = ${id} and claim = ${claim}::uuid`.execute(sql);
}

/** Call right before sending. False when another sender took the mail: then do not send. */
async function markHandedOver(sql: Sql, { id, claim }: ClaimedMail): Promise<boolean> {
  const { rows } = await raw`
    update mails set handed_over_at = now()
    where id = ${id} and claim = ${claim}::uuid and claimed_until > now()
    returning id`.execute(sql);
  return rows.length > 0;
}

/**
 * After a sender was killed: requeues mails not yet handed over; the others may have arrived and
 * are never sent again.
 */
async function requeueInterrupted(sql: Sql): Promise<void> {
  await raw`
    update mails set claim = null, claimed_until = null,
      state = case when handed_over_at is null then 'queued' else 'failed' end,
      last_error = case when handed_over_at is null then 'interrupted' else ${`interrupted while it was ${HANDED_OVER}`} end,
      text = case when handed_over_at is null then text else '' end,
      html = case when handed_over_at is null then html else '' end
    where state = 'sending' and claimed_until < now()`.execute(sql);
}

interface SendOptions {
  sql: Sql;
  transport: MailTransport;
  log: JobLog;
  signal: AbortSignal;
}

/** Sends due mails one by one until none is left or `signal` aborts. */
export async function sendDueMails({ sql, transport, log, signal }: SendOptions): Promise<void> {
  await requeueInterrupted(sql);
  try {
    await sendDue(mailQueue, {
      sql,
      signal,
      deliver: (mail) =>
        transport.deliver(mail, async () => {
          if (await markHandedOver(sql, mail)) return;
          throw new DeliveryFailed('later', 'another sender has taken it');
        }),
      log({ id, attempts }, failure) {
        const fields = { mail: id, attempt: attempts };
        if (!failure) return log.info(fields, 'mail sent');
        log.warn({ ...fields, reason: failure.message, outcome: failure.kind }, 'mail not sent');
      },
    });
  } finally {
    transport.close();
  }
}

export interface UnsentMails {
  queued: number;
  sending: number;
  failed: number;
  /** Handed over when their sender was ended, so most have arrived. */
  interrupted: number;
}

export async function countUnsent(sql: Sql): Promise<UnsentMails> {
  const count = (state: string, more = raw`true`) =>
    raw`(count(*) filter (where state = ${state} and ${more}))::int`;
  const wasCutOff = raw`coalesce(last_error, '') like ${`%${HANDED_OVER}`}`;
  const { rows } = await raw<UnsentMails>`
    select ${count('queued')} as queued, ${count('sending')} as sending,
      ${count('failed', raw`not ${wasCutOff}`)} as failed, ${count('failed', wasCutOff)} as interrupted
    from mails where state <> 'sent'`.execute(sql);
  return rows[0] ?? { queued: 0, sending: 0, failed: 0, interrupted: 0 };
}

/** Seconds for which the mail that is due longest has waited. */
export async function readLateness(sql: Sql): Promise<number> {
  const { rows } = await raw<{ seconds: number }>`
    select coalesce(greatest(0, extract(epoch from now() - min(next_attempt_at))), 0)::float as seconds
    from mails where state = 'queued'`.execute(sql);
  return rows[0]?.seconds ?? 0;
}

/** Deletes finished mails once no duplicate of them can be queued. */
async function forgetOldMails(sql: Sql): Promise<void> {
  await raw`
    delete from mails
    where state in ('sent', 'failed') and created_at < now() - interval '90 days'`.execute(sql);
}

export function mailWork(sql: Sql, settings: Settings, log: JobLog): Work {
  const { SMTP_URL, DATA_DIR } = settings;
  const transport = SMTP_URL
    ? createSmtpTransport(SMTP_URL, settings)
    : createFolderTransport(DATA_DIR, settings);
  return {
    jobs: [{ name: 'forget-old-mails', cron: '20 3 * * *', run: () => forgetOldMails(sql) }],
    loops: [
      {
        name: 'send-mails',
        everyMs: EVERY_MS,
        run: (signal) => sendDueMails({ sql, transport, log, signal }),
      },
    ],
  };
}
