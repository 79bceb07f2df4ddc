import { sql as raw } from 'kysely';
import type { Sql } from '../../data/database.ts';
import type { MailSite } from '../mail/mail-address.server.ts';
import { signMailLink } from '../mail/mail-link-token.server.ts';
import { queueMail } from '../mail/queue-mail.server.ts';
import type { MailTemplates } from '../mail/templates/templates.ts';
import { wants } from '../notifications/due-events.server.ts';

type Decided = Omit<Parameters<MailTemplates['listing_review']>[0], 'name' | 'unsubscribeToken'>;

/** Only for senders who want one at once; digests tell the others. */
export async function notifySender(
  sql: Sql,
  site: MailSite,
  userId: number,
  logId: number,
  decided: Decided,
): Promise<void> {
  const { rows } = await raw<{ name: string; email: string }>`
    select u.name, u.email from users u
    where u.id = ${userId} and ${wants('my_listing_review', 'instant')}`.execute(sql);
  const sender = rows[0];
  if (!sender) return;
  await raw`
    insert into notified_events (user_id, kind, event_id)
    values (${userId}, 'my_listing_review', ${logId}) on conflict do nothing`.execute(sql);
  const unsubscribeToken = await signMailLink(sql, {
    purpose: 'end-notifications',
    id: userId,
    detail: 'my_listing_review',
  });
  await queueMail(sql, site, {
    to: sender.email,
    template: 'listing_review',
    data: { ...decided, name: sender.name, unsubscribeToken },
    dedupeKey: `my_listing_review:${userId}:${logId}`,
  });
}
