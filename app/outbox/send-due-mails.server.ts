import type { Sql } from '../data/database.ts';
import type { JobLog } from '../jobs/jobs.server.ts';
import { DeliveryFailed, type MailTransport } from './mail-transport.server.ts';
import {
  type ClaimedMail,
  claimDueMail,
  giveUp,
  markHandedOver,
  markSent,
  postpone,
  requeueInterrupted,
} from './outbox.server.ts';

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
    while (!signal.aborted) {
      const mail = await claimDueMail(sql);
      if (!mail) break;
      const failure = await sendMail(sql, transport, mail);
      const fields = { mail: mail.id, attempt: mail.attempts };
      if (!failure) log.info(fields, 'mail sent');
      else log.warn({ ...fields, reason: failure.message, outcome: failure.kind }, 'mail not sent');
      if (failure?.isUnreachable) break;
    }
  } finally {
    transport.close();
  }
}

async function sendMail(
  sql: Sql,
  transport: MailTransport,
  mail: ClaimedMail,
): Promise<DeliveryFailed | null> {
  try {
    await transport.deliver(mail, async () => {
      if (!(await markHandedOver(sql, mail))) {
        throw new DeliveryFailed('later', 'another sender has taken it');
      }
    });
  } catch (error) {
    const failure = asFailure(error);
    if (failure.kind === 'later') await postpone(sql, mail, failure.message);
    else await giveUp(sql, mail, failure.message);
    return failure;
  }
  await markSent(sql, mail);
  return null;
}

/** Unexpected errors, such as a full disk, are retried. */
function asFailure(error: unknown): DeliveryFailed {
  if (error instanceof DeliveryFailed) return error;
  return new DeliveryFailed('later', (error as { code?: string }).code ?? 'error', true);
}
